import { MAX_CALLED, REMEMBERED_OP_IDS } from '../product.ts'
import type { CardChange, CardContent, CellsByIndex, ReplacedValues } from '../schemas/card.ts'
import { calledAfter, carryCalls, wordsOf } from './calls.ts'
import { hasRoom, TOO_MANY_WORDS } from './card-size.ts'
import { cellCount, freeIndexOf, isSameGrid, sameCells, withFreeCellEmpty, type Grid } from './grid.ts'

/** The stored state that a change is judged against. `opIds` are the ids of recent changes, oldest first. */
export interface StoredCard extends CardContent {
  round: number
  called: readonly string[]
  opIds: readonly string[]
}

export type Judgement =
  | { kind: 'invalid'; field: string; message: string }
  | { kind: 'repeated' }
  /** `message`: which grid the card has. */
  | { kind: 'guard-failed'; message?: string }
  | { kind: 'conflict' }
  | { kind: 'unchanged' }
  | { kind: 'changed'; next: StoredCard }

/** The fields that the host edits. */
export function contentOf({
  title,
  gridSize,
  hasFreeSpace,
  cells,
  theme,
  freeSpaceImageUrl,
  extra,
  pattern,
  showsCalls,
}: CardContent): CardContent {
  return { title, gridSize, hasFreeSpace, cells, theme, freeSpaceImageUrl, extra, pattern, showsCalls }
}

const SINGLE_FIELDS = [
  'title',
  'theme',
  'freeSpaceImageUrl',
  'gridSize',
  'hasFreeSpace',
  'pattern',
  'showsCalls',
] as const
const GUARDS: readonly string[] = ['gridSize', 'hasFreeSpace']

export function hasCellsByIndex(change: CardChange): change is CardChange & { cells: CellsByIndex } {
  return change.cells !== undefined && !Array.isArray(change.cells)
}

/** The fields that a change may replace besides the cells. With single cells, the grid's are guards. */
function fieldsOf(change: CardChange) {
  return SINGLE_FIELDS.filter((field) => !(hasCellsByIndex(change) && GUARDS.includes(field)))
}

/** Whether the grid size and free space of a change to single cells match `content`. Other changes have no guards. */
export function guardsHold(content: CardContent, change: CardChange): boolean {
  return !hasCellsByIndex(change) || isSameGrid(change, content)
}

/** Which grid the card has instead of the one that the change is meant for: "This card is 5x5, not 3x3." */
function otherGrid({ gridSize, hasFreeSpace }: Grid, change: CardChange): string {
  const size = `${gridSize}x${gridSize}`
  if (change.gridSize !== gridSize) return `This card is ${size}, not ${change.gridSize}x${change.gridSize}.`
  return `This card has ${hasFreeSpace ? 'a' : 'no'} free space.`
}

/**
 * The content after a change. The free cell is always empty. Single cells with failed guards and lists of the
 * wrong length are ignored, since they were meant for another grid; the rest of the change still applies.
 */
export function applyChange(content: CardContent, change: CardChange): CardContent {
  const byIndex = hasCellsByIndex(change)
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
  return { ...next, cells: withFreeCellEmpty(next.cells, freeIndexOf(next)) }
}

export function sameContent(one: CardContent, other: CardContent): boolean {
  return (
    SINGLE_FIELDS.every((field) => one[field] === other[field]) &&
    sameCells(one.cells, other.cells) &&
    sameCells(one.extra, other.extra)
  )
}

/** The fields with a stored value other than the replaced and the new one: `title`, `cells.7`, `cells`. */
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
  // By index, also those of lists.
  for (const [index, now] of Object.entries(change.cells)) {
    const old = (was.cells as CellsByIndex)[index]
    const stored = content.cells[Number(index)]
    if (Number(index) !== freeIndex && old !== undefined && stored !== old && stored !== now)
      conflicts.push(`cells.${index}`)
  }
  return conflicts
}

/** Why a card can't be stored after a change; undefined if it can. */
function faultOf(
  content: CardContent,
  called: readonly string[],
  { call, extra }: CardChange,
): { field: string; message: string } | undefined {
  if (call !== undefined && !wordsOf(content).includes(call))
    return { field: 'call', message: 'No square says this.' }
  if (called.length > MAX_CALLED)
    return { field: 'call', message: `A round has at most ${MAX_CALLED} calls. Start a new one.` }
  if (hasRoom({ ...content, called })) return undefined
  return call !== undefined && extra === undefined
    ? { field: 'call', message: 'The calls of this round take too much room. Start a new one.' }
    : { field: 'extra', message: TOO_MANY_WORDS }
}

/**
 * Judges a well-formed change against the stored card, in the order of LIV-3: the body, then `opId`, then the guards
 * (412), then `was` (409). `If-Match` belongs to the guards and is judged by the caller, who knows the version.
 * @param versionMatches whether the request's `If-Match` holds; true if there is none
 */
export function judgeChange(stored: StoredCard, change: CardChange, versionMatches: boolean): Judgement {
  const count = cellCount(stored.gridSize)
  if (Array.isArray(change.cells) && change.gridSize === undefined && change.cells.length !== count) {
    const message = `Cells must be ${count} for grid size ${stored.gridSize}`
    return { kind: 'invalid', field: 'cells', message }
  }
  if (change.opId !== undefined && stored.opIds.includes(change.opId)) return { kind: 'repeated' }
  if (!versionMatches) return { kind: 'guard-failed' }
  if (!guardsHold(stored, change)) return { kind: 'guard-failed', message: otherGrid(stored, change) }
  if (conflictsOf(stored, change).length > 0) return { kind: 'conflict' }
  const content = applyChange(stored, change)
  const called = calledAfter(carryCalls(stored.called, stored, content), change)
  if (sameContent(stored, content) && sameCells(stored.called, called) && !change.newRound)
    return { kind: 'unchanged' }
  const fault = faultOf(content, called, change)
  if (fault) return { kind: 'invalid', ...fault }
  return {
    kind: 'changed',
    next: {
      ...content,
      called,
      round: stored.round + (change.newRound ? 1 : 0),
      opIds:
        change.opId === undefined ? stored.opIds : [...stored.opIds, change.opId].slice(-REMEMBERED_OP_IDS),
    },
  }
}

/**
 * The values of `content` that `change` replaces, for its `was`. Guards have none.
 * @param content the card as the host saw it when making the change
 */
export function replacedBy(content: CardContent, change: CardChange): ReplacedValues {
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
