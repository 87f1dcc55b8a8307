import { LRUCache } from 'lru-cache'
import {
  BurstyRateLimiter,
  RateLimiterMemory,
  type IRateLimiterOptions,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'
import type { Redis } from '../redis.ts'
import { createRedisRateLimiter } from './redis-rate-limiter.ts'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
const MINUTE_S = 60
const DAY_S = 24 * HOUR_S
/** Right and wrong ones: each right one costs a hash and leaves a session. */
const LOGINS_PER_QUARTER_HOUR = 60
/** Unknown usernames count too, because the refusal tells which names exist. */
const GRANTS_PER_HOUR = 60
/** Ids of deleted cards and categories stay reserved for ever, so that a deletion makes no room for them. */
const DELETIONS_PER_DAY = 2000
/** Of one account's data, which may be 100 MB. */
const EXPORTS_PER_HOUR = 10
/** Of one address. Each keeps a session of 500 bytes for ten minutes. */
const GOOGLE_SIGN_INS = 300
const GOOGLE_SIGN_INS_S = 10 * 60
/** Wrong ones of one address: 600 an hour of a million. */
const JOIN_CODES_PER_MINUTE = 10
/** Per kind and account. */
const EMAILS_PER_HOUR = 3
const WRITES_PER_SECOND = 30
/** Together with the 30 of the second: a burst of 60. */
const BURST_WRITES = 30
const BURST_REFILL_S = 10
/** Of one access token, reads and writes together: a burst of 60. */
const TOKEN_CALLS_PER_SECOND = 10
const TOKEN_BURST_CALLS = 50
/** Each write goes to every player: a burst of 25. */
const TOKEN_WRITES_PER_SECOND = 5
const TOKEN_BURST_WRITES = 20

/** The limits of decisions.md, section 6. They are consumed before the work, so that concurrent requests cannot exceed them. */
export interface RateLimits {
  /** Counts one attempt of `email` from `address`. @throws AppError `too-many-requests` */
  login: (address: string, email: string) => Promise<void>
  /** Takes a successful attempt back and clears the account's failures from this address. */
  loggedIn: (address: string, email: string) => Promise<void>
  registration: (address: string) => Promise<void>
  /** Counts one sign-in with Google that begins. */
  googleSignIn: (address: string) => Promise<void>
  /** Whether an account may get one more email of this kind. It counts as sent. */
  mayMail: (kind: 'reset-password' | 'verify-email', userId: string) => Promise<boolean>
  /** Counts a wrong join code from `address`. Above the limit right ones are refused too: otherwise they would tell. */
  joinCode: (address: string, isRight: boolean) => Promise<void>
  /** Counts one attempt of a user to share a category or a card. */
  grant: (userId: string) => Promise<void>
  /** Counts one attempt of a user to delete a card or a category. */
  deletion: (userId: string) => Promise<void>
  /** Counts one download of all of a user's data. */
  export: (userId: string) => Promise<void>
  /** Counts one write of a user, also refused and repeated ones. */
  write: (userId: string) => Promise<void>
  /** Counts one call by an access token. */
  tokenCall: (tokenId: string) => Promise<void>
  /** Counts one write by an access token, in place of one of its user. */
  tokenWrite: (tokenId: string) => Promise<void>
}

/**
 * Keys of one limit. Above, the one that was used longest ago is forgotten, so that callers with many addresses can't fill the
 * memory: an entry takes some 500 bytes.
 */
const MAX_KEYS = 10_000

/** A limit whose counters are bounded in number. */
export class BoundedRateLimiter extends RateLimiterMemory {
  readonly #keys: LRUCache<string, true>

  constructor(options: IRateLimiterOptions, maxKeys = MAX_KEYS) {
    super(options)
    this.#keys = new LRUCache({
      max: maxKeys,
      dispose: (_true, key, reason) => {
        if (reason === 'evict') void super.delete(key)
      },
    })
  }

  override consume(...call: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.#keys.set(String(call[0]), true)
    return super.consume(...call)
  }

  override reward(...call: Parameters<RateLimiterMemory['reward']>): Promise<RateLimiterRes> {
    this.#keys.set(String(call[0]), true)
    return super.reward(...call)
  }
}

