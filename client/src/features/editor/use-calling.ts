import { useState } from 'react'
import { editorChanges } from '#messages/editor-changes.ts'
import { wordsOf } from '#shared/rules/card-changes.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'

export type EditorMode = 'edit' | 'call'
export type Calling = ReturnType<typeof useCalling>

/** The mode of a saved card in which a press on a word calls it, and the next one takes the call back. */
export function useCalling(document: EditorDocument, card: CardContent & Partial<Pick<Card, 'called'>>) {
  const [mode, setMode] = useState<EditorMode>('edit')
  const client = document.kind === 'client' ? document : undefined
  const called = card.called ?? []
  const total = wordsOf(card).length
  return {
    /** Undefined where nothing can be called: the card isn't saved, or has no words. */
    mode: client && total > 0 ? mode : undefined,
    setMode,
    called,
    /** The number of words that can be called. */
    total,
    /** Calls a word, or takes it back. */
    toggle: (word: string) => {
      const isCalled = called.includes(word)
      client?.call(word, !isCalled)
      announce(isCalled ? editorChanges.takenBack(word) : editorChanges.called(word))
    },
  }
}
