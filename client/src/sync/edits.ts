import { applyChange, guardsHold, hasCellsByIndex, replacedBy } from '#shared/rules/card-changes.ts'
import { freeIndexOf, isSameGrid, sameCells, type Grid } from '#shared/rules/grid.ts'
import type { CardChange, CardContent, CellsByIndex, ReplacedValues } from '#shared/schemas/card.ts'
import type { Operation } from './operations.ts'
import { structureOf, type Structure } from './revert.ts'

/** A change by the author, as in the body of PATCH, with the values that it replaces (LIV-4). */
export interface Edit {
  change: CardChange & { was: ReplacedValues }
  /**
   * The operations of a structural edit, for applying it again to a newer card. Absent once words were typed into it:
   * no operation produces those.
   */
  again?: readonly Operation[]
  /**
   * A structural edit that the author applied again: it goes out as the squares that it changes, so that someone who keeps
   * changing other squares cannot hold it up.
   */
  bySquare?: true | undefined
}

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
 * @param was the words when the author began to type
 * @param grid the grid that `index` refers to
 */
export function cellEdit(index: number, text: string, was: string, { gridSize, hasFreeSpace }: Grid): Edit {
  return { change: { cells: { [index]: text }, gridSize, hasFreeSpace, was: { cells: { [index]: was } } } }
}

/** Replaces the whole grid; undefined if nothing changes. */
export function structuralEdit(
  before: Structure,
  after: Structure,
  again?: readonly Operation[],
): Edit | undefined {
  return withoutNoOps({
    change: { ...structureOf(after), was: structureOf(before) },
    ...(again && { again }),
  })
}

/** The difference of two cards, as single squares if their grid is the same; undefined if nothing changes. */
export function editBetween(from: CardContent, to: CardContent): Edit | undefined {
  const sameGrid = isSameGrid(from, to)
  const byIndex = (cells: string[]) => Object.fromEntries(cells.map((text, index) => [String(index), text]))
  const { title, theme, freeSpaceImageUrl, gridSize, hasFreeSpace } = to
  const was = { title: from.title, theme: from.theme, freeSpaceImageUrl: from.freeSpaceImageUrl }
  return withoutNoOps({
    change: {
      ...{ title, theme, freeSpaceImageUrl, gridSize, hasFreeSpace },
      cells: sameGrid ? byIndex(to.cells) : to.cells,
      was: sameGrid
        ? { ...was, cells: byIndex(from.cells) }
        : { ...was, gridSize: from.gridSize, hasFreeSpace: from.hasFreeSpace, cells: from.cells },
    },
  })
}

