import { editorChanges } from '#messages/editor-changes.ts'
import { MAX_EXTRA, type GridSize } from '#shared/product.ts'
import { extraWithSquare } from '#shared/rules/columns.ts'
import {
  emptyCells,
  freeIndexOf,
  isSameGrid,
  resizeCells,
  shuffleCells,
  shuffled,
  withFreeCellEmpty,
  type Random,
} from '#shared/rules/grid.ts'
import { pasteList, type PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { revert, structureOf, type Refusal, type Structure } from './revert.ts'

const LOOK_FIELDS = ['title', 'theme', 'freeSpaceImageUrl', 'pattern', 'columns'] as const
/** The fields that restoring a version changes besides the grid. */
type Look = Pick<CardContent, (typeof LOOK_FIELDS)[number]>

/** A structural change as the author requested it, so that it can be applied again to a newer card. */
export type Operation =
  | { type: 'resize'; gridSize: GridSize }
  | { type: 'free-space'; on: boolean }
  /** `except`: the squares that stay, in operations stored by version 0.2.0 (old-edits.ts). */
  | { type: 'shuffle'; except?: readonly number[] }
  | { type: 'clear' }
  | { type: 'fill'; items: readonly string[] }
  | { type: 'swap'; one: number; other: number }
  | { type: 'paste'; items: readonly string[]; mode: PasteMode }
  | { type: 'put'; word: string; index: number }
  | { type: 'restore'; content: CardContent }
  | { type: 'undo'; before: Structure & Partial<Look>; after: Structure & Partial<Look> }

/** The name of a change in the toasts of undo and redo. */
export function operationName(operation: Operation): string {
  const { steps } = editorChanges
  if (operation.type === 'resize') return steps.grid(operation.gridSize)
  if (operation.type === 'free-space') return operation.on ? steps.freeSpaceOn : steps.freeSpaceOff
  return steps[operation.type]
}

/** Whether two squares can be swapped; the free space cannot. */
export function canSwap(now: Structure, one: number, other: number): boolean {
  const free = freeIndexOf(now)
  return one !== other && [one, other].every((index) => index !== free && now.cells[index] !== undefined)
}

function swapSquares(now: Structure, one: number, other: number): string[] {
  if (!canSwap(now, one, other)) return now.cells
  const text = (index: number) => now.cells[index] ?? ''
  return now.cells.with(one, text(other)).with(other, text(one))
}

/** The grid, with those `homeless` words that no square has added to the extra words, as far as there is room. */
function addDisplaced(grid: Structure, displaced: readonly string[]): Structure {
  const words = [...grid.extra, ...displaced].filter((word) => word !== '' && !grid.cells.includes(word))
  return { ...grid, extra: [...new Set(words)].slice(0, Math.max(MAX_EXTRA, grid.extra.length)) }
}

function changeStructure(content: CardContent, operation: Operation, random: Random): Structure {
  const now = structureOf(content)
  const free = freeIndexOf(now)
  switch (operation.type) {
    case 'resize': {
      const { gridSize } = operation
      const cells = resizeCells(now.cells, now.gridSize, gridSize, now.hasFreeSpace)
      return addDisplaced({ ...now, gridSize, cells }, now.cells)
    }
    case 'free-space': {
      const hasFreeSpace = operation.on
      const newFree = freeIndexOf({ gridSize: now.gridSize, hasFreeSpace })
      const hasRoom = now.cells[newFree] && now.extra.length < MAX_EXTRA
      const extra = hasRoom ? extraWithSquare(content, newFree) : now.extra
      return addDisplaced({ ...now, hasFreeSpace, cells: withFreeCellEmpty(now.cells, newFree), extra }, [])
    }
    case 'shuffle': {
      const stays = new Set(operation.except)
      const moving = now.cells.map((text, index) => (stays.has(index) ? '' : text))
      const shuffledCells = shuffleCells(moving, free, random, content.columns ? now.gridSize : 1)
      return {
        ...now,
        cells: now.cells.map((text, index) => (stays.has(index) ? text : (shuffledCells[index] ?? ''))),
      }
    }
    case 'clear':
      return { ...now, cells: emptyCells(now.gridSize), extra: [] }
    case 'fill': {
      const { cells } = pasteList({ ...now, extra: [] }, shuffled(operation.items, random), 'fill')
      return addDisplaced({ ...now, cells }, [])
    }
    case 'swap':
      return { ...now, cells: swapSquares(now, operation.one, operation.other) }
    case 'paste':
      return { ...now, ...pasteList(content, operation.items, operation.mode) }
    case 'put': {
      const { word, index } = operation
      if (index === free || now.cells[index] === undefined || !now.extra.includes(word)) return now
      // The replaced word takes the same place in the list, which decides the column that a word belongs to.
      const extra = now.extra.with(now.extra.indexOf(word), now.cells[index])
      return addDisplaced({ ...now, cells: now.cells.with(index, word), extra }, [])
    }
    case 'restore':
      return structureOf(operation.content)
    case 'undo':
      return revert(now, operation.before, operation.after).structure ?? now
  }
}

/** The look after an operation. An undo leaves fields that have changed since alone. */
function changeLook(now: CardContent, operation: Operation): Partial<Look> {
  const { type } = operation
  if (type !== 'restore' && type !== 'undo') return {}
  const [after, before] = type === 'undo' ? [operation.after, operation.before] : [now, operation.content]
  return Object.fromEntries(
    LOOK_FIELDS.flatMap((name) =>
      name in before && now[name] === after[name] ? [[name, before[name]]] : [],
    ),
  )
}

/** Why an undo is not possible on this card; undefined if it is, and for all other operations. */
export function refusalOf(now: CardContent, operation: Operation): Refusal | undefined {
  if (operation.type !== 'undo') return undefined
  const { refusal } = revert(now, operation.before, operation.after)
  if (refusal !== 'gone' || !isSameGrid(now, operation.after)) return refusal
  const look = changeLook(now, operation)
  return LOOK_FIELDS.some((name) => name in look && look[name] !== now[name]) ? undefined : refusal
}

/** Applies `operation` to a card. A refused undo changes nothing. */
export function operate(content: CardContent, operation: Operation, random: Random): CardContent {
  if (refusalOf(content, operation)) return content
  const structure = changeStructure(content, operation, random)
  return { ...content, ...changeLook(content, operation), ...structure }
}
