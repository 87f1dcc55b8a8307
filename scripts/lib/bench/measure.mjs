/** How many pairs a benchmark measures. Single pairs vary. */
export const PAIRS = 7

/** The steady clock of the system in ms, which all processes share. */
export const now = () => Number(process.hrtime.bigint()) / 1e6

/** The number at a share of all, such as 0.99 for the 99th percentile. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (numbers) => quantile(numbers, 0.5)

/** Such as `8.4 ms` and `120 ms`. */
export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** The median and the extremes of some numbers, such as `1.07 (0.75 to 1.30)`. */
export const spread = (numbers, digits = 2) =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)})`

/**
 * Runs two things in turn, each as often as the other comes first, so that what slows the machine for a while slows both.
 * @template T
 * @param {() => Promise<T>} runApp
 * @param {() => Promise<T>} runReference
 * @returns {Promise<{app: T, reference: T}[]>}
 */
export async function alternate(runApp, runReference) {
  const results = []
  for (let pair = 0; pair < PAIRS; pair++) {
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
 * Measures two things in turn, after one run of each that is not counted: it compiles code and takes new memory.
 * @param {{ours: () => Promise<number>, reference: () => Promise<number>, name?: string}} measurements of one time each, and the reference's name
 * @returns {Promise<string>} the ratio with its spread, and both medians
 */
export async function comparePairs({ ours, reference, name = 'raw ws' }) {
  await ours()
  await reference()
  const results = await alternate(ours, reference)
  const ratios = spread(results.map((pair) => pair.app / pair.reference))
  const [app, raw] = ['app', 'reference'].map((side) => ms(median(results.map((pair) => pair[side]))))
  return `${ratios} of ${name}; ${app} against ${raw}`
}
