import type { GridSize } from '#shared/product.ts'
import { fillFromItems, type FillMode } from '#shared/rules/category-fill.ts'
import {
  emptyCells,
  fillBlankCells,
  freeIndexOf,
  resizeCells,
  shuffleCells,
  withFreeCellEmpty,
  type Random,
} from '#shared/rules/grid.ts'
import { pasteCells, type PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** The part of a card that structural changes replace. */
export type Structure = Pick<CardContent, 'gridSize' | 'hasFreeSpace' | 'cells'>

/** A structural change as the author requested it, so that it can be applied again to a newer card. */
export type Operation =
  | { type: 'resize'; gridSize: GridSize }
  | { type: 'free-space'; on: boolean }
  | { type: 'shuffle' }
  | { type: 'clear' }
  | { type: 'fill'; items: readonly string[] }
  | { type: 'swap'; one: number; other: number }
  | { type: 'paste'; items: readonly string[]; mode: PasteMode }
  | { type: 'category'; contents: readonly string[]; mode: FillMode }
  | { type: 'undo'; before: Structure; after: Structure }

/** The name of a change in the toasts of undo and redo. */
export function nameOf(operation: Operation): string {
  switch (operation.type) {
    case 'resize':
      return `${operation.gridSize}x${operation.gridSize} Grid`
    case 'free-space':
      return operation.on ? 'Free Space On' : 'Free Space Off'
    case 'shuffle':
      return 'Randomize Order'
    case 'clear':
      return 'Clear All Cells'
    case 'fill':
      return 'Add Example Prompts'
    case 'swap':
      return 'Swap'
    case 'paste':
      return 'Paste a List'
    case 'category':
      return 'Fill from a Category'
    case 'undo':
      return 'Change of the Grid'
  }
}

/** Reverts the change from `before` to `after`, except for squares whose words changed since. */
function undone(now: Structure, before: Structure, after: Structure): Structure {
  if (now.gridSize !== after.gridSize || now.hasFreeSpace !== after.hasFreeSpace) return now
  const cells = before.cells.map((text, index) => {
    const [row, column] = [Math.floor(index / before.gridSize), index % before.gridSize]
    if (row >= now.gridSize || column >= now.gridSize) return text
    const place = row * now.gridSize + column
    return now.cells[place] === after.cells[place] ? text : (now.cells[place] ?? text)
  })
  return { ...before, cells: withFreeCellEmpty(cells, freeIndexOf(before)) }
}

/** Whether two squares can be swapped; the free space cannot. */
export function canSwap(now: Structure, one: number, other: number): boolean {
  const free = freeIndexOf(now)
  return one !== other && [one, other].every((index) => index !== free && now.cells[index] !== undefined)
}

function swapped(now: Structure, one: number, other: number): string[] {
  if (!canSwap(now, one, other)) return now.cells
  const text = (index: number) => now.cells[index] ?? ''
  return now.cells.with(one, text(other)).with(other, text(one))
}

function restructured(now: Structure, operation: Operation, random: Random): Structure {
  const free = freeIndexOf(now)
  switch (operation.type) {
    case 'resize': {
      const { gridSize } = operation
      return { ...now, gridSize, cells: resizeCells(now.cells, now.gridSize, gridSize, now.hasFreeSpace) }
    }
    case 'free-space': {
      const hasFreeSpace = operation.on
      const newFree = freeIndexOf({ gridSize: now.gridSize, hasFreeSpace })
      return { ...now, hasFreeSpace, cells: withFreeCellEmpty(now.cells, newFree) }
    }
    case 'shuffle':
      return { ...now, cells: shuffleCells(now.cells, free, random) }
    case 'clear':
      return { ...now, cells: emptyCells(now.gridSize) }
    case 'fill':
      return { ...now, cells: fillBlankCells(now.cells, free, operation.items, random) }
    case 'swap':
      return { ...now, cells: swapped(now, operation.one, operation.other) }
    case 'paste':
      return { ...now, cells: pasteCells(now, operation.items, operation.mode) }
    case 'category':
      return { ...now, cells: fillFromItems(now, operation.contents, operation.mode, random) }
    case 'undo':
      return undone(now, operation.before, operation.after)
  }
}

/** The card after `operation`. An undo changes nothing if the grid is another one by now. */
export function operate(content: CardContent, operation: Operation, random: Random): CardContent {
  const { gridSize, hasFreeSpace, cells } = content
  return { ...content, ...restructured({ gridSize, hasFreeSpace, cells }, operation, random) }
}
