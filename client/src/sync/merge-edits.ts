import { hasCellsByIndex } from '#shared/rules/card-changes.ts'
import type { CardChange, CellsByIndex, ReplacedValues } from '#shared/schemas/card.ts'
import { fieldsOf, isStructural, withoutNoOps, type Edit } from './edits.ts'
import type { Operation } from './operations.ts'
import { structureOf, type Structure } from './revert.ts'

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
