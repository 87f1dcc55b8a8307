import { store } from '../../lib/store.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { clearingAtom } from './atoms.ts'
import { isInUse, restoreMarks } from './board.ts'
import { isStoredMarks, type StoredMarks } from './marks-storage.ts'
import { readNotes, writeNotes } from './notes-storage.ts'

/** The notes go and come back with the marks. */
interface Cleared extends StoredMarks {
  notes?: [string, string][]
}

const KEPT_MS = 24 * 60 * 60 * 1000

/** The notes that this page put aside with cleared marks. */
const notesOf = new WeakMap<MarksState, [string, string][]>()

/** @returns the marks that were cleared last on a card, up to a day ago, with the time of the clearing */
export function lastCleared(cardId: string): Cleared | undefined {
  const cleared: Cleared | undefined = readStored(STORAGE_KEYS.cleared(cardId), isStoredMarks)
  return cleared && Date.now() - cleared.at < KEPT_MS ? cleared : undefined
}

/** Adds the marks that were cleared last to those of now. */
export function bringBackMarks(cardId: string): void {
  const cleared = lastCleared(cardId)
  if (!cleared) return
  removeStored(STORAGE_KEYS.cleared(cardId))
  bringBackNotes(cardId, cleared.notes)
  restoreMarks(cardId, cleared)
}

function bringBackNotes(cardId: string, notes: Cleared['notes'] = []): void {
  writeNotes(cardId, new Map([...notes, ...readNotes(cardId)]))
}

function keep(cardId: string, marks: MarksState): void {
  const written = [...readNotes(cardId)]
  const isUsed = isInUse(marks)
  if (!isUsed && written.length === 0) return
  // Notes alone take the place of no marks.
  const earlier = isUsed ? undefined : lastCleared(cardId)
  const notes = [...(earlier?.notes ?? []), ...written]
  writeStored(STORAGE_KEYS.cleared(cardId), {
    ...(earlier ?? marks),
    at: Date.now(),
    notes,
  } satisfies Cleared)
  writeNotes(cardId, new Map())
  notesOf.set(marks, written)
}

function undo(cardId: string, marks: MarksState): void {
  const notes = notesOf.get(marks)
  if (!notes) return
  // Another tab may have cleared others since.
  if (lastCleared(cardId)?.marks.join() === marks.marks.join()) removeStored(STORAGE_KEYS.cleared(cardId))
  bringBackNotes(cardId, notes)
}

/**
 * Keeps the marks and notes that the player clears, also before this was called.
 * @returns stops following
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
    else keep(cardId, marks)
  }
  follow()
  return store.sub(clearingAtom, follow)
}
