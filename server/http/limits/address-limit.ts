import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Rate } from '#shared/contract/rates.ts'
import { networkOf } from '../address-key.ts'

/** A customer's IPv6 network has 65,536 of the /64 blocks that addresses are counted by. */
const NETWORK_TIMES = 10

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

/** Counts one attempt for a key. @returns whether it is within the limit */
export async function isWithin(limit: Pick<Counter, 'consume'>, key: string): Promise<boolean> {
  try {
    await limit.consume(key)
    return true
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false
    throw refused
  }
}

/** Limits addresses, and, at ten times the rate, the networks that give one caller many of them. */
export function byAddress(limit: (name: string, rate: Rate) => Counter, name: string, rate: Rate): Counter {
  const narrow = limit(name, rate)
  const wide = limit(`${name}-48`, { ...rate, points: NETWORK_TIMES * rate.points })
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
