import { applyChange, hasCellsByIndex } from '#shared/rules/card-changes.ts'
import { isSameGrid, sameCells, type Grid } from '#shared/rules/grid.ts'
import type { CardChange, CardContent, CellsByIndex, ReplacedValues } from '#shared/schemas/card.ts'
import type { Operation } from './operations.ts'
import { structureOf, type Structure } from './revert.ts'

/** A change by the author, as in the body of PATCH, with the values that it replaces (LIV-4). */
export interface Edit {
  change: CardChange & { was: ReplacedValues }
  /**
   * The operations of a structural edit, for applying it again to a newer card. Absent once words were typed
   * into it: no operation produces those.
   */
  again?: readonly Operation[]
  /**
   * A structural edit that the author applied again: it goes out as the squares that it changes, so that
   * someone who keeps changing other squares cannot hold it up.
   */
  bySquare?: true | undefined
}

type FieldName = 'title' | 'theme' | 'freeSpaceImageUrl' | 'pattern' | 'extra'
const FIELD_NAMES: readonly FieldName[] = ['title', 'theme', 'freeSpaceImageUrl', 'pattern', 'extra']

/**
 * A part of a card that an edit changes: a field, a square by its index, or `cells` for the whole grid, which has
 * the extra words with it.
 */
export type Part = FieldName | 'cells' | number

export const titleEdit = (title: string, was: string): Edit => ({ change: { title, was: { title: was } } })

export function themeEdit(theme: CardContent['theme'], was: string): Edit {
  return { change: { theme, was: { theme: was } } }
}

export function imageEdit(freeSpaceImageUrl: string | null, was: string | null): Edit {
  return { change: { freeSpaceImageUrl, was: { freeSpaceImageUrl: was } } }
}

export function patternEdit(pattern: CardContent['pattern'], was: string): Edit {
  return { change: { pattern, was: { pattern: was } } }
}

export function extraEdit(extra: string[], was: string[]): Edit {
  return { change: { extra, was: { extra: was } } }
}

/**
 * @param was the words when the author began to type
 * @param grid the grid that `index` refers to
 */
export function cellEdit(index: number, text: string, was: string, { gridSize, hasFreeSpace }: Grid): Edit {
  return { change: { cells: { [index]: text }, gridSize, hasFreeSpace, was: { cells: { [index]: was } } } }
}

/** Replaces the whole grid, and the fields that differ; undefined if nothing changes. */
export function structuralEdit(
  before: Structure & CardChange,
  after: Structure & CardChange,
  again?: readonly Operation[],
): Edit | undefined {
  return withoutNoOps({
    change: {
      ...fieldsOf(after),
      ...structureOf(after),
      was: { ...fieldsOf(before), ...structureOf(before) },
    },
    ...(again && { again }),
  })
}

/** The difference of two cards, as single squares if their grid is the same; undefined if nothing changes. */
export function editBetween(from: CardContent, to: CardContent): Edit | undefined {
  const sameGrid = isSameGrid(from, to)
  const byIndex = (cells: string[]) => Object.fromEntries(cells.map((text, index) => [String(index), text]))
  const { title, theme, freeSpaceImageUrl, pattern, extra, gridSize, hasFreeSpace } = to
  const was = fieldsOf(from)
  return withoutNoOps({
    change: {
      ...{ title, theme, freeSpaceImageUrl, pattern, extra, gridSize, hasFreeSpace },
      cells: sameGrid ? byIndex(to.cells) : to.cells,
      was: sameGrid
        ? { ...was, cells: byIndex(from.cells) }
        : { ...was, gridSize: from.gridSize, hasFreeSpace: from.hasFreeSpace, cells: from.cells },
    },
  })
}

function pick<T extends CardChange | ReplacedValues>(values: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) as Partial<T>
}

export function fieldsOf<T extends CardChange | ReplacedValues>(values: T): Partial<T> {
  return pick(values, FIELD_NAMES)
}

