import { afterEach, expect, it, vi } from 'vitest'
import { groupByMonth } from '#client/features/my-cards/last-opened.ts'
import type * as Dates from '#client/lib/dates.ts'
import { timeAgo } from '#client/lib/dates.ts'
import { basics } from '#messages/basics.ts'
import { freshModule } from '#tests/support/fresh-module.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

afterEach(() => void Object.assign(basics, { tag: 'en' }))

it.each([
  [59_999, 'now'],
  [60_000, '1 minute ago'],
  // Played on Monday at 23:00, read on Wednesday.
  [26 * HOUR_MS, '1 day ago'],
  // Played on September 5, read in November.
  [57 * DAY_MS, '1 month ago'],
  // Played in December, two calendar years before.
  [700 * DAY_MS, '1 year ago'],
])('CARD-19: a card played %i ms ago is dated in whole units that no calendar contradicts', (ago, told) => {
  expect(timeAgo(0, ago)).toBe(told)
})

/** Simulates Chrome 111 and Firefox 115, whose CLDR 42 and 43 use Arabic-Indic digits for Arabic. */
function inAnOlderBrowser(): void {
  const older = <Options>(make: new (tag: string, options: Options) => object) =>
    function Older(tag: string, options: Options) {
      return new make(tag === 'ar' ? 'ar-u-nu-arab' : tag, options)
    }
  vi.stubGlobal('Intl', {
    DateTimeFormat: older(Intl.DateTimeFormat),
    RelativeTimeFormat: older(Intl.RelativeTimeFormat),
  })
}

it('LANG-1: dates in Arabic have the same digits as other Arabic sentences', async () => {
  inAnOlderBrowser()
  Object.assign(basics, { tag: 'ar' })
  const { dayOf } = await freshModule<typeof Dates>('#client/lib/dates.ts')
  expect(dayOf('2026-11-26T12:00:00Z')).toMatch(/^26 .* 2026$/)
  expect(timeAgo(0, 3 * HOUR_MS)).toContain('3')
  const card = sampleCard({ createdAt: '2025-11-26T12:00:00Z', updatedAt: '2025-11-26T12:00:00Z' })
  expect(groupByMonth([card], new Map())[0]!.month).toMatch(/ 2025$/)
})
