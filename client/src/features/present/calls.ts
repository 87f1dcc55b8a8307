import { seededRandom } from '#shared/rules/seeded.ts'

/**
 * How far a caller has come. The order of what is to come is in no list: each word has its place by the seed and itself
 * alone, so that words which come and go with the host's edits leave all others where they were.
 */
export interface Calls {
  seed: string
  /** The words as they were called, the first one first. */
  called: readonly string[]
}

/**
 * What is still to be called, the next one first. It goes by the words and not by the squares: what a host wrote in place
 * of a called word was never heard, and so it is to come.
 */
export function wordsToCome({ seed, called }: Calls, words: readonly string[]): string[] {
  const rank = new Map(words.map((word) => [word, seededRandom(`${seed} ${word}`)()]))
  return words
    .filter((word) => !called.includes(word))
    .sort((one, other) => rank.get(one)! - rank.get(other)!)
}

/** Calls the next word; the same calls where there is none. */
export function callNext(calls: Calls, words: readonly string[]): Calls {
  const [next] = wordsToCome(calls, words)
  return next === undefined ? calls : { ...calls, called: [...calls.called, next] }
}

/** Takes the last call back. */
export function callBack(calls: Calls): Calls {
  return { ...calls, called: calls.called.slice(0, -1) }
}
