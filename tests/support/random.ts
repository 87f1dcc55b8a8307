import type { Random } from '#shared/rules/grid.ts'

/**
 * Returns a random generator with the same numbers for the same seed (mulberry32), so that a failing run can be repeated
 * with the seed in its message.
 * @param seed any integer; its lowest 32 bits are used
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** @returns an integer from 0 up to, but not including, `count`. */
export function randomBelow(random: Random, count: number): number {
  return Math.floor(random() * count)
}

/** @returns one of `items`, which must not be empty. */
export function randomOf<T>(random: Random, items: readonly T[]): T {
  const item = items[randomBelow(random, items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
