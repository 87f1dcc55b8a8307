import { tidyLine } from '../text.ts'
import { readData } from './read-data.ts'
import { readLines, readParts } from './read-lines.ts'
import { hasHeadingsAbove, namesGroups, readTable, type Row, type Table } from './read-table.ts'
import { isNumber, linesOf, shownText, tidied, type Parsers, type Reading } from './reading.ts'

/** What is known of a list besides its letters: a table, or its lines, those of a list with bullets. */
export type Marked = Table | readonly string[]

/** Numbers or bullets and a tab before each line are no table. */
const NUMBERED = /^(?:\d{1,3}[.)]?|[•o§▪·-])\t[^\t]*$/u
const MARKDOWN_ROW = /^\|.*\|$/u
const MARKDOWN_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/u
const QUOTED = /(?<=^|[\r\n\t;,])"(?:[^"]|"")*"(?=[\r\n\t;,]|$)/gu
/** A cell that a spreadsheet had to quote. */
const HAD_TO_QUOTE = /[\r\n\t]|""/u
/** In no text: a list with quoted lines is a table of one column. */
const NO_SEPARATOR = '\u001f'

/**
 * Whether rows between commas or semicolons are those of a table, and not sentences with as many commas by chance.
 * @param bare the text without what is in quotes
 */
function isTable(rows: readonly Row[], separator: string, bare: string): boolean {
  const [first = []] = rows
  if (first.length < 2 || rows.some((row) => row.length !== first.length)) return false
  const columns = first.map((_, at) => rows.slice(1).map((row) => row[at] ?? ''))
  const isKnown =
    /^[\s;,]*$/u.test(bare) ||
    hasHeadingsAbove(rows) ||
    columns.some((cells) => cells.every((cell) => isNumber(cell.trim()))) ||
    columns.some((cells) => namesGroups({ cells }))
  if (first.length === 2) return isKnown || (separator === ';' && rows.length > 2)
  return separator === ';' || rows.length > 2 || !/,\s/u.test(bare)
}

/** The rows of a table in a text: of Markdown, of a spreadsheet, of a file with separators; undefined if it is none. */
async function rowsOf(text: string, parsers: Parsers): Promise<string[][] | undefined> {
  const lines = linesOf(text).filter((line) => line !== '')
  if (lines.some((line) => MARKDOWN_RULE.test(line)))
    return lines
      .filter((line) => MARKDOWN_ROW.test(line) && !MARKDOWN_RULE.test(line))
      .map((line) => line.slice(1, -1).split('|'))
  const bare = text.replace(QUOTED, '')
  const hasTabs = bare.includes('\t') && !lines.every((line) => NUMBERED.test(line))
  const separators = hasTabs ? ['\t'] : [';', ','].filter((one) => bare.includes(one))
  const isQuoted = bare.length < text.length
  if (isQuoted && HAD_TO_QUOTE.test(text.match(QUOTED)?.join('') ?? '')) separators.push(NO_SEPARATOR)
  if (separators.length === 0 || (lines.length === 1 && !isQuoted)) return undefined
  const csv = await parsers.csv()
  for (const delimiter of separators) {
    const data = csv(text.trim(), delimiter)
    if (data.length === 0) continue
    const isOneLine = data.length === 1 && isQuoted
    if (hasTabs || delimiter === NO_SEPARATOR || isOneLine || isTable(data, delimiter, bare)) return data
  }
  return undefined
}

/** Adds the choice of each line as it is, where it is another one. */
function withPlainLines({ choices, ...reading }: Reading, text: string): Reading {
  const items = tidied(linesOf(text))
  if (items.join('\n') === choices[0]?.items.join('\n')) return { ...reading, choices }
  return { ...reading, choices: [...choices, { kind: 'lines', name: '', items }] }
}

/**
 * Reads a list as people have it: one item a line, parts of a line, a table, data of a program. Parsers load when a text needs them.
 * @param marked of a page, a sheet or a document
 */
export async function readList(text: string, parsers: Parsers, marked?: Marked): Promise<Reading> {
  const shown = shownText(text)
  if (marked && 'rows' in marked) return withPlainLines(readTable(marked), shown)
  if (marked) return withPlainLines(readLines(marked.map(tidyLine).join('\n')), shown)
  const rows = (await readData(shown, parsers)) ?? (await rowsOf(shown, parsers))
  if (rows && 'form' in rows) return withPlainLines(rows, shown)
  if (rows && rows.length > 1) return withPlainLines(readTable({ rows }), shown)
  const line = rows ? rows[0]!.map(tidyLine).join('\n') : shown.trim()
  const isOneLine = !/[\r\n\u2028\u2029]/u.test(line)
  return withPlainLines((isOneLine ? readParts(line) : undefined) ?? readLines(line), shown)
}
