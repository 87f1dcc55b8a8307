const TWO_TO_32 = 2 ** 32

/**
 * Random numbers from 0 to 1 that depend on the seed alone (mulberry32).
 * @param {number} seed a whole number
 * @returns {() => number}
 */
export function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32
  }
}

const STEPS = 4096

/**
 * Draws times that are spread as measured ones: straight lines between the given quantiles.
 * @param {[share: number, ms: number][]} quantiles rising, the first of share 0, the last of share 1
 * @param {() => number} random
 * @returns {() => number} ms
 */
export function timesLike(quantiles, random) {
  const table = new Float64Array(STEPS + 1)
  let at = 0
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS
    while (at < quantiles.length - 2 && share > quantiles[at + 1][0]) at++
    const [[fromShare, fromMs], [toShare, toMs]] = [quantiles[at], quantiles[at + 1]]
    table[step] = fromMs + ((toMs - fromMs) * (share - fromShare)) / (toShare - fromShare)
  }
  return () => {
    const place = random() * STEPS
    const step = Math.floor(place)
    return table[step] + (table[step + 1] - table[step]) * (place - step)
  }
}
