import type { Theme } from '#shared/product.ts'
import samples from './samples.json' with { type: 'json' }

/** The words of a demo card of the landing page: 4x4, without a free space. */
export interface Sample {
  title: string
  theme: Theme
  cells: readonly string[]
}

/** A demo card for each weekday, Sunday first as in `Date.getDay`. Most of the words are from the official categories. */
export const SAMPLES = samples as readonly Sample[] as readonly [Sample, ...Sample[]]
