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

/** Those of all other numbers: older browsers have others for Arabic. */
export const DIGITS = { numberingSystem: 'latn' } as const

/** Made once: each takes longer than a hundred days to write. */
let written: Intl.DateTimeFormat | undefined

/** `Nov 26, 2026` */
export function dayOf(time: string): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
  written ??= new Intl.DateTimeFormat(basics.tag, { ...DIGITS, ...day })
  return written.format(new Date(time))
}

/**
 * `2 hours ago`, or `now` within the first minute.
 * @param at in milliseconds since the epoch, as `now`; never in the future, which another clock may say
 */
export function timeAgo(at: number, now = Date.now()): string {
  const ago = Math.max(0, now - at)
  const [unit, ms] = UNITS.find(([, ms]) => ms <= ago) ?? (['second', Infinity] as const)
  // 30 hours ago may have been the day before yesterday.
  const numeric = unit === 'second' ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(basics.tag, { ...DIGITS, numeric }).format(-Math.floor(ago / ms), unit)
}
