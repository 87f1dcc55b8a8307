import { EventEmitter } from 'node:events'
import type { Card } from '#shared/schemas/card.ts'

/** Facts, told after they are stored. For one card they come in the order in which they were stored. */
export interface DomainFacts {
  'card.changed': [{ card: Card }]
  'card.deleted': [{ cardId: string }]
}

export type DomainEvents = EventEmitter<DomainFacts>

/** Listeners run before the write is answered and must not throw: a stored write would be answered as a failed one. */
export function createDomainEvents(): DomainEvents {
  return new EventEmitter<DomainFacts>()
}
