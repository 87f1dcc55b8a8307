import { linesOf, tidyAll } from './reading.ts'

/** Forms in which only one kind of line has words: how the text begins, and the words of a line. */
const RECORDS: readonly (readonly [begins: RegExp, words: RegExp])[] = [
  // Playlists: M3U and PLS.
  [/^#EXTM3U/u, /^#EXTINF:[^,\n]*,(.+)$/gmu],
  [/^\[playlist\]/iu, /^Title\d+=(.+)$/gimu],
  // Lyrics with times, tracks with their times from 0:00 on, and subtitles.
  [/^\[(?:[a-z]{2}:|\d\d:\d\d\.\d)/u, /^(?:\[\d+:\d\d\.\d+\])+(.+)$/gmu],
  [/^\[?(?:0?0:)?0?0:00[\]\s]/u, /^\[?\d[\d:]*\]?\s(?:[-–—]\s)?(.+)$/gmu],
  [/^(?:WEBVTT|1\s*\n\d\d:\d\d:\d\d,\d{3} -->)/u, /^(?!WEBVTT|\d+\s*$|.*-->)(.+)$/gmu],
  // Contacts and calendars.
  [/^BEGIN:VCARD/u, /^FN[^:\n]*:(.+)$/gmu],
  [/^BEGIN:VCALENDAR/u, /^SUMMARY[^:\n]*:(.+)$/gmu],
]

/** A block of code in Markdown, as assistants put lists between sentences. */
const CODE_BLOCK = /^[^\S\n]*```[^\n]*\n((?:(?![^\S\n]*```)[^\n]*\n)+)[^\S\n]*```[^\S\n]*$/gmu

/**
 * Returns the words of a playlist, lyrics, subtitles, contacts or a calendar, one per line, or the code blocks that have at least
 * as many lines as the text around them; and the other lines. Any other text is unchanged.
 */
export function readRecords(text: string): { words: string; leftOut: readonly string[] } {
  const begins = text.trimStart()
  const code = Array.from(text.matchAll(CODE_BLOCK), ([, block = '']) => block).join('\n')
  const around = tidyAll(linesOf(text.replace(CODE_BLOCK, '')))
  if (code !== '' && tidyAll(linesOf(code)).length >= around.length) return { words: code, leftOut: around }
  const [, pattern] = RECORDS.find(([start]) => start.test(begins)) ?? []
  if (!pattern) return { words: text, leftOut: [] }
  // Long lines of contacts and calendars are folded, and their commas are escaped.
  const lines = begins.startsWith('BEGIN:')
    ? text.replace(/\r?\n[ \t]/gu, '').replace(/\\([,;])/gu, '$1')
    : text
  const words = Array.from(lines.matchAll(pattern), ([, found = '']) => found)
  if (words.length < 2) return { words: text, leftOut: [] }
  return { words: words.join('\n'), leftOut: tidyAll(linesOf(lines.replace(pattern, ''))) }
}
