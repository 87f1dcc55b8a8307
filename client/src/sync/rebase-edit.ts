import { guardsHold, hasCellsByIndex, replacedBy } from '#shared/rules/card-changes.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent, CellsByIndex } from '#shared/schemas/card.ts'
import { pickParts, withoutNoOps, type Edit, type Part } from './edits.ts'

/**
 * The index for a square of another grid: the same row and column if it has the words that are replaced, else
 * the first blank square; undefined if none is free.
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
 * The edit as if the author made it on `content` now. Squares of another grid go to the same row and column,
 * or to a blank square.
 * @param base the card without the author's unsent edits; squares of another grid never replace words that
 *   only `content` has, because the author typed them later
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
    const unplaced = new Set<Part>()
    const isTaken = (place: number) => cells[place] !== undefined || isAdded(content, base, place)
    for (const [index, text] of Object.entries(typed)) {
      const replaced = (was.cells as CellsByIndex)[index]
      const place = placeIn(content, Number(index), replaced, gridSize, isTaken)
      if (place === undefined) unplaced.add(Number(index))
      else cells[place] = text
    }
    left = pickParts(given, (part) => unplaced.has(part))
    Object.assign(now, { cells, gridSize: content.gridSize, hasFreeSpace: content.hasFreeSpace })
  }
  const edit = withoutNoOps({ change: { ...now, was: replacedBy(content, now) } })
  return { ...(edit && { edit }), ...(left && { left }) }
}
