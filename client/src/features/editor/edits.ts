import { applyChange, guardsHold, hasCellsByIndex, replacedBy } from '#shared/rules/card-changes.ts'
import { freeIndexOf, sameCells } from '#shared/rules/grid.ts'
import type { CardChange, CardContent, CellsByIndex, ReplacedValues } from '#shared/schemas/card.ts'
import type { Operation, Structure } from './operations.ts'

/** Something the author did: a change as PATCH carries it, with the values that it replaces (LIV-4). */
export interface Edit {
  change: CardChange & { was: ReplacedValues }
  /**
   * How a structural edit can be made again on another card. Absent from one that has typed words in it: of these there
   * is nothing but the words themselves.
   */
  again?: readonly Operation[]
}

type Grid = Pick<CardContent, 'gridSize' | 'hasFreeSpace'>
type FieldName = 'title' | 'theme' | 'freeSpaceImageUrl'
const FIELD_NAMES: readonly FieldName[] = ['title', 'theme', 'freeSpaceImageUrl']

export function titleEdit(title: string, was: string): Edit {
  return { change: { title, was: { title: was } } }
}

export function themeEdit(theme: CardContent['theme'], was: string): Edit {
  return { change: { theme, was: { theme: was } } }
}

export function imageEdit(freeSpaceImageUrl: string | null, was: string | null): Edit {
  return { change: { freeSpaceImageUrl, was: { freeSpaceImageUrl: was } } }
}

/**
 * @param was the words that the author saw when they began to type
 * @param grid the grid in which `index` was meant
 */
export function cellEdit(index: number, text: string, was: string, { gridSize, hasFreeSpace }: Grid): Edit {
  return { change: { cells: { [index]: text }, gridSize, hasFreeSpace, was: { cells: { [index]: was } } } }
}

/** From one structure to another, as a list of cells; undefined where nothing changes. */
export function structuralEdit(
  before: Structure,
  after: Structure,
  again?: readonly Operation[],
): Edit | undefined {
  const pick = ({ gridSize, hasFreeSpace, cells }: Structure) => ({ gridSize, hasFreeSpace, cells })
  return withoutIdle({ change: { ...pick(after), was: pick(before) }, ...(again && { again }) })
}

/** Everything that leads from one card to another: single cells where the grid stays; undefined where nothing changes. */
export function editBetween(from: CardContent, to: CardContent): Edit | undefined {
  const sameGrid = from.gridSize === to.gridSize && from.hasFreeSpace === to.hasFreeSpace
  const byIndex = (cells: string[]) => Object.fromEntries(cells.map((text, index) => [String(index), text]))
  const { title, theme, freeSpaceImageUrl, gridSize, hasFreeSpace } = to
  const was = { title: from.title, theme: from.theme, freeSpaceImageUrl: from.freeSpaceImageUrl }
  return withoutIdle({
    change: {
      ...{ title, theme, freeSpaceImageUrl, gridSize, hasFreeSpace },
      cells: sameGrid ? byIndex(to.cells) : to.cells,
      was: sameGrid
        ? { ...was, cells: byIndex(from.cells) }
        : { ...was, gridSize: from.gridSize, hasFreeSpace: from.hasFreeSpace, cells: from.cells },
    },
  })
}

