import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDomainEvents } from '#server/domain-events.ts'
import { createCardReads } from '#server/realtime/card-reads.ts'
import type { Card } from '#shared/schemas/card.ts'

const CARD_ID = 'aaaaaaaaaa'
const card = (version: number) => ({ cardId: CARD_ID, version }) as Card

/** A store whose reads return the version at their start, and end when the test calls `finish`. */
function slowStore() {
  const store = { version: 1, reads: 0, finish: [] as (() => void)[] }
  const find = () => {
    store.reads++
    const seen = card(store.version)
    return new Promise<Card>((resolve) => store.finish.push(() => resolve(seen)))
  }
  return { store, find }
}

describe('LIV-8: reads for joins', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('LIV-8: 10,000 joins of one card at once share one read', async () => {
    let reads = 0
    const { newest } = createCardReads({
      events: createDomainEvents(),
      find: () => {
        reads++
        return Promise.resolve(card(4))
      },
    })
    const answers = await Promise.all(Array.from({ length: 10_000 }, () => newest(CARD_ID)))
    expect(reads).toBe(1)
    expect(new Set(answers)).toEqual(new Set([card(4)]))
  })

  it('LIV-8: a join never shares a read that began before it, so it misses no change', async () => {
    const { store, find } = slowStore()
    const { newest } = createCardReads({ events: createDomainEvents(), find, intervalMs: 0 })
    const early = newest(CARD_ID)
    await expect.poll(() => store.reads).toBe(1)

    // Stored and pushed to a room that the late joiner is not in yet.
    store.version = 2
    const late = newest(CARD_ID)
    expect(store.reads).toBe(1)
    store.finish.shift()?.()
    expect((await early)?.version).toBe(1)
    await expect.poll(() => store.reads).toBe(2)
    store.finish.shift()?.()
    expect((await late)?.version).toBe(2)
  })

  it('LIV-8: a read that ends after a change was pushed answers the pushed card', async () => {
    const events = createDomainEvents()
    const { store, find } = slowStore()
    const { newest } = createCardReads({ events, find, intervalMs: 0 })
    const join = newest(CARD_ID)
    await expect.poll(() => store.reads).toBe(1)
    events.emit('card.changed', { card: card(2) })
    store.finish.shift()?.()
    expect((await join)?.version).toBe(2)
  })

  it('LIV-8: a failed read fails the joins that share it, and the next join reads again', async () => {
    let reads = 0
    const { newest } = createCardReads({
      events: createDomainEvents(),
      intervalMs: 0,
      find: () => (++reads === 1 ? Promise.reject(new Error('database away')) : Promise.resolve(null)),
    })
    const both = await Promise.allSettled([newest(CARD_ID), newest(CARD_ID)])
    expect(both.map((answer) => answer.status)).toEqual(['rejected', 'rejected'])
    expect(await newest(CARD_ID)).toBeNull()
    expect(reads).toBe(2)
  })
})
