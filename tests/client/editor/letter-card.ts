import { MAX_EXTRA } from '#shared/product.ts'
import { operate, type Operation } from '#client/sync/change/operations.ts'
import { freeIndexOf, type Random } from '#shared/rules/grid.ts'
import { structureOf } from '#client/sync/change/revert.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { seededRandom } from '#tests/support/random.ts'

export const letters = [...'abcdefghijklmnopqrstuvwxy']

/** A card full of letters, row by row, its free cell empty. */
export function letterCard(gridSize: CardContent['gridSize'], hasFreeSpace: boolean): CardContent {
  const free = freeIndexOf({ gridSize, hasFreeSpace })
  return {
    title: 'Stand-up',
    gridSize,
    hasFreeSpace,
    cells: letters.slice(0, gridSize ** 2).map((letter, index) => (index === free ? '' : letter)),
    theme: 'pink',
    freeSpaceImageUrl: 'https://example.com/star.png',
    extra: [],
    pattern: 'line',
    showsCalls: true,
    columns: false,
  }
}

export const withMoreWords = (card: CardContent): CardContent => ({
  ...card,
  extra: Array.from({ length: MAX_EXTRA }, (_, at) => `extra ${at}`),
})
export const never: Random = () => {
  throw new Error('Nothing here is left to chance')
}
export const rows = (card: CardContent) =>
  Array.from({ length: card.gridSize }, (_, row) =>
    card.cells
      .slice(row * card.gridSize, (row + 1) * card.gridSize)
      .map((text) => text || '-')
      .join(''),
  )

/** The card after `operation`, after what others did to it, and after the operation was taken back. */
export function undoneAfter(
  card: CardContent,
  operation: Operation,
  meanwhile: (card: CardContent) => CardContent,
): CardContent {
  const after = operate(card, operation, seededRandom(7))
  const undo: Operation = { type: 'undo', before: structureOf(card), after: structureOf(after) }
  return operate(meanwhile(after), undo, never)
}

export const typed = (index: number, text: string) => (card: CardContent) => ({
  ...card,
  cells: card.cells.with(index, text),
})

export const nothing = (card: CardContent) => card
