import { LRUCache } from 'lru-cache'
import type { Card } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import { listenTo, type DomainEvents } from '../domain-events.ts'

/** The most cards that are read at a time, of 8 kB at most each. Joins of further ones are refused as unavailable. */
const MAX_READINGS = 5000
/** A card is recent for this long after it was read. */
const RECENT_MS = 1000
/** From this age on the next join refreshes a recent card, because a busy process takes a while to read it. */
const REFRESH_MS = 500
/** The most recent cards, of 8 kB at most each. The least recently joined one is evicted. */
const MAX_RECENT = 1000

/** A card that joins are reading. */
interface Reading {
  joins: number
  /** The newest change emitted since the first of these joins began. */
  changed?: Card
  /** Whether the card was deleted since then. */
  isGone?: boolean
}

interface Recent {
  card: Card
  isRefreshing: boolean
}

export type CardReads = ReturnType<typeof createCardReads>

/** Reads of cards for joins: `newest` from the database, `recent` from memory. */
export function createCardReads(deps: {
  /** Simultaneous calls share their reads. */
  find: (cardId: string) => Promise<Card | null>
  events: DomainEvents
  /** Whether a page of this node has the card open. Only then does this node receive the other nodes' changes. */
  isOpen?: (cardId: string) => boolean
  maxReadings?: number
}) {
  const { find, events, isOpen = () => true, maxReadings = MAX_READINGS } = deps
  const readings = new Map<string, Reading>()
  const recents = new LRUCache<string, Recent>({ max: MAX_RECENT, ttl: RECENT_MS, ttlResolution: 0 })

  function keep(card: Card): void {
    if (isOpen(card.cardId)) recents.set(card.cardId, { card, isRefreshing: false })
    else recents.delete(card.cardId)
  }

  async function newest(cardId: string): Promise<Card | null> {
    const reading = readings.get(cardId) ?? { joins: 0 }
    if (reading.joins === 0 && readings.size >= maxReadings)
      throw new AppError('unavailable', 'Too many joins.')
    readings.set(cardId, reading)
    reading.joins++
    try {
      const found = await find(cardId)
      const { changed, isGone } = reading
      // A read that started before a change was stored may end after that change was pushed.
      const card = found && changed && changed.version > found.version ? changed : found
      if (card && !isGone) keep(card)
      return card
    } finally {
      if (--reading.joins === 0) readings.delete(cardId)
    }
  }

  function recent(cardId: string): Card | undefined {
    const entry = recents.get(cardId)
    if (entry && !entry.isRefreshing && recents.getRemainingTTL(cardId) < RECENT_MS - REFRESH_MS) {
      entry.isRefreshing = true
      newest(cardId).catch(() => undefined)
    }
    return entry?.card
  }

  const close = listenTo(events, {
    'card.changed': ({ card }) => {
      const reading = readings.get(card.cardId)
      if (reading) reading.changed = card
      const entry = recents.get(card.cardId)
      if (entry && card.version > entry.card.version) entry.card = card
    },
    'card.deleted': ({ cardId }) => {
      const reading = readings.get(cardId)
      if (reading) reading.isGone = true
      recents.delete(cardId)
    },
  })

  return {
    /**
     * Reads the card as stored at the time of the call or later, never older than a change emitted since; null when it
     * does not exist.
     * @throws AppError `unavailable` while too many other cards are read
     */
    newest,
    /** Returns the card as read within the last second, with every change since; undefined when it has to be read. */
    recent,
    /** Drops a recent card. Call it when the last page of this node has closed the card. */
    forget: (cardId: string): void => void recents.delete(cardId),
    close,
  }
}
