import { readLines } from '#shared/rules/lists/read-lines.ts'
import { readTable } from '#shared/rules/lists/read-table.ts'
import { linesOf, tidied, type Reading } from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'

/** What pages, OpenDocument, Word and Excel call the same: names in any namespace. */
const TABLE = 'table, tbl, sheetData'
const ROW = 'tr, table-row, row'
const CELL = 'td, th, table-cell, covered-table-cell, tc, c'
const LINE = 'li, p, h1, h2, h3, h4, h5, h6, h'
/** Where one word ends and the next begins, without a blank. */
const BREAK = 'p, br, div, tab, line-break'
/** Other parts that begin and end a line. */
const BLOCK = 'caption, dt, dd, pre, section, header, footer, nav, article, blockquote, button, option, label'
/** Formulas, what was deleted, what old programs show, comments, where pictures are. */
const UNREAD = [
  'style, script, title, c > f, delText, instrText, Fallback, tracked-changes, annotation',
  'posOffset, align, pctWidth, pctHeight',
].join()
/** Repeated empty cells fill a sheet to its edge. */
const MAX_COLUMNS = 100

const textOf = (part: Element) => tidyLine(part.textContent)
const lengthOf = (parts: readonly Element[]) => parts.map(textOf).join('').length
const attribute = (part: Element, name: string) =>
  [...part.attributes].find(({ localName }) => localName === name)?.value ?? ''
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
    cells.push(...repeated('', columnOf(attribute(cell, 'r')) - cells.length))
    cells.push(...repeated(textOf(cell), Number(attribute(cell, 'number-columns-repeated') || 1)))
  }
  return cells
}

/** The words of a line, without those of the lines in it. */
function wordsOf(line: Element): string {
  const own = line.cloneNode(true) as Element
  for (const inner of own.querySelectorAll(LINE)) inner.remove()
  return textOf(own)
}
const isListed = (line: Element) =>
  line.closest('li, list-item') !== null || line.querySelector('numPr') !== null

/** The lines of a page; those in a list have bullets, if most are, so that the others are headings. */
function linesIn(page: Element): string[] {
  const lines = [...page.querySelectorAll(LINE)]
    .map((line) => ({ words: wordsOf(line), isListed: isListed(line) }))
    .filter(({ words }) => words !== '')
  const areMost = lines.filter((line) => line.isListed).length * 2 > lines.length
  return lines.map((line) => (areMost && line.isListed ? `• ${line.words}` : line.words))
}

/** What is left of a page, a line for each cell and each block. */
function wordsBeside(page: Element): string[] {
  for (const part of page.querySelectorAll(`${CELL}, ${BREAK}, ${BLOCK}`)) {
    part.before('\n')
    part.after('\n')
  }
  return tidied(linesOf(page.textContent))
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
  let text
  let marked
  if (table && lengthOf(tables) * 2 >= lengthOf([page])) {
    const hasHeadings = table.querySelector('thead, tr:first-child > th:nth-child(2)') !== null
    const rows = [...table.querySelectorAll(ROW)].filter((row) => row.closest(TABLE) === table).map(cellsOf)
    text = rows.map((row) => row.join('\t')).join('\n')
    marked = readTable(rows, hasHeadings)
    table.replaceWith('\n', ...table.querySelectorAll('caption'))
  } else {
    text = linesIn(page).join('\n')
    marked = readLines(text)
    for (const line of page.querySelectorAll(LINE)) line.replaceWith('\n')
  }
  return { text, marked: { ...marked, leftOut: [...marked.leftOut, ...wordsBeside(page)] } }
}
