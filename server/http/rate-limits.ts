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
import { networkOf } from './address-key.ts'
import { createJoinCodeLimit, type CodeOutcome } from './join-code-limit.ts'
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
/** Different wrong ones of one address: 1,200 an hour of a million. */
const JOIN_CODES_PER_MINUTE = 20
/** The same of all addresses together. */
const JOIN_CODES_OF_ALL_PER_MINUTE = 600
/** An IPv6 network of a customer has 65,536 of the /64 that addresses are counted by. */
const NETWORK_TIMES = 10
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
  /**
   * Looks a join code up for `address`, unless it has tried too many wrong ones, or all have. Then right ones are refused too,
   * but those that the address has opened within the hour.
   */
  joinCode: <T>(
    address: string,
    code: string,
    lookUp: () => Promise<{ outcome: CodeOutcome; result: T }>,
  ) => Promise<T>
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

function refusalOf(refused: unknown): unknown {
  if (!(refused instanceof RateLimiterRes)) return refused
  const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  return new AppError('too-many-requests', 'Too many attempts. Please wait a moment.', { retryAfterSeconds })
}

async function consume(limiter: Pick<RateLimiterAbstract, 'consume'>, key: string): Promise<void> {
  try {
    await limiter.consume(key, 1)
  } catch (refused) {
    throw refusalOf(refused)
  }
}

type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

/** A limit of addresses, and ten times as wide of the networks that give one caller many of them. */
function byAddress(limit: (options: IRateLimiterOptions) => Counter, options: IRateLimiterOptions): Counter {
  const narrow = limit(options)
  const wide = limit({
    ...options,
    keyPrefix: `${options.keyPrefix}-48`,
    points: NETWORK_TIMES * options.points,
  })
  return {
    consume: async (key, points) => {
      const consumed = await narrow.consume(key, points)
      const network = networkOf(String(key))
      if (network === undefined) return consumed
      return wide.consume(network, points).catch(async (refused: unknown) => {
        await narrow.reward(key, points)
        throw refused
      })
    },
    reward: async (key, points) => {
      const network = networkOf(String(key))
      if (network !== undefined) await wide.reward(network, points)
      return narrow.reward(key, points)
    },
  }
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
  const perAddress = byAddress(limit, { keyPrefix: 'address', points: 100, duration: QUARTER_HOUR_S })
  const registrations = byAddress(limit, { keyPrefix: 'registrations', points: 60, duration: HOUR_S })
  const googleSignIns = byAddress(limit, {
    keyPrefix: 'google',
    points: GOOGLE_SIGN_INS,
    duration: GOOGLE_SIGN_INS_S,
  })
  const joinCode = createJoinCodeLimit({
    perAddress: byAddress(limit, {
      keyPrefix: 'codes',
      points: JOIN_CODES_PER_MINUTE,
      duration: MINUTE_S,
    }),
    ofAll: limit({ keyPrefix: 'codes-of-all', points: JOIN_CODES_OF_ALL_PER_MINUTE, duration: MINUTE_S }),
    tried: limit({ keyPrefix: 'codes-tried', points: 1, duration: MINUTE_S }),
    redis,
  })
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
    joinCode: (...attempt) =>
      joinCode(...attempt).catch((refused: unknown) => {
        throw refusalOf(refused)
      }),
    grant: (userId) => consume(grants, userId),
    deletion: (userId) => consume(deletions, userId),
    export: (userId) => consume(exports, userId),
    write: (userId) => consume(writes, userId),
    tokenCall: (tokenId) => consume(tokenCalls, tokenId),
    tokenWrite: (tokenId) => consume(tokenWrites, tokenId),
  }
}
