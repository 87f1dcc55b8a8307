import type { Card } from '#shared/schemas/card.ts'
import type { DomainEvents, DomainFacts } from '../domain-events.ts'

/**
 * The least time between the starts of two reads of one card. 10,000 joins at once take some 3 s to arrive: that is 30
 * reads, and the first joiner does not wait at all.
 */
const JOIN_READ_INTERVAL_MS = 100

interface Reading {
  /** Begins when the read before it has ended and its interval has passed; shared by all who ask until it begins. */
  next?: Promise<Card | null> | undefined
  /** When the next read may begin. */
  free: Promise<unknown>
  /** The newest card that was told of meanwhile. */
  told?: Card | undefined
}

export interface CardReads {
  /**
   * The card as it stands after this call was made, read together with everybody who asks for it at this moment; null
   * where there is none. Never older than a change told of before it answers.
   */
  newest: (cardId: string) => Promise<Card | null>
  close: () => void
}

export function createCardReads({
  find,
  events,
  intervalMs = JOIN_READ_INTERVAL_MS,
}: {
  find: (cardId: string) => Promise<Card | null>
  events: DomainEvents
  intervalMs?: number | undefined
}): CardReads {
  const readings = new Map<string, Reading>()

  async function begin(cardId: string, reading: Reading): Promise<Card | null> {
    reading.next = undefined
    const read = find(cardId)
    const interval = new Promise((resolve) => setTimeout(resolve, intervalMs).unref())
    const free = Promise.allSettled([read, interval]).then(() => {
      if (!reading.next && reading.free === free) readings.delete(cardId)
    })
    reading.free = free
    const card = await read
    // A read that began before a change was stored may end after everyone has been sent that change.
    return card && reading.told && reading.told.version > card.version ? reading.told : card
  }

  const onChanged = (...[{ card }]: DomainFacts['card.changed']) => {
    const reading = readings.get(card.cardId)
    if (reading) reading.told = card
  }
  events.on('card.changed', onChanged)

  return {
    newest: (cardId) => {
      let reading = readings.get(cardId)
      if (!reading) {
        reading = { free: Promise.resolve() }
        readings.set(cardId, reading)
      }
      const current = reading
      current.next ??= current.free.then(() => begin(cardId, current))
      return current.next
    },
    close: () => events.off('card.changed', onChanged),
  }
}
