import { BurstyRateLimiter, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { RATES, type Rate } from '#shared/contract/rates.ts'
import { AppError } from '../../app-error.ts'
import type { Redis } from '../../redis.ts'
import { byAddress, isWithin } from './address-limit.ts'
import { BoundedRateLimiter, createRedisRateLimiter } from './rate-limiters.ts'
import { createJoinCodeLimit } from './join-code-limit.ts'

const BURST_REFILL_S = 10

type RateName = keyof typeof RATES
export type RateLimits = ReturnType<typeof createRateLimits>

/** Any other failure, as of a database that is away, says nothing about the password. */
const isGuess = (error: unknown) =>
  error instanceof AppError && (error.code === 'invalid-credential' || error.code === 'wrong-password')

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

/**
 * The limits of `shared/contract/rates.ts`, with counters in this process's memory. They count before the work, so that
 * concurrent requests can't exceed them. All throw AppError `too-many-requests`.
 * @param redis keeps the counters for all servers together, while it is up
 */
export function createRateLimits(redis?: Redis) {
  const limit = (keyPrefix: string, { points, duration }: Rate) => {
    const options = { keyPrefix, points, duration }
    const inMemory = new BoundedRateLimiter(options)
    return redis ? createRedisRateLimiter(redis, options, inMemory) : inMemory
  }
  const named = (name: RateName) => limit(name, RATES[name])
  const ofAddress = (name: RateName) => byAddress(limit, name, RATES[name])
  const counting = (limiter: Pick<RateLimiterAbstract, 'consume'>) => (key: string) => consume(limiter, key)
  const perSecond = (name: 'writes' | 'token-calls' | 'token-writes') =>
    counting(
      new BurstyRateLimiter(
        named(name),
        limit(`${name}-burst`, { points: RATES[name].burst, duration: BURST_REFILL_S }),
      ),
    )
  const perAccount = named('account')
  const perAddress = ofAddress('address')
  const logins = named('logins')
  const cutIds = ofAddress('cut-ids')
  const emails = named('emails')
  const joinCode = createJoinCodeLimit({
    perAddress: ofAddress('codes'),
    ofAll: named('codes-of-all'),
    tried: named('codes-tried'),
    redis,
  })

  return {
    /**
     * Checks a password of an account for an address. It counts as a failure until it is found right, which clears the account's
     * failures from this address.
     * @param check throws `invalid-credential` or `wrong-password` where the password is wrong; what else it throws is no failure of
     *   the account
     */
    password: async <T>(address: string, email: string, check: () => Promise<T>): Promise<T> => {
      const ofBoth = `${address} ${email}`
      // The address first, so that a blocked one cannot fill the memory with made-up accounts.
      await consume(perAddress, address)
      try {
        await consume(logins, ofBoth)
        await consume(perAccount, ofBoth)
      } catch (refused) {
        await perAddress.reward(address)
        throw refused
      }
      const checked = await check().catch(async (error: unknown) => {
        if (!isGuess(error)) await Promise.all([perAccount.reward(ofBoth), perAddress.reward(address)])
        throw error
      })
      await Promise.all([perAccount.delete(ofBoth), perAddress.reward(address)])
      return checked
    },
    /** Whether an account, or the address that asks for an invitation, may get one more email of this kind. It counts as sent. */
    mayMail: (kind: 'reset-password' | 'verify-email' | 'invitation', of: string): Promise<boolean> =>
      isWithin(emails, `${kind} ${of}`),
    /** Finds the whole of a cut id for an address, unless it has lately asked for too many that there are not: each is two guesses. */
    cutId: async <Found>(
      address: string,
      find: () => Promise<Found | undefined>,
    ): Promise<Found | undefined> => {
      if (!(await isWithin(cutIds, address))) return undefined
      const found = await find()
      if (found !== undefined) await cutIds.reward(address)
      return found
    },
    /**
     * Looks a join code up for an address, unless it has tried too many wrong ones, or all have. Then right
     * ones are refused too, except codes that the address has opened within the hour.
     */
    joinCode: (...attempt: Parameters<typeof joinCode>) =>
      joinCode(...attempt).catch((refused: unknown) => {
        throw refusalOf(refused)
      }),
    // Each counts one attempt, also a refused or a repeated one. `RATES` says by whom.
    registration: counting(ofAddress('registrations')),
    externalSignIn: counting(ofAddress('google')),
    report: counting(ofAddress('reports')),
    grant: counting(named('grants')),
    deletion: counting(named('deletions')),
    export: counting(named('exports')),
    write: perSecond('writes'),
    tokenCall: perSecond('token-calls'),
    tokenWrite: perSecond('token-writes'),
  }
}
