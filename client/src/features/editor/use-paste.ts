import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { parseList, type PasteMode } from '#shared/rules/paste-list.ts'
import { codePointLength } from '#shared/rules/text.ts'

/** A list that is looked at before it is put on the card. */
export interface PastedList {
  text: string
  /** Undefined until its author has chosen. */
  mode?: PasteMode
}

/** What is in the dialog; undefined while that is closed. */
export const pastedListAtom = atom<PastedList | undefined>(undefined)

const SQUARE = '.editor-ticket [role="grid"] button'
const SQUARE_FIELD = '.editor-ticket [role="grid"] textarea'

function isList(text: string): boolean {
  return parseList(text, CELL_MAX_LENGTH).length > 1
}

/** Whether a text pasted into a field is more than its words: a sentence with commas in it that fits there is not. */
export function isListForField(text: string): boolean {
  const words = text.trim()
  const fits = codePointLength(words) <= CELL_MAX_LENGTH
  return isList(text) && !(fits && !/[\n\r\t;]/.test(words))
}

/** Opens the dialog with the lists that are pasted into the grid. That of a square on small screens hears its own. */
export function usePaste(): void {
  const setDraft = useSetAtom(pastedListAtom)
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? ''
      // Not every browser tells a paste to the button that has the focus.
      const focused = document.activeElement
      const isOurs = focused?.matches(SQUARE_FIELD)
        ? isListForField(text)
        : focused?.matches(SQUARE) && isList(text)
      if (!isOurs) return
      event.preventDefault()
      setDraft({ text })
    }
    document.addEventListener('paste', hear)
    return () => {
      document.removeEventListener('paste', hear)
      setDraft(undefined)
    }
  }, [setDraft])
}
