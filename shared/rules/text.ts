/** A character is a code point, in counters and schemas alike (decisions.md, section 4). */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

/** Cuts after `max` code points, never inside one. */
export function cutToCodePoints(text: string, max: number): string {
  return codePointLength(text) <= max ? text : Array.from(text).slice(0, max).join('')
}

/** Trims, and makes one space of every inner run of white space, tabs and line breaks included. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/**
 * Tidies a text of several lines: spaces within a line become one, ends are trimmed, and of several blank lines one
 * stays.
 */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** A text as searches compare it: case and compatibility forms do not count, "Ｑ" finds "q". */
export function foldedForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/**
 * Whether a tidied line holds what no text may hold: control characters, or half of a surrogate pair, which neither
 * UTF-8 nor BSON can carry.
 */
export function hasForbiddenCharacters(tidied: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(tidied)
}

/** What a typed or pasted text becomes so that every schema takes it: tidied, without forbidden characters, cut at `max`. */
export function storableLine(text: string, max: number): string {
  return cutToCodePoints(tidyLine(text.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, '')), max).trimEnd()
}
