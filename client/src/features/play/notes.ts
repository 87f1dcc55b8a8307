import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { NOTE_MAX_LENGTH } from '#shared/product.ts'
import { storableLine, tidyName } from '#shared/rules/text.ts'
import { onStoredChange } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { notesChangeAtom, readNotes, writeNotes, type Notes } from './notes-storage.ts'

/** Stores a note, or removes it if it has no printable text. */
export function saveNote(cardId: string, words: string, text: string): void {
  const note = storableLine(tidyName(text), NOTE_MAX_LENGTH)
  const others = [...readNotes(cardId)].filter(([other]) => other !== words)
  writeNotes(cardId, new Map(note === '' ? others : [...others, [words, note]]))
}

/** Returns the notes on a card, and follows changes by other tabs. */
export function useNotes(cardId: string): Notes {
  useEffect(() => onStoredChange(STORAGE_KEYS.notes(cardId), () => store.set(notesChangeAtom, {})), [cardId])
  // Read once per change, not on every tap, which renders the components that show notes.
  const notesAtom = useMemo(
    () =>
      atom((get) => {
        get(notesChangeAtom)
        return readNotes(cardId)
      }),
    [cardId],
  )
  return useAtomValue(notesAtom)
}
