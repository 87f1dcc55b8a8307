import { describe, expect, it } from 'vitest'
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
})
