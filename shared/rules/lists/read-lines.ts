import {
  areMostly,
  CAPITALS,
  choicesOf,
  FREE_SPACE,
  linesOf,
  tidyAll,
  ITEM_FIELD,
  type Item,
  type Reading,
} from './reading.ts'

/** A phone's timestamp of a message: `24/11/26, 7:05 p. m.`, `2026년 11월 24일 오후 7:05`, with direction marks. */
const datePart = (separator: string) => `\\p{Nd}{1,4}[\\u200e\\u200f]?${separator}[\\u200e\\u200f]?`
const DATE = `${datePart('[./年년-]\\s?')}${datePart('[./月월-]\\s?')}${datePart('[.日일]?[,،]?\\s')}`
const AM_PM = '\\p{L}{2}\\s?'
const TIME = '\\p{Nd}{1,2}[:.]\\p{Nd}{2}'

/** The beginning of a list item: a checkbox, bullet, number or letter, or the time and author of a chat message. */
export const MARKER = new RegExp(
  `^(?:>\\s+)*(?:${[
    '(?:(?:[-*+•‣◦▪●]|\\p{Nd}{1,3}[.)])\\s*)?(?:\\[[ xX✓*-]?\\]|[☐☑☒✓✔✗✘])\\s+',
    '(?:[-+–—>]|\\*{1,3}|#\\.|\\\\item)\\s+',
    '[•‣◦▪▫●○■□◆◇★☆→➤►·∙⁃・①-⑳✅❌👉📌🔹🔸⭐✨🎯⬜▶➡\\uf0a7\\uf0b7\\uf0d8]\\ufe0f?\\s*',
    '[o§](?:\\t|\\s{2,})',
    '[#(（]?\\p{Nd}{1,3}(?:[.):、．）：º°]\\s*|/\\s+|\\ufe0f?\\u20e3\\s*|\\s*[-–—]\\s+)(?=\\P{Nd})|#\\p{Nd}{1,3}\\s+',
    '\\(?(?:\\p{L}|[IVX]{1,5}|[ivx]{1,5})[.)]\\s+|[一二三四五六七八九十]{1,3}、|[BINGO]\\d{1,2}:\\s+',
    '\\d\\d:\\d\\d:\\d\\d\\s+From\\s[^:]{1,60}:\\s',
    `[\\u200e\\u200f]?\\[?${DATE}(?:${AM_PM})?${TIME}[^\\]]{0,9}?(?:(?:\\]|\\s-)\\s[^:]{1,40}|,\\s[^:]{1,40}\\s):\\s`,
    `\\[[^\\]]{1,40}\\]\\s\\[${AM_PM}${TIME}\\]\\s`,
  ].join('|')})`,
  'u',
)
const EMOJI = /^\p{Extended_Pictographic}/u
/** Bold and struck text and links in Markdown and wikis, and email addresses after people's names; not masked words: `d**n`. */
const MARKUP =
  /(?<!\w)(\*\*|~~|==|__|''')(?=\S)([^*~=_\n]{1,99}?)(?<=\S)\1(?!\w)|!?\[([^[\]\n]+)\]\([^\s()]*\)|\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]|(?<=\S)[^\S\n]*<[^\s<>@]{1,64}@[^\s<>]+>/gu
/** Italics, in the items of a list. In other lines asterisks may be around what someone does: `*sighs*`. */
const ITALICS = /(?<![\w*])\*(?=[^\s*])([^*\n]{1,99}?)(?<=\S)\*(?![\w*])/gu
const ITEM = /^[^\S\n]*(?:[-*+•]|\d+[.)])[^\S\n].*$/gmu
/** Bold words followed by a note about them. */
const LEAD =
  /^((?:[^\S\n]*\* )?[^\p{L}\n*]{0,12})\*\*([^*\n]+?)(?:(?::\*\*|\*\*\s?[-–—:])[^\S\n]+|\*\*:?[^\S\n]*\r?\n[^\S\n]+)(?=\S)/gmu
/** Comments, headings, horizontal rules, and the ends of a list in LaTeX. */
const COMMENT = /^(?:(?:#{1,6}|\/\/)\s+|[-=*_~#`]+$|(?=\\(?:begin|end)\{))/u
/** A colon, but not the last one of an emoji's name, such as `:tree:`. */
const HEADING_END = /[:：]$(?<!(?<!\w):[\w+-]+:)/u
/** An item followed by a note: `Tree -- old`. */
const NOTE = /^(.*?)\s--(?:\s+(.*))?$/u
const TRAILING = /\s*[,;،、，；]$/u
const QUOTES = /^["'“„«「](.*)["'”“»」]$/u

/** A heading followed by a list on the same line: `**Row 1:** Tree | Cow | Hen`. */
const LISTED = /^(?:[-*•]\s+)?\**([^\n:：*"'[\](){}=]{1,40})(?:\**：\**\s*|(?::\**|\*\*:)\s+)([^["'({].*)$/u

/** Removes what surrounds or follows every one of the texts. */
const unwrapAll = (pattern: RegExp, texts: readonly string[]): readonly string[] =>
  texts.length > 1 && texts.every((text) => pattern.test(text))
    ? texts.map((text) => text.replace(pattern, '$1'))
    : texts

/** Removes Markdown's markup from a text. Text after or below bold words becomes a note. */
export function stripMarkup(text: string): string {
  const lines = linesOf(text).filter((line) => /\p{L}/u.test(line))
  const areMarked = lines.filter((line) => MARKER.test(line)).length
  const haveLeads = [areMarked, lines.length].includes(text.match(LEAD)?.length ?? -1)
  return (haveLeads ? text.replace(LEAD, '$1$2 -- ') : text)
    .replace(MARKUP, '$2$3$4')
    .replace(ITEM, (item) => item.replace(ITALICS, '$1'))
}

/** Replaces numbers that count from 0 or 1 with bullets, also if they are on every other line, as copied from call lists on web pages. */
function replaceNumbers(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => /^0*[01](?:\s|$)/u.test(line))
  const below = tidyAll(lines.slice(start))
  const counts = below.filter((line) => /^\d+(?:\s|$)/u.test(line)).map((line) => Number.parseInt(line, 10))
  const areCounts = counts.length > 2 && counts.every((count, at) => count === at + counts[0]!)
  if (!areCounts || counts.length * 2 < below.length || !below.some((line) => /\p{L}/u.test(line)))
    return lines
  return [...lines.slice(0, start), ...below.map((line) => line.replace(/^(?:\d+(?:\s[-–—=])?)?/u, '• '))]
}

/** If most lines of a text are lists of their own, puts each of their items on a separate line with a bullet. */
export function unfoldLists(text: string): string {
  const lines = linesOf(text).map((line) => {
    const [, heading, list = ''] = LISTED.exec(line) ?? []
    const parts = splitLine(list)
    return parts.length > 1 ? [`${heading}:`, ...parts.map((part) => `• ${part}`)] : [line]
  })
  const filled = lines.filter(([line]) => line !== '')
  return areMostly(filled, ({ length }) => length > 3) ? lines.flat().join('\n') : text
}

/**
 * Reads one item per line, without bullets, numbers, checkboxes and quotation marks. Headings are left out: comments, lines
 * that end in a colon, and lines without a marker around lines that have one.
 */
export function readLines(text: string): Reading {
  const all = replaceNumbers(linesOf(text))
  const lines = all.filter((line) => line !== '')
  const begins = all.flatMap((line, at) => (line === '' ? [] : !all[at - 1]))
  const isMinority = (pattern: RegExp) => lines.length > 2 && !areMostly(lines, (line) => pattern.test(line))
  const headingPatterns = [COMMENT, HEADING_END].filter(isMinority)
  const isHeading = (line: string) => headingPatterns.some((pattern) => pattern.test(line))
  const content = lines.filter((line) => !isHeading(line))
  const areMarked = areMostly(content, (line) => MARKER.test(line))
  // An emoji below bullets or numbers begins a sentence about the list.
  const haveEmoji = !areMostly(content, (line) => MARKER.test(line) && !EMOJI.test(line))
  const hasMarker = (line = '') => areMarked && MARKER.test(line) && (haveEmoji || !EMOJI.test(line))
  const first = lines.findIndex(hasMarker)
  const last = lines.findLastIndex(hasMarker)
  const blockStarts = lines.filter((_, at) => begins[at])
  const hasCapitalHeadings =
    blockStarts.length > 1 && isMinority(CAPITALS) && blockStarts.every((line) => CAPITALS.test(line))
  // Below the last marker, lines count as surrounding text only after a blank line or a rule.
  const hasEnd = areMarked && (begins[last + 1] || COMMENT.test(lines[last + 1] ?? ''))
  const isColumnName = (line: string) => ITEM_FIELD.test(line) && /(?:s|value|text|\P{ASCII})$/iu.test(line)
  const isTitle = (line: string, at: number) =>
    at < first ||
    (hasEnd && at > last) ||
    (begins[at] && (hasCapitalHeadings || hasMarker(lines[at + 1]))) ||
    (at === 0 && isColumnName(line) && content.length > 1)
  const items: Item[] = []
  const leftOut: string[] = []
  let topic = ''
  for (const [at, line] of lines.entries()) {
    const item = line.replace(areMarked ? MARKER : /^•\s*/u, '').replace(COMMENT, '')
    const isFree = FREE_SPACE.test(item) && /\s|^\P{Ll}+$/u.test(item)
    if (isFree || isHeading(line) || (!hasMarker(line) && isTitle(line, at))) {
      leftOut.push(item)
      // A horizontal rule does not end the topic.
      if (!isFree) topic = item.replace(HEADING_END, '') || topic
    } else if (item !== '') items.push({ text: item, topic })
  }
  const texts = items.map(({ text }) => text)
  const withoutNotes = unwrapAll(NOTE, texts)
  const notes = withoutNotes === texts ? [] : texts.map((text) => text.replace(NOTE, '$2'))
  const unquoted = unwrapAll(
    QUOTES,
    withoutNotes.map((text) => text.replace(TRAILING, '')),
  )
  const choices = choicesOf(items.map(({ topic }, at) => ({ text: unquoted[at]!, topic })))
  return { form: 'lines', choices, leftOut: tidyAll([...leftOut, ...notes]) }
}

/** The delimiters of a list in one line, strongest first. A comma between digits does not count, nor does a slash without spaces. */
const SEPARATORS = [/\t/u, /[;；؛]/u, /(?<!\d)[,，、،]|[,，、،](?!\d)/u, /\s+[/|•·]\s+|\s*[／☐☑★①-⑳]\s*/u]

/** Splits a line into parts: at numbers counting from 1, or at delimiters. */
export function splitLine(line: string): string[] {
  const counted = line.split(/\s+(?=\d+[.)]\s)/u)
  if (counted.length > 2 && counted.every((part, at) => Number.parseInt(part, 10) === at + 1)) return counted
  return SEPARATORS.map((one) => tidyAll(line.split(one))).find(({ length }) => length > 1) ?? [line]
}
