import { columnOf } from './columns.ts'
import type { DealtCard } from './deal.ts'
import { distinctWords } from './grid.ts'

/** Returns the words of each column, from the left: those in its squares from the top, then its share of the extra words. */
export function wordsByColumn(card: DealtCard): string[][] {
  const columns: string[][] = Array.from({ length: card.gridSize }, () => [])
  for (const word of new Set([...distinctWords(card), ...card.extra]))
    columns[columnOf(card, word)!]!.push(word)
  return columns
}
