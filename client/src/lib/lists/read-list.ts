import { LINE_BREAK, tidyLine } from '#shared/rules/text.ts'
import { MARKER, readLines, splitLine } from '#shared/rules/lists/read-lines.ts'
import { hasHeadingsAbove, readTable, type Row } from '#shared/rules/lists/read-table.ts'
import { isNoWord, linesOf, tidied, type Reading } from '#shared/rules/lists/reading.ts'
import { readData } from './read-data.ts'

/** Byte order marks and characters that hide in pasted words. Those that join letters and emoji stay. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/gu
/** Bullets of Word's symbol fonts. */
const SYMBOLS = /[\uf0a7\uf0b7\uf0d8]/gu
/** Blanks and breaks of pages; long runs, as patterns try each blank of one. YAML counts those before a line. */
const BLANKS = /&nbsp;|<br\s*\/?>|(?<=\S)[^\S\r\n\t\u2028\u2029]{3,}/giu
/** Between the rows of a table: of Markdown, of a database, of columns that blanks part. */
const RULE = /^(?=[^-=]*[-=][^-=]*[-=])[-=+:|\s]+$/u
const QUOTED = /(?<=^|[\r\n\t;,])"(?:[^"]|"")*"(?=[\r\n\t;,]|$)/gu
/** A cell that a spreadsheet had to quote, and no one quotes otherwise. */
const HAD_TO_QUOTE = /[\r\n\t]|""/u
/** One that it quotes, or that someone says. */
const MAY_BE_SAID = /[,;\r\n\t]|""/u
/** In no text: a list with quoted lines is a table of one column. */
const NO_SEPARATOR = '\u001f'

/**
 * Whether rows between commas or semicolons are those of a table, and not sentences with as many commas by chance.
 * @param bare the text without what is in quotes
 */
function isTable(rows: readonly Row[], bare: string): boolean {
  const [first = []] = rows
  if (rows.every(({ length }) => length > 1) && !/[,;|][^\S\n]|\d,\d/u.test(bare)) return true
  if (first.length < 2 || rows.some((row) => row.length !== first.length)) return false
  const isBeside = (_: string, at: number) => {
    const cells = rows.slice(1).map((row) => row[at]!.trim())
    return cells.every(isNoWord) || (cells.length > 3 && new Set(cells).size * 2 <= cells.length)
  }
  const isKnown = /^[\s;,]*$/u.test(bare) || hasHeadingsAbove(rows) || first.some(isBeside)
  return isKnown || (first.length > 2 && (rows.length > 2 || !/,\s/u.test(bare)))
}

/** The rows of a table in a text: of Markdown, of a spreadsheet, of a file with separators; none if it has none. */
async function rowsOf(text: string): Promise<string[][]> {
  const lines = linesOf(text).filter((line) => line !== '')
  const ruled = lines.filter((line) => !RULE.test(line))
  // What stands around a table of Markdown is put above it, where titles are.
  if (lines.some((line) => RULE.test(line) && /[|+]/u.test(line)))
    return ruled
      .sort((one, other) => Number(one.includes('|')) - Number(other.includes('|')))
      .map((line) => line.replace(/^\||\|$|\*\*/gu, '').split('|'))
  // Behind a mark, a gap begins no column.
  const areMarked = ruled.every((line) => MARKER.test(line) && line.split(/\t| {3}/u).length === 2)
  if (ruled.length > 1 && !areMarked && ruled.every((line) => line.includes('   ')))
    return ruled.map((line) => line.split('   '))
  const bare = text.replace(QUOTED, '')
  const quoted = text.match(QUOTED)?.map((cell) => cell.slice(1, -1)) ?? []
  // In a sheet other signs belong to the words.
  const signs = lines.every((line) => line.includes('\t')) ? ['\t'] : [';', '\t', ',', '|']
  const separators = signs.filter((sign) => bare.includes(sign) && !(areMarked && sign === '\t'))
  if (
    quoted.some((cell) => HAD_TO_QUOTE.test(cell)) ||
    (quoted[0] && quoted.every((cell) => MAY_BE_SAID.test(cell)))
  )
    separators.push(NO_SEPARATOR)
  if (separators.length === 0 || (lines.length === 1 && quoted.length === 0)) return []
  const { parse } = (await import('papaparse')).default
  for (const delimiter of separators) {
    const { data, errors } = parse<string[]>(text.trim(), { delimiter, skipEmptyLines: 'greedy' })
    // Of a quotation mark without its end, which belongs to the words.
    if (errors.length > 0) continue
    if (['\t', NO_SEPARATOR].includes(delimiter) || isTable(data, bare)) return data
  }
  return []
}

/** A text without what does not show and without long runs of blanks, with one sign for all bullets of symbol fonts. */
export const shownText = (text: string): string =>
  text.replace(HIDDEN, '').replace(SYMBOLS, '•').replace(BLANKS, '   ')

/** A reading with one more choice, unless it is the same: each line as it is. */
export function withLines({ choices, ...reading }: Reading, text: string): Reading {
  const items = tidied(linesOf(shownText(text)))
  const isPlain = items.join('\n') === choices[0]!.items.join('\n')
  return { ...reading, choices: isPlain ? choices : [...choices, { kind: 'lines', name: '', items }] }
}

async function readShown(text: string): Promise<Reading> {
  const data = await readData(text)
  if (data) return data
  const rows = await rowsOf(text)
  if (rows.length > 1) return readTable(rows)
  const line = rows[0]?.map(tidyLine).join('\n') ?? text.trim()
  return readLines(LINE_BREAK.test(line) ? line : splitLine(line))
}

/** Reads a list as people have it: one item a line, parts of a line, a table, data of a program. Parsers load when a text needs them. */
export async function readList(text: string): Promise<Reading> {
  return withLines(await readShown(shownText(text)), text)
}
