import { DEFAULT_GRID_SIZE, DEFAULT_PATTERN, DEFAULT_THEME } from '../product.ts'
import type { CardContent } from '../schemas/card.ts'
import { emptyCells } from './grid.ts'

/** A new card: 5x5, blue, with a free space, and empty. */
export function emptyContent(): CardContent {
  return {
    title: '',
    gridSize: DEFAULT_GRID_SIZE,
    hasFreeSpace: true,
    cells: emptyCells(DEFAULT_GRID_SIZE),
    theme: DEFAULT_THEME,
    freeSpaceImageUrl: null,
    extra: [],
    pattern: DEFAULT_PATTERN,
    showsCalls: true,
    columns: false,
  }
}
