import { store } from '../../lib/store.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { NO_TAP, shownBoardAtom, type Board } from './atoms.ts'
import { isInUse, restoreMarks } from './board.ts'
import { isStoredMarks, type StoredMarks } from './marks-storage.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** @returns the marks that were cleared last on a card, up to a day ago, with the time of the clearing */
export function lastCleared(cardId: string): StoredMarks | undefined {
  const cleared = readStored(STORAGE_KEYS.cleared(cardId), isStoredMarks)
  return cleared && Date.now() - cleared.at < KEPT_MS ? cleared : undefined
}

/** Adds the marks that were cleared last to those of now. */
export function bringBackMarks(cardId: string): void {
  const cleared = lastCleared(cardId)
  if (!cleared) return
  removeStored(STORAGE_KEYS.cleared(cardId))
  restoreMarks(cardId, cleared)
}

function note(before: Board, now: Board): void {
  const { cardId } = now
  // A tap takes back one mark: that clears nothing.
  if (before.cardId !== cardId || now.lastTap !== NO_TAP) return
  if (isInUse(before.marks) && !isInUse(now.marks))
    writeStored(STORAGE_KEYS.cleared(cardId), { ...before.marks, at: Date.now() } satisfies StoredMarks)
  else if (!isInUse(before.marks) && isInUse(now.marks)) {
    const cleared = lastCleared(cardId)
    // Undone.
    if (cleared?.marks.every((index) => now.marks.marks.includes(index)))
      removeStored(STORAGE_KEYS.cleared(cardId))
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
