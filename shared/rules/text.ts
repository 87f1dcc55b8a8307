/** Counters and schemas count code points (decisions.md, section 4). */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

export function cutToCodePoints(text: string, max: number): string {
  return codePointLength(text) <= max ? text : Array.from(text).slice(0, max).join('')
}

/** Trims, and replaces every run of white space, including line breaks, by one space. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Tidies every line of a text, and replaces several blank lines by one. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Normalizes case and compatibility forms for searches: "Ｑ" finds "q". */
export function foldedForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Whether a tidied line contains control characters or unpaired surrogates, which UTF-8 and BSON cannot encode. */
export function hasForbiddenCharacters(tidied: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(tidied)
}

/** Makes a typed or pasted text valid for every schema: tidied, without forbidden characters, cut at `max` code points. */
export function storableLine(text: string, max: number): string {
  return cutToCodePoints(tidyLine(text.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, '')), max).trimEnd()
}
