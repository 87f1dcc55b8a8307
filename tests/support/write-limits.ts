import { AppError } from '#server/app-error.ts'
import { createRateLimits, type RateLimits } from '#server/http/limits/rate-limits.ts'

/**
 * The real limits, with a fixed number of writes for some users: how many pass does not depend on how fast the machine
 * is. tests/server/accounts/rate-limits.test.ts holds the numbers of the real limit.
 * @param writesLeft by user id
 */
export function limitsWith(writesLeft: Map<string, number>): RateLimits {
  const limits = createRateLimits()
  return {
    ...limits,
    write: (userId) => {
      const left = writesLeft.get(userId)
      if (left === undefined) return limits.write(userId)
      writesLeft.set(userId, left - 1)
      if (left > 0) return Promise.resolve()
      return Promise.reject(new AppError('too-many-requests', 'Too many tries.', { retryAfterSeconds: 1 }))
    },
  }
}

/** The real limits but that of writes in a second, which would come before what a test is about. */
export const withoutWriteLimit = (): RateLimits => ({ ...createRateLimits(), write: () => Promise.resolve() })
