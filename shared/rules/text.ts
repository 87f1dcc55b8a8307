import { CELL_MAX_LENGTH } from '../product.ts'

/** Returns the length of a text in code points, as counters and schemas count it. */
export const codePointLength = (text: string): number => Array.from(text).length

const segmenters: Partial<Record<'grapheme' | 'word', Intl.Segmenter>> = {}

/**
 * Returns a segmenter for words, or for graphemes: characters as readers see them, such as a flag. Creating the first one takes
 * Chromium 10 ms, so it is created on demand.
 * @returns undefined in Firefox 115
 */
export const segmenter = (granularity: 'grapheme' | 'word'): Intl.Segmenter | undefined =>
  'Segmenter' in Intl
    ? (segmenters[granularity] ??= new Intl.Segmenter(undefined, { granularity }))
    : undefined

/** Cuts a text at `max` code points, or before the emoji or accented letter that would be cut in two. */
export function cutToCodePoints(text: string, max: number): string {
  if (codePointLength(text) <= max) return text
  const cut = Array.from(text).slice(0, max).join('')
  // Combining characters begin at U+0300.
  if (text.charCodeAt(cut.length) < 0x300) return cut
  // If the whole text is one such character, a part of it is kept.
  return cut.slice(0, segmenter('grapheme')?.segment(text).containing(cut.length)?.index) || cut
}

/** A text of whitespace and invisible characters only. */
const INVISIBLE_ONLY = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Trims a text, and collapses whitespace, including line breaks, to single spaces. A text without visible characters becomes empty. */
export function tidyLine(text: string): string {
  return INVISIBLE_ONLY.test(text) ? '' : text.replace(/\s+/gu, ' ').trim()
}

/** Formatting characters that belong in no word: they are invisible in a name, or reverse its direction. */
export const HIDDEN_CHARS = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/gu
/** Zero-width joiners that have nothing to join on one side. Inside Persian words and emoji families they are meaningful. */
const STRAY_JOINERS = /(?<![\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{N}\p{S}])/gu
/** Letters and symbols that are invisible: Hangul fillers and the blank braille pattern. */
const BLANK_CHARS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Tidies a name or title, and removes invisible characters. A text without visible characters becomes empty. */
export function tidyName(text: string): string {
  const tidied = tidyLine(text.replace(HIDDEN_CHARS, '').replace(STRAY_JOINERS, ''))
  return /[\p{L}\p{N}\p{P}\p{S}\p{Cc}\p{Cs}]/u.test(tidied.replace(BLANK_CHARS, '')) ? tidied : ''
}

/** A line break of any platform. */
export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u

/** Tidies every line of a text, and collapses blank lines to one. */
export function tidyLines(text: string): string {
  return text
    .split(LINE_BREAK)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Accents, Arabic vowel signs and the hamza of an alef, which searches ignore. Marks of Hindi or Japanese are not: they change the letter. */
const ACCENTS = /[\u0300-\u036F\u064B-\u0655]/g

/** Normalizes case, accents, apostrophes and compatibility forms for searches: "Ｑ" finds "q", and "cafe" finds "Café". */
export const foldForSearch = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(/[‘’ʼ]/g, "'")

/** Whether a tidied line contains control characters or unpaired surrogates, which UTF-8 and BSON cannot encode. */
export const hasForbiddenCharacters = (tidied: string): boolean => /[\p{Cc}\p{Cs}]/u.test(tidied)

/** Makes a typed or pasted text valid for every schema: tidies it, removes forbidden characters, and cuts it at `max` code points. */
export function storableLine(text: string, max: number): string {
  return cutToCodePoints(tidyLine(text.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, '')), max).trimEnd()
}

const ELLIPSIS = '…'

/** Shortens a text to at most `max` code points, after a whole word and with an ellipsis. A single longer word is cut inside. */
export function shorten(text: string, max: number): string {
  if (codePointLength(text) <= max) return text
  const kept = cutToCodePoints(text, max - 1)
  const endsAtWord = /^\s/u.test(text.slice(kept.length))
  const wholeWords = endsAtWord ? kept : kept.replace(/\s+\S*$/u, '')
  return `${wholeWords.replace(/[\s,;:.…–—-]+$/u, '') || kept}${ELLIPSIS}`
}

/** Returns an item's text as a square shows it. */
export const cellText = (content: string): string => shorten(content, CELL_MAX_LENGTH)
