import { freeIndexOf, isSameGrid, sameCells, withFreeCellEmpty, type Grid } from '#shared/rules/grid.ts'

/** The part of a card that structural changes replace. */
export interface Structure extends Grid {
  cells: string[]
}

/**
 * Why a change is not reverted: nothing of it is left on the card, or `lost` squares have newer words that
 * would have no square.
 */
export type Refusal = 'gone' | { lost: number }

export type Reverted =
  { structure: Structure; refusal?: undefined } | { structure?: undefined; refusal: Refusal }

export function structureOf({ gridSize, hasFreeSpace, cells }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells }
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

/** Moves the squares' current words back to where they came from; undefined if that has been done. */
function movedBack(
  now: Structure,
  before: Structure,
  after: Structure,
  origins: readonly number[],
): string[] | undefined {
  const standing = ({ cells }: Structure) =>
    origins.filter((origin, index) => origin !== index && cells[index] === now.cells[index]).length
  if (standing(before) > standing(after)) return undefined
  const cells = [...now.cells]
  for (const [index, origin] of origins.entries()) cells[origin] = now.cells[index] ?? ''
  return cells
}

/** The squares of `now` with words that `cells` lacks, except for words that the reverted change added. */
function lostSquares(
  now: Structure,
  before: Structure,
  after: Structure,
  cells: readonly string[],
): number[] {
  const left = new Map<string, number>()
  const count = (texts: readonly string[], step: number) => {
    for (const text of texts) left.set(text, (left.get(text) ?? 0) + step)
  }
  count(after.cells, 1)
  count(before.cells, -1)
  for (const [text, added] of left) left.set(text, Math.max(0, added))
  count(cells, 1)
  return now.cells.flatMap((text, index) => {
    const others = left.get(text) ?? 0
    left.set(text, others - 1)
    return text !== '' && others <= 0 ? index : []
  })
}

/** Gives each square its words of `before`, unless they changed since or would otherwise be lost. */
function putBack(now: Structure, before: Structure, after: Structure): string[] | { lost: number } {
  const freeIndex = freeIndexOf(before)
  /** The index in `now` of each square of `before`; -1 without one. */
  const places = before.cells.map((_, index) => {
    const [row, column] = [Math.floor(index / before.gridSize), index % before.gridSize]
    const isOutside = Math.max(row, column) >= now.gridSize || index === freeIndex
    return isOutside ? -1 : row * now.gridSize + column
  })
  const stays = new Set(places.filter((place) => now.cells[place] !== after.cells[place]))
  for (;;) {
    const cells = before.cells.map((text, index) => {
      const place = places[index] ?? -1
      return stays.has(place) ? (now.cells[place] ?? '') : text
    })
    const result = withFreeCellEmpty(cells, freeIndex)
    const lost = lostSquares(now, before, after, result)
    if (lost.length === 0) return result
    const words = new Set(lost.map((index) => now.cells[index]))
    const saved = places.filter((place) => !stays.has(place) && words.has(now.cells[place]))
    if (saved.length === 0) return { lost: lost.length }
    for (const place of saved) stays.add(place)
  }
}

/**
 * Reverts the change from `before` to `after` on a card that may have changed since. Words that someone wrote
 * since stay: a swap or a shuffle moves back the words that its squares have now, any other change leaves
 * squares with newer words alone.
 */
export function revert(now: Structure, before: Structure, after: Structure): Reverted {
  if (!isSameGrid(now, after)) return { refusal: 'gone' }
  const origins = originsOf(before, after)
  const cells = origins ? movedBack(now, before, after, origins) : putBack(now, before, after)
  if (!cells) return { refusal: 'gone' }
  if (!Array.isArray(cells)) return { refusal: cells }
  if (isSameGrid(now, before) && sameCells(cells, now.cells)) return { refusal: 'gone' }
  return { structure: structureOf({ ...before, cells }) }
}