function fieldsOf<T extends CardChange | ReplacedValues>(values: T): Partial<Pick<T, FieldName>> {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** A change of the whole list of cells, with its grid. */
export function isStructural({ change }: Edit): boolean {
  return Array.isArray(change.cells)
}

/** What an edit touches: `title`, `theme`, `freeSpaceImageUrl`, `cells.7`, or `cells` for the whole structure. */
export function partsOf(edit: Edit): string[] {
  const { change } = edit
  const fields: string[] = FIELD_NAMES.filter((name) => change[name] !== undefined)
  if (isStructural(edit)) return [...fields, 'cells']
  return [...fields, ...Object.keys(change.cells ?? {}).map((index) => `cells.${index}`)]
}

export function isCellPart(part: string): boolean {
  return part.startsWith('cells')
}

/** Whether two parts touch the same words: the structure touches every cell. */
export function partsOverlap(one: string, other: string): boolean {
  return one === other || (isCellPart(one) && isCellPart(other) && (one === 'cells' || other === 'cells'))
}

/** The parts of an edit that `keep` says yes to; undefined where there are none. */
export function pickParts(edit: Edit | undefined, keep: (part: string) => boolean): Edit | undefined {
  if (!edit) return undefined
  const parts = new Set(partsOf(edit).filter(keep))
  if (parts.size === 0) return undefined
  const { change, again } = edit
  const { was } = change
  const fields = <T extends CardChange | ReplacedValues>(values: T) =>
    Object.fromEntries(Object.entries(fieldsOf(values)).filter(([name]) => parts.has(name))) as Partial<T>
  const picked: Edit = { change: { ...fields(change), was: fields(was) } }
  if (parts.has('cells')) {
    const { gridSize, hasFreeSpace, cells } = change
    Object.assign(picked.change, { gridSize, hasFreeSpace, cells })
    Object.assign(picked.change.was, {
      gridSize: was.gridSize,
      hasFreeSpace: was.hasFreeSpace,
      cells: was.cells,
    })
    return again ? { ...picked, again } : picked
  }
  const only = (cells: CellsByIndex = {}) =>
    Object.fromEntries(Object.entries(cells).filter(([index]) => parts.has(`cells.${index}`)))
  if (hasCellsByIndex(change) && [...parts].some(isCellPart)) {
    const { gridSize, hasFreeSpace } = change
    Object.assign(picked.change, { gridSize, hasFreeSpace, cells: only(change.cells) })
    picked.change.was.cells = only(was.cells as CellsByIndex)
  }
  return picked
}

/** Leaves out what puts back the very value it replaces. */
function withoutIdle(edit: Edit): Edit | undefined {
  const { change } = edit
  const { was } = change
  return pickParts(edit, (part) => {
    if (part === 'cells')
      return !(
        was.gridSize === change.gridSize &&
        was.hasFreeSpace === change.hasFreeSpace &&
        sameCells(was.cells as string[], change.cells as string[])
      )
    if (isCellPart(part)) {
      const index = part.slice('cells.'.length)
      return (change.cells as CellsByIndex)[index] !== (was.cells as CellsByIndex)[index]
    }
    return change[part as FieldName] !== was[part as FieldName]
  })
}

/** The structural members of both edits, the second made on what the first left. */
function mergedCells(first: Edit, second: Edit): { now: CardChange; was: ReplacedValues; mixed: boolean } {
  const [one, two] = [first.change, second.change]
  const structure = ({ gridSize, hasFreeSpace, cells }: CardChange | ReplacedValues) => ({
    ...(gridSize !== undefined && { gridSize }),
    ...(hasFreeSpace !== undefined && { hasFreeSpace }),
    ...(cells !== undefined && { cells }),
  })
  const both = (now: CardChange, was: ReplacedValues, mixed: boolean) => ({
    now: structure(now) as CardChange,
    was: structure(was),
    mixed,
  })
  if (two.cells === undefined) return both(one, one.was, false)
  if (one.cells === undefined) return both(two, two.was, false)
  const oneWas = one.was.cells as CellsByIndex
  if (hasCellsByIndex(one) && hasCellsByIndex(two))
    return both(
      { ...two, cells: { ...one.cells, ...two.cells } },
      { cells: { ...(two.was.cells as CellsByIndex), ...oneWas } },
      false,
    )
  if (hasCellsByIndex(two)) {
    const cells = (one.cells as string[]).map((text, index) => two.cells[index] ?? text)
    return both({ ...one, cells }, one.was, true)
  }
  if (!hasCellsByIndex(one)) return both(two, one.was, false)
  const cells = (two.was.cells as string[]).map((text, index) => oneWas[index] ?? text)
  return both(two, { ...two.was, cells }, true)
}

/**
 * One edit that does what two did, `second` made on what `first` left; undefined where together they change nothing.
 * Their cells must be meant for the same grid.
 */
export function mergeEdits(first: Edit | undefined, second: Edit | undefined): Edit | undefined {
  if (!first || !second) return first ?? second
  const { now, was, mixed } = mergedCells(first, second)
  const structurals = [first, second].filter(isStructural)
  const again =
    !mixed && structurals.length > 0 && structurals.every((edit) => edit.again)
      ? structurals.flatMap((edit) => edit.again ?? [])
      : undefined
  return withoutIdle({
    change: {
      ...fieldsOf(first.change),
      ...fieldsOf(second.change),
      ...now,
      was: { ...fieldsOf(second.change.was), ...fieldsOf(first.change.was), ...was },
    },
    ...(again && { again }),
  })
}

/** Whether the cells of `next` were meant for the grid that `before` leaves behind. */
export function followsGrid(before: Edit, next: Edit): boolean {
  if (before.change.cells === undefined || next.change.cells === undefined) return true
  const grid = isStructural(next) ? next.change.was : next.change
  const { gridSize, hasFreeSpace } = before.change
  return grid.gridSize === gridSize && grid.hasFreeSpace === hasFreeSpace
}

/** Where a cell of another grid goes: its row and column, or else the first blank cell; undefined where there is no room. */
function placeIn(
  content: CardContent,
  index: number,
  fromSize: number,
  isTaken: (place: number) => boolean,
): number | undefined {
  const [row, column] = [Math.floor(index / fromSize), index % fromSize]
  const isOpen = (place: number) => place !== freeIndexOf(content) && !isTaken(place)
  const own = row * content.gridSize + column
  if (row < content.gridSize && column < content.gridSize && isOpen(own)) return own
  const blank = content.cells.findIndex((text, place) => text === '' && isOpen(place))
  return blank === -1 ? undefined : blank
}

/** Whether a cell of `content` says something that `base` does not say there. */
function isAdded(content: CardContent, base: CardContent, place: number): boolean {
  const text = content.cells[place]
  return text !== '' && !(guardsHold(base, { ...content, cells: {} }) && text === base.cells[place])
}

/**
 * The edit as its author would make it on `content`: it replaces what stands there now. Cells of another grid go to
 * their row and column, or to a blank cell.
 * @param base what others see of the card; where `content` says something else, its author has typed it since, and no
 * cell of another grid replaces it
 * @returns `edit`, if it changes anything, and `left`, the cells for which there is no room
 */
export function rebaseEdit(
  content: CardContent,
  given: Edit,
  base: CardContent,
): { edit?: Edit; left?: Edit } {
  const { was: _was, ...now } = given.change
  let left: Edit | undefined
  if (hasCellsByIndex(given.change) && !guardsHold(content, given.change)) {
    const { gridSize = content.gridSize, cells: typed } = given.change
    const cells: CellsByIndex = {}
    const homeless = new Set<string>()
    const isTaken = (place: number) => cells[place] !== undefined || isAdded(content, base, place)
    for (const [index, text] of Object.entries(typed)) {
      const place = placeIn(content, Number(index), gridSize, isTaken)
      if (place === undefined) homeless.add(`cells.${index}`)
      else cells[place] = text
    }
    left = pickParts(given, (part) => homeless.has(part))
    Object.assign(now, { cells, gridSize: content.gridSize, hasFreeSpace: content.hasFreeSpace })
  }
  const edit = withoutIdle({ change: { ...now, was: replacedBy(content, now) } })
  return { ...(edit && { edit }), ...(left && { left }) }
}

/** The content after edits, in their order. */
export function applyEdits(content: CardContent, edits: readonly (Edit | undefined)[]): CardContent {
  return edits.reduce((shown, edit) => (edit ? applyChange(shown, edit.change) : shown), content)
}
