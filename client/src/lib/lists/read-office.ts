import { strFromU8, unzipSync } from 'fflate'
import { lists } from '#messages/lists.ts'
import { ListRefusal, type ListText } from './list-text.ts'
import { readMarked } from './read-marked.ts'

/** The parts with words. Macros, pictures and links are never unpacked. */
const PARTS = /^(?:xl\/sharedStrings|xl\/worksheets\/sheet\d+|word\/document|content)\.xml$/u
const MAX_UNPACKED = 50 * 1024 * 1024

/** The parts of a file as one page, in which the cells of Excel have their words. */
function pageOf(bytes: Uint8Array): Element {
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
    // Entities of its own are never followed.
    if (xml.includes('<!DOCTYPE') || part.querySelector('parsererror')) throw new ListRefusal(lists.broken)
    // Beside it are headers for the printer, and rules for what is typed.
    page.append(part.querySelector('sheetData, body') ?? part.documentElement)
  }
  // How words are read aloud.
  for (const part of page.querySelectorAll('rPh')) part.remove()
  const words = [...page.querySelectorAll('si')].map((one) => one.textContent)
  for (const cell of page.querySelectorAll('c[t="s"] > v'))
    cell.textContent = words[Number(cell.textContent)] ?? ''
  page.querySelector('sst')?.remove()
  return page
}

/**
 * Reads the first sheet with words, or the table or the lines of a document.
 * @throws ListRefusal
 */
export function readOffice(bytes: Uint8Array): ListText {
  try {
    const list = readMarked(pageOf(bytes))
    if (!/\S/u.test(list.text)) throw new ListRefusal(lists.noText)
    return list
  } catch (error) {
    throw error instanceof ListRefusal ? error : new ListRefusal(lists.broken)
  }
}
