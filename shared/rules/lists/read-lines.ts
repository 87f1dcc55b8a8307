import { linesOf, readingOf, tidied, type Item, type Reading } from './reading.ts'

/** How the items of lists begin: checkboxes, bullets, numbers, letters. */
export const MARKER = new RegExp(
  [
    '(?:(?:[-*+•‣◦▪●]|\\p{Nd}{1,3}[.)])\\s*)?(?:\\[[ xX✓]?\\]|[☐☑☒✓✔✗✘])\\s+',
    '[-*+–—>]\\s+',
    '[•‣◦▪▫●○■□◆◇★☆→➤►·∙⁃・①-⑳]\\s*',
    '[o§](?:\\t|\\s{2,})',
    '[(（]?\\p{Nd}{1,3}(?:[.):、．）：]\\s*|\\s+[-–—]\\s+)(?=\\P{Nd})',
    '\\(?\\p{L}[.)]\\s+',
    '\\\\item\\b\\s*',
  ]
    .map((one) => `^${one}`)
    .join('|'),
  'u',
)
const COMMENT = /^(?:(?:#{1,6}|\/\/)\s+|[-=*_~#`]+$|\\(?:begin|end)\{\w+\*?\}$)/u
/** A heading of its own above a list. */
const LIST =
  /^(?:goals|items|phrases|squares|prompts|(?:buzz)?words|challenges|tasks|values?|texts?|begriffe|wörter|felder|項目|お題)$/iu
const HEADING_END = /[:：]$/u
/** Where each block of lines begins so, a heading of it. */
const CAPITALS = /^(?=.*\p{Lu}{2})\P{Ll}+$/u
/** What is said about an item behind it: `Tree -- old`. */
const NOTE = /\s--(?:\s+(.*))?$/u
const TRAILING = /\s*[,;،、，；]$/u
const QUOTES = /^(?:"(.*)"|'(.*)')$/u
const EMPHASIS = /^\*\*(?!\s)(.+?)(?<!\s)\*\*$/u

/** Whether more than half of the lines, and at least two, are so. */
function areMost(lines: readonly string[], sign: RegExp): boolean {
  const count = lines.filter((line) => sign.test(line)).length
  return count > 1 && count * 2 > lines.length
}

/** What the lines begin with that is no word: a marker if most have one, or their numbers without a gap. */
function markerOf(lines: readonly string[]): RegExp | undefined {
  if (areMost(lines, MARKER)) return MARKER
  const areCounted = lines.length > 2 && lines.every((line, at) => line.startsWith(`${at + 1} `))
  return areCounted ? /^\d+ /u : undefined
}

/** Takes off what all items have around them: quotation marks, a comma at the end; and Markdown's emphasis. */
function unwrapped(lines: readonly string[]): string[] {
  const isListed = lines.length > 1 && lines.slice(0, -1).every((line) => TRAILING.test(line))
  const bare = isListed ? lines.map((line) => line.replace(TRAILING, '')) : lines
  const isQuoted = bare.length > 1 && bare.every((line) => QUOTES.test(line))
  return bare.map((line) => (isQuoted ? line.replace(QUOTES, '$1$2') : line).replace(EMPHASIS, '$1'))
}

/** The numbers 1, 2, 3 in lines of their own, as call lists have them on pages: at least one for each other line. */
function countsIn(lines: readonly string[]): Set<string> {
  const below = lines.length - lines.indexOf('1')
  const counts = lines.filter((line) => /^\d+$/u.test(line))
  const areCounts = counts.length > 2 && counts.every((count, at) => Number(count) === at + 1)
  return new Set(areCounts && counts.length * 2 >= below && counts.length + 2 < lines.length ? counts : [])
}

/**
 * Reads one item a line: without bullets, numbers, checkboxes and quotation marks. Headings are left out: comments, lines
 * that end in a colon, and what stands around marked lines without a marker.
 */
export function readLines(text: string): Reading {
  const all = unwrapped(linesOf(text))
  const lines = all.flatMap((line, at) => (line === '' ? [] : { line, begins: !all[at - 1] }))
  const shown = lines.map(({ line }) => line)
  const counts = countsIn(shown)
  const areComments = !areMost(shown, COMMENT)
  const isComment = (line: string) => counts.has(line) || (areComments && COMMENT.test(line))
  const spoken = shown.filter((line) => !isComment(line))
  const marker = markerOf(spoken)
  const isMarked = (line: string) => marker?.test(line)
  const first = counts.size > 0 ? shown.indexOf('1') : shown.findIndex(isMarked)
  const last = shown.findLastIndex(isMarked)
  // Above the first marker are one or two titles, or what a blank line ends; below the last one, what a blank line begins.
  const areAbove = counts.size > 0 || spoken.findIndex(isMarked) <= 2 || lines[first]!.begins
  const areBelow = last >= 0 && lines[last + 1]?.begins
  const haveNotes = spoken.length > 1 && spoken.every((line) => NOTE.test(line))
  const hasTitles = spoken.length > 2 && !areMost(spoken, HEADING_END)
  const blocks = lines.filter(({ begins }) => begins)
  const areCapitals =
    blocks.length > 1 && blocks.every(({ line }) => CAPITALS.test(line)) && !areMost(shown, CAPITALS)
  const isTitle = (at: number): boolean | undefined => {
    const { line, begins } = lines[at]!
    const next = lines[at + 1]
    if (isMarked(line)) return false
    if ((at < first && areAbove) || (at > last && areBelow)) return true
    if (at === 0 && LIST.test(line)) return spoken.length > 2
    if (hasTitles && HEADING_END.test(line)) return next !== undefined
    return begins && (areCapitals || isMarked(next?.line ?? ''))
  }
  const items: Item[] = []
  const leftOut: string[] = []
  let topic = ''
  for (const [at, { line }] of lines.entries())
    if (isComment(line) || isTitle(at)) {
      const heading = line.replace(COMMENT, '')
      leftOut.push(heading)
      // A rule ends no topic.
      if (heading !== '' && !counts.has(line)) topic = heading.replace(HEADING_END, '')
    } else {
      const words = marker ? line.replace(marker, '') : line
      items.push({ text: haveNotes ? words.replace(NOTE, '') : words, topic })
      if (haveNotes) leftOut.push(NOTE.exec(words)?.[1] ?? '')
    }
  const bare = unwrapped(items.map((item) => item.text))
  return readingOf(
    'lines',
    items.map((item, at) => ({ ...item, text: bare[at]! })),
    leftOut,
  )
}

/** The separators of a list in one line, the strongest first. A comma between digits is none, nor a slash without space. */
const SEPARATORS = [/\t/u, /[;；؛]/u, /(?<!\d)[,，、،]|[,，、،](?!\d)/u, /\s+[/|•·]\s+|\s*／\s*/u]

/** The parts of one line, each on a line of its own. */
export function splitLine(line: string): string {
  const parts = SEPARATORS.map((separator) => tidied(line.split(separator)))
  return parts.find(({ length }) => length > 1)?.join('\n') ?? line
}
