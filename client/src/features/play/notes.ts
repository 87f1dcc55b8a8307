import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { NOTE_MAX_LENGTH } from '#shared/product.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { storableLine, tidyName } from '#shared/rules/text.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { isListOf, isText } from './marks-storage.ts'

/**
 * A player's notes on a card, by the words of their squares, so that they follow the words through edits and shuffles and
 * wait for words that are gone. Apart from the marks: open pages of older versions rewrite those, and notes never
 * leave the browser.
 */
export type Notes = ReadonlyMap<string, string>

const isStoredNotes = (value: unknown): value is [string, string][] =>
  isListOf(value, (pair) => isListOf(pair, isText) && (pair as unknown[]).length === 2)

/** Counts changes of the stored notes, in this tab and others. */
const changesAtom = atom(0)
const noteChange = () => store.set(changesAtom, (count) => count + 1)

export const readNotes = (cardId: string): Notes =>
  new Map(readStored(STORAGE_KEYS.notes(cardId), isStoredNotes))

export function writeNotes(cardId: string, notes: Notes): void {
  if (notes.size > 0) writeStored(STORAGE_KEYS.notes(cardId), [...notes])
  else removeStored(STORAGE_KEYS.notes(cardId))
  noteChange()
}

/** Lets notes go on with their marks where the host has changed the words of a square. */
export function carryNotes(cardId: string, before: MarksState, now: MarksState): void {
  // Squares of another deal are others.
  if (before.seed !== now.seed) return
  const notes = readNotes(cardId)
  const carried = [...notes].map(([words, note]): [string, string] => {
    const index = before.cells.indexOf(words)
    const corrected = now.cells[index] ?? ''
    // Other words of the card have moved here: it is another square.
    const hasMoved = before.cells.length !== now.cells.length || before.cells.includes(corrected)
    const isMarked = before.marks.includes(index) && now.marks.includes(index)
    return isMarked && !hasMoved && !now.cells.includes(words) ? [corrected, note] : [words, note]
  })
  if (carried.some(([words]) => !notes.has(words))) writeNotes(cardId, new Map(carried))
}

/** Writes a note, or removes it if nothing in it shows. */
export function saveNote(cardId: string, words: string, text: string): void {
  const note = storableLine(tidyName(text), NOTE_MAX_LENGTH)
  const others = [...readNotes(cardId)].filter(([other]) => other !== words)
  writeNotes(cardId, new Map(note === '' ? others : [...others, [words, note]]))
}

/** The notes on a card, also as other tabs change them. */
export function useNotes(cardId: string): Notes {
  useEffect(() => onStoredChange(STORAGE_KEYS.notes(cardId), noteChange), [cardId])
  // Read once for each change, and not with every tap, which renders what shows them.
  const notesAtom = useMemo(
    () =>
      atom((get) => {
        get(changesAtom)
        return readNotes(cardId)
      }),
    [cardId],
  )
  return useAtomValue(notesAtom)
}
