import { readLines, unfolded, withoutMarkup } from '#shared/rules/lists/read-lines.ts'
import { readTable } from '#shared/rules/lists/read-fields.ts'
import type { Reading } from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'

/** What pages, OpenDocument, Word and Excel call the same: names in any namespace. */
const TABLE = 'table, tbl, sheetData'
const ROW = 'tr, table-row, row'
const CELL = 'td, th, table-cell, covered-table-cell, tc, c'
/** Where one word ends and the next begins, without a blank. */
const BREAK = 'p, br, div, tab, line-break'
/** What begins and ends a line. */
const BLOCK = `${CELL}, li, p, h1, h2, h3, h4, h5, h6, h, div, caption, dt, dd, pre, section, blockquote, button`
/** Formulas, what was deleted, what old programs show, comments, where pictures are, words that cells point to. */
const UNREAD =
  'style, script, title, sup.reference, c > f, delText, instrText, Fallback, tracked-changes, annotation, posOffset, align, pctWidth, pctHeight, sst'
/** Bold words that may have something said about them behind. */
const LEAD = 'li > :is(b, strong):first-child, li > p > :is(b, strong):first-child'
/** Ends a line, as no source does. */
const LINE = '\u2028'
/** Repeated empty cells fill a sheet to its edge. */
const MAX_COLUMNS = 100

const textOf = (part: Element) => tidyLine(part.textContent)
const repeated = (text: string, count: number) =>
  Array.from({ length: Math.min(count, MAX_COLUMNS) }, () => text)

/** `BC7` is in column 54, counted from 0. */
const columnOf = (cell: string) =>
  [...cell.replace(/\d+$/u, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellsOf(row: Element): string[] {
  const cells: string[] = []
  for (const cell of row.querySelectorAll(CELL)) {
    if (cell.closest(ROW) !== row) continue
    // Excel leaves blank cells out.
    cells.push(...repeated('', columnOf(cell.getAttribute('r') ?? '') - cells.length))
    cells.push(...repeated(textOf(cell), Number(cell.getAttribute('table:number-columns-repeated') ?? 1)))
  }
  return cells
}

/** The text of a page, a line for each block; those in a list begin with a bullet, so that others are headings. */
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
  // In a line a break of its source is a blank.
  return page.textContent.replace(/[^\S\u2028]+/gu, ' ').replaceAll(LINE, '\n')
}

/**
 * Reads the first table with words, or the lines, of a page or of the parts of an office file. A small table is no list.
 * @param page loses its parts as they are read
 * @returns also what it was read from, as text
 */
export function readMarked(page: Element): { text: string; marked: Reading } {
  for (const part of page.querySelectorAll(UNREAD)) part.remove()
  for (const part of page.querySelectorAll(BREAK)) part.after(' ')
  const tables = [...page.querySelectorAll(TABLE)].filter((one) => !one.parentElement?.closest(TABLE))
  const table = tables.find((one) => textOf(one) !== '')
  if (!table || tables.map(textOf).join('').length * 2 < textOf(page).length) {
    const text = withoutMarkup(unfolded(linesIn(page)))
    return { text, marked: readLines(text) }
  }
  const hasHeadings = table.querySelector('thead, tr:first-child > th:nth-child(2)') !== null
  const rows = [...table.querySelectorAll(ROW)].filter((row) => row.closest(TABLE) === table).map(cellsOf)
  table.replaceWith(...table.querySelectorAll('caption'))
  const { leftOut, ...reading } = readTable(rows, hasHeadings)
  const beside = readLines(linesIn(page))
  return {
    text: rows.map((row) => row.join('\t')).join('\n'),
    marked: { ...reading, leftOut: [...leftOut, ...beside.choices[0]!.items, ...beside.leftOut] },
  }
}
