import { freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** The words of a card in the order of the alphabet; a word that stands in several squares is called once. */
export function wordsToCall(card: CardContent): string[] {
  const free = freeIndexOf(card)
  const words = card.cells.filter((text, index) => text !== '' && index !== free)
  return [...new Set(words)].sort((one, other) => one.localeCompare(other, undefined, { numeric: true }))
}
