import { createHash } from 'node:crypto'
import {
  RateLimiterRedis,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Redis } from '../../redis.ts'
import { LRUCache } from 'lru-cache'

/** The most keys of one limit, of some 500 bytes each. Beyond it, the least recently used one is forgotten. */
const MAX_KEYS = 10_000

/** A limit with a bounded number of counters, so that callers with many addresses can't fill the memory. */
export class BoundedRateLimiter extends RateLimiterMemory {
  readonly #keys: LRUCache<string, true>

  constructor(options: IRateLimiterOptions, maxKeys = MAX_KEYS) {
    super(options)
    this.#keys = new LRUCache({
      // With `max` it would reserve room for all keys: 1 ms and 0.2 MB for each of thirty limits, at every start.
      maxSize: maxKeys,
      sizeCalculation: () => 1,
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

const PREFIX = 'bingoboard:limit:'
const KEY_BYTES = 16

/** A limit with its counters in Redis, shared by all servers. Redis gets no email or address, only their hashes. */
class RedisRateLimiter extends RateLimiterRedis {
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest().toString('base64url', 0, KEY_BYTES))
  }
}

/** @param insurance counts while Redis is down or slow */
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
