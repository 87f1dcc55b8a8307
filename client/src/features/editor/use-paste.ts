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
  /** Which of the ways to take its items, by index. */
  choice?: number
  /** What the author made of items that are too long, by the whole item. */
  shorter?: Readonly<Record<string, string>>
}

/** Undefined while the dialog is closed. */
export const pastedListAtom = atom<PastedList | undefined>(undefined)

const SQUARE = '.editor-ticket [role="grid"] button'
const SQUARE_FIELD = '.editor-ticket [role="grid"] textarea'

/** Words between commas that are longer are parts of a sentence. */
const MAX_PART = 30
const SEVERAL_LINES = /[\n\r\u2028\u2029\t;；؛]\s*\S/u
const DATA = /^[\w.\s=]*[[{(].*["']/u

/** Whether a text is several items, and not the words of one square. Data of programs may be one. */
function isList(text: string): boolean {
  const words = text.trim()
  if (SEVERAL_LINES.test(words) || DATA.test(words)) return true
  const parts = words.split(/(?<!\d)[,，、،]|[,，、،](?!\d)/u)
  return parts.length > 1 && parts.every((part) => part.trim() !== '' && part.length <= MAX_PART)
}

/** Whether a text pasted into a square's field is a list. A sentence with commas is not. */
export function isListForField(text: string): boolean {
  const words = text.trim()
  return isList(text) && (words.length > CELL_MAX_LENGTH || /[\n\r\t;]/.test(words))
}

/** The list in the dialog, with what its author chose and shortened. */
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
 * Keeps the list in the dialog where the browser discards the page in the background, and where the screen is left by Back. The
 * dialog opens again with the page, or by Forward; with a card of the server for its author only.
 */
function useKeptList(editorDocument: EditorDocument): void {
  const came: `${NavigationType}` = useNavigationType()
  const at = urlIdOf(editorDocument) ?? ''
  const userId = editorDocument.kind === 'client' ? editorDocument.userId : ''
  const keep = useEffectEvent(() => {
    const { text, mode, shorter } = store.get(pastedListAtom) ?? {}
    keptList.keep(userId, text ? { at, text, ...(mode && { mode }), ...(shorter && { shorter }) } : undefined)
  })
  const bringBack = useEffectEvent(() => {
    const kept = keptList.read(userId)
    keptList.remove()
    if (kept?.at === at && came === 'POP') store.set(pastedListAtom, kept)
  })
  useEffect(() => {
    // A duplicate of the tab, which begins with what is stored, may be made after the dialog was closed.
    const stops = [onLeave(() => keep()), onResume(() => keptList.remove())]
    bringBack()
    return () => {
      stops.forEach((stop) => stop())
      keep()
      store.set(pastedListAtom, undefined)
    }
  }, [])
}

/** Opens the paste dialog for lists and files pasted or dropped into the editor. The dialog of a square handles its own pastes. */
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
  // A file that was chosen elsewhere. A reload does not bring it again.
  const location = useLocation()
  const navigate = useNavigate()
  const chosen = (location.state as { list?: ListText } | null)?.list
  useEffect(() => {
    if (!chosen) return
    setList(chosen)
    void navigate(location, { replace: true, state: null })
  }, [chosen, setList, navigate, location])
}
