import { strFromU8, unzipSync } from 'fflate'
import { lists } from '#messages/lists.ts'
import type { ListText } from '#shared/rules/lists/reading.ts'
import { ListRefusal } from './list-refusal.ts'
import { readMarkup } from './read-markup.ts'

const MAX_BYTES = 5 * 1024 * 1024
const MAX_UNPACKED = 50 * 1024 * 1024
/** The parts of an office file that contain text. Macros, pictures and links are never unpacked. */
const PARTS = /^(?:xl\/sharedStrings|xl\/worksheets\/sheet\d+|word\/document|content)\.xml$/u
/** The encodings of programs without Unicode, by the page's language. */
const OLD_ENCODINGS: Record<string, string> = { ar: 'cp1256', ja: 'sjis', pl: 'cp1250', tr: 'cp1254' }

/** Reads the first sheet with text, or the table or the lines of a document. */
function readOffice(bytes: Uint8Array): ListText {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false
      size += originalSize
      if (size > MAX_UNPACKED) throw new ListRefusal(lists.tooLarge)
      return true
    },
  })
  const page = document.implementation.createDocument(null, 'page').documentElement
  for (const file of Object.values(files)) {
    const xml = strFromU8(file)
    const part = new DOMParser().parseFromString(xml, 'application/xml')
    // Files that declare entities are refused, so that none is ever expanded.
    if (xml.includes('<!DOCTYPE') || part.querySelector('parsererror')) throw new ListRefusal(lists.broken)
    // The other elements are print headers and validation rules.
    page.append(part.querySelector('sheetData, body') ?? part.documentElement)
  }
  // Phonetic guides (furigana).
  for (const part of page.querySelectorAll('rPh')) part.remove()
  const words = [...page.querySelectorAll('si')].map((one) => one.textContent)
  for (const cell of page.querySelectorAll('c[t="s"] > v'))
    cell.textContent = words[Number(cell.textContent)] ?? ''
  return readMarkup(page)
}

function decoded(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(OLD_ENCODINGS[document.documentElement.lang] ?? 'windows-1252').decode(bytes)
  }
}

/**
 * Reads a text file or an office document.
 * @throws ListRefusal
 */
export async function readListFile(file: File): Promise<ListText> {
  if (file.size > MAX_BYTES) throw new ListRefusal(lists.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const beginsWith = (...expected: number[]) => expected.every((byte, at) => bytes[at] === byte)
  // The signature of .xls, .doc, and any office file with a password.
  if (beginsWith(0xd0, 0xcf, 0x11, 0xe0)) throw new ListRefusal(lists.oldOffice)
  try {
    // The signature of ZIP: .xlsx, .docx, .ods and .odt.
    const list = beginsWith(0x50, 0x4b) ? readOffice(bytes) : { text: decoded(bytes) }
    if (/\S/u.test(list.text) && !list.text.includes('\0')) return list
  } catch (error) {
    throw error instanceof ListRefusal ? error : new ListRefusal(lists.broken)
  }
  throw new ListRefusal(lists.noText)
}
