/** How many pairs a benchmark measures. Single pairs vary. */
const PAIRS = 7

/** The steady clock of the system in ms, which all processes share. */
export const now = () => Number(process.hrtime.bigint()) / 1e6

/** Returns the number at a share of all, such as 0.99 for the 99th percentile. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const median = (numbers) => quantile(numbers, 0.5)

/** Formats a number, such as `8.4` and `120`. */
const formatNumber = (value) => value.toFixed(value < 10 ? 1 : 0)

/** Formats a time, such as `8.4 ms`. */
export const formatMs = (value) => `${formatNumber(value)} ms`

/** Formats times, such as `median 32 ms, p95 44 ms`. */
export const formatTimes = (times, percent) =>
  `median ${formatMs(median(times))}, p${percent} ${formatMs(quantile(times, percent / 100))}`

/**
 * Measures two things in turn, each of them first in every other pair, so that what slows the machine for a while slows
 * both. The first run of each compiles code and takes new memory, and is not counted.
 * @param {{ours: () => Promise<number>, reference: () => Promise<number>, name: string}} measurements and the
 *   reference's name
 * @returns {Promise<string>} the ratio with the smallest and the largest of a pair, and both medians
 */
export async function comparePairs({ ours, reference, name }) {
  const results = { ours: [], reference: [] }
  for (let run = 0; run <= PAIRS; run++) {
    const inTurn = Object.entries({ ours, reference })
    for (const [side, measure] of run % 2 === 0 ? inTurn : inTurn.reverse()) {
      const value = await measure()
      if (run > 0) results[side].push(value)
    }
  }
  const ratios = results.ours.map((value, pair) => value / results.reference[pair])
  const extremes = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
  const [own, others] = [results.ours, results.reference].map((values) => formatNumber(median(values)))
  return `${median(ratios).toFixed(2)} (${extremes.join(' to ')}) of ${name}; ${own} against ${others} ms`
}
