import { hasCellsByIndex } from '#shared/rules/card-changes.ts'
import type { CardChange, CellsByIndex, ReplacedValues } from '#shared/schemas/card.ts'
import { fieldsOf, gridOf, isStructural, withoutNoOps, type Edit } from './edits.ts'
import type { Operation } from './operations.ts'
import { structureOf, type Structure } from './revert.ts'

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
