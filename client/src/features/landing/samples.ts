import { basics } from '#messages/basics.ts'
import { editorExamples } from '#messages/editor-examples.ts'
import { landing } from '#messages/landing.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import type { Theme } from '#shared/product.ts'
import samples from './samples.json' with { type: 'json' }

/** The content of a demo card on the landing page: 4x4, without a free space. */
export interface Sample {
  title: string
  theme: Theme
  cells: readonly string[]
}

/** A demo card for each weekday, Sunday first as in `Date.getDay`. Most of the words are from the official categories. */
export const SAMPLES = samples as readonly Sample[] as readonly [Sample, ...Sample[]]
/** 4x4 */
const SQUARES = 16

/** Returns the demo card of a weekday. Other languages have only one, made of the editor's example prompts. */
export function sampleOf(weekday: number): Sample {
  if (basics.tag === DEFAULT_LANGUAGE) return SAMPLES[weekday] ?? SAMPLES[0]
  return { title: landing.movies, theme: 'purple', cells: editorExamples.prompts.slice(0, SQUARES) }
}
