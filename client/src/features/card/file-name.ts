import { basics } from '#messages/basics.ts'

/** Characters that file systems refuse, and dots, which would hide a file or change its type. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu
const NAME_MAX_LENGTH = 60

/** The name of a file about a card. */
export function fileName(title: string, ending: 'png' | 'json'): string {
  const name = [...title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, NAME_MAX_LENGTH)
    .join('')
    .trim()
  return `${name || basics.untitled}.${ending}`
}
