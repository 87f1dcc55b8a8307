import { store } from '../../lib/store.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { NO_TAP, shownBoardAtom, type Board } from './atoms.ts'
import { isInUse, restoreMarks } from './board.ts'
import { isStoredMarks, type StoredMarks } from './marks-storage.ts'
import { readNotes } from './notes-storage.ts'
import { writeNotes } from './notes.ts'

/** The notes go and come back with the marks. */
interface Cleared extends StoredMarks {
  notes?: [string, string][]
}

const KEPT_MS = 24 * 60 * 60 * 1000

/** @returns the marks that were cleared last on a card, up to a day ago, with the time of the clearing */
export function lastCleared(cardId: string): Cleared | undefined {
  const cleared: Cleared | undefined = readStored(STORAGE_KEYS.cleared(cardId), isStoredMarks)
  return cleared && Date.now() - cleared.at < KEPT_MS ? cleared : undefined
}

/** Adds the marks that were cleared last to those of now. */
export function bringBackMarks(cardId: string): void {
  const cleared = lastCleared(cardId)
  if (!cleared) return
  takeBack(cardId, cleared)
  restoreMarks(cardId, cleared)
}

function takeBack(cardId: string, { notes = [] }: Cleared): void {
  removeStored(STORAGE_KEYS.cleared(cardId))
  writeNotes(cardId, new Map([...notes, ...readNotes(cardId)]))
}

function note(before: Board, now: Board): void {
  const { cardId } = now
  // A tap takes back one mark: that clears nothing.
  if (before.cardId !== cardId || now.lastTap !== NO_TAP) return
  const cleared = lastCleared(cardId)
  if (isInUse(before.marks) && !isInUse(now.marks)) {
    const written = [...readNotes(cardId)]
    // Another tab may have put them aside before this one noticed.
    const isSame = cleared?.marks.join() === before.marks.marks.join()
    const notes = written.length === 0 && isSame ? (cleared.notes ?? []) : written
    writeStored(STORAGE_KEYS.cleared(cardId), { ...before.marks, at: Date.now(), notes } satisfies Cleared)
    writeNotes(cardId, new Map())
  } else if (cleared && (!isInUse(before.marks) || now.marks.marks.length > before.marks.marks.length)) {
    // Undone.
    if (isInUse(now.marks) && cleared.marks.every((index) => now.marks.marks.includes(index)))
      takeBack(cardId, cleared)
  }
}

/**
 * Keeps the marks of the card on the screen whenever they are cleared.
 * @returns stops following
 */
export function followClearing(): () => void {
  let before = store.get(shownBoardAtom)
  if (before && !lastCleared(before.cardId)) removeStored(STORAGE_KEYS.cleared(before.cardId))
  return store.sub(shownBoardAtom, () => {
    const now = store.get(shownBoardAtom)
    if (before && now) note(before, now)
    before = now
  })
}
