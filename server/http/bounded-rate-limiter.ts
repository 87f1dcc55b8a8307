import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type IRateLimiterOptions, type RateLimiterRes } from 'rate-limiter-flexible'

/** Keys of one limit, of some 500 bytes each. Above, the least recently used one is forgotten. */
const MAX_KEYS = 10_000

/** A limit with a bounded number of counters, so that callers with many addresses can't fill the memory. */
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
