import { store } from '../../lib/store.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { clearingAtom } from './atoms.ts'
import { isInUse, restoreMarks } from './board.ts'
import { isStoredMarks, type StoredMarks } from './marks-storage.ts'
import { readNotes, writeNotes } from './notes-storage.ts'

/** Cleared marks, with the notes that were cleared and are restored along with them. */
interface Cleared extends StoredMarks {
  notes?: [string, string][]
}

const KEPT_MS = 24 * 60 * 60 * 1000

/** The notes that this page cleared, by the marks that were cleared with them. */
const notesOf = new WeakMap<MarksState, [string, string][]>()

/** @returns the marks that were last cleared on a card, with the time, if that was within the last 24 hours */
export function lastCleared(cardId: string): Cleared | undefined {
  const cleared: Cleared | undefined = readStored(STORAGE_KEYS.cleared(cardId), isStoredMarks)
  return cleared && Date.now() - cleared.at < KEPT_MS ? cleared : undefined
}

/** Adds the marks that were last cleared to the current ones. */
export function restoreClearedMarks(cardId: string): void {
  const cleared = lastCleared(cardId)
  if (!cleared) return
  removeStored(STORAGE_KEYS.cleared(cardId))
  restoreNotes(cardId, cleared.notes)
  restoreMarks(cardId, cleared)
}

function restoreNotes(cardId: string, notes: Cleared['notes'] = []): void {
  writeNotes(cardId, new Map([...notes, ...readNotes(cardId)]))
}

function storeCleared(cardId: string, marks: MarksState): void {
  const noted = [...readNotes(cardId)]
  const isUsed = isInUse(marks)
  if (!isUsed && noted.length === 0) return
  // Notes cleared without marks must not replace marks that were cleared earlier.
  const earlier = isUsed ? undefined : lastCleared(cardId)
  const notes = [...(earlier?.notes ?? []), ...noted]
  writeStored(STORAGE_KEYS.cleared(cardId), {
    ...(earlier ?? marks),
    at: Date.now(),
    notes,
  } satisfies Cleared)
  writeNotes(cardId, new Map())
  notesOf.set(marks, noted)
}

function undo(cardId: string, marks: MarksState): void {
  const notes = notesOf.get(marks)
  if (!notes) return
  // Another tab may have cleared other marks since.
  if (lastCleared(cardId)?.marks.join() === marks.marks.join()) removeStored(STORAGE_KEYS.cleared(cardId))
  restoreNotes(cardId, notes)
}

/**
 * Stores the marks and notes that the player clears, including those cleared just before this call.
 * @returns a function that stops following
 */
export function followClearing(): () => void {
  const { cardId } = store.get(shownCardAtom)
  if (!lastCleared(cardId)) removeStored(STORAGE_KEYS.cleared(cardId))
  const follow = () => {
    const clearing = store.get(clearingAtom)
    if (!clearing) return
    store.set(clearingAtom, undefined)
    const { cardId, marks, undone } = clearing
    if (undone) undo(cardId, marks)
    else storeCleared(cardId, marks)
  }
  follow()
  return store.sub(clearingAtom, follow)
}
