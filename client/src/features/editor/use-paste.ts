import { useEffect, useState } from 'react'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { parseList, type PasteMode } from '#shared/rules/paste-list.ts'
import { codePointLength } from '#shared/rules/text.ts'

/** A list that is looked at before it is put on the card. */
export interface ListDraft {
  text: string
  /** Undefined until its author has chosen. */
  mode?: PasteMode
}

interface Paste {
  /** Undefined while the dialog is closed. */
  draft: ListDraft | undefined
  setDraft: (draft: ListDraft | undefined) => void
}

const SQUARES = '.editor-ticket [role="grid"] button'
/** In its place on the ticket, and in the dialog of small screens. */
const SQUARE_FIELDS = '.editor-ticket [role="grid"] textarea, [data-square-words]'

/** Whether a text pasted into a field is more than its words: a sentence with commas in it that fits there is not. */
function isListForField(text: string): boolean {
  const fits = codePointLength(text.trim()) <= CELL_MAX_LENGTH
  return parseList(text, CELL_MAX_LENGTH).length > 1 && !(fits && !/[\n\r\t;]/.test(text.trim()))
}

/** Whether `text`, pasted while `focused` has the focus, is a list for the grid. */
function isForGrid(text: string, focused: Element | null): boolean {
  if (focused?.matches(SQUARE_FIELDS)) return isListForField(text)
  return focused?.matches(SQUARES) === true && parseList(text, CELL_MAX_LENGTH).length > 1
}

/**
 * Calls `open` when no dialog of a square is in the way. That gives way as at any other closing: what was typed there is
 * dropped, and the focus goes back to the square, which is to have it again afterwards.
 */
function openInPlaceOf(field: Element | null, open: () => void): void {
  if (!field?.closest('[role="dialog"]')) return open()
  document.addEventListener('focusin', open, { once: true })
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

/** Hears lists that are pasted into the grid, and keeps the one that is in the dialog. */
export function usePaste(): Paste {
  const [draft, setDraft] = useState<ListDraft>()
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? ''
      // Not every browser tells a paste to the button that has the focus.
      const focused = document.activeElement
      if (!isForGrid(text, focused)) return
      event.preventDefault()
      openInPlaceOf(focused, () => setDraft({ text }))
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
  return { draft, setDraft }
}