async function consume(
  limiter: Pick<RateLimiterAbstract, 'consume'>,
  key: string,
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new AppError('too-many-requests', 'Too many attempts. Please wait a moment.', { retryAfterSeconds })
  }
}

/**
 * The key that addresses are counted by. An IPv6 household or school has a whole /64, so only that half counts.
 * @param ip as express gives it, IPv4 possibly mapped into IPv6
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const given = head === '' ? [] : head.split(':')
  const zeros = ip.includes('::') ? 8 - given.length - (tail === '' ? 0 : tail.split(':').length) : 0
  return [...given, ...Array.from({ length: zeros }, () => '0'), ...(tail === '' ? [] : tail.split(':'))]
    .slice(0, 4)
    .join(':')
}

/**
 * Rate limits with counters in this process's memory.
 * @param redis keeps the counters for all servers together, while it is up
 */
export function createRateLimits(redis?: Redis): RateLimits {
  const limit = (options: IRateLimiterOptions) => {
    const inMemory = new BoundedRateLimiter(options)
    return redis ? createRedisRateLimiter(redis, options, inMemory) : inMemory
  }
  const perAccount = limit({ keyPrefix: 'account', points: 10, duration: QUARTER_HOUR_S })
  const logins = limit({
    keyPrefix: 'logins',
    points: LOGINS_PER_QUARTER_HOUR,
    duration: QUARTER_HOUR_S,
  })
  const grants = limit({ keyPrefix: 'grants', points: GRANTS_PER_HOUR, duration: HOUR_S })
  const deletions = limit({
    keyPrefix: 'deletions',
    points: DELETIONS_PER_DAY,
    duration: DAY_S,
  })
  const exports = limit({ keyPrefix: 'exports', points: EXPORTS_PER_HOUR, duration: HOUR_S })
  const perAddress = limit({ keyPrefix: 'address', points: 100, duration: QUARTER_HOUR_S })
  const registrations = limit({ keyPrefix: 'registrations', points: 60, duration: HOUR_S })
  const googleSignIns = limit({
    keyPrefix: 'google',
    points: GOOGLE_SIGN_INS,
    duration: GOOGLE_SIGN_INS_S,
  })
  const joinCodes = limit({ keyPrefix: 'codes', points: JOIN_CODES_PER_MINUTE, duration: MINUTE_S })
  const emails = limit({ keyPrefix: 'emails', points: EMAILS_PER_HOUR, duration: HOUR_S })
  const perSecond = (name: string, points: number, burstName: string, burst: number) =>
    new BurstyRateLimiter(
      limit({ keyPrefix: name, points, duration: 1 }),
      limit({ keyPrefix: burstName, points: burst, duration: BURST_REFILL_S }),
    )
  const writes = perSecond('writes', WRITES_PER_SECOND, 'burst', BURST_WRITES)
  const tokenCalls = perSecond('token-calls', TOKEN_CALLS_PER_SECOND, 'token-calls-burst', TOKEN_BURST_CALLS)
  const tokenWrites = perSecond(
    'token-writes',
    TOKEN_WRITES_PER_SECOND,
    'token-writes-burst',
    TOKEN_BURST_WRITES,
  )
  return {
    login: async (address, email) => {
      // The address first, so that a blocked one cannot fill the memory with made-up accounts.
      await consume(perAddress, address)
      try {
        await consume(logins, `${address} ${email}`)
        await consume(perAccount, `${address} ${email}`)
      } catch (refused) {
        await perAddress.reward(address)
        throw refused
      }
    },
    loggedIn: async (address, email) => {
      await Promise.all([perAccount.delete(`${address} ${email}`), perAddress.reward(address)])
    },
    registration: (address) => consume(registrations, address),
    googleSignIn: (address) => consume(googleSignIns, address),
    mayMail: (kind, userId) =>
      emails.consume(`${kind} ${userId}`).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return false
          throw refused
        },
      ),
    // A right one counts nothing, however many a school types at one time.
    joinCode: (address, isRight) => consume(joinCodes, address, isRight ? 0 : 1),
    grant: (userId) => consume(grants, userId),
    deletion: (userId) => consume(deletions, userId),
    export: (userId) => consume(exports, userId),
    write: (userId) => consume(writes, userId),
    tokenCall: (tokenId) => consume(tokenCalls, tokenId),
    tokenWrite: (tokenId) => consume(tokenWrites, tokenId),
  }
}
