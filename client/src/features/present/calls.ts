import { seededRandom } from '#shared/rules/seeded-random.ts'

/**
 * A caller's progress. The order of the words is not stored: each word's rank depends on the seed and the word only, so
 * words added or removed by the host's edits do not move the others.
 */
export interface Calls {
  seed: string
  /** In the order in which they were called. */
  called: readonly string[]
  /** The card's round when the first was called, or that the caller was asked about last. */
  round?: number | undefined
}

/**
 * The words not called yet, the next one first. Compares words, not squares: a new word in the square of a called one
 * still has to be called.
 */
export function remainingWords({ seed, called }: Calls, words: readonly string[]): string[] {
  const rank = new Map(words.map((word) => [word, seededRandom(`${seed} ${word}`)()]))
  return words
    .filter((word) => !called.includes(word))
    .sort((one, other) => rank.get(one)! - rank.get(other)!)
}
