import { UNTITLED_CARD } from '#shared/product.ts'

/** What no file system takes in a name, and the dots that would hide a file or give it another kind. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu
const NAME_MAX_LENGTH = 60
/** Time for the browser to have read the file before its address is given back. */
const KEPT_MS = 60_000

/** The name of a file about a card. */
export function fileName(title: string, ending: 'png' | 'json'): string {
  const name = [...title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, NAME_MAX_LENGTH)
    .join('')
    .trim()
  return `${name || UNTITLED_CARD}.${ending}`
}

/** Saves a file as a download does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
