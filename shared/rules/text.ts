import { CELL_MAX_LENGTH } from '../product.ts'

/** Counters and schemas count code points. */
export const codePointLength = (text: string): number => Array.from(text).length

const segmenters: Partial<Record<'grapheme' | 'word', Intl.Segmenter>> = {}

/**
 * Cuts texts into words, or into graphemes: characters as readers see them, such as a flag. The first one of a page takes
 * Chromium 10 ms, so it is made when a text needs it.
 * @returns undefined in Firefox 115
 */
export const segmenter = (granularity: 'grapheme' | 'word'): Intl.Segmenter | undefined =>
  'Segmenter' in Intl
    ? (segmenters[granularity] ??= new Intl.Segmenter(undefined, { granularity }))
    : undefined

/** Cuts at `max` code points, or before the emoji or the letter with accents that would be cut in two. */
export function cutToCodePoints(text: string, max: number): string {
  if (codePointLength(text) <= max) return text
  const cut = Array.from(text).slice(0, max).join('')
  // Signs that belong to the one before them begin at U+0300.
  if (text.charCodeAt(cut.length) < 0x300) return cut
  // Keeps a part of a text that is one such character.
  return cut.slice(0, segmenter('grapheme')?.segment(text).containing(cut.length)?.index) || cut
}

/** White space, and characters that show nothing. */
const NOTHING_SHOWS = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Trims, and replaces every run of white space, including line breaks, by one space. A text in which nothing shows becomes empty. */
export function tidyLine(text: string): string {
  return NOTHING_SHOWS.test(text) ? '' : text.replace(/\s+/gu, ' ').trim()
}

/** Formatting characters that are in no word: they hide in a name, or turn it round. */
export const HIDDEN = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/gu
/** Zero-width joiners with nothing to join on one side. In Persian words and emoji families they join. */
const STRAY_JOINERS = /(?<![\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{N}\p{S}])/gu
/** Letters and symbols that show nothing: Hangul fillers and the blank braille pattern. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Tidies a name or title, without characters that do not show. One in which nothing shows becomes empty. */
export function tidyName(text: string): string {
  const tidied = tidyLine(text.replace(HIDDEN, '').replace(STRAY_JOINERS, ''))
  return /[\p{L}\p{N}\p{P}\p{S}\p{Cc}\p{Cs}]/u.test(tidied.replace(BLANK, '')) ? tidied : ''
}

/** Where a line ends. */
export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u

/** Tidies every line of a text, and replaces several blank lines by one. */
export function tidyLines(text: string): string {
  return text
    .split(LINE_BREAK)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Accents, Arabic vowel signs and the hamza of an alef: left out when searching, and no letters of their own as in Hindi or Japanese. */
const ACCENTS = /[\u0300-\u036F\u064B-\u0655]/g

/** Normalizes case, accents, apostrophes and compatibility forms for searches: "Ｑ" finds "q", and "cafe" "Café". */
export const foldedForSearch = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(/[‘’ʼ]/g, "'")

/** Whether a tidied line contains control characters or unpaired surrogates, which UTF-8 and BSON cannot encode. */
export const hasForbiddenCharacters = (tidied: string): boolean => /[\p{Cc}\p{Cs}]/u.test(tidied)

/** Makes a typed or pasted text valid for every schema: tidied, without forbidden characters, cut at `max` code points. */
export function storableLine(text: string, max: number): string {
  return cutToCodePoints(tidyLine(text.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, '')), max).trimEnd()
}

const ELLIPSIS = '…'

/** A text of at most `max` characters, cut after a whole word with an ellipsis. A single word longer than that is cut inside. */
export function shortened(text: string, max: number): string {
  if (codePointLength(text) <= max) return text
  const kept = cutToCodePoints(text, max - 1)
  const endsAWord = /^\s/u.test(text.slice(kept.length))
  const words = endsAWord ? kept : kept.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:.…–—-]+$/u, '') || kept}${ELLIPSIS}`
}

/** An item as a square shows it. */
export const cellText = (content: string): string => shortened(content, CELL_MAX_LENGTH)
