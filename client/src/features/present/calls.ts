import { goalOf } from '#shared/rules/bingo.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { seededRandom } from '#shared/rules/seeded-random.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'

type CalledCard = CardContent & Pick<Card, 'called'>

/** The words that help someone to win; undefined where players have squares of their own, and each word may. */
function helpfulWords(card: CalledCard, isShuffled: boolean): ReadonlySet<string> | undefined {
  if (isShuffled || card.extra.length > 0) return undefined
  return new Set(goalOf(card).parts.flatMap(({ cells }) => cells.map((index) => card.cells[index] ?? '')))
}

/**
 * The words not called yet, the next one first: those that help someone to win before the others. The order of the words is not
 * stored. Each word's rank depends on the seed and the word only, so words added or removed by the host's edits do not move the others.
 * @returns `helpless`: how many of them help no one
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
