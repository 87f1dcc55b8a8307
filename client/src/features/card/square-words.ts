import { basics } from '#messages/basics.ts'
import { card } from '#messages/card.ts'
import type { GridSize } from '#shared/product.ts'

/** The row and the column of a square, from 1. */
export const placeOf = (index: number, gridSize: GridSize): [row: number, column: number] => [
  Math.floor(index / gridSize) + 1,
  (index % gridSize) + 1,
]

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Words of a card for a sentence: marks around them (FSI and PDI) keep their direction from that of the sentence. Words of the
 * sentence's own direction come without.
 */
export const isolated = (words: string) =>
  words && (basics.dir === 'rtl' || RTL.test(words)) ? `\u2068${words}\u2069` : words

/** A sentence without those marks, for what leaves the app. */
export const withoutIsolates = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '')

/** Words in quotes. Some squares have their own. */
export const quoted = (words: string) =>
  /^[“"].*[”"]$/.test(words) ? isolated(words) : basics.quoted(isolated(words))

/** The visual states of a square in words, for screen readers. */
export function factsInWords(facts: {
  edited: boolean | undefined
  toGo: boolean | undefined
  won: boolean | undefined
  called?: boolean | undefined
}): string[] {
  const { edited, toGo, won, called } = facts
  const words = [called && card.called, edited && card.edited, toGo && card.oneToGo, won && card.won]
  return words.filter((fact) => typeof fact === 'string')
}
