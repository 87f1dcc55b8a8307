import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType, type NavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import type { ListText } from '#shared/rules/lists/reading.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import { unsavedInput } from '../../lib/forms/unsaved-input.ts'
import { onLeave } from '../../lib/page/on-leave.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { useWindowEvent } from '../../lib/page/use-window-event.ts'
import { store } from '../../lib/store.ts'
import { type EditorDocument, urlIdOf } from '../../sync/editor-document.ts'

/** A list in the paste dialog. */
export interface PastedList extends ListText {
  /** Undefined until the author has chosen. */
  mode?: PasteMode
  /** The index of the chosen way to read items from the list. */
  choice?: number
  /** The author's shorter versions of items that are too long, by the original item. */
  shorter?: Readonly<Record<string, string>>
}

/** Undefined while the dialog is closed. */
export const pastedListAtom = atom<PastedList | undefined>(undefined)

const SQUARE = '.editor-ticket [role="grid"] button'
const SQUARE_FIELD = '.editor-ticket [role="grid"] textarea'

/** The maximum length of an item between commas. Longer parts are taken for parts of a sentence. */
const MAX_PART = 30
const SEVERAL_LINES = /[\n\r\u2028\u2029\t;；؛]\s*\S/u
const DATA = /^[\w.\s=]*[[{(].*["']/u

/** Returns whether a text is a list of items rather than the words of one square. It may be data from a program. */
function isList(text: string): boolean {
  const words = text.trim()
  if (SEVERAL_LINES.test(words) || DATA.test(words)) return true
  const parts = words.split(/(?<!\d)[,，、،]|[,，、،](?!\d)/u)
  return parts.length > 1 && parts.every((part) => part.trim() !== '' && part.length <= MAX_PART)
}

/** Returns whether a text pasted into a square's field is a list. A sentence with commas is not. */
export function isListForField(text: string): boolean {
  const words = text.trim()
  return isList(text) && (words.length > CELL_MAX_LENGTH || /[\n\r\t;]/.test(words))
}

/** Stores the list in the dialog, with the author's choices and shortened items. */
const keptList = unsavedInput(
  'pasted-list',
  v.object({
    /** The id in the editor's address; '' at `/create`. */
    at: v.string(),
    text: v.string(),
    mode: v.exactOptional(v.picklist(['fill', 'replace'])),
    shorter: v.exactOptional(v.record(v.string(), v.string())),
  }),
)

/**
 * Stores the list in the dialog when the page goes to the background, where the browser may discard it, and when the
 * user leaves the screen with Back. The dialog reopens when the page is restored, or with Forward. For a card in an
 * account, only its author gets the list back.
 */
function useKeptList(editorDocument: EditorDocument): void {
  const came: `${NavigationType}` = useNavigationType()
  const at = urlIdOf(editorDocument) ?? ''
  const userId = editorDocument.kind === 'client' ? editorDocument.userId : ''
  const storeList = useEffectEvent(() => {
    const { text, mode, shorter } = store.get(pastedListAtom) ?? {}
    keptList.keep(userId, text ? { at, text, ...(mode && { mode }), ...(shorter && { shorter }) } : undefined)
  })
  const restoreList = useEffectEvent(() => {
    const kept = keptList.read(userId)
    keptList.remove()
    if (kept?.at === at && came === 'POP') store.set(pastedListAtom, kept)
  })
  useEffect(() => {
    // Removed on resume: a duplicate of this tab starts with what is stored, and may be made after the dialog is
    // closed.
    const stops = [onLeave(() => storeList()), onResume(() => keptList.remove())]
    restoreList()
    return () => {
      stops.forEach((stop) => stop())
      storeList()
      store.set(pastedListAtom, undefined)
    }
  }, [])
}

/** Opens the paste dialog for lists and files pasted or dropped here. A square's dialog handles its own pastes. */
export function usePaste(editorDocument: EditorDocument): void {
  useKeptList(editorDocument)
  const setList = useSetAtom(pastedListAtom)
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer | null, at: EventTarget | null): void {
    const target = at instanceof Element ? at : undefined
    const [file] = data?.files ?? []
    const text = data?.getData('text') ?? ''
    if (file && !text)
      void import('../../lib/lists/open-list-file.ts').then((code) => code.openListFile(file, setList))
    else if (target?.matches(SQUARE_FIELD) ? isListForField(text) : target?.matches(SQUARE) && isList(text))
      setList({ text, html: data!.getData('text/html') })
    else return
    event.preventDefault()
  }
  // Not every browser dispatches `paste` on a focused button.
  useWindowEvent('paste', (event) => take(event, event.clipboardData, document.activeElement))
  useWindowEvent('drop', (event) => take(event, event.dataTransfer, event.target))
  // A list that was chosen on another screen. It is removed from the location, so that a reload does not open it again.
  const location = useLocation()
  const navigate = useNavigate()
  const chosen = (location.state as { list?: ListText } | null)?.list
  useEffect(() => {
    if (!chosen) return
    setList(chosen)
    void navigate(location, { replace: true, state: null })
  }, [chosen, setList, navigate, location])
}
