import { DEFAULT_PATTERN, THEMES, type GridSize, type Theme } from '../product.ts'
import type { CardContent } from '../schemas/card.ts'
import { OFFICIAL_CATEGORIES } from '../official-categories.ts'
import { cellCount, emptyCells, freeIndexOf, shuffled, type Grid, type Random } from './grid.ts'
import { cellText } from './text.ts'

/**
 * Picks random items as texts for squares. Repeats a text only if there are not enough different ones.
 * @param count fewer texts are returned if there are fewer items
 */
export function pickItems(contents: readonly string[], count: number, random: Random): string[] {
  const texts = shuffled(contents, random).map(cellText)
  const unseen = new Set(texts)
  const repeated = texts.filter((text) => !unseen.delete(text))
  return [...new Set(texts), ...repeated].slice(0, count)
}

/** The options for creating a card from a category. */
export interface UseOptions extends Grid {
  /** From how many items to pick; at least gridSize². */
  count: number
}

/**
 * Returns the cells of a new card, filled from `count` random items. The free cell stays empty.
 * @param contents at least gridSize² items
 */
export function cellsFromItems(
  contents: readonly string[],
  { gridSize, hasFreeSpace, count }: UseOptions,
  random: Random,
): string[] {
  const free = freeIndexOf({ gridSize, hasFreeSpace })
  const items = pickItems(contents, count, random)
  return emptyCells(gridSize).map((_, index) => (index === free ? '' : (items.shift() ?? '')))
}

/** Creates a card's content from a category, with the category's name as the title and its theme. */
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
    extra: [],
    pattern: DEFAULT_PATTERN,
    showsCalls: true,
    columns: false,
  }
}

/** Returns the initial options of the dialog "Use in BingoBoard". */
export function defaultUseOptions(itemCount: number): UseOptions {
  const gridSize = ([5, 4] as const).find((size) => canFill(itemCount, size)) ?? 3
  return {
    gridSize,
    hasFreeSpace: gridSize === 5,
    count: Math.min(cellCount(gridSize), itemCount),
  }
}

/** Whether a category has enough items for a grid. */
export const canFill = (itemCount: number, gridSize: GridSize): boolean => itemCount >= cellCount(gridSize)

/** Returns the theme of a category: an official one has its own, for others it is derived from the id. */
export function categoryTheme(categoryId: string): Theme {
  const official = OFFICIAL_CATEGORIES.find((category) => category.categoryId === categoryId)
  if (official) return official.theme
  const sum = Array.from(categoryId, (char) => char.charCodeAt(0)).reduce((one, other) => one + other, 0)
  return THEMES[sum % THEMES.length] ?? THEMES[0]
}
