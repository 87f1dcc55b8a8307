import { atom } from 'jotai'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { isListOf, isText } from './marks-storage.ts'

// Part of the play page's first scripts, so that notes are carried even if the player leaves early.

/**
 * A player's notes on a card, by the words of their squares. So they follow the words through edits and shuffles, and
 * are kept for words that are gone. Stored apart from the marks, which open pages of older versions overwrite. Notes
 * never leave the browser.
 */
export type Notes = ReadonlyMap<string, string>

const isStoredNotes = (value: unknown): value is [string, string][] =>
  isListOf(value, (pair) => isListOf(pair, isText) && (pair as unknown[]).length === 2)

/** Gets a new value with each change of the stored notes, in this tab or another. */
export const notesChangeAtom = atom({})

export const readNotes = (cardId: string): Notes =>
  new Map(readStored(STORAGE_KEYS.notes(cardId), isStoredNotes))

export function writeNotes(cardId: string, notes: Notes): void {
  if (notes.size > 0) writeStored(STORAGE_KEYS.notes(cardId), [...notes])
  else removeStored(STORAGE_KEYS.notes(cardId))
  store.set(notesChangeAtom, {})
}

/**
 * Moves the notes of marked squares to the new words where the host changed the words of a square.
 * @param now the same marks after the edit, in the same order of squares
 */
export function carryNotes(cardId: string, before: MarksState, now: MarksState): void {
  const notes = readNotes(cardId)
  const carried = [...notes].map(([words, note]) => {
    const index = before.cells.indexOf(words)
    const corrected = now.cells[index] ?? ''
    // Words from elsewhere on the card have moved here, so this is not a correction of the square's words.
    const hasMoved = before.cells.length !== now.cells.length || before.cells.includes(corrected)
    const isMarked = before.marks.includes(index) && now.marks.includes(index)
    return [isMarked && !hasMoved && !now.cells.includes(words) ? corrected : words, note] as const
  })
  if (carried.some(([words]) => !notes.has(words))) writeNotes(cardId, new Map(carried))
}
