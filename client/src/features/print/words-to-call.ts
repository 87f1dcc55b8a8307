import { distinctWords } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** The words of a card in the order of the alphabet; a word that stands in several squares is called once. */
export function wordsToCall(card: CardContent): string[] {
  return distinctWords(card).sort((one, other) => one.localeCompare(other, undefined, { numeric: true }))
}
