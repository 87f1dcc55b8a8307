import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import { codePointLength } from '#shared/rules/text.ts'
import { isList, listIn, type ListText } from '../../lib/lists/list-text.ts'
import { openListFile } from '../../lib/lists/open-list-file.ts'
import { useWindowEvent } from '../../lib/use-window-event.ts'

/** A list in the paste dialog. */
export interface PastedList extends ListText {
  /** Undefined until the author has chosen. */
  mode?: PasteMode
  /** Which of the ways to take its items, by index. */
  choice?: number
  /** What the author made of items that are too long, by the whole item. */
  shorter?: Readonly<Record<string, string>>
}

/** Undefined while the dialog is closed. */
export const pastedListAtom = atom<PastedList | undefined>(undefined)

const SQUARE = '.editor-ticket [role="grid"] button'
const SQUARE_FIELD = '.editor-ticket [role="grid"] textarea'

/** Whether a text pasted into a square's field is a list. A sentence with commas is not. */
export function isListForField(text: string): boolean {
  const words = text.trim()
  return isList(text) && (codePointLength(words) > CELL_MAX_LENGTH || /[\n\r\t;]/.test(words))
}

/** Opens the paste dialog for lists and files pasted or dropped into the editor. The dialog of a square handles its own pastes. */
export function usePaste(): void {
  const setList = useSetAtom(pastedListAtom)
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer | null, target: Element | null): void {
    const [file] = data?.files ?? []
    const list = data && listIn(data)
    if (file && !list?.text) void openListFile(file, setList)
    else if (!list || !(target?.matches(SQUARE_FIELD) ? isListForField : isList)(list.text)) return
    else if (target?.matches(`${SQUARE}, ${SQUARE_FIELD}`)) setList(list)
    else return
    event.preventDefault()
  }
  // Not every browser dispatches `paste` on a focused button.
  useWindowEvent('paste', (event) => take(event, event.clipboardData, document.activeElement))
  useWindowEvent('drop', (event) => take(event, event.dataTransfer, event.target as Element))
  // A file that was chosen elsewhere.
  const { list } = (useLocation().state ?? {}) as { list?: ListText }
  useEffect(() => {
    setList(list)
    // A reload does not open it again.
    if (list) history.replaceState({ ...history.state, usr: undefined }, '')
    return () => setList(undefined)
  }, [setList, list])
}
