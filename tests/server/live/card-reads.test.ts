import { expect, it } from 'vitest'
import { createDomainEvents } from '#server/domain-events.ts'
import { createCardReads } from '#server/realtime/card-reads.ts'
import type { Card } from '#shared/schemas/card.ts'

const card = (version: number) => ({ cardId: 'aaaaaaaaaa', version }) as Card

it('LIV-8: a read that ends after a change was pushed answers the pushed card', async () => {
  const events = createDomainEvents()
  let finish: (found: Card) => void = () => undefined
  const find = () => new Promise<Card>((resolve) => (finish = resolve))
  const join = createCardReads({ events, find }).newest('aaaaaaaaaa')
  events.emit('card.changed', { card: card(2) })
  finish(card(1))
  expect((await join)?.version).toBe(2)
})
