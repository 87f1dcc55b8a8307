import { useState } from 'react'
import { GRID_SIZES, type GridSize } from '#shared/product.ts'
import { canFill, defaultUse, type UseOptions } from '#shared/rules/category-fill.ts'
import { cellCount } from '#shared/rules/grid.ts'

/** Which grids there are, and why some cannot be chosen. */
export function gridChoices(itemCount: number) {
  const tooLarge = GRID_SIZES.filter((size) => !canFill(itemCount, size))
  const needs = tooLarge.map(
    (size, at) => `${size}x${size} needs ${cellCount(size)}${at === 0 ? ' items' : ''}`,
  )
  return {
    options: GRID_SIZES.map((size) => ({
      value: size,
      label: `${size}x${size}`,
      // The smallest stays: without a choice there would be nothing to say it about.
      disabled: size !== GRID_SIZES[0] && tooLarge.includes(size),
    })),
    hint: tooLarge.length > 0 ? `${needs.join(', ')}. This category has ${itemCount}.` : undefined,
  }
}

/** How many items a category lacks for any card at all. */
export function missingItems(itemCount: number): number {
  return Math.max(0, cellCount(GRID_SIZES[0]) - itemCount)
}

interface Choices {
  gridSize?: GridSize
  /** Kept while another grid than 5x5 is chosen, which has none. */
  wantsFreeSpace: boolean
  /** As typed; until then it follows the grid. */
  count?: string
}

/** What a card is to be made like, held within what a category with so many items can do. */
export function useCardOptions(itemCount: number) {
  const [choices, setChoices] = useState<Choices>({ wantsFreeSpace: true })
  const usual = defaultUse(itemCount)
  const chosen = choices.gridSize
  const gridSize = chosen !== undefined && canFill(itemCount, chosen) ? chosen : usual.gridSize
  const least = cellCount(gridSize)
  const hasChoice = itemCount > least
  const count = (hasChoice ? choices.count : undefined) ?? String(Math.min(least, itemCount))
  const isCount = /^\d+$/.test(count) && Number(count) >= least && Number(count) <= itemCount

  const options: UseOptions = {
    gridSize,
    hasFreeSpace: gridSize === 5 && choices.wantsFreeSpace,
    count: Number(count),
  }
  return {
    options,
    count,
    least,
    /** Whether there are more items than the card has squares. */
    hasChoice,
    isCount,
    setGridSize: (size: GridSize) =>
      setChoices(({ count: typed, ...before }) => ({
        ...before,
        gridSize: size,
        ...(typed !== undefined && Number(typed) >= cellCount(size) && { count: typed }),
      })),
    setFreeSpace: (wantsFreeSpace: boolean) => setChoices((before) => ({ ...before, wantsFreeSpace })),
    setCount: (typed: string) => setChoices((before) => ({ ...before, count: typed })),
  }
}
