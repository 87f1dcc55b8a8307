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

/** Whether the password was wrong. Any other failure, such as an unreachable database, says nothing about it. */
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
 * The limits of `shared/contract/rates.ts`, with counters in this process's memory. Attempts are counted before the
 * work, so that concurrent requests can't exceed the limits. All throw AppError `too-many-requests`.
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
     * Checks an account's password for an address. The attempt counts as a failure until the password proves right,
     * which clears the account's failures from this address.
     * @param check throws `invalid-credential` or `wrong-password` if the password is wrong; any other error is no
     *   failure of the account
     */
    password: async <T>(address: string, email: string, check: () => Promise<T>): Promise<T> => {
      const ofBoth = `${address} ${email}`
      // The address comes first, so that a blocked one cannot fill the memory with made-up accounts.
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
    /** Whether an account, or an address that requests an invitation, may get another email of this kind. Counts it. */
    mayMail: (kind: 'reset-password' | 'verify-email' | 'invitation', of: string): Promise<boolean> =>
      isWithin(emails, `${kind} ${of}`),
    /** Completes a truncated id for an address, unless it recently tried too many unknown ones: each is two guesses. */
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
     * Looks up a join code for an address, unless it, or all addresses together, tried too many wrong ones. Then right
     * codes are refused too, except those that the address has opened within the hour.
     */
    joinCode: (...attempt: Parameters<typeof joinCode>) =>
      joinCode(...attempt).catch((refused: unknown) => {
        throw refusalOf(refused)
      }),
    // Each counts one attempt, even a refused or repeated one. `RATES` says for whom.
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
