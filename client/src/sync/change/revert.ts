import { MAX_EXTRA } from '#shared/product.ts'
import { freeIndexOf, isSameGrid, sameCells, withFreeCellEmpty, type Grid } from '#shared/rules/grid.ts'

/** The part of a card that structural changes replace. */
export interface Structure extends Grid {
  cells: string[]
  /** Words without a square. */
  extra: string[]
}

/**
 * Why a change cannot be reverted: nothing of it is left on the card, or `lost` words would have neither a square nor
 * room among the extra words.
 */
export type Refusal = 'gone' | { lost: number }

type Reverted = { structure: Structure; refusal?: undefined } | { structure?: undefined; refusal: Refusal }

export function structureOf({ gridSize, hasFreeSpace, cells, extra }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells, extra }
}

/** The squares of `before` from which a swap or shuffle moved each word; undefined for other changes. */
function originsOf(before: Structure, after: Structure): number[] | undefined {
  if (!isSameGrid(before, after)) return undefined
  const moved = new Map<string, number[]>()
  for (const [index, text] of before.cells.entries())
    if (text !== after.cells[index]) moved.set(text, [...(moved.get(text) ?? []), index])
  const origins = after.cells.map((text, index) =>
    text === before.cells[index] ? index : (moved.get(text)?.shift() ?? -1),
  )
  return origins.includes(-1) ? undefined : origins
}

/** Moves the squares' current words back to where they came from; undefined if they are there already. */
function moveBack(now: Structure, before: Structure, after: Structure, origins: readonly number[]) {
  const standing = ({ cells }: Structure) =>
    origins.filter((origin, index) => origin !== index && cells[index] === now.cells[index]).length
  if (standing(before) > standing(after)) return undefined
  const cells = [...now.cells]
  for (const [index, origin] of origins.entries()) cells[origin] = now.cells[index] ?? ''
  return cells
}

/**
 * Gives each square its words from `before`, unless they have changed since. A square outside a grid counts as empty in it.
 * Words that have moved to a changed square are not put back as well, or they would appear more often than before.
 */
function restoreCells(now: Structure, before: Structure, after: Structure): string[] {
  const squares = before.cells.map((text, index) => {
    const [row, column] = [Math.floor(index / before.gridSize), index % before.gridSize]
    const on = ({ gridSize, cells }: Structure) =>
      Math.max(row, column) < gridSize ? (cells[row * gridSize + column] ?? '') : ''
    return { text, newest: on(now), isOpen: on(now) === on(after) }
  })
  const kept = squares.map(({ text, newest, isOpen }) => (isOpen && text !== newest ? '' : newest))
  const cells = withFreeCellEmpty(kept, freeIndexOf(before))
  const countOf = (on: readonly string[], word: string) => on.filter((text) => text === word).length
  for (const [index, { text, isOpen }] of squares.entries())
    if (isOpen && countOf(cells, text) < countOf(before.cells, text)) cells[index] = text
  return cells
}

/** All words of a card, in squares and among the extra words. */
export const wordsIn = ({ cells, extra }: Pick<Structure, 'cells' | 'extra'>) => [
  ...cells.filter((text) => text !== ''),
  ...extra,
]

/**
 * The extra words after a change is reverted: all words that the card has now, without those that the change added and with
 * those that it removed, except words that have a square. Nothing written since is lost. Words from `before` come first, in
 * their order.
 */
function extraAfter(now: Structure, before: Structure, after: Structure, cells: readonly string[]): string[] {
  const [wordsBefore, wordsAfter] = [new Set(wordsIn(before)), new Set(wordsIn(after))]
  const kept = wordsIn(now).filter((word) => wordsBefore.has(word) || !wordsAfter.has(word))
  const removed = wordsIn(before).filter((word) => !wordsAfter.has(word))
  const words = new Set([...kept, ...removed])
  const ordered = [...before.extra.filter((word) => words.has(word)), ...now.extra, ...words]
  return [...new Set(ordered)].filter((word) => words.has(word) && !cells.includes(word))
}

/**
 * Reverts the change from `before` to `after` on a card that may have changed since. Words written since stay: reverting a swap
 * or a shuffle moves the squares' current words back, and reverting any other change leaves squares with newer words alone.
 * Words that then have no square go to the extra words.
 */
export function revert(now: Structure, before: Structure, after: Structure): Reverted {
  if (!isSameGrid(now, after) && !isSameGrid(now, before)) return { refusal: 'gone' }
  const origins = sameCells(before.extra, after.extra) ? originsOf(before, after) : undefined
  const cells = origins ? moveBack(now, before, after, origins) : restoreCells(now, before, after)
  if (!cells) return { refusal: 'gone' }
  const extra = extraAfter(now, before, after, cells)
  if (extra.length > Math.max(MAX_EXTRA, now.extra.length))
    return { refusal: { lost: extra.length - MAX_EXTRA } }
  if (isSameGrid(now, before) && sameCells(cells, now.cells) && sameCells(extra, now.extra))
    return { refusal: 'gone' }
  return { structure: structureOf({ ...before, cells, extra }) }
}
