import type { Card } from '#shared/schemas/card.ts'

interface Interval {
  /** The newest version sent or waiting. */
  version: number
  timer: NodeJS.Timeout
  waiting?: Card
}

/** The most cards in an interval, of 8 kB at most each. Snapshots of further ones are sent without a wait. */
const MAX_INTERVALS = 2000

/**
 * LIV-6: of several snapshots of a card the first is sent immediately, the newest `intervalMs` later, none in
 * between.
 */
export function createSnapshotThrottle({
  intervalMs,
  send,
}: {
  intervalMs: number
  send: (card: Card) => void
}) {
  const intervals = new Map<string, Interval>()

  function sendNow(card: Card): void {
    if (intervals.size >= MAX_INTERVALS) return send(card)
    const timer = setTimeout(() => {
      const waiting = intervals.get(card.cardId)?.waiting
      intervals.delete(card.cardId)
      if (waiting) sendNow(waiting)
    }, intervalMs)
    timer.unref()
    intervals.set(card.cardId, { version: card.version, timer })
    send(card)
  }

  /** Discards the snapshot that waits for this card. */
  function drop(cardId: string): void {
    clearTimeout(intervals.get(cardId)?.timer)
    intervals.delete(cardId)
  }

  return {
    /** Sends a snapshot immediately, or at the end of the interval unless a newer one arrives. */
    push: (card: Card): void => {
      const interval = intervals.get(card.cardId)
      if (!interval) return sendNow(card)
      if (card.version <= interval.version) return
      interval.version = card.version
      interval.waiting = card
    },
    drop,
    /** Sends the snapshots that wait, and ends all intervals. */
    flush: (): void => {
      for (const [cardId, { waiting }] of [...intervals]) {
        drop(cardId)
        if (waiting) send(waiting)
      }
    },
    close: (): void => [...intervals.keys()].forEach(drop),
  }
}
