import type { Card } from '#shared/schemas/card.ts'

interface Interval {
  /** The newest version sent, or waiting to be. */
  version: number
  timer: NodeJS.Timeout
  waiting?: Card
}

export interface SnapshotThrottle {
  /** Sends the card at once, or, within the interval after the one before, at its end if nothing newer has come by then. */
  push: (card: Card) => void
  /** Forgets what waits for this card. */
  drop: (cardId: string) => void
  close: () => void
}

/** LIV-6: of several snapshots of one card the first goes out at once, the newest `intervalMs` later, none between. */
export function createSnapshotThrottle({
  intervalMs,
  send,
}: {
  intervalMs: number
  send: (card: Card) => void
}): SnapshotThrottle {
  const intervals = new Map<string, Interval>()

  function sendNow(card: Card): void {
    const timer = setTimeout(() => {
      const waiting = intervals.get(card.cardId)?.waiting
      intervals.delete(card.cardId)
      if (waiting) sendNow(waiting)
    }, intervalMs)
    timer.unref()
    intervals.set(card.cardId, { version: card.version, timer })
    send(card)
  }

  function drop(cardId: string): void {
    clearTimeout(intervals.get(cardId)?.timer)
    intervals.delete(cardId)
  }

  return {
    push: (card) => {
      const interval = intervals.get(card.cardId)
      if (!interval) return sendNow(card)
      if (card.version <= interval.version) return
      interval.version = card.version
      interval.waiting = card
    },
    drop,
    close: () => [...intervals.keys()].forEach(drop),
  }
}
