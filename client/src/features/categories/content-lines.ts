import { tidyLine } from '#shared/rules/text.ts'

/** One item of a text with one item per line. */
export interface ContentLine {
  content: string
  /** Where it stands in the text, blank lines counted; the first is 1. */
  line: number
}

export interface LineProblem {
  /** What is wrong, with the line it is about: "Line 3: Content must be at least 2 characters". */
  message: string
  /** The line in question; the first one that is too many where there are too many. */
  line: number
}

const A_BREAK = /\r\n|[\n\r\u2028\u2029]/u

/** The items of a text, one per line: trimmed, without the blank ones. */
export function contentLines(text: string): ContentLine[] {
  return text
    .split(A_BREAK)
    .map((line, index) => ({ content: tidyLine(line), line: index + 1 }))
    .filter(({ content }) => content !== '')
}

export function aboutLine(line: number, message: string): LineProblem {
  return { line, message: `Line ${line}: ${message}` }
}

const ITEM_OF_BODY = /^items\.(\d+)(?:\.|$)/u

/** What the server refused among the items that were sent, said of the line that each came from. */
export function refusedLine(
  lines: readonly ContentLine[],
  fields: Readonly<Record<string, string>>,
): LineProblem | undefined {
  return Object.entries(fields)
    .flatMap(([path, message]) => {
      const sent = lines[Number(ITEM_OF_BODY.exec(path)?.[1] ?? NaN)]
      return sent ? [aboutLine(sent.line, message)] : []
    })
    .sort((one, other) => one.line - other.line)[0]
}

/** "12 items", as it is said of lines and of categories alike. */
export function itemsInWords(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

/** Marks a line in its field and brings it into view. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const breaks = [...field.value.matchAll(new RegExp(A_BREAK, 'gu'))]
  const before = breaks[line - 2]
  const start = before ? before.index + before[0].length : 0
  field.setSelectionRange(start, breaks[line - 1]?.index ?? field.value.length)
  const top = field.scrollHeight * (start / Math.max(1, field.value.length))
  field.scrollTop = top - field.clientHeight / 2
}
