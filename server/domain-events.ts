import { EventEmitter } from 'node:events'
import type { Card } from '#shared/schemas/card.ts'

/** Emitted after the change is stored; for one card in the order of the writes. */
export interface DomainEventMap {
  'card.changed': [{ card: Card }]
  'card.deleted': [{ cardId: string }]
}

export type DomainEvents = EventEmitter<DomainEventMap>

/** Listeners run before the write is answered. They must not throw: a stored write would be answered as failed. */
export function createDomainEvents(): DomainEvents {
  return new EventEmitter<DomainEventMap>()
}
