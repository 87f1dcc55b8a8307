import { io, type Socket } from 'socket.io-client'
import { expect } from 'vitest'
import type { Result, SocketErrorCode } from '#shared/errors.ts'
import type { ServerEvents } from '#shared/contract/socket.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'

/** Only failures wait this long. It is below the heartbeat's 25 s, which would compensate for a lost push. */
const DEADLINE_MS = 20_000

type CardEvent = Exclude<keyof ServerEvents, 'card:players' | 'card:joined'>
type ReceivedEvent = { [E in CardEvent]: { event: E; payload: Parameters<ServerEvents[E]>[0] } }[CardEvent]

/** A real client that records every event. */
export interface Listener {
  socket: Socket
  /** The events about the card itself, in order. */
  events: ReceivedEvent[]
  /** The player counts, in order. The server sends them in every test. */
  counts: { cardId: string; count: number }[]
  /** The responses to joins in CONNECT, in order. */
  answers: Result<CardJoined>[]
  /** Returns the versions of the received snapshots. */
  versions: () => number[]
  join: (payload: unknown) => Promise<Result<CardJoined>>
  leave: (payload: unknown) => Promise<Result<object>>
  /** Sends any event with any arguments and waits for its acknowledgement. */
  ask: (event: string, ...args: unknown[]) => Promise<Result<unknown>>
  /** Resolves with the first event, past or future, that `wanted` accepts. */
  until: (wanted: (received: ReceivedEvent) => boolean) => Promise<ReceivedEvent>
  /** Resolves with the reason when the connection ends. */
  closed: () => Promise<string>
  /** Resolves when everything sent to this client so far has arrived, since packets of a connection keep their order. */
  settled: () => Promise<void>
}

/** Timers that end with the test: a response that nothing waits for anymore must not fail the run. */
const deadlines = new Set<ReturnType<typeof setTimeout>>()

function within<T>(what: string, start: (done: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not within ${DEADLINE_MS} ms: ${what}`)), DEADLINE_MS)
    deadlines.add(timer)
    start((value) => {
      clearTimeout(timer)
      deadlines.delete(timer)
      resolve(value)
    })
  })
}

const open = new Set<Socket>()

/** Connects like a page of `url`. `headers` are sent with the handshake, `auth` with CONNECT. */
export async function listenTo(
  url: string,
  {
    headers = {},
    reconnection = false,
    auth = {},
  }: {
    headers?: Record<string, string>
    reconnection?: boolean
    auth?: Record<string, unknown> | ((send: (auth: object) => void) => void)
  } = {},
): Promise<Listener> {
  const socket: Socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    extraHeaders: headers,
    auth,
  })
  open.add(socket)
  const events: ReceivedEvent[] = []
  const waiting = new Set<(item: ReceivedEvent) => void>()
  const counts: Listener['counts'] = []
  const answers: Listener['answers'] = []
  socket.onAny((event: keyof ServerEvents, payload: Parameters<ServerEvents[keyof ServerEvents]>[0]) => {
    if (event === 'card:players') {
      counts.push(payload as Listener['counts'][number])
      return
    }
    if (event === 'card:joined') {
      answers.push(payload as Listener['answers'][number])
      return
    }
    const item = { event, payload } as ReceivedEvent
    events.push(item)
    for (const look of waiting) look(item)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })

  const ask = <T>(event: string, ...args: unknown[]) =>
    within<Result<T>>(`the acknowledgement of ${event}`, (done) => socket.emit(event, ...args, done))

  return {
    socket,
    events,
    counts,
    answers,
    versions: () =>
      events.flatMap((item) => (item.event === 'card:changed' ? [item.payload.card.version] : [])),
    join: (payload) => ask<CardJoined>('card:join', payload),
    leave: (payload) => ask<object>('card:leave', payload),
    ask,
    until: (wanted) =>
      within<ReceivedEvent>('an event that was waited for', (done) => {
        const already = events.find(wanted)
        if (already) return done(already)
        const look = (item: ReceivedEvent) => {
          if (!wanted(item)) return
          waiting.delete(look)
          done(item)
        }
        waiting.add(look)
      }),
    closed: () =>
      within<string>('the end of the connection', (done) =>
        socket.connected ? socket.once('disconnect', done) : done('closed already'),
      ),
    settled: async () => {
      await ask('test:settled')
    },
  }
}

/** Connects like a page of `url` and joins a card. A refusal fails the test. */
export async function joinCard(
  url: string,
  payload: { cardId: string; as?: 'play' | 'edit'; version?: number },
): Promise<Listener> {
  const listener = await listenTo(url)
  const result = await listener.join(payload)
  if (!result.ok) throw new Error(`Not joined: ${JSON.stringify(result)}`)
  return listener
}

/** Joins a card on a separate connection. @returns the code of the refusal, or `ok` */
export async function joinOutcome(url: string, cardId: string): Promise<string> {
  const { join, socket } = await listenTo(url)
  const joined = await join({ cardId })
  socket.disconnect()
  return joined.ok ? 'ok' : joined.error.code
}

/** Returns a condition for `until` that accepts the snapshot of this version. */
export const snapshotOf = (version: number) => (received: ReceivedEvent) =>
  received.event === 'card:changed' && received.payload.card.version === version

/** Returns the acknowledgement of a refused packet. */
export const refusal = (code: SocketErrorCode) => ({
  ok: false,
  error: { code, message: expect.any(String) },
})

/** Returns the card in an acknowledgement. Fails the test if there is none. */
export function cardOf(result: Result<CardJoined>): Card {
  if (!result.ok || !('card' in result.data)) throw new Error(`No card in ${JSON.stringify(result)}`)
  return result.data.card
}

/** Closes all clients of a test. server-setup.ts calls it after each test. */
export function closeListeners(): void {
  for (const socket of open) socket.disconnect()
  open.clear()
  for (const timer of deadlines) clearTimeout(timer)
  deadlines.clear()
}
