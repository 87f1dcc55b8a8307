const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `points` requests per `duration` seconds. `burst` more are allowed in a row, and are replenished within 10 s. */
export interface Rate {
  points: number
  duration: number
  burst?: number
}

/** The server's rate limits by the name of their counters. Failed and successful attempts count, unless stated otherwise. */
export const RATES = {
  /** Wrong passwords for one account, by IP address. */
  account: { points: 10, duration: HOUR / 4 },
  /** Log-ins to one account, by IP address: each successful one costs a hash and creates a session. */
  logins: { points: 60, duration: HOUR / 4 },
  /** Wrong passwords for any account, by IP address. */
  address: { points: 100, duration: HOUR / 4 },
  /** By IP address. */
  registrations: { points: 60, duration: HOUR },
  /** Log-ins through Google or OpenID Connect, by IP address. Each one stores a session of 500 bytes for ten minutes. */
  google: { points: 300, duration: 10 * MINUTE },
  /** By kind and account. */
  emails: { points: 3, duration: HOUR },
  /** By user. Unknown usernames count too, because the refusal reveals which names exist. */
  grants: { points: 60, duration: HOUR },
  /** By user. Ids of deleted cards and categories stay reserved forever, so deletions do not free up storage completely. */
  deletions: { points: 2000, duration: DAY },
  /** Reports, by IP address. */
  reports: { points: 5, duration: HOUR },
  /** By user: an export can have 100 MB. */
  exports: { points: 10, duration: HOUR },
  /** Different wrong join codes, by IP address: 1,200 an hour out of a million. */
  codes: { points: 20, duration: MINUTE },
  'codes-of-all': { points: 600, duration: MINUTE },
  /** By IP address and code, so that each code counts once. */
  'codes-tried': { points: 1, duration: MINUTE },
  /** Truncated ids that lead nowhere, by IP address. */
  'cut-ids': { points: 60, duration: MINUTE },
  /** By user. */
  writes: { points: 30, duration: 1, burst: 30 },
  /** Reads and writes together, by access token. */
  'token-calls': { points: 10, duration: 1, burst: 50 },
  /** By access token. Every write is sent to all players. */
  'token-writes': { points: 5, duration: 1, burst: 20 },
} as const satisfies Record<string, Rate>

/** Returns how many requests may arrive at once, if there have been few before. */
export const burstOf = ({ points, burst }: Required<Rate>): number => points + burst

const describeRate = (rate: Required<Rate>) => `${rate.points} a second with bursts of ${burstOf(rate)}`
const tokenCalls = RATES['token-calls']
const tokenWrites = RATES['token-writes']

/** The limits of an access token, in words. */
export const TOKEN_LIMIT = `${tokenCalls.points} calls a second with bursts of ${burstOf(tokenCalls)}, and of these ${tokenWrites.points} writes with bursts of ${burstOf(tokenWrites)}`

/** The limits that calls refer to, in words. */
export const LIMITS = {
  writes: `${describeRate(RATES.writes)}, per user; ${describeRate(tokenWrites)}, per access token`,
  deletions: `${RATES.deletions.points.toLocaleString('en-US')} deletions of cards and categories a day, per user`,
  grants: `${RATES.grants.points} an hour, per user`,
  downloads: `1 at a time and ${RATES.exports.points} an hour, per user`,
  logIns: `${RATES.account.points} wrong ones for an account, ${RATES.logins.points} for an account and ${RATES.address.points} in all a quarter of an hour, per IP address`,
  registrations: `${RATES.registrations.points} an hour, per IP address`,
  reports: `${RATES.reports.points} an hour, per IP address`,
  emails: `${RATES.emails.points} an hour, per user`,
  joinCodes: `${RATES.codes.points} different wrong ones a minute, per IP address; ${RATES['codes-of-all'].points} of all`,
} as const
export type LimitName = keyof typeof LIMITS
