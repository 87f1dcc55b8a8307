/** What a measurement of several pairs says. The ratio is the median, because single pairs vary. */
export const PAIRS = 7

const sorted = (values) => values.toSorted((one, other) => one - other)

/** The value at a share of all, such as 0.5 for the median. */
export function quantile(values, share) {
  const all = sorted(values)
  return all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? Number.NaN
}

export const median = (values) => quantile(values, 0.5)

/**
 * Measures two things in turn, so that both meet the same weather of the machine.
 * @param {{ours: () => Promise<number>, reference: () => Promise<number>, pairs?: number}} measurements of one value each
 * @returns {Promise<{ours: number, reference: number, ratio: number, least: number, most: number}>} medians; `least` and `most`: of the pairs' ratios
 */
export async function measurePairs({ ours, reference, pairs = PAIRS }) {
  const results = []
  for (let pair = 0; pair < pairs; pair++) {
    const isReferenceFirst = pair % 2 === 1
    const first = isReferenceFirst ? await reference() : undefined
    const own = await ours()
    results.push({ ours: own, reference: first ?? (await reference()) })
  }
  const ratios = results.map((pair) => pair.ours / pair.reference)
  return {
    ours: median(results.map((pair) => pair.ours)),
    reference: median(results.map((pair) => pair.reference)),
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  }
}
