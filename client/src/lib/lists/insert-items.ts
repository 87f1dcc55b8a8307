import type { ClipboardEvent, DragEvent } from 'react'
import type { ListText } from '#shared/rules/lists/reading.ts'
import { typeInto } from '../forms/type-into.ts'
import { openListFile } from './open-list-file.ts'

/**
 * Puts the items of a list into a field, one on each line.
 * @param pasted the text that the browser puts at the cursor: it is replaced unless it is these items, or has changed since
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

/** Handlers of a field for one item a line: a list that is pasted, or a file dropped, becomes its items, so that the author sees them. */
export const listHandlers = {
  onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = clipboardData.getData('text').replace(/\r\n?/gu, '\n')
    const list = { text, html: clipboardData.getData('text/html') }
    // Without the code that reads it, the list stays as it is.
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
