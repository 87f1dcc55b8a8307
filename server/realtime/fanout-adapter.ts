import { Adapter, type BroadcastOptions } from 'socket.io-adapter'
import type { Packet } from 'socket.io-parser'
import type { Fanout } from '../activity.ts'
import { frameOfPacket } from './frames.ts'
import type { LiveServer, LiveSocket } from './rooms.ts'

/** Rooms up to this size get a packet in one turn: 200 writes take some 2 ms. */
const SMALL_ROOM = 200
/** How long larger rooms hold the event loop before others have a turn. */
const SLICE_MS = 2
/** The number of writes between two checks of the clock. */
const WRITES_PER_LOOK = 32

interface FanoutOptions {
  write: (socket: LiveSocket, frame: Buffer) => void
  onSent: (fanout: Fanout) => void
}

interface EventPacket extends Packet {
  data: [event: string, ...payload: unknown[]]
}

/** A packet that is being sent to a room, or waits there. */
interface Job {
  event: string
  /** The room's members when the packet was sent. */
  members: string[]
  next: number
  frame: Buffer
  startedMs: number
  /** Callbacks for when the packet has reached everyone. */
  after: (() => void)[]
}

/**
 * Socket.IO's adapter, except for packets to one room: their frame is written straight to the connections, from one
 * buffer for all, and large rooms get it in slices of 2 ms, so that a small room does not wait for ten thousand
 * players. Each member gets the packets of a room in their order. If several packets of one event wait for a large
 * room, only the newest is sent: each of our events contains the whole state.
 */
export class FanoutAdapter extends Adapter {
  readonly #options: FanoutOptions
  /** Large rooms to which packets are being sent, with these packets in their order. */
  readonly #jobs = new Map<string, Job[]>()
  #isScheduled = false

  constructor(nsp: unknown, options: FanoutOptions) {
    super(nsp)
    this.#options = options
  }

  /** Leaves out the room that Socket.IO makes for each socket's id: nothing is sent there, and it takes 300 bytes. */
  override addAll(id: string, rooms: Set<string>): void | Promise<void> {
    rooms.delete(id)
    return super.addAll(id, rooms)
  }

  override broadcast(packet: EventPacket, options: BroadcastOptions): void {
    const [room, ...others] = options.rooms
    if (room === undefined || others.length > 0 || options.except?.size)
      return super.broadcast(packet, options)
    const members = this.rooms.get(room)
    if (!members) return
    const [event] = packet.data
    const job: Job = {
      event,
      members: [...members],
      next: 0,
      frame: frameOfPacket(packet),
      startedMs: performance.now(),
      after: [],
    }
    const waiting = this.#jobs.get(room)
    if (waiting) {
      const older = waiting.findIndex(
        (one) => one.event === event && one.next === 0 && one.after.length === 0,
      )
      if (older >= 0) waiting.splice(older, 1)
      waiting.push(job)
    } else if (members.size <= SMALL_ROOM) this.#send(room, job, Infinity)
    else {
      this.#jobs.set(room, [job])
      this.#sendSlice()
    }
  }

  /** Waits until packets in progress have reached the room: a deletion empties the room after its own packet. */
  override delSockets(options: BroadcastOptions, rooms: string[]): void {
    const [room] = options.rooms
    const last = room === undefined ? undefined : this.#jobs.get(room)?.at(-1)
    if (last) last.after.push(() => super.delSockets(options, rooms))
    else super.delSockets(options, rooms)
  }

  /** @returns whether the packet has reached everyone */
  #send(room: string, job: Job, untilMs: number): boolean {
    const { sockets } = this.nsp as ReturnType<LiveServer['of']>
    const members = this.rooms.get(room)
    for (; job.next < job.members.length; job.next++) {
      if (job.next % WRITES_PER_LOOK === 0 && performance.now() > untilMs) return false
      const id = job.members[job.next]!
      const socket = members?.has(id) && sockets.get(id)
      if (socket) this.#options.write(socket, job.frame)
    }
    this.#options.onSent({
      event: job.event,
      receivers: job.members.length,
      bytes: job.frame.byteLength * job.members.length,
      ms: performance.now() - job.startedMs,
    })
    for (const then of job.after) then()
    return true
  }

  /** Sends to the large rooms in turn until the slice is over. */
  #sendSlice(): void {
    const untilMs = performance.now() + SLICE_MS
    for (const [room, jobs] of this.#jobs) {
      while (jobs.length > 0 && this.#send(room, jobs[0]!, untilMs)) jobs.shift()
      if (jobs.length > 0) {
        // Moves the room to the end of the queue.
        this.#jobs.delete(room)
        this.#jobs.set(room, jobs)
        break
      }
      this.#jobs.delete(room)
    }
    if (this.#jobs.size === 0 || this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#sendSlice()
    })
  }
}
