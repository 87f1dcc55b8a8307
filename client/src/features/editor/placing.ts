import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { announce } from '../../lib/announce.ts'
import { toast } from '../../lib/toast.ts'
import { useEscape } from '../../lib/use-escape.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { applyWithUndo } from './history.ts'
import { showGrid } from './use-quick-actions.ts'

/** The extra word that waits for a press on its square. */
const placingAtom = atom<string | undefined>(undefined)

/** Putting an extra word on the card: it is chosen first, and its square next, whose own words become an extra word. */
export function usePlacing(document: EditorDocument, extra: readonly string[]) {
  const [chosen, setWord] = useAtom(placingAtom)
  // Another host may have removed it.
  const word = chosen !== undefined && extra.includes(chosen) ? chosen : undefined
  return {
    word,
    choose: (chosenWord: string) => {
      setWord(chosenWord)
      announce(editor.pickFor(chosenWord))
      showGrid()
    },
    cancel: () => setWord(undefined),
    put: (index: number) => {
      if (word === undefined) return
      setWord(undefined)
      const change = applyWithUndo(document, { type: 'put', word, index })
      if (change) toast({ title: editorChanges.put(word), action: { label: basics.undo, run: change.undo } })
    },
  }
}

/** Escape ends the choice of a square, and so does leaving the board. */
export function useEndOfPlacing(isPlacing: boolean, cancel: () => void): void {
  const setWord = useSetAtom(placingAtom)
  useEffect(() => () => setWord(undefined), [setWord])
  useEscape(isPlacing, cancel)
}
