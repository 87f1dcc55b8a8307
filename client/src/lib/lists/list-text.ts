import type { Marked } from '#shared/rules/lists/read-list.ts'

/** A list as it was pasted, dropped, typed or opened; code that loads then reads it. */
export interface ListText {
  text: string
  /** The same as a page has it. */
  html?: string
  /** The same as a sheet or a document has it. */
  marked?: Marked
}

/** A file that no list can be read from. Its message says what to do. */
export class ListRefusal extends Error {}

/** The list on the clipboard, or in a drop. */
export const listIn = (data: DataTransfer): ListText => ({
  text: data.getData('text'),
  html: data.getData('text/html'),
})

/** Words between commas that are longer are parts of a sentence. */
const MAX_PART = 30
const SEVERAL_LINES = /[\n\r\u2028\u2029\t;；؛]\s*[^\s;；؛]/u
const DATA = /^\s*(?:[\w.\s]*=\s*)?[[{(].*["']/u

/** Whether a text is several items, and not the words of one square. Data of programs may be one. */
export function isList(text: string): boolean {
  const words = text.trim()
  if (SEVERAL_LINES.test(words) || DATA.test(words)) return true
  const parts = words.split(/(?<!\d)[,，、،]|[,，、،](?!\d)/u).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part.length > 0 && part.length <= MAX_PART)
}
