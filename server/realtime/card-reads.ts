import type { Card } from '#shared/schemas/card.ts'
import { AppError, isUnavailable } from '../app-error.ts'
import { listenTo, type DomainEvents } from '../domain-events.ts'

/** The shortest time between the starts of two reads of one card: 10,000 joins arrive within 3 s and cost 30 reads. */
const JOIN_READ_INTERVAL_MS = 100
/** Cards that are read at a time, each with 8 kB at most. Joins of further ones are refused as unavailable. */
const MAX_READINGS = 5000
/** A card is recent for this long after it was read. */
const RECENT_MS = 1000
/** From this age on the next join refreshes a recent card, because a busy process takes a while to read it. */
const REFRESH_MS = 500
/** Recent cards of 8 kB at most. The card that was read first is evicted. */
const MAX_RECENT = 1000

interface Reading {
  /** Starts when the read before it has ended and its interval has passed. All calls until then share it. */
  next?: Promise<Card | null> | undefined
  /** Resolves when the next read may start. */
  free: Promise<unknown>
  /** The newest change emitted since. */
  changed?: Card | undefined
  /** The card was deleted since. */
  isGone?: boolean
}

interface Recent {
  card: Card
  readMs: number
  isRefreshing: boolean
}

export type CardReads = ReturnType<typeof createCardReads>

/** Reads of cards for joins: `newest` from the database, `recent` from memory. */
export function createCardReads({
  find,
  events,
  isOpen = () => true,
  intervalMs = JOIN_READ_INTERVAL_MS,
  maxReadings = MAX_READINGS,
}: {
  find: (cardId: string) => Promise<Card | null>
  events: DomainEvents
  /** Whether a page of this node has the card open. Only then does this node receive the other nodes' changes. */
  isOpen?: (cardId: string) => boolean
  intervalMs?: number
  maxReadings?: number
}) {
  const readings = new Map<string, Reading>()
  const recents = new Map<string, Recent>()

  function keep(card: Card): void {
    recents.delete(card.cardId)
    if (!isOpen(card.cardId)) return
    recents.set(card.cardId, { card, readMs: performance.now(), isRefreshing: false })
    const [oldest] = recents.keys()
    if (recents.size > MAX_RECENT && oldest !== undefined) recents.delete(oldest)
  }

  async function begin(cardId: string, reading: Reading): Promise<Card | null> {
    reading.next = undefined
    const read = find(cardId)
    const interval = new Promise((resolve) => setTimeout(resolve, intervalMs).unref())
    const free = Promise.allSettled([read, interval]).then(([outcome]) => {
      const isLast = !reading.next && reading.free === free
      // The next read would wait as long for the same failure.
      const failed = outcome.status === 'rejected' && isUnavailable(outcome.reason)
      if (isLast || failed) readings.delete(cardId)
      if (failed) throw outcome.reason
    })
    free.catch(() => undefined)
    reading.free = free
    const found = await read
    // A read that started before a change was stored may end after that change was pushed.
    const isOutdated = found && reading.changed && reading.changed.version > found.version
    const card = isOutdated ? reading.changed! : found
    if (card && !reading.isGone) keep(card)
    return card
  }

  function newest(cardId: string): Promise<Card | null> {
    let reading = readings.get(cardId)
    if (!reading) {
      if (readings.size >= maxReadings) return Promise.reject(new AppError('unavailable', 'Too many joins.'))
      reading = { free: Promise.resolve() }
      readings.set(cardId, reading)
    }
    const current = reading
    current.next ??= current.free.then(() => begin(cardId, current))
    return current.next
  }

  function recent(cardId: string): Card | undefined {
    const entry = recents.get(cardId)
    if (!entry) return undefined
    const ageMs = performance.now() - entry.readMs
    if (ageMs > RECENT_MS) {
      recents.delete(cardId)
      return undefined
    }
    if (ageMs > REFRESH_MS && !entry.isRefreshing) {
      entry.isRefreshing = true
      newest(cardId).catch(() => undefined)
    }
    return entry.card
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
     * The card as stored when this was called or later, never older than a change emitted since; null when it does not exist.
     * Concurrent calls share reads, and fail together while the database is away.
     * @throws AppError `unavailable` while too many other cards are read
     */
    newest,
    /** The card as read within the last second, with every change since; undefined when it has to be read. */
    recent,
    /** Call it when the last page of this node has closed the card. */
    forget: (cardId: string): void => void recents.delete(cardId),
    close,
  }
}
