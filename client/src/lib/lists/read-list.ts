import { HIDDEN, LINE_BREAK, tidyLine } from '#shared/rules/text.ts'
import { MARKER, readLines, splitLine, unfolded, withoutMarkup } from '#shared/rules/lists/read-lines.ts'
import { hasHeadingsAbove, readTable, type Row } from '#shared/rules/lists/read-fields.ts'
import { areMost, isNoWord, linesOf, tidied, type Reading } from '#shared/rules/lists/reading.ts'
import { readData } from './read-data.ts'

/** Blanks and breaks of pages. */
const BLANKS = /&nbsp;|<br\s*\/?>/giu
/** What Anki says of a file above its words. */
const ANKI = /^#(?:separator|html|columns|notetype|deck|tags|guid)(?: column)?:.*$/gmu
/** Blanks that part columns, as tabs do. YAML counts those before a line. */
const COLUMNS = /(?<=\S)[^\S\r\n\t\u2028\u2029]{3,}/gu
/** Who wrote what is below in a chat: `Mo — Today at 20:14`, `Mo, [12.05.26 10:15]`, or with the time on the next line. `3.80` is a price. */
const AUTHOR =
  /^(.{1,40}?)(?:\s+—\s+(?![^\d\n]{0,2}\d+\.\d\d[^\S\n]*$)[^\d\n—]{0,16}|,? +\[|\r?\n? {2})\d{1,4}[./:-]\d\d[\d.,/: -]*(?:[AP]M|Uhr)?\]?[^\S\n]*$/gmu
/** Of what the same one wrote next. */
const STAMP = /^\[?\d{1,2}:\d\d(?: [AP]M)?(?:\]|$)/gmu
/** Between the rows of a table: of Markdown, of a database, of columns that blanks part. */
const RULE = /^(?=[^-=]*[-=][^-=]*[-=])[-=+:|\s]+$/u
const QUOTED = /(?<=^|[\n\t;,])"(?:[^"]|"")*"(?=[\n\t;,]|$)/gu

/** Whether rows between signs are those of a table, and not sentences with as many by chance. @param bare the text without words in quotes */
function isTable(rows: readonly Row[], bare: string): boolean {
  const [first = []] = rows
  if (rows.some(({ length }) => length < 2)) return false
  if (!/[,;|][^\S\n]|\d,\d/u.test(bare)) return true
  if (rows.some(({ length }) => length !== first.length)) return false
  const isNumber = (_: string, at: number) => rows.every((row) => isNoWord(row[at]!))
  return first.length > 2 || hasHeadingsAbove(rows) || first.some(isNumber)
}

/** The rows of a table in a text: of Markdown, of a spreadsheet, of a file with separators; none if it has none. */
async function rowsOf(text: string): Promise<string[][]> {
  const lines = text.split(LINE_BREAK).filter((line) => /\S/u.test(line))
  const ruled = lines.filter((line) => !RULE.test(line))
  // What stands around a table of Markdown is put above it, where titles are.
  if (lines.some((line) => RULE.test(line) && /[|+]/u.test(line)))
    return ruled
      .sort((one, other) => Number(one.includes('|')) - Number(other.includes('|')))
      .map((line) => line.replace(/^\s*\||\|\s*$/gu, '').split('|'))
  // Behind a mark are words, with commas by chance.
  const isMarked = (line: string) => MARKER.test(line) && !line.replace(MARKER, '').includes('\t')
  if (areMost(ruled, (line) => isMarked(line.trim()))) return []
  const table = ruled.join('\n')
  const bare = table.replace(QUOTED, '""')
  const quoted = table.match(QUOTED) ?? []
  // Before words or behind a semicolon, a tab begins no column.
  const hasTabs = areMost(linesOf(bare), (line) => /[^;]\t/u.test(line))
  const separators = ['\t', ';', ',', '|'].filter((sign) => (sign === '\t' ? hasTabs : bare.includes(sign)))
  // A list with quoted lines is a table of one column: a sheet had to quote these, others may be what someone says.
  const isQuoted =
    quoted.some((cell) => /[\n\t]|.""./u.test(cell)) || quoted.every((cell) => /[,;]/u.test(cell))
  if (isQuoted && quoted.length > 0) separators.push('\u001f')
  if (lines.length === 1 && quoted.length === 0) return []
  for (const delimiter of separators) {
    const { parse } = (await import('papaparse')).default
    const { data, errors } = parse<string[]>(table, { delimiter, skipEmptyLines: 'greedy' })
    // A quotation mark without its end belongs to the words.
    const isSheet = ['\t', '\u001f'].includes(delimiter) || isTable(data, bare)
    if (isSheet && errors.length === 0) return data
  }
  return []
}

/** A text without what does not show and without long runs of blanks. */
export const shownText = (text: string): string =>
  text.replace(HIDDEN, '').replace(BLANKS, ' ').replace(COLUMNS, '\t')

/** A reading with one more choice, unless it is the same: each line as it is. */
export function withLines({ choices, ...reading }: Reading, text: string): Reading {
  const items = tidied(linesOf(shownText(text)))
  const isPlain = items.join('\n') === choices[0]!.items.join('\n')
  return { ...reading, choices: isPlain ? choices : [...choices, { kind: 'lines', name: '', items }] }
}

/** Reads a list as people have it: one item a line, parts of a line, a table, data of a program. Parsers load when a text needs them. */
export async function readList(text: string): Promise<Reading> {
  const shown = unfolded(shownText(text).replace(ANKI, ''))
  const lines = tidied(linesOf(shown))
  const data = await readData(shown)
  if (data) return withLines(data, text)
  const isChat = shown.trim().search(AUTHOR) === 0 && shown.trim().match(AUTHOR)!.length * 2 <= lines.length
  const said = isChat ? shown.replace(AUTHOR, '$1:').replace(STAMP, '') : shown
  const bare = withoutMarkup(said)
  const rows = await rowsOf(bare)
  const line = rows[0]?.map(tidyLine).join('\n') ?? bare.trim().replace(/^\[([^[\]]+)\]$/u, '$1')
  const listed = LINE_BREAK.test(line) ? line : splitLine(line)
  return withLines(rows.length > 1 ? readTable(rows) : readLines(listed), text)
}
