import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { useEscape } from '../../lib/page/use-escape.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { isolated } from '../../lib/isolated.ts'
import { applyWithUndo } from './history.ts'
import { showGrid } from './use-quick-actions.ts'

/** The extra word that waits for a press on its square. */
const placingAtom = atom<string>()

/** Chooses an extra word to put on the card. Its square is chosen next. */
export function placeWord(word: string): void {
  store.set(placingAtom, word)
  announce(editor.pickFor(isolated(word)))
  showGrid()
}

/**
 * Putting the chosen extra word on a square, whose own words become an extra word. Escape ends it, and so does
 * leaving the board.
 */
export function usePlacing(document: EditorDocument, extra: readonly string[], onCancel: () => void) {
  const [chosen, setWord] = useAtom(placingAtom)
  // Another host may have removed it.
  const word = chosen !== undefined && extra.includes(chosen) ? chosen : undefined
  const cancel = () => {
    setWord(undefined)
    onCancel()
  }
  useEffect(() => () => setWord(undefined), [setWord])
  useEscape(word !== undefined, cancel)
  return {
    question: word === undefined ? undefined : editor.pickFor(isolated(word)),
    cancel,
    put: (index: number) => {
      if (word === undefined) return
      setWord(undefined)
      const change = applyWithUndo(document, { type: 'put', word, index })
      if (change)
        toast({ title: editorChanges.put(isolated(word)), action: { label: basics.undo, run: change.undo } })
    },
  }
}
