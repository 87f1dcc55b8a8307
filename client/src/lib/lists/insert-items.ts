import type { ClipboardEvent, DragEvent } from 'react'
import type { ListText } from './list-text.ts'
import { openListFile } from './open-list-file.ts'

/** Types words over the selection of a field, so that undo takes them back. */
function type(field: HTMLTextAreaElement, words: string): void {
  field.focus()
  // Deprecated, and the only way that the browser's own undo follows.
  if (document.execCommand?.('insertText', false, words)) return
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** The items of a list, one on each line, and whether they are its lines as they are. */
async function itemsIn(list: ListText): Promise<{ items: string; isPlain: boolean }> {
  const { readListText } = await import('./read-list-text.ts')
  const { choices } = await readListText(list)
  return { items: choices[0]!.items.join('\n'), isPlain: choices.every(({ kind }) => kind !== 'lines') }
}

/** Puts the items of a list into a field, one on each line. */
export async function insertItems(field: HTMLTextAreaElement, list: ListText): Promise<void> {
  const isInLine = /[^\n]$/u.test(field.value.slice(0, field.selectionStart))
  const { items } = await itemsIn(list)
  type(field, `${isInLine ? '\n' : ''}${items}\n`)
}

/** Makes items of the words that a field has just got, unless they are items or have changed since. */
async function replacePasted(field: HTMLTextAreaElement, start: number, list: ListText): Promise<void> {
  const pasted = list.text.replace(/\r\n?/gu, '\n')
  const { items, isPlain } = await itemsIn(list)
  const end = start + pasted.length
  if (isPlain || field.value.slice(start, end) !== pasted) return
  field.setSelectionRange(end - pasted.trimStart().length, end)
  type(field, `${items}\n`)
}

/** Handlers of a field for one item a line: a list that is pasted, or a file dropped, becomes its items, so that the author sees them. */
export const listHandlers = {
  onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    const list = { text: clipboardData.getData('text'), html: clipboardData.getData('text/html') }
    // Without the code that reads it, the list stays as it is.
    if (/[\r\n\t]/u.test(list.text))
      void replacePasted(currentTarget, currentTarget.selectionStart, list).catch(() => undefined)
  },
  onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
    const { currentTarget, dataTransfer } = event
    const [file] = dataTransfer.files
    if (!file) return
    event.preventDefault()
    void openListFile(file, (list) => insertItems(currentTarget, list))
  },
}
