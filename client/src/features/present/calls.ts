import { goalOf } from '#shared/rules/bingo.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { seededRandom } from '#shared/rules/seeded-random.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'

type CalledCard = CardContent & Pick<Card, 'called'>

/** Returns the words that help someone to win; undefined if players have their own cards, where any word may help. */
function helpfulWords(card: CalledCard, isShuffled: boolean): ReadonlySet<string> | undefined {
  if (isShuffled || card.extra.length > 0) return undefined
  return new Set(goalOf(card).parts.flatMap(({ cells }) => cells.map((index) => card.cells[index] ?? '')))
}

/**
 * Returns the words not called yet, the next one first. Words that help someone to win come before the others. The
 * order of the words is not stored: each word's rank depends only on the seed and the word, so words added or removed
 * by the host's edits do not move the others.
 * @returns `helpless`: how many of the words help no one to win
 */
export function remainingWords(
  seed: string,
  card: CalledCard,
  isShuffled = false,
): { words: string[]; helpless: number } {
  const helpful = helpfulWords(card, isShuffled)
  const isHelpless = (word: string) => +(helpful?.has(word) === false)
  const rank = new Map(
    wordsOf(card).map((word) => [word, isHelpless(word) + seededRandom(`${seed} ${word}`)()]),
  )
  const words = wordsOf(card)
    .filter((word) => !card.called.includes(word))
    .sort((one, other) => rank.get(one)! - rank.get(other)!)
  return { words, helpless: words.filter(isHelpless).length }
}
