import { EventEmitter } from 'node:events'
import { listenTo, type DomainEvents } from '../domain-events.ts'
import { cardsAmong, type LiveServer } from './rooms.ts'

/** The most cards watched, 2 kB each with the state of other nodes. Players of others catch up by the heartbeat. */
const MAX_CARDS = 20_000

export type OpenCards = ReturnType<typeof watchOpenCards>

/** Watches which cards are open on this node, and which version of each was emitted here. */
export function watchOpenCards(io: LiveServer, events: DomainEvents) {
  const { adapter } = io.of('/')
  const changes = new EventEmitter<{ opened: [cardId: string]; closed: [cardId: string] }>()
  const newest = new Map<string, number>()

  const onCreated = (room: string) => {
    for (const cardId of cardsAmong([room]))
      if (newest.size < MAX_CARDS) {
        newest.set(cardId, 0)
        changes.emit('opened', cardId)
      }
  }
  const onDeleted = (room: string) => {
    for (const cardId of cardsAmong([room])) if (newest.delete(cardId)) changes.emit('closed', cardId)
  }
  adapter.on('create-room', onCreated)
  adapter.on('delete-room', onDeleted)
  const stopListening = listenTo(events, {
    'card.changed': ({ card }) => {
      const known = newest.get(card.cardId)
      if (known !== undefined) newest.set(card.cardId, Math.max(known, card.version))
    },
  })

  return {
    onOpened: (listener: (cardId: string) => void) => changes.on('opened', listener),
    onClosed: (listener: (cardId: string) => void) => changes.on('closed', listener),
    /** Returns the newest version of an open card emitted here, 0 for none; undefined for a card that isn't open. */
    newestOf: (cardId: string): number | undefined => newest.get(cardId),
    close: (): void => {
      adapter.off('create-room', onCreated)
      adapter.off('delete-room', onDeleted)
      stopListening()
    },
  }
}
