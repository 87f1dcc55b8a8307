import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { parseList, type PasteMode } from '#shared/rules/paste-list.ts'
import { codePointLength } from '#shared/rules/text.ts'
import { useWindowEvent } from '../../lib/use-window-event.ts'

/** A list in the paste dialog. */
export interface PastedList {
  text: string
  /** Undefined until the author has chosen. */
  mode?: PasteMode
}

/** Undefined while the dialog is closed. */
export const pastedListAtom = atom<PastedList | undefined>(undefined)

const SQUARE = '.editor-ticket [role="grid"] button'
const SQUARE_FIELD = '.editor-ticket [role="grid"] textarea'

const isList = (text: string): boolean => parseList(text, CELL_MAX_LENGTH).length > 1

/** Whether a text pasted into a field is a list. A sentence with commas that fits into the field is not. */
export function isListForField(text: string): boolean {
  const words = text.trim()
  const fits = codePointLength(words) <= CELL_MAX_LENGTH
  return isList(text) && !(fits && !/[\n\r\t;]/.test(words))
}

/** Opens the paste dialog for lists pasted into the grid. The dialog of a square handles its own pastes. */
export function usePaste(): void {
  const setList = useSetAtom(pastedListAtom)
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    // Not every browser dispatches `paste` on a focused button.
    const focused = document.activeElement
    const isOurs = focused?.matches(SQUARE_FIELD)
      ? isListForField(text)
      : focused?.matches(SQUARE) && isList(text)
    if (!isOurs) return
    event.preventDefault()
    setList({ text })
  })
  useEffect(() => () => setList(undefined), [setList])
}
