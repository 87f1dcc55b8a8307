import { isObject } from '#shared/is-object.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { sizeOfCells } from '#shared/rules/grid.ts'
import { readStored, storedKeys, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'

/** The value of `marks:{cardId}`. */
export interface StoredMarks extends MarksState {
  /** When the player last touched the marks, in milliseconds since the epoch. */
  at: number
}

function isGame(value: unknown): boolean {
  if (!isObject(value) || !Number.isFinite(value.begun)) return false
  const { won } = value
  return won === undefined || (isObject(won) && Number.isFinite(won.at) && isText(won.words))
}

export const isText = (value: unknown) => typeof value === 'string'
export const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

/** A type guard instead of a schema: valibot would make the play page's first scripts larger than 111 kB. */
export function isStoredMarks(value: unknown): value is StoredMarks {
  if (!isObject(value)) return false
  const { version, cells, seed, marks, edited, setAside, round, ask, at, game } = value
  if (!Array.isArray(cells) || !isListOf(cells, isText) || !sizeOfCells(cells)) return false
  const isIndex = (index: unknown) => Number.isInteger(index) && Number(index) in cells
  return (
    isListOf(marks, isIndex) &&
    isListOf(edited, isIndex) &&
    isListOf(
      setAside,
      (mark) =>
        isObject(mark) && isText(mark.text) && Number.isInteger(mark.row) && Number.isInteger(mark.column),
    ) &&
    [version, round, at].every(Number.isFinite) &&
    (seed === undefined || isText(seed)) &&
    [undefined, 'words-gone', 'old'].includes(ask as string | undefined) &&
    (game === undefined || isGame(game))
  )
}

/** @returns undefined if the card was never played in this browser */
export function readMarks(cardId: string): StoredMarks | undefined {
  return readStored(STORAGE_KEYS.marks(cardId), isStoredMarks)
}

/** Returns whether no other card's marks were touched later. */
function isTouchedLast(cardId: string, at: number): boolean {
  const others = storedKeys(STORAGE_KEYS.marks('')).filter((key) => key !== STORAGE_KEYS.marks(cardId))
  return others.every((key) => (readStored(key, isStoredMarks)?.at ?? at) <= at)
}

/**
 * Stores a card's marks, and updates `markedCells`, which mirrors those of the card touched last. The mirror follows
 * edits by the host too, as marks would otherwise be left on the free space or outside the grid.
 * @param touched whether the player made the change; other changes leave `at` as it is
 */
export function writeMarks(cardId: string, marks: MarksState, touched: boolean): void {
  const at = (touched ? undefined : readMarks(cardId)?.at) ?? Date.now()
  writeStored(STORAGE_KEYS.marks(cardId), { ...marks, at } satisfies StoredMarks)
  if (touched || isTouchedLast(cardId, at)) writeStored(STORAGE_KEYS.markedCells, marks.marks)
}
