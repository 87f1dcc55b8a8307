import type { ClipboardEvent, DragEvent } from 'react'
import type { ListText } from '#shared/rules/lists/reading.ts'
import { typeInto } from '../forms/type-into.ts'
import { openListFile } from './open-list-file.ts'

/**
 * Inserts the items of a list into a field, one per line.
 * @param pasted the text that the browser inserts at the caret: it is replaced unless it equals the items or has changed since
 */
export async function insertItems(field: HTMLTextAreaElement, list: ListText, pasted = ''): Promise<void> {
  const start = field.selectionStart
  const { readListText } = await import('./read-list-text.ts')
  const { choices } = await readListText(list)
  if (pasted !== '') {
    const end = start + pasted.length
    const isPlain = choices.every(({ kind }) => kind !== 'lines')
    if (isPlain || field.value.slice(start, end) !== pasted) return
    field.setSelectionRange(end - pasted.trimStart().length, end)
  }
  const isInLine = /[^\n]$/u.test(field.value.slice(0, field.selectionStart))
  typeInto(field, `${isInLine ? '\n' : ''}${choices[0]!.items.join('\n')}\n`)
}

/** Event handlers of a field with one item per line: a pasted list or a dropped file is replaced by its items. */
export const listHandlers = {
  onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = clipboardData.getData('text').replace(/\r\n?/gu, '\n')
    const list = { text, html: clipboardData.getData('text/html') }
    // If the code that reads lists fails to load, the pasted text stays as it is.
    if (/[\n\t]/u.test(text)) void insertItems(currentTarget, list, text).catch(() => undefined)
  },
  onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
    const { currentTarget, dataTransfer } = event
    const [file] = dataTransfer.files
    if (!file) return
    event.preventDefault()
    void openListFile(file, (list) => insertItems(currentTarget, list))
  },
}
