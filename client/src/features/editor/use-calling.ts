import { useState } from 'react'
import { editorChanges } from '#messages/editor-changes.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { callName } from '#shared/rules/columns.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import type { ShownCard } from '../../sync/change/card-clients.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'

export type EditorMode = 'edit' | 'call'
export type Calling = ReturnType<typeof useCalling>

/** Provides the mode of a saved card in which a tap on a word calls it, and another tap takes the call back. */
export function useCalling(document: EditorDocument, card: ShownCard) {
  const [mode, setMode] = useState<EditorMode>('edit')
  const isSaved = document.kind === 'client' || document.temporaryId !== undefined
  const { called } = card
  const total = wordsOf(card).length
  return {
    /** Undefined if nothing can be called: the card isn't saved, or has no words. */
    mode: isSaved && total > 0 ? mode : undefined,
    setMode,
    called,
    /** The number of words that can be called. */
    total,
    /** Calls a word, or takes it back. */
    toggle: (word: string) => {
      const isCalled = called.includes(word)
      document.call(word, !isCalled)
      const name = callName(card, word)
      announce(isCalled ? editorChanges.takenBack(name) : editorChanges.called(name))
    },
    /** Edits a square. If that mends called words, a toast says that they stay called; it can take the call back. */
    whileTelling: (text: string, edit: () => void) => {
      const before = store.get(document.shownAtom).called
      edit()
      const now = store.get(document.shownAtom).called
      if (text === '' || before.includes(text) || !now.includes(text)) return
      toast({
        title: editorChanges.stillCalled,
        text,
        action: { label: editorChanges.takeBack, run: () => document.call(text, false) },
      })
    },
  }
}
