import { lists } from '#messages/lists.ts'
import { ListRefusal, type ListText } from './list-text.ts'

const MAX_BYTES = 5 * 1024 * 1024
/** What programs without Unicode write where the page's language is at home. */
const OLD_ENCODINGS: Record<string, string> = {
  ar: 'windows-1256',
  ja: 'shift_jis',
  pl: 'windows-1250',
  tr: 'windows-1254',
}

const beginsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

function decoded(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { lang } = document.documentElement
    return new TextDecoder(OLD_ENCODINGS[lang] ?? 'windows-1252').decode(bytes)
  }
}

/**
 * Reads a file of text, or of an office program.
 * @throws ListRefusal
 */
export async function readListFile(file: File): Promise<ListText> {
  if (file.size > MAX_BYTES) throw new ListRefusal(lists.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // An archive, as in .xlsx, .docx, .ods and .odt.
  if (beginsWith(bytes, 0x50, 0x4b)) return (await import('./read-office.ts')).readOffice(bytes)
  // .xls, .doc, and any office file with a password.
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ListRefusal(lists.oldOffice)
  const text = decoded(bytes)
  if (text.includes('\0')) throw new ListRefusal(lists.noText)
  return { text }
}
