import { replacedValuesOf } from '#shared/rules/card-changes.ts'
import { isSameGrid, sameCells } from '#shared/rules/grid.ts'
import type { CardChange, CardContent, ReplacedValues } from '#shared/schemas/card.ts'
import { structureOf } from './revert.ts'

/** A change as PATCH takes it, with the values that it replaces (LIV-4). */
export type Difference = CardChange & { was: ReplacedValues }

export const FIELD_NAMES = [
  'title',
  'theme',
  'freeSpaceImageUrl',
  'pattern',
  'showsCalls',
  'columns',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** The change that turns `from` into `to`, with single squares if the grid is the same; undefined if both are equal. */
export function differenceOf(from: CardContent, to: CardContent): Difference | undefined {
  const change: CardChange = {}
  for (const name of FIELD_NAMES) if (from[name] !== to[name]) Object.assign(change, { [name]: to[name] })
  if (!isSameGrid(from, to)) Object.assign(change, structureOf(to))
  else {
    const { gridSize, hasFreeSpace } = to
    const cells = Object.fromEntries(
      [...to.cells.entries()].filter(([index, text]) => text !== from.cells[index]),
    )
    if (Object.keys(cells).length > 0) Object.assign(change, { gridSize, hasFreeSpace, cells })
    if (!sameCells(from.extra, to.extra)) change.extra = to.extra
  }
  return Object.keys(change).length === 0 ? undefined : { ...change, was: replacedValuesOf(from, change) }
}

/** Counts the changes: one for each field and each square, or one for the whole grid. */
export function sizeOf({ cells, extra, ...change }: CardChange): number {
  const fields = FIELD_NAMES.filter((name) => change[name] !== undefined).length
  if (Array.isArray(cells)) return fields + 1
  return fields + (extra ? 1 : 0) + Object.keys(cells ?? {}).length
}
