/** How many pairs a benchmark measures by default. Single pairs vary. */
export const PAIRS = 7

/** The number at a share of all, such as 0.99 for the 99th percentile. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const SHARES = [0, 0.5, 0.9, 0.99, 0.999, 1]

/** How some numbers are spread. @returns {[share: number, value: number][]} */
export const quantilesOf = (numbers) => SHARES.map((share) => [share, quantile(numbers, share)])

/** The middle of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The median and the extremes of some numbers; undefined when they could not be measured. */
export function spread(numbers) {
  if (numbers.includes(undefined)) return undefined
  return { median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) }
}

/**
 * Runs two things in turn, each as often as the other comes first, so that what slows the machine for a while slows both.
 * @template T
 * @param {number} pairs
 * @param {() => Promise<T>} runApp
 * @param {() => Promise<T>} runReference
 * @returns {Promise<{app: T, reference: T}[]>}
 */
export async function alternate(pairs, runApp, runReference) {
  const results = []
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) {
      const reference = await runReference()
      results.push({ reference, app: await runApp() })
    } else {
      const app = await runApp()
      results.push({ app, reference: await runReference() })
    }
  }
  return results
}

/**
 * Measures two things in turn.
 * @param {{ours: () => Promise<number>, reference: () => Promise<number>, pairs?: number}} measurements of one value each
 * @returns {Promise<{ours: number, reference: number, ratio: number, least: number, most: number}>} medians; `least` and `most`: of the pairs' ratios
 */
export async function measurePairs({ ours, reference, pairs = PAIRS }) {
  const results = await alternate(pairs, ours, reference)
  const ratios = results.map((pair) => pair.app / pair.reference)
  return {
    ours: median(results.map(({ app }) => app)),
    reference: median(results.map((pair) => pair.reference)),
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  }
}
