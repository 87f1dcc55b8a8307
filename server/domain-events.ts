import { EventEmitter } from 'node:events'
import type { Card } from '#shared/schemas/card.ts'

/**
 * Emitted after the change is stored; the events of one card come in the order of its writes. `isElsewhere`: another
 * node stored the change. Such events come only for cards that are open here, and some are missed.
 */
interface DomainEventMap {
  'card.changed': [{ card: Card; isElsewhere?: boolean }]
  /** `isRemoved`: an admin took it down. */
  'card.deleted': [{ cardId: string; isRemoved?: boolean | undefined; isElsewhere?: boolean }]
  /** A co-host may no longer edit the card. */
  'card.editorRemoved': [{ cardId: string; isElsewhere?: boolean }]
}

export type DomainEvents = EventEmitter<DomainEventMap>

/** @returns a function that removes the listeners */
export function listenTo(
  events: DomainEvents,
  listeners: { [E in keyof DomainEventMap]?: (...event: DomainEventMap[E]) => void },
): () => void {
  const all = Object.entries(listeners) as [keyof DomainEventMap, () => void][]
  for (const [name, listener] of all) events.on(name, listener)
  return () => all.forEach(([name, listener]) => events.off(name, listener))
}

/** Listeners run before the write is answered. They must not throw: a stored write would be answered as failed. */
export const createDomainEvents = (): DomainEvents => new EventEmitter<DomainEventMap>()
