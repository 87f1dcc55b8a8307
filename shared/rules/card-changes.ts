import type { CardChange, CardContent, CellsByIndex, ReplacedValues } from '../schemas/card.ts'
import { extraWithSquare } from './columns.ts'
import { cellCount, freeIndexOf, isSameGrid, sameCells, withFreeCellEmpty } from './grid.ts'

/** The stored state against which a change is judged. `opIds` are the ids of recent changes, oldest first. */
export interface StoredCard extends CardContent {
  round: number
  called: readonly string[]
  opIds: readonly string[]
}

/** Returns only the fields that the host edits. */
export function contentOf(content: CardContent): CardContent {
  const { title, gridSize, hasFreeSpace, cells, theme, freeSpaceImageUrl } = content
  const { extra, pattern, showsCalls, columns } = content
  const basics = { title, gridSize, hasFreeSpace, cells, theme, freeSpaceImageUrl }
  return { ...basics, extra, pattern, showsCalls, columns }
}

const SINGLE_FIELDS = [
  'title',
  'theme',
  'freeSpaceImageUrl',
  'gridSize',
  'hasFreeSpace',
  'pattern',
  'showsCalls',
  'columns',
] as const
const GUARDS: readonly string[] = ['gridSize', 'hasFreeSpace']

function hasCellsByIndex(change: CardChange): change is CardChange & { cells: CellsByIndex } {
  return change.cells !== undefined && !Array.isArray(change.cells)
}

/** The fields that a change may replace besides the cells. With single cells, the grid's fields are guards instead. */
function fieldsOf(change: CardChange) {
  return SINGLE_FIELDS.filter((field) => !(hasCellsByIndex(change) && GUARDS.includes(field)))
}

/** Whether the grid size and free space in a change of single cells match `content`. Other changes have no guards. */
export function guardsHold(content: CardContent, change: CardChange): boolean {
  return !hasCellsByIndex(change) || isSameGrid(change, content)
}

/**
 * Applies a change. The free cell is always empty; words that it loses in a change without cells become extra words. Single
 * cells whose guards fail and lists of the wrong length are ignored, because they were meant for another grid; the rest of the
 * change still applies.
 */
export function applyChange(content: CardContent, change: CardChange): CardContent {
  const byIndex = hasCellsByIndex(change)
  // Written field by field: a loop over names takes 16 times as long, and this runs several times per edit.
  const next: CardContent = {
    title: change.title ?? content.title,
    theme: change.theme ?? content.theme,
    freeSpaceImageUrl:
      change.freeSpaceImageUrl === undefined ? content.freeSpaceImageUrl : change.freeSpaceImageUrl,
    gridSize: byIndex ? content.gridSize : (change.gridSize ?? content.gridSize),
    hasFreeSpace: byIndex ? content.hasFreeSpace : (change.hasFreeSpace ?? content.hasFreeSpace),
    cells: content.cells,
    extra: change.extra ?? content.extra,
    pattern: change.pattern ?? content.pattern,
    showsCalls: change.showsCalls ?? content.showsCalls,
    columns: change.columns ?? content.columns,
  }
  if (byIndex) {
    if (guardsHold(content, change)) {
      const { cells } = change
      next.cells = content.cells.map((text, index) => cells[index] ?? text)
    }
  } else if (change.cells !== undefined) {
    const cells = change.cells as string[]
    if (cells.length === cellCount(next.gridSize)) next.cells = cells
  }
  const free = freeIndexOf(next)
  const displaced = change.cells === undefined ? next.cells[free] : undefined
  const cells = withFreeCellEmpty(next.cells, free)
  if (displaced && ![...cells, ...next.extra].includes(displaced)) next.extra = extraWithSquare(next, free)
  return { ...next, cells }
}

export function sameContent(one: CardContent, other: CardContent): boolean {
  return (
    SINGLE_FIELDS.every((field) => one[field] === other[field]) &&
    sameCells(one.cells, other.cells) &&
    sameCells(one.extra, other.extra)
  )
}

/** Returns the fields whose stored value is neither the replaced nor the new one: `title`, `cells.7`, `cells`. */
export function conflictsOf(content: CardContent, change: CardChange): string[] {
  const was = change.was
  if (!was) return []
  const conflicts: string[] = []
  for (const field of fieldsOf(change)) {
    const [old, now, stored] = [was[field], change[field], content[field]]
    if (old !== undefined && now !== undefined && stored !== old && stored !== now) conflicts.push(field)
  }
  if (
    was.extra &&
    change.extra &&
    ![was.extra, change.extra].some((words) => sameCells(content.extra, words))
  )
    conflicts.push('extra')
  if (was.cells === undefined || change.cells === undefined) return conflicts
  const lists = [was.cells, change.cells].filter(Array.isArray)
  if (lists.some(({ length }) => length !== content.cells.length))
    return lists.some((cells) => sameCells(content.cells, cells)) ? conflicts : [...conflicts, 'cells']
  const freeIndex = freeIndexOf(content)
  // Lists are compared by index too.
  for (const [index, now] of Object.entries(change.cells)) {
    const old = (was.cells as CellsByIndex)[index]
    const stored = content.cells[Number(index)]
    if (Number(index) !== freeIndex && old !== undefined && stored !== old && stored !== now)
      conflicts.push(`cells.${index}`)
  }
  return conflicts
}

/**
 * Returns the values of `content` that `change` replaces, for its `was`. Guards are not included.
 * @param content the card that the host saw when making the change
 */
export function replacedValuesOf(content: CardContent, change: CardChange): ReplacedValues {
  const byIndex = hasCellsByIndex(change)
  const was: ReplacedValues = Object.fromEntries(
    fieldsOf(change)
      .filter((field) => change[field] !== undefined)
      .map((field) => [field, content[field]]),
  )
  if (byIndex)
    was.cells = Object.fromEntries(
      Object.keys(change.cells).map((index) => [index, content.cells[Number(index)] ?? '']),
    )
  else if (change.cells !== undefined) was.cells = content.cells
  if (change.extra !== undefined) was.extra = content.extra
  return was
}
