import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'

const QUARTER_HOUR_S = 15 * 60
const HOUR_S = 60 * 60
/** Of each kind, to each account. */
const LETTERS_PER_HOUR = 3
const WRITES_PER_SECOND = 30
/** Beside the 30 of the second: together the burst of 60. */
const BURST_WRITES = 30
const BURST_REFILL_S = 10

/** Numbers of decisions.md, section 6. A limit is consumed before the work, so that many at once cannot slip under it. */
export interface RateLimits {
  /** One attempt of `email` from `address`; refuses with `too-many-requests`. */
  login: (address: string, email: string) => Promise<void>
  /** The attempt was right: it counts against nobody, and the account's failures from this address are forgotten. */
  loggedIn: (address: string, email: string) => Promise<void>
  registration: (address: string) => Promise<void>
  /** Whether an account may be sent one more letter of this kind; it counts as sent. */
  mayMail: (kind: 'reset-password' | 'verify-email', userId: string) => Promise<boolean>
  /** One write of a user, refused and repeated ones too. */
  write: (userId: string) => Promise<void>
}

async function consume(limiter: Pick<RateLimiterAbstract, 'consume'>, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new AppError('too-many-requests', 'Too many tries. Please wait a little.', { retryAfterSeconds })
  }
}

/**
 * What counts as one address. A household or a school has a whole /64 of IPv6, so its first half is taken.
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

/** Counters in this process's memory. */
export function createRateLimits(): RateLimits {
  const perAccount = new RateLimiterMemory({ keyPrefix: 'account', points: 10, duration: QUARTER_HOUR_S })
  const perAddress = new RateLimiterMemory({ keyPrefix: 'address', points: 100, duration: QUARTER_HOUR_S })
  const registrations = new RateLimiterMemory({ keyPrefix: 'registrations', points: 60, duration: HOUR_S })
  const letters = new RateLimiterMemory({ keyPrefix: 'letters', points: LETTERS_PER_HOUR, duration: HOUR_S })
  const writes = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'writes', points: WRITES_PER_SECOND, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: BURST_WRITES, duration: BURST_REFILL_S }),
  )
  return {
    login: async (address, email) => {
      // The address first, so that a refused one cannot fill the memory with made-up accounts.
      await consume(perAddress, address)
      try {
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
    mayMail: (kind, userId) =>
      letters.consume(`${kind} ${userId}`).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return false
          throw refused
        },
      ),
    write: (userId) => consume(writes, userId),
  }
}
