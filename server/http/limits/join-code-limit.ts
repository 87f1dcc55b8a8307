import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Redis } from '../../redis.ts'
import type { FoundCode } from '../../services/cards/join-codes.ts'
import { isWithin, type Counter } from './address-limit.ts'

const HOUR_S = 60 * 60
const MAX_OPENED = 10_000
const PREFIX = 'bingoboard:opened:'
const SET = "return redis.call('SET', KEYS[1], '1', 'EX', ARGV[1])"
const EXISTS = "return redis.call('EXISTS', KEYS[1])"

/** Remembers which codes addresses have opened within the hour, for all servers together while Redis is up. */
function createOpenedCodes(redis: Pick<Redis, 'isUp' | 'eval'> | undefined) {
  const openedHere = new LRUCache<string, true>({ max: MAX_OPENED, ttl: HOUR_S * 1000 })
  const runScript = async (script: string, key: string, ...args: string[]): Promise<unknown> => {
    if (!redis?.isUp()) return undefined
    const hash = createHash('sha256').update(key).digest().toString('base64url', 0, 16)
    return redis.eval(script, { keys: [PREFIX + hash], arguments: args }).catch(() => undefined)
  }
  return {
    has: async (key: string): Promise<boolean> => openedHere.has(key) || (await runScript(EXISTS, key)) === 1,
    note: async (key: string): Promise<void> => {
      if (openedHere.has(key)) return
      openedHere.set(key, true)
      await runScript(SET, key, String(HOUR_S))
    },
  }
}

/**
 * Counts wrong join codes, for each address and for all together. The counters are checked before any look-up, so that
 * a refusal takes as long for a right code as for a wrong one. A code that has recently ended isn't a guess. A room
 * full of people who type one code counts once. A code that an address has opened stays open to it.
 * @throws RateLimiterRes above a limit
 */
export function createJoinCodeLimit(deps: {
  perAddress: Counter
  ofAll: Counter
  /** Allows one attempt for each address and code within the time of the other limits. */
  tried: Pick<RateLimiterAbstract, 'consume' | 'delete'>
  redis: Pick<Redis, 'isUp' | 'eval'> | undefined
}) {
  const { perAddress, ofAll, tried, redis } = deps
  const opened = createOpenedCodes(redis)

  return async (
    address: string,
    code: string,
    find: (code: string) => Promise<FoundCode>,
  ): Promise<FoundCode> => {
    const key = `${address} ${code}`
    if (await opened.has(key)) return find(code)
    await ofAll.consume('all', 0)
    await perAddress.consume(address, 0)
    const counts = await isWithin(tried, key)
    // Before the look-up, so that simultaneous guesses can't exceed the limit.
    if (counts)
      await perAddress.consume(address).catch(async (refused: unknown) => {
        // The code has not been looked up: the next try is a guess.
        await tried.delete(key)
        throw refused
      })
    const found = await find(code).catch(async (error: unknown) => {
      if (counts) await Promise.all([perAddress.reward(address), tried.delete(key)])
      throw error
    })
    if (typeof found !== 'string') await opened.note(key)
    if (counts)
      await (found === 'wrong' ? ofAll.consume('all').catch(() => undefined) : perAddress.reward(address))
    return found
  }
}
