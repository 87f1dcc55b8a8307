import { CELL_MAX_LENGTH, THEMES, type GridSize, type Theme } from '../product.ts'
import type { CardContent } from '../schemas/card.ts'
import { OFFICIAL_CATEGORIES } from '../official-categories.ts'
import { cellCount, fillBlankCells, emptyCells, freeIndexOf, shuffled, type Random } from './grid.ts'
import { codePointLength, cutToCodePoints } from './text.ts'

const ELLIPSIS = '…'

/**
 * An item as a square shows it: whole up to 50 characters, else cut at the end of a word, with an ellipsis. A word that
 * fills the square by itself is cut where the square ends.
 */
export function cellText(content: string): string {
  if (codePointLength(content) <= CELL_MAX_LENGTH) return content
  const kept = cutToCodePoints(content, CELL_MAX_LENGTH - 1)
  const endsAWord = /^\s/u.test(content.slice(kept.length))
  const words = endsAWord ? kept : kept.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.…–—-]+$/u, '') || kept}${ELLIPSIS}`
}

/**
 * The words of so many items, chosen at random, each at most a square long. None is there twice while there are enough
 * different ones.
 * @param count how many; fewer come where there are fewer items
 */
export function drawItems(contents: readonly string[], count: number, random: Random): string[] {
  const texts = shuffled(contents, random).map(cellText)
  const first = new Set(texts)
  const again: string[] = []
  const seen = new Set<string>()
  for (const text of texts) {
    if (seen.has(text)) again.push(text)
    seen.add(text)
  }
  return [...first, ...again].slice(0, count)
}

/** What a category is asked to make a card of. */
export interface UseOptions {
  gridSize: GridSize
  hasFreeSpace: boolean
  /** How many of its items may be on the card, at least gridSize². */
  count: number
}

/**
 * The cells of a new card: `count` of the items at random, of which as many as there are cells are put into them. The
 * free one stays empty.
 * @param contents at least gridSize² of them
 */
export function cellsFromItems(
  contents: readonly string[],
  { gridSize, hasFreeSpace, count }: UseOptions,
  random: Random,
): string[] {
  const free = freeIndexOf({ gridSize, hasFreeSpace })
  const items = drawItems(contents, count, random)
  return emptyCells(gridSize).map((_, index) => (index === free ? '' : (items.shift() ?? '')))
}

/** What a new card made from a category says: its name for a title, and its theme. */
export function cardFromCategory(
  category: { categoryId: string; name: string },
  contents: readonly string[],
  options: UseOptions,
  random: Random,
): CardContent {
  return {
    title: category.name,
    gridSize: options.gridSize,
    hasFreeSpace: options.hasFreeSpace,
    cells: cellsFromItems(contents, options, random),
    theme: categoryTheme(category.categoryId),
    freeSpaceImageUrl: null,
  }
}

/** What the dialog "Use in BingoBoard" starts with, by how many items there are. */
export function defaultUse(itemCount: number): UseOptions {
  const gridSize = ([5, 4] as const).find((size) => canFill(itemCount, size)) ?? 3
  return {
    gridSize,
    hasFreeSpace: gridSize === 5,
    count: Math.min(cellCount(gridSize), itemCount),
  }
}

/** Whether a category has enough items for a grid. */
export function canFill(itemCount: number, gridSize: GridSize): boolean {
  return itemCount >= cellCount(gridSize)
}

/** The theme that a category's screens and its cards wear: an official one's own, for others one by their id. */
export function categoryTheme(categoryId: string): Theme {
  const official = OFFICIAL_CATEGORIES.find((category) => category.categoryId === categoryId)
  if (official) return official.theme
  const sum = Array.from(categoryId, (letter) => letter.charCodeAt(0)).reduce((one, other) => one + other, 0)
  return THEMES[sum % THEMES.length] ?? THEMES[0]
}

export type FillMode = 'fill' | 'replace'

/**
 * The cells of a card that is there already, filled from a category: its blank cells, or all of them anew. Words that
 * stay are not put in twice; cells for which there is no item stay as they are, or blank.
 */
export function fillFromItems(
  card: { cells: readonly string[]; gridSize: GridSize; hasFreeSpace: boolean },
  contents: readonly string[],
  mode: FillMode,
  random: Random,
): string[] {
  const cells = mode === 'replace' ? emptyCells(card.gridSize) : card.cells
  return fillBlankCells(cells, freeIndexOf(card), [...new Set(contents.map(cellText))], random)
}
