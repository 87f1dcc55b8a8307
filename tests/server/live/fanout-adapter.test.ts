import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fanout } from '#server/activity.ts'
import { FanoutAdapter } from '#server/realtime/fanout-adapter.ts'
import type { LiveSocket } from '#server/realtime/rooms.ts'

const LARGE = 1000

/** Every reading of the clock advances it by a millisecond, so that a slice is over after 128 writes. */
beforeEach(() => {
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs++)
})

/** Returns an adapter whose sockets record the data of the packets that they get. */
function adapterWith(rooms: Record<string, string[]>) {
  const received = new Map<string, unknown[]>()
  const sent: Fanout[] = []
  const sockets = new Map<string, { id: string; leave: (room: string) => void }>()
  const adapter = new FanoutAdapter(
    { name: '/', sockets, server: {} },
    {
      onSent: (fanout) => sent.push(fanout),
      write: ({ id }: LiveSocket, frame) => {
        const text = frame.toString('utf8')
        received.get(id)!.push((JSON.parse(text.slice(text.indexOf('['))) as unknown[])[1])
      },
    },
  )
  const enter = (room: string, id: string) => {
    sockets.set(id, { id, leave: (left) => void adapter.del(id, left) })
    if (!received.has(id)) received.set(id, [])
    void adapter.addAll(id, new Set([room]))
  }
  for (const [room, ids] of Object.entries(rooms)) for (const id of ids) enter(room, id)
  const emit = (room: string, event: string, data: unknown) =>
    adapter.broadcast({ type: 2, nsp: '/', data: [event, data] }, { rooms: new Set([room]) })
  const empty = (room: string) => adapter.delSockets({ rooms: new Set([room]) }, [room])
  const has = (id: string, data: unknown) => received.get(id)!.includes(data)
  return { adapter, emit, empty, enter, received, sent, has }
}

async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; !condition(); turns++) {
    if (turns > 1000) throw new Error('It did not happen within 1,000 turns of the event loop')
    await turn()
  }
}

describe('a packet to a large room', () => {
  const crowd = Array.from({ length: LARGE }, (_, index) => `player ${index}`)
  const last = crowd.at(-1)!

  it('LIV-6: lets other events run in between, and reaches each member once', async () => {
    const { emit, received, has, sent } = adapterWith({ large: crowd, small: ['colleague'] })
    emit('large', 'card:changed', 'v2')
    expect([has(crowd[0]!, 'v2'), has(last, 'v2')]).toEqual([true, false])
    emit('small', 'card:changed', 'small v2')
    expect(has('colleague', 'small v2')).toBe(true)
    await turn()
    expect(has(last, 'v2')).toBe(false)
    await until(() => has(last, 'v2'))
    expect(crowd.filter((id) => received.get(id)!.join() !== 'v2')).toEqual([])
    expect(received.get('colleague')).toEqual(['small v2'])
    expect(sent.map(({ event, receivers }) => [event, receivers])).toEqual([
      ['card:changed', 1],
      ['card:changed', LARGE],
    ])
  })

  it('LIV-6: is followed by only the newest of the waiting snapshots, and each member gets packets in order', async () => {
    const { emit, received, has } = adapterWith({ large: crowd })
    emit('large', 'card:changed', 'v2')
    emit('large', 'card:version', 'version 3')
    emit('large', 'card:changed', 'v3')
    emit('large', 'card:changed', 'v4')
    await until(() => has(last, 'v4'))
    expect(crowd.filter((id) => received.get(id)!.join() !== 'v2,version 3,v4')).toEqual([])
  })

  it('LIV-9: reaches everyone before the room is emptied, if it is a deletion, and is the last', async () => {
    const { adapter, emit, empty, received, has } = adapterWith({ large: crowd })
    emit('large', 'card:changed', 'v2')
    emit('large', 'card:deleted', 'gone')
    empty('large')
    emit('large', 'card:changed', 'v3')
    await until(() => !adapter.rooms.has('large'))
    emit('large', 'card:changed', 'v4')
    for (let turns = 0; turns < 50; turns++) await turn()
    expect(has(last, 'gone')).toBe(true)
    expect(crowd.filter((id) => received.get(id)!.join() !== 'v2,gone')).toEqual([])
  })
})
