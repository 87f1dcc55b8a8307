import type { Card } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { DomainEvents, DomainEventMap } from '../domain-events.ts'

/**
 * The shortest time between the starts of two reads of one card. 10,000 concurrent joins take about 3 s to arrive: that is 30
 * reads, and the first client does not wait.
 */
const JOIN_READ_INTERVAL_MS = 100

/** Cards that are read at a time, each with 8 kB at most. Joins of further ones are refused as unavailable. */
const MAX_READINGS = 5000

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

export type CoalescedReads = ReturnType<typeof createCoalescedReads>

/**
 * Shares database reads of a card among concurrent callers. When one fails because the database is unavailable, those that
 * wait for the next one fail with it.
 */
export function createCoalescedReads({
  find,
  events,
  onRead,
  intervalMs = JOIN_READ_INTERVAL_MS,
  maxReadings = MAX_READINGS,
}: {
  find: (cardId: string) => Promise<Card | null>
  events: DomainEvents
  /** Called with what a read has found, and no change or deletion has outdated meanwhile. */
  onRead?: (card: Card) => void
  intervalMs?: number | undefined
  maxReadings?: number
}) {
  const readings = new Map<string, Reading>()

  async function begin(cardId: string, reading: Reading): Promise<Card | null> {
    reading.next = undefined
    const read = find(cardId)
    const interval = new Promise((resolve) => setTimeout(resolve, intervalMs).unref())
    const free = Promise.allSettled([read, interval]).then(([outcome]) => {
      const isLast = !reading.next && reading.free === free
      // Those that wait would wait as long again for the same.
      const failed = outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)
      if (isLast || failed) readings.delete(cardId)
      if (failed) throw outcome.reason
    })
    free.catch(() => undefined)
    reading.free = free
    const found = await read
    // A read that started before a change was stored may end after that change was pushed.
    const isOutdated = found && reading.changed && reading.changed.version > found.version
    const card = isOutdated ? reading.changed! : found
    if (card && !reading.isGone) onRead?.(card)
    return card
  }

  const onChanged = (...[{ card }]: DomainEventMap['card.changed']) => {
    const reading = readings.get(card.cardId)
    if (reading) reading.changed = card
  }
  const onDeleted = (...[{ cardId }]: DomainEventMap['card.deleted']) => {
    const reading = readings.get(cardId)
    if (reading) reading.isGone = true
  }
  events.on('card.changed', onChanged)
  events.on('card.deleted', onDeleted)

  return {
    /**
     * The card as stored when this was called or later, never older than a change emitted since; null when it does not exist.
     * @throws AppError `unavailable` while too many other cards are read
     */
    newest: (cardId: string): Promise<Card | null> => {
      let reading = readings.get(cardId)
      if (!reading) {
        if (readings.size >= maxReadings)
          return Promise.reject(new AppError('unavailable', 'Too many joins.'))
        reading = { free: Promise.resolve() }
        readings.set(cardId, reading)
      }
      const current = reading
      current.next ??= current.free.then(() => begin(cardId, current))
      return current.next
    },
    close: (): void => {
      events.off('card.changed', onChanged)
      events.off('card.deleted', onDeleted)
    },
  }
}
