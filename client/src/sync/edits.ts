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

const FIELD_NAMES = ['title', 'theme', 'freeSpaceImageUrl', 'pattern', 'showsCalls', 'extra'] as const
type FieldName = (typeof FIELD_NAMES)[number]

/**
 * A part of a card that an edit changes: a field, a square by its index, or `cells` for the whole grid, which has
 * the extra words with it.
 */
export type Part = FieldName | 'cells' | number

/** Changes one field. @param was its value before */
export function fieldEdit<Name extends FieldName>(
  name: Name,
  now: CardContent[Name],
  was: ReplacedValues[Name],
): Edit {
  return { change: { [name]: now, was: { [name]: was } } }
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
  if (!isSameGrid(from, to)) return structuralEdit(from, to)
  const { gridSize, hasFreeSpace } = to
  const byIndex = (cells: string[]) => Object.fromEntries(cells.entries())
  return withoutNoOps({
    change: {
      ...fieldsOf(to),
      gridSize,
      hasFreeSpace,
      cells: byIndex(to.cells),
      was: { ...fieldsOf(from), cells: byIndex(from.cells) },
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
function gridOf<T extends CardChange | ReplacedValues>(values: T): Partial<T> {
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

/** The grid and squares of two edits, with the values they replace. */
function mergedCells(one: Edit['change'], two: Edit['change']): { now: CardChange; was: ReplacedValues } {
  if (two.cells === undefined) return { now: one, was: one.was }
  if (one.cells === undefined) return { now: two, was: two.was }
  const oneWas = one.was.cells as CellsByIndex
  if (hasCellsByIndex(one) && hasCellsByIndex(two))
    return {
      now: { ...two, cells: { ...one.cells, ...two.cells } },
      was: { cells: { ...(two.was.cells as CellsByIndex), ...oneWas } },
    }
  if (hasCellsByIndex(two)) {
    const cells = (one.cells as string[]).map((text, index) => two.cells[index] ?? text)
    return { now: { ...one, cells }, was: one.was }
  }
  if (!hasCellsByIndex(one)) return { now: two, was: one.was }
  const cells = (two.was.cells as string[]).map((text, index) => oneWas[index] ?? text)
  return { now: two, was: { ...two.was, cells } }
}

/** The operations of both edits. An undo fits only its own grid, so the net change replaces it and others. */
function mergedOperations(structurals: readonly Edit[]): readonly Operation[] | undefined {
  const [first, second] = structurals
  if (!first || structurals.some((edit) => !edit.again)) return undefined
  const again = structurals.flatMap((edit) => edit.again ?? [])
  if (!second || again.every(({ type }) => type !== 'undo')) return again
  const [before, after] = [second.change as Structure, first.change.was as Structure]
  return [{ type: 'undo', before: structureOf(before), after: structureOf(after) }]
}

/**
 * One edit with the effect of both, `second` made on the result of `first`; undefined if together they change
 * nothing. Their squares must belong to the same grid.
 */
export function mergeEdits(first: Edit | undefined, second: Edit | undefined): Edit | undefined {
  if (!first || !second) return first ?? second
  const { now, was } = mergedCells(first.change, second.change)
  const structurals = [first, second].filter(isStructural)
  // No operation produces words that were typed into the grid.
  const touchesWords = ({ change }: Edit) => change.cells !== undefined || change.extra !== undefined
  const isMixed = structurals.length === 1 && touchesWords(first) && touchesWords(second)
  const again = isMixed ? undefined : mergedOperations(structurals)
  return withoutNoOps({
    change: {
      ...fieldsOf(first.change),
      ...fieldsOf(second.change),
      ...gridOf(now),
      was: { ...fieldsOf(second.change.was), ...fieldsOf(first.change.was), ...gridOf(was) },
    },
    ...(again && { again }),
    ...(again && structurals.every((edit) => edit.bySquare) && { bySquare: true }),
  })
}

/** The content after the edits, in this order. */
export function applyEdits(content: CardContent, edits: readonly (Edit | undefined)[]): CardContent {
  return edits.reduce((result, edit) => (edit ? applyChange(result, edit.change) : result), content)
}
