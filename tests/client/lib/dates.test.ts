import { describe, expect, it } from 'vitest'
import { timeAgo } from '#client/lib/dates.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe('how long ago a card was played', () => {
  it.each([
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    // On Monday at 23:00, when it is Wednesday.
    [26 * HOUR_MS, '1 day ago'],
    // On September 5, when it is November.
    [57 * DAY_MS, '1 month ago'],
    // In December, two years before.
    [700 * DAY_MS, '1 year ago'],
  ])('CARD-19: %i ms are told in whole units, which no calendar contradicts', (ago, told) => {
    expect(timeAgo(0, ago)).toBe(told)
  })
})