export function fieldsOf<T extends CardChange | ReplacedValues>(values: T): Partial<Pick<T, FieldName>> {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** Whether an edit replaces the whole grid. */
export function isStructural({ change }: Edit): boolean {
  return Array.isArray(change.cells)
}

/** The parts that an edit changes: `title`, `theme`, `freeSpaceImageUrl`, `cells.7`, or `cells` for the whole grid. */
export function partsOf(edit: Edit): string[] {
  const { change } = edit
  const fields: string[] = FIELD_NAMES.filter((name) => change[name] !== undefined)
  if (isStructural(edit)) return [...fields, 'cells']
  return [...fields, ...Object.keys(change.cells ?? {}).map((index) => `cells.${index}`)]
}

export function isCellPart(part: string): boolean {
  return part.startsWith('cells')
}

/** Whether two parts change the same words; `cells` overlaps every square. */
export function partsOverlap(one: string, other: string): boolean {
  return one === other || (isCellPart(one) && isCellPart(other) && (one === 'cells' || other === 'cells'))
}

/** The edit reduced to the parts for which `keep` returns true; undefined if none is left. */
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
    if (edit.bySquare) picked.bySquare = true
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

/** Drops the parts that do not change anything. */
function withoutNoOps(edit: Edit): Edit | undefined {
  const { change } = edit
  const { was } = change
  return pickParts(edit, (part) => {
    if (part === 'cells')
      return !(isSameGrid(was, change) && sameCells(was.cells as string[], change.cells as string[]))
    if (isCellPart(part)) {
      const index = part.slice('cells.'.length)
      return (change.cells as CellsByIndex)[index] !== (was.cells as CellsByIndex)[index]
    }
    return change[part as FieldName] !== was[part as FieldName]
  })
}

/**
 * Merges the grid and squares of two edits.
 * @returns `mixed`: a structural edit was merged with typed words, so it cannot be applied again
 */
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

/** The operations of both edits. An undo is only for the grid it was made on, so the net change takes the place of several. */
function mergedOperations(structurals: readonly Edit[]): readonly Operation[] | undefined {
  const [first, second] = structurals
  if (!first || structurals.some((edit) => !edit.again)) return undefined
  const again = structurals.flatMap((edit) => edit.again ?? [])
  if (!second || again.every(({ type }) => type !== 'undo')) return again
  const [before, after] = [second.change as Structure, first.change.was as Structure]
  return [{ type: 'undo', before: structureOf(before), after: structureOf(after) }]
}

/**
 * One edit with the effect of both, `second` made on the result of `first`; undefined if together they change nothing.
 * Their squares must belong to the same grid.
 */
export function mergeEdits(first: Edit | undefined, second: Edit | undefined): Edit | undefined {
  if (!first || !second) return first ?? second
  const { now, was, mixed } = mergedCells(first, second)
  const structurals = [first, second].filter(isStructural)
  const again = mixed ? undefined : mergedOperations(structurals)
  return withoutNoOps({
    change: {
      ...fieldsOf(first.change),
      ...fieldsOf(second.change),
      ...now,
      was: { ...fieldsOf(second.change.was), ...fieldsOf(first.change.was), ...was },
    },
    ...(again && { again }),
    ...(again && structurals.every((edit) => edit.bySquare) && { bySquare: true }),
  })
}

/** Whether the squares of `next` belong to the grid that `before` results in. */
export function followsGrid(before: Edit, next: Edit): boolean {
  if (before.change.cells === undefined || next.change.cells === undefined) return true
  const grid = isStructural(next) ? next.change.was : next.change
  return isSameGrid(grid, before.change)
}

/**
 * The index for a square of another grid: the same row and column if it has the words that are replaced, else the first blank
 * square; undefined if none is free.
 */
function placeIn(
  content: CardContent,
  index: number,
  was: string | undefined,
  fromSize: number,
  isTaken: (place: number) => boolean,
): number | undefined {
  const [row, column] = [Math.floor(index / fromSize), index % fromSize]
  const isOpen = (place: number) => place !== freeIndexOf(content) && !isTaken(place)
  const same = row * content.gridSize + column
  const isWithin = row < content.gridSize && column < content.gridSize
  if (isWithin && isOpen(same) && ['', was].includes(content.cells[same])) return same
  const blank = content.cells.findIndex((text, place) => text === '' && isOpen(place))
  return blank === -1 ? undefined : blank
}

/** Whether a square of `content` has words that `base` does not have there. */
function isAdded(content: CardContent, base: CardContent, place: number): boolean {
  const text = content.cells[place]
  return text !== '' && !(guardsHold(base, { ...content, cells: {} }) && text === base.cells[place])
}

/**
 * The edit as if the author made it on `content` now. Squares of another grid go to the same row and column, or to a
 * blank square.
 * @param base the card without the author's unsent edits; squares of another grid never replace words that only
 * `content` has, because the author typed them later
 * @returns `edit`, if it changes anything, and `left` with the squares that do not fit
 */
export function rebaseEdit(
  content: CardContent,
  given: Edit,
  base: CardContent,
): { edit?: Edit; left?: Edit } {
  const { was, ...now } = given.change
  let left: Edit | undefined
  if (hasCellsByIndex(given.change) && !guardsHold(content, given.change)) {
    const { gridSize = content.gridSize, cells: typed } = given.change
    const cells: CellsByIndex = {}
    const unplaced = new Set<string>()
    const isTaken = (place: number) => cells[place] !== undefined || isAdded(content, base, place)
    for (const [index, text] of Object.entries(typed)) {
      const replaced = (was.cells as CellsByIndex)[index]
      const place = placeIn(content, Number(index), replaced, gridSize, isTaken)
      if (place === undefined) unplaced.add(`cells.${index}`)
      else cells[place] = text
    }
    left = pickParts(given, (part) => unplaced.has(part))
    Object.assign(now, { cells, gridSize: content.gridSize, hasFreeSpace: content.hasFreeSpace })
  }
  const edit = withoutNoOps({ change: { ...now, was: replacedBy(content, now) } })
  return { ...(edit && { edit }), ...(left && { left }) }
}

/** The content after the edits, in this order. */
export function applyEdits(content: CardContent, edits: readonly (Edit | undefined)[]): CardContent {
  return edits.reduce((result, edit) => (edit ? applyChange(result, edit.change) : result), content)
}
