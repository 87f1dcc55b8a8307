import { createHash } from 'node:crypto'
import { RateLimiterRedis, type IRateLimiterOptions, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Redis } from '../redis.ts'

const PREFIX = 'bingoboard:limit:'
const KEY_BYTES = 16

/** A limit with its counters in Redis, for all servers together. Redis gets no email or address, only their hashes. */
class RedisRateLimiter extends RateLimiterRedis {
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest().toString('base64url', 0, KEY_BYTES))
  }
}

/** @param insurance counts while Redis is away or slow */
export function createRedisRateLimiter(
  redis: Redis,
  options: IRateLimiterOptions,
  insurance: RateLimiterAbstract,
): RateLimiterAbstract {
  return new RedisRateLimiter({
    ...options,
    keyPrefix: PREFIX + options.keyPrefix,
    storeClient: {
      get isReady() {
        return redis.isUp()
      },
      eval: redis.eval,
      del: redis.del,
    },
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: insurance,
  })
}
