import { strFromU8, unzipSync } from 'fflate'
import { lists } from '#messages/lists.ts'
import { ListRefusal, type ListText } from './list-text.ts'

/** The parts with words. Macros, pictures and links are never unpacked. */
const PARTS = /^(?:xl\/sharedStrings|xl\/worksheets\/sheet\d+|word\/document|content)\.xml$/u
const MAX_UNPACKED = 50 * 1024 * 1024
/** Repeated empty cells fill a sheet to its edge. */
const MAX_COLUMNS = 100

const all = (part: Document | Element, name: string) => [...part.getElementsByTagNameNS('*', name)]
const attribute = (part: Element, name: string) =>
  [...part.attributes].find(({ localName }) => localName === name)?.value ?? ''
/** The words in elements of a name; not those that say how others are read aloud. */
const wordsIn = (part: Element, name: string) =>
  all(part, name)
    .filter((one) => !one.closest('rPh'))
    .map((one) => one.textContent)
    .join('')

function unpacked(bytes: Uint8Array): Map<string, Document> {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false
      size += originalSize
      if (size > MAX_UNPACKED) throw new ListRefusal(lists.tooLarge)
      return true
    },
  })
  const documents = Object.entries(files).map(([name, part]): [string, Document] => {
    const xml = strFromU8(part)
    const page = new DOMParser().parseFromString(xml, 'application/xml')
    // Entities of its own are never followed.
    if (xml.includes('<!DOCTYPE') || all(page, 'parsererror').length > 0) throw new ListRefusal(lists.broken)
    return [name, page]
  })
  return new Map(documents)
}

/** `BC7` is in column 54, counted from 0. */
const columnOf = (cell: string) =>
  [...cell.replace(/\d+$/u, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function excelRows(sheet: Document, strings: readonly string[]): string[][] {
  return all(sheet, 'row').map((row) => {
    const cells: string[] = []
    for (const cell of all(row, 'c')) {
      const value = wordsIn(cell, 'v')
      const text = attribute(cell, 't') === 's' ? (strings[Number(value)] ?? '') : wordsIn(cell, 't') || value
      cells[columnOf(attribute(cell, 'r'))] = text
    }
    return Array.from(cells, (text) => text ?? '')
  })
}

function openRows(table: Element): string[][] {
  return all(table, 'table-row').map((row) =>
    [...row.children].flatMap((cell) => {
      const text = all(cell, 'p')
        .map((line) => line.textContent)
        .join(' ')
      const count = Math.min(Number(attribute(cell, 'number-columns-repeated') || 1), MAX_COLUMNS)
      return Array.from({ length: count }, () => text)
    }),
  )
}

const wordRows = (table: Element) =>
  all(table, 'tr').map((row) => all(row, 'tc').map((cell) => wordsIn(cell, 't')))

/** The lines of a document; those of its lists have bullets. */
function linesOf(page: Document): string[] {
  const lines = [...all(page, '*')].filter(({ localName }) => localName === 'p' || localName === 'h')
  return lines.map((line) => {
    const isListed = line.closest('list-item') !== null || all(line, 'numPr').length > 0
    return `${isListed ? '• ' : ''}${all(line, 't').length > 0 ? wordsIn(line, 't') : line.textContent}`
  })
}

const isWord = (text: string) => text.trim() !== ''
const lengthOf = (texts: readonly string[]) => texts.join('').length

/**
 * Reads the first sheet with words, or the table or the lines of a document.
 * @throws ListRefusal
 */
export function readOffice(bytes: Uint8Array): ListText {
  let parts
  try {
    parts = unpacked(bytes)
  } catch (error) {
    throw error instanceof ListRefusal ? error : new ListRefusal(lists.broken)
  }
  const strings = [...parts].flatMap(([name, part]) =>
    name.endsWith('sharedStrings.xml') ? all(part, 'si') : [],
  )
  const words = strings.map((one) => wordsIn(one, 't'))
  const document = parts.get('word/document.xml') ?? parts.get('content.xml')
  const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'))
  const tables = document
    ? [...all(document, 'table').map(openRows), ...all(document, 'tbl').map(wordRows)]
    : sheets.map(([, sheet]) => excelRows(sheet, words))
  const lines = document ? linesOf(document) : []
  const rows = tables.find((cells) => cells.flat().some(isWord)) ?? []
  // A small table in a document is no list.
  if (lengthOf(rows.flat()) * 2 > lengthOf(lines) && rows.length > 0)
    return { text: rows.map((row) => row.join('\t')).join('\n'), marked: { rows } }
  if (!lines.some(isWord)) throw new ListRefusal(lists.noText)
  return { text: lines.join('\n'), marked: lines }
}
