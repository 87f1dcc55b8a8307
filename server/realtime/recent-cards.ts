import type { Card } from '#shared/schemas/card.ts'
import type { DomainEvents, DomainEventMap } from '../domain-events.ts'

/** How long a card is recent after it was read. */
const RECENT_MS = 1000
/** From this age on the next join has it read again. A busy process takes a while to get to the answer. */
const REFRESH_MS = 500
/** Cards of 8 kB at most. The card that was read first makes room. */
const MAX_CARDS = 1000

interface Recent {
  card: Card
  readMs: number
  isRefreshing: boolean
}

export type RecentCards = ReturnType<typeof createRecentCards>

/**
 * Cards that were read within the last second, with every change that this process has heard of since: a crowd that joins one card
 * is answered from them. Only of open cards, because a node hears nothing of others' changes to a card that no one here has open.
 */
export function createRecentCards({
  events,
  refresh,
  isOpen,
  maxCards = MAX_CARDS,
}: {
  events: DomainEvents
  /** Whether a page of this node has the card open. */
  isOpen: (cardId: string) => boolean
  /** Reads a card and puts it here. */
  refresh: (cardId: string) => Promise<unknown>
  maxCards?: number
}) {
  const cards = new Map<string, Recent>()

  const onChanged = (...[{ card }]: DomainEventMap['card.changed']) => {
    const recent = cards.get(card.cardId)
    if (recent && card.version > recent.card.version) recent.card = card
  }
  const drop = (cardId: string) => void cards.delete(cardId)
  const onDeleted = (...[{ cardId }]: DomainEventMap['card.deleted']) => drop(cardId)
  events.on('card.changed', onChanged)
  events.on('card.deleted', onDeleted)

  return {
    put: (card: Card): void => {
      cards.delete(card.cardId)
      if (!isOpen(card.cardId)) return
      cards.set(card.cardId, { card, readMs: performance.now(), isRefreshing: false })
      const [oldest] = cards.keys()
      if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest)
    },
    /** The card as stored within the last second; undefined when it has to be read. */
    get: (cardId: string): Card | undefined => {
      const recent = cards.get(cardId)
      if (!recent) return undefined
      const ageMs = performance.now() - recent.readMs
      if (ageMs > RECENT_MS) {
        cards.delete(cardId)
        return undefined
      }
      if (ageMs > REFRESH_MS && !recent.isRefreshing) {
        recent.isRefreshing = true
        refresh(cardId).catch(() => undefined)
      }
      return recent.card
    },
    /** Call it when the last page of this node has closed the card. */
    drop,
    close: (): void => {
      events.off('card.changed', onChanged)
      events.off('card.deleted', onDeleted)
    },
  }
}
