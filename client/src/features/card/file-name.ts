import { basics } from '#messages/basics.ts'
import { cutToCodePoints, tidyName } from '#shared/rules/text.ts'

/**
 * Characters that file systems refuse, and dots, which would hide a file or change its type. Joiners and tag characters
 * are allowed: they are parts of words, emoji and flags.
 */
const FORBIDDEN_CHARS = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\\/:*?"<>|.]/gu
const NAME_MAX_LENGTH = 60

/** Returns the name of a file about a card, with the extension of its type: `.svg` for `image/svg+xml`. */
export function fileName(title: string, { type }: Blob): string {
  const name = cutToCodePoints(tidyName(title.replace(FORBIDDEN_CHARS, ' ')), NAME_MAX_LENGTH).trim()
  return `${name || basics.untitled}.${/\w+$|\w+(?=\+)/.exec(type)![0]}`
}

/** Returns whether a picture is an SVG, made if the browser protects canvas data. Few apps take it. */
export const isGuarded = ({ type }: Blob) => type === 'image/svg+xml'
