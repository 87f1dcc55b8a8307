import { HIDDEN_CHARS, LINE_BREAK, tidyLine } from '#shared/rules/text.ts'
import { MARKER, readLines, splitLine, unfoldLists, stripMarkup } from '#shared/rules/lists/read-lines.ts'
import { readRecords } from '#shared/rules/lists/records.ts'
import { hasHeaderRow, readTable, type Row } from '#shared/rules/lists/read-fields.ts'
import { areMostly, hasNoWords, linesOf, tidyAll, type Reading } from '#shared/rules/lists/reading.ts'
import { readData } from './read-data.ts'

/** Non-breaking spaces and line breaks of HTML. */
const HTML_WHITESPACE = /&nbsp;|<br\s*\/?>/giu
/** A list in brackets, in a command of LaTeX, or in a text of several lines of a program. */
const WRAPPED =
  /^\s*(?=\S)(?:\[([^[\]]+)\]|\\\w+\{([^{}]+)\}|[^\n"'`]*=\s*(?:`([^`]+)`|(?:"""|''')([^]+?)(?:"""|'''));?)\s*$/u
/** The file headers of Anki. */
const ANKI_HEADER = /^#(?:separator|html|columns|notetype|deck|tags|guid)(?: column)?:.*$/gmu
/** Runs of spaces that separate columns, like tabs. Leading spaces stay, because they matter in YAML. */
const COLUMN_GAP = /(?<=\S)[^\S\r\n\t\u2028\u2029]{3,}/gu
/**
 * The author of the chat messages below: `Mo — Today at 20:14`, `Mo, [12.05.26 10:15]`, or with the time on the next line.
 * `3.80` is a price.
 */
const AUTHOR =
  /^(.{1,40}?)(?:\s+—\s+(?![^\d\n]{0,2}\d+\.\d\d[^\S\n]*$)[^\d\n—]{0,16}|,? +\[|\r?\n? {2})\d{1,4}[./:-]\d\d[\d.,/: -]*(?:[AP]M|Uhr)?\]?[^\S\n]*$/gmu
/** The time of the same author's next message. */
const TIMESTAMP = /^\[?\d{1,2}:\d\d(?: [AP]M)?(?:\]|$)/gmu
/** A rule between the rows of a table: in Markdown, in a database's output, in columns separated by spaces. */
const TABLE_RULE = /^(?=[^-=]*[-=][^-=]*[-=])[-=+:|\s]+$/u
const QUOTED = /(?<=^|[\n\t;,])"(?:[^"]|"")*"(?=[\n\t;,]|$)/gu

/** Whether rows split at a delimiter form a table, and are not sentences that happen to contain it. @param bare the text without quoted cells */
function isTable(rows: readonly Row[], bare: string): boolean {
  const [first = []] = rows
  if (rows.some(({ length }) => length < 2)) return false
  if (!/[,;|][^\S\n]|\d,\d/u.test(bare)) return true
  const isNumber = (_: string, at: number) => rows.every((row) => hasNoWords(row[at] ?? ''))
  const isEven = rows.every(({ length }) => length === first.length)
  return isEven && (first.length > 2 || hasHeaderRow(rows) || first.some(isNumber))
}

/** Splits a table into rows: Markdown, cells of a spreadsheet, text with delimiters. Returns none if the text is no table. */
async function rowsOf(text: string): Promise<string[][]> {
  const lines = text.split(LINE_BREAK).filter((line) => /\S/u.test(line))
  const rows = lines.filter((line) => !TABLE_RULE.test(line))
  // Lines around a Markdown table are moved above it, where titles are expected.
  if (lines.some((line) => TABLE_RULE.test(line) && /[|+]/u.test(line)))
    return rows
      .sort((one, other) => Number(one.includes('|')) - Number(other.includes('|')))
      .map((line) => line.replace(/^\s*\||\|\s*$/gu, '').split('|'))
  // After bullets and numbers come words, whose commas delimit nothing.
  const isListItem = (line: string) => MARKER.test(line) && !line.replace(MARKER, '').includes('\t')
  if (areMostly(rows, (line) => isListItem(line.trim()))) return []
  const table = rows.join('\n')
  const bare = table.replace(QUOTED, '""')
  const quoted = table.match(QUOTED) ?? []
  // A tab at the start of a line or after a semicolon does not separate columns.
  const hasTabs = areMostly(linesOf(bare), (line) => /[^;]\t/u.test(line))
  const delimiters = ['\t', ';', ',', '|'].filter((one) => (one === '\t' ? hasTabs : bare.includes(one)))
  // A list with quoted lines is a table of one column if a sheet had to quote them. Other quotes may be what someone says.
  const isQuoted =
    quoted.some((cell) => /[\n\t]|.""./u.test(cell)) || quoted.every((cell) => /[,;]/u.test(cell))
  if (isQuoted && quoted.length > 0) delimiters.push('\u001f')
  if (lines.length === 1 && quoted.length === 0) return []
  for (const delimiter of delimiters) {
    const { parse } = (await import('papaparse')).default
    const { data, errors } = parse<string[]>(table, { delimiter, skipEmptyLines: 'greedy' })
    // An unbalanced quotation mark belongs to the words.
    const isSheet = ['\t', '\u001f'].includes(delimiter) || isTable(data, bare)
    if (isSheet && errors.length === 0) return data
  }
  return []
}

/** Removes invisible characters from a text, and turns long runs of spaces into tabs. */
export const visibleText = (text: string): string =>
  text.replace(HIDDEN_CHARS, '').replace(HTML_WHITESPACE, ' ').replace(COLUMN_GAP, '\t')

/** Adds the choice "each line as it is" to a reading, unless it equals the first choice. */
export function addLinesChoice({ choices, ...reading }: Reading, text: string): Reading {
  const items = tidyAll(linesOf(visibleText(text)))
  const isPlain = items.join('\n') === choices[0]!.items.join('\n')
  return { ...reading, choices: isPlain ? choices : [...choices, { kind: 'lines', name: '', items }] }
}

/** Reads a list in any form that people have: lines, one delimited line, a table, data of a program. Parsers load on demand. */
export async function readList(text: string): Promise<Reading> {
  const { words, leftOut } = readRecords(visibleText(text))
  const complete = (reading: Reading) =>
    addLinesChoice({ ...reading, leftOut: [...reading.leftOut, ...leftOut] }, text)
  const shown = unfoldLists(words.replace(ANKI_HEADER, ''))
  const lines = tidyAll(linesOf(shown))
  const data = await readData(shown)
  if (data) return complete(data)
  const isChat = shown.trim().search(AUTHOR) === 0 && shown.trim().match(AUTHOR)!.length * 2 <= lines.length
  const withoutAuthors = isChat ? shown.replace(AUTHOR, '$1:').replace(TIMESTAMP, '') : shown
  const bare = stripMarkup(withoutAuthors.replace(WRAPPED, '$1$2$3$4'))
  const rows = await rowsOf(bare)
  const line = rows[0]?.map(tidyLine).join('\n') ?? bare.trim()
  const listed = LINE_BREAK.test(line) ? line : splitLine(line).join('\n')
  return complete(rows.length > 1 ? readTable(rows) : readLines(listed))
}
