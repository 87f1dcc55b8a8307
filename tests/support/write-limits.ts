import { AppError } from '#server/app-error.ts'
import { createRateLimits, type RateLimits } from '#server/http/limits/rate-limits.ts'

/**
 * Returns the real limits with a fixed number of writes for some users, so that the result does not depend on the machine's
 * speed. tests/server/accounts/rate-limits.test.ts tests the real numbers.
 * @param writesLeft the remaining writes by user id
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

/** Returns the real limits without the one on writes per second, which a test would reach first. */
export const withoutWriteLimit = (): RateLimits => ({ ...createRateLimits(), write: () => Promise.resolve() })
