import { useState } from 'react'
import { GRID_SIZES, type GridSize } from '#shared/product.ts'
import { canFill, defaultUseOptions, type UseOptions } from '#shared/rules/category-fill.ts'
import { cellCount } from '#shared/rules/grid.ts'
import { basics } from '#messages/basics.ts'
import { categoryItems } from '#messages/category-items.ts'

/** Returns the grid sizes as options, and a hint that explains the disabled ones. */
export function gridChoices(itemCount: number) {
  const tooLarge = GRID_SIZES.filter((size) => !canFill(itemCount, size))
  return {
    options: GRID_SIZES.map((size) => ({
      value: size,
      label: basics.grid(size),
      // The smallest is never disabled: a group without an enabled option could not be focused.
      disabled: size !== GRID_SIZES[0] && tooLarge.includes(size),
    })),
    hint: tooLarge[0] && categoryItems.needs[tooLarge[0]](itemCount),
  }
}

/** Returns the number of items missing for the smallest card. */
export const missingFor = (itemCount: number): number => Math.max(0, cellCount(GRID_SIZES[0]) - itemCount)

interface Choices {
  gridSize?: GridSize
  /** Only 5x5 has a free space; the choice is kept while another size is selected. */
  wantsFreeSpace: boolean
  /** The number of items as typed; undefined to follow the grid. */
  count?: string
}

/** Provides the options of a new card from a category with `itemCount` items. */
export function useCardOptions(itemCount: number) {
  const [choices, setChoices] = useState<Choices>({ wantsFreeSpace: true })
  const defaults = defaultUseOptions(itemCount)
  const chosen = choices.gridSize
  const gridSize = chosen !== undefined && canFill(itemCount, chosen) ? chosen : defaults.gridSize
  const minCount = cellCount(gridSize)
  const hasChoice = itemCount > minCount
  const count = (hasChoice ? choices.count : undefined) ?? String(Math.min(minCount, itemCount))
  const isCountValid = /^\d+$/.test(count) && Number(count) >= minCount && Number(count) <= itemCount

  const options: UseOptions = {
    gridSize,
    hasFreeSpace: gridSize === 5 && choices.wantsFreeSpace,
    count: Number(count),
  }
  return {
    options,
    count,
    minCount,
    /** False if the card needs every item. */
    hasChoice,
    isCountValid,
    setGridSize: (size: GridSize) =>
      setChoices(({ count: typed, ...rest }) => ({
        ...rest,
        gridSize: size,
        ...(typed !== undefined && Number(typed) >= cellCount(size) && { count: typed }),
      })),
    setFreeSpace: (wantsFreeSpace: boolean) => setChoices((before) => ({ ...before, wantsFreeSpace })),
    setCount: (typed: string) => setChoices((before) => ({ ...before, count: typed })),
  }
}