/** The grid and the squares of an edit. */
export function gridOf<T extends CardChange | ReplacedValues>(values: T): Partial<T> {
  return pick(values, ['gridSize', 'hasFreeSpace', 'cells'])
}

/** Whether an edit replaces the whole grid. */
export const isStructural = ({ change }: Edit): boolean => Array.isArray(change.cells)

/** The parts that an edit changes. */
export function partsOf(edit: Edit): Part[] {
  const { change } = edit
  const fields = FIELD_NAMES.filter((name) => change[name] !== undefined)
  if (isStructural(edit)) return [...fields.filter((name) => name !== 'extra'), 'cells']
  return [...fields, ...Object.keys(change.cells ?? {}).map(Number)]
}

export function isCellPart(part: Part): part is 'cells' | number {
  return part === 'cells' || typeof part === 'number'
}

/** The name of a part in a conflict, as `conflictsOf` returns it. */
export const nameOf = (part: Part): string => (typeof part === 'number' ? `cells.${part}` : part)

/** Whether two parts change the same words; `cells` overlaps every square and the extra words. */
export function partsOverlap(one: Part, other: Part): boolean {
  if (one === other) return true
  const isWithin = (part: Part) => isCellPart(part) || part === 'extra'
  return isWithin(one) && isWithin(other) && (one === 'cells' || other === 'cells')
}

/** The edit reduced to the parts for which `keep` returns true; undefined if none is left. */
export function pickParts(edit: Edit | undefined, keep: (part: Part) => boolean): Edit | undefined {
  if (!edit) return undefined
  const parts = new Set(partsOf(edit).filter(keep))
  if (parts.size === 0) return undefined
  const { change, again, bySquare } = edit
  const { was } = change
  const names = FIELD_NAMES.filter((name) => parts.has(name))
  const picked: Edit = { change: { ...pick(change, names), was: pick(was, names) } }
  if (parts.has('cells')) {
    Object.assign(picked.change, gridOf(change), pick(change, ['extra']))
    Object.assign(picked.change.was, gridOf(was), pick(was, ['extra']))
    return { ...picked, ...(again && { again }), ...(bySquare && { bySquare }) }
  }
  const only = (cells: CellsByIndex = {}) =>
    Object.fromEntries(Object.entries(cells).filter(([index]) => parts.has(Number(index))))
  if (hasCellsByIndex(change) && [...parts].some(isCellPart)) {
    const { gridSize, hasFreeSpace } = change
    Object.assign(picked.change, { gridSize, hasFreeSpace, cells: only(change.cells) })
    picked.change.was.cells = only(was.cells as CellsByIndex)
  }
  return picked
}

/** Whether an edit changes no extra words. An edit of the whole grid by an older version of the app names none. */
export function leavesExtra({ change }: Edit): boolean {
  return sameCells(change.was.extra ?? [], change.extra ?? [])
}

/** Drops the parts that change nothing. */
export function withoutNoOps(edit: Edit): Edit | undefined {
  const { change } = edit
  const { was } = change
  return pickParts(edit, (part) => {
    if (part === 'cells')
      return !(
        isSameGrid(was, change) &&
        sameCells(was.cells as string[], change.cells as string[]) &&
        leavesExtra(edit)
      )
    if (part === 'extra') return !leavesExtra(edit)
    if (typeof part === 'number')
      return (change.cells as CellsByIndex)[part] !== (was.cells as CellsByIndex)[part]
    return change[part] !== was[part]
  })
}

/** Whether the squares of `next` belong to the grid that `before` results in. */
export function followsGrid(before: Edit, next: Edit): boolean {
  if (before.change.cells === undefined || next.change.cells === undefined) return true
  const grid = isStructural(next) ? next.change.was : next.change
  return isSameGrid(grid, before.change)
}

/** The content after the edits, in this order. */
export function applyEdits(content: CardContent, edits: readonly (Edit | undefined)[]): CardContent {
  return edits.reduce((result, edit) => (edit ? applyChange(result, edit.change) : result), content)
}
