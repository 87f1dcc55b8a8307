import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startHeartbeat } from '#server/realtime/heartbeat.ts'

type Deps = Parameters<typeof startHeartbeat>[0]

let heartbeat: ReturnType<typeof startHeartbeat> | undefined

afterEach(() => heartbeat?.stop())

/** A heartbeat over these rooms, whose emissions take `emitMs` each, and what it emitted. */
function start(rooms: number, emitMs: number) {
  const emitted: string[] = []
  const queries: number[] = []
  const cardIds = Array.from({ length: rooms }, (_, index) => `card${index}`)
  heartbeat = startHeartbeat({
    io: {} as Deps['io'],
    cards: {
      versionsOf: (asked) => {
        queries.push(asked.length)
        return Promise.resolve(new Map(asked.map((cardId) => [cardId, 1])))
      },
    },
    broadcaster: {
      emitVersion: (cardId: string) => {
        const untilMs = performance.now() + emitMs
        while (performance.now() < untilMs);
        emitted.push(cardId)
      },
    } as unknown as Deps['broadcaster'],
    unjoined: { found: () => undefined },
    log: { warn: vi.fn() } as unknown as Deps['log'],
    intervalMs: 60_000,
  })
  return { beat: () => heartbeat!.check(cardIds), cardIds, emitted, queries }
}

describe('a heartbeat over many rooms', () => {
  it('lets everyone else have a turn every 4 ms', async () => {
    const { beat, emitted, cardIds } = start(10, 3)
    beat()
    const turns: number[] = []
    while (emitted.length < cardIds.length) {
      await nextTurn()
      turns.push(emitted.length)
    }
    // Two rooms of 3 ms are one slice.
    const slices = turns.map((count, turn) => count - (turns[turn - 1] ?? 0))
    expect(Math.max(...slices)).toBeLessThanOrEqual(2)
  })

  it('emits to each room once, with at most 100 rooms a query', async () => {
    const { beat, emitted, cardIds, queries } = start(250, 0)
    beat()
    while (emitted.length < cardIds.length) await nextTurn()
    expect(emitted).toEqual(cardIds)
    expect(queries).toEqual([100, 100, 50])
  })
})
