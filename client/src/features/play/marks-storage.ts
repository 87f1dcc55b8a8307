import * as v from 'valibot'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { sizeOfCells } from '#shared/rules/grid.ts'
import { readStored, STORAGE_KEYS, storedKeys, writeStored } from '../../lib/storage.ts'

/** The value of `marks:{cardId}`. */
export interface StoredMarks extends MarksState {
  /** When the player last touched the marks, in milliseconds since the epoch. */
  at: number
}

const integer = v.pipe(v.number(), v.integer())
const index = v.pipe(integer, v.minValue(0))
const finite = v.pipe(v.number(), v.finite())

const schema: v.GenericSchema<StoredMarks> = v.pipe(
  v.object({
    version: finite,
    cells: v.array(v.string()),
    marks: v.array(index),
    edited: v.array(index),
    setAside: v.array(v.object({ text: v.string(), row: integer, column: integer })),
    round: finite,
    at: finite,
  }),
  v.check(
    ({ cells, marks, edited }) =>
      sizeOfCells(cells) !== undefined && [...marks, ...edited].every((at) => at < cells.length),
  ),
)

/** @returns undefined if the card was never played in this browser */
export function readMarks(cardId: string): MarksState | undefined {
  const stored = readStored(STORAGE_KEYS.marks(cardId), schema)
  if (!stored) return undefined
  const { at: _at, ...marks } = stored
  return marks
}

/** When the player last touched the marks, in milliseconds since the epoch. */
export function marksTouchedAt(cardId: string): number | undefined {
  return readStored(STORAGE_KEYS.marks(cardId), schema)?.at
}

/** Whether no other card's marks were touched later. */
function isTouchedLast(cardId: string, at: number): boolean {
  const others = storedKeys(STORAGE_KEYS.marks('')).filter((key) => key !== STORAGE_KEYS.marks(cardId))
  return others.every((key) => (readStored(key, schema)?.at ?? at) <= at)
}

/**
 * Also updates `markedCells`, which mirrors the card touched last. That includes marks moved by the host's edits, which
 * would otherwise be left on the free square or outside the grid.
 * @param touched whether the player made the change
 * @param at when the player last touched them, in milliseconds since the epoch
 */
export function writeMarks(cardId: string, marks: MarksState, touched: boolean, at: number): void {
  const stored: StoredMarks = { ...marks, at }
  writeStored(STORAGE_KEYS.marks(cardId), stored)
  if (touched || isTouchedLast(cardId, at)) writeStored(STORAGE_KEYS.markedCells, marks.marks)
}
