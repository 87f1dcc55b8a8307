import { GRID_SIZES } from '#shared/product.ts'
import { LINE_BREAK, tidyLine } from '#shared/rules/text.ts'
import { categoryItems } from '#messages/category-items.ts'

/** An item in a text with one item per line. */
export interface ItemLine {
  content: string
  /** The line number in the text, counted from 1 and including blank lines. */
  line: number
}

export interface LineError {
  /** Names the line: "Line 3: Content must be at least 2 characters". */
  message: string
  /** The line with the error; if there are too many lines, the first one over the limit. */
  line: number
}

/** Returns the items of a text with one item per line, trimmed and without blank lines. */
export function parseItemLines(text: string): ItemLine[] {
  return text
    .split(LINE_BREAK)
    .map((line, index) => ({ content: tidyLine(line), line: index + 1 }))
    .filter(({ content }) => content !== '')
}

export function lineError(line: number, message: string): LineError {
  return { line, message: categoryItems.atLine(line, message) }
}

const ITEM_PATH = /^items\.(\d+)(?:\.|$)/u

/** Finds the first sent line that the server rejected, by the paths in the error, such as `items.3.content`. */
export function findRefusedLine(
  lines: readonly ItemLine[],
  fields: Readonly<Record<string, string>>,
): LineError | undefined {
  return Object.entries(fields)
    .flatMap(([path, message]) => {
      const sent = lines[Number(ITEM_PATH.exec(path)?.[1] ?? NaN)]
      return sent ? [lineError(sent.line, message)] : []
    })
    .sort((one, other) => one.line - other.line)[0]
}

/** The maximum number of items missing for the next grid size at which the hint is shown. */
const NEARLY = 3

/** Returns a hint such as "24 items. One more and it fills a 5x5."; '' if the next grid size needs many more items. */
export function nextGridHint(count: number): string {
  const next = GRID_SIZES.find((size) => count < size ** 2 && size ** 2 - count <= NEARLY)
  if (next === undefined) return ''
  return categoryItems.nextGrid(count, next ** 2 - count, next)
}

/** Selects a line of a text area and scrolls it into view. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const breaks = [...field.value.matchAll(new RegExp(LINE_BREAK, 'gu'))]
  const before = breaks[line - 2]
  const start = before ? before.index + before[0].length : 0
  field.setSelectionRange(start, breaks[line - 1]?.index ?? field.value.length)
  const top = field.scrollHeight * (start / Math.max(1, field.value.length))
  field.scrollTop = top - field.clientHeight / 2
}
