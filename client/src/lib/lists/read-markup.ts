import { readLines, unfoldLists, stripMarkup } from '#shared/rules/lists/read-lines.ts'
import { readTable } from '#shared/rules/lists/read-fields.ts'
import type { Reading } from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'

/** Element names in HTML, OpenDocument, Word and Excel, in any namespace. */
const TABLE = 'table, tbl, sheetData'
const ROW = 'tr, table-row, row'
const CELL = 'td, th, table-cell, covered-table-cell, tc, c'
/** Elements that separate words without a space between them. */
const BREAK = 'p, br, div, tab, line-break'
/** Elements that begin and end a line. */
const BLOCK = `${CELL}, li, p, h1, h2, h3, h4, h5, h6, h, div, caption, dt, dd, pre, section, blockquote, button`
/** Formulas, deleted text, fallbacks for old programs, comments, positions of pictures, and Excel's shared strings. */
const UNREAD =
  'style, script, title, sup.reference, c > f, delText, instrText, Fallback, tracked-changes, annotation, posOffset, align, pctWidth, pctHeight, sst'
/** Bold words at the start of an item, which a note may follow. */
const LEAD = 'li > :is(b, strong):first-child, li > p > :is(b, strong):first-child'
/** Marks the end of a line with a character that does not occur in source text. */
const LINE = '\u2028'
/** Limits repeated cells: empty ones may fill a sheet to its edge. */
const MAX_COLUMNS = 100

const textOf = (part: Element) => tidyLine(part.textContent)
const repeat = (text: string, count: number) =>
  Array.from({ length: Math.min(count, MAX_COLUMNS) }, () => text)

/** Returns the column of a cell reference, from 0: 54 for `BC7`. */
const columnOf = (cell: string) =>
  [...cell.replace(/\d+$/u, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellsOf(row: Element): string[] {
  const cells: string[] = []
  for (const cell of row.querySelectorAll(CELL)) {
    if (cell.closest(ROW) !== row) continue
    // Excel omits empty cells.
    cells.push(...repeat('', columnOf(cell.getAttribute('r') ?? '') - cells.length))
    cells.push(...repeat(textOf(cell), Number(cell.getAttribute('table:number-columns-repeated') ?? 1)))
  }
  return cells
}

/** Returns the text of a page, one line per block. List items begin with a bullet, so that other lines count as headings. */
function linesIn(page: Element): string {
  for (const lead of page.querySelectorAll(LEAD)) {
    const isAlone = lead.nextSibling?.textContent?.trim() === '' && lead.nextElementSibling?.nodeName === 'BR'
    if (isAlone) lead.after(' –')
    lead.replaceChildren(`**${textOf(lead)}**`)
  }
  for (const part of page.querySelectorAll(BLOCK)) {
    if (part.closest('li, list-item') ?? part.querySelector('numPr')) part.prepend('• ')
    part.before(LINE)
    part.after(LINE)
  }
  // Line breaks in the source are only spaces.
  return page.textContent.replace(/[^\S\u2028]+/gu, ' ').replaceAll(LINE, '\n')
}

/**
 * Reads the first table with text, or the lines, of a page or of an office file's parts. Tables with less than half of the text are
 * not taken for the list.
 * @param page is emptied while it is read
 * @returns the reading, and the text it was read from
 */
export function readMarkup(page: Element): { text: string; fromMarkup: Reading } {
  for (const part of page.querySelectorAll(UNREAD)) part.remove()
  for (const part of page.querySelectorAll(BREAK)) part.after(' ')
  const tables = [...page.querySelectorAll(TABLE)].filter((one) => !one.parentElement?.closest(TABLE))
  const table = tables.find((one) => textOf(one) !== '')
  if (!table || tables.map(textOf).join('').length * 2 < textOf(page).length) {
    const text = stripMarkup(unfoldLists(linesIn(page)))
    return { text, fromMarkup: readLines(text) }
  }
  const hasHeadings = table.querySelector('thead, tr:first-child > th:nth-child(2)') !== null
  const rows = [...table.querySelectorAll(ROW)].filter((row) => row.closest(TABLE) === table).map(cellsOf)
  table.replaceWith(...table.querySelectorAll('caption'))
  const { leftOut, ...reading } = readTable(rows, hasHeadings)
  const beside = readLines(linesIn(page))
  return {
    text: rows.map((row) => row.join('\t')).join('\n'),
    fromMarkup: { ...reading, leftOut: [...leftOut, ...beside.choices[0]!.items, ...beside.leftOut] },
  }
}
