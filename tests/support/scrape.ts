import type { Metrics } from '#server/metrics.ts'

/** The samples of a scrape: values by `name{label="value"}`, in Prometheus' notation. */
export type Samples = Map<string, number>

/** Parses samples. @param text in Prometheus' text format */
export function samplesIn(text: string): Samples {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))]
      }),
  )
}

/** Returns the current samples. */
export async function scrape(metrics: Metrics): Promise<Samples> {
  return samplesIn(await metrics.metrics())
}

/** Returns the sum of all samples of a name whose labels include these. */
export function sumOf(samples: Samples, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  let sum = 0
  for (const [sample, value] of samples)
    if (sample.split('{')[0] === name && wanted.every((label) => sample.includes(label))) sum += value
  return sum
}
