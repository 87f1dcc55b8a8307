import { basics } from '#messages/basics.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** The digits of all other numbers on screen: older browsers use Arabic-Indic ones in Arabic dates. */
export const DIGITS = { numberingSystem: 'latn' } as const

/** Created once: creating a formatter takes longer than formatting a hundred dates. */
let formatter: Intl.DateTimeFormat | undefined

/** Formats a day: `Nov 26, 2026`. */
export function dayOf(time: string): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
  formatter ??= new Intl.DateTimeFormat(basics.tag, { ...DIGITS, ...day })
  return formatter.format(new Date(time))
}

/**
 * Formats a time as `2 hours ago`, or as `now` within the first minute.
 * @param at in milliseconds since the epoch, like `now`. A time in the future, from a device with another clock, counts as now.
 */
export function timeAgo(at: number, now = Date.now()): string {
  const ago = Math.max(0, now - at)
  const [unit, ms] = UNITS.find(([, ms]) => ms <= ago) ?? (['second', Infinity] as const)
  // 30 hours ago may have been the day before yesterday.
  const numeric = unit === 'second' ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(basics.tag, { ...DIGITS, numeric }).format(-Math.floor(ago / ms), unit)
}
