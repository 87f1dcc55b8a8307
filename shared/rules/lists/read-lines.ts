import { choicesOf, linesOf, tidied, type Item, type Reading } from './reading.ts'

/** How the items of lists begin: checkboxes, bullets, numbers, letters. */
export const MARKER = new RegExp(
  [
    '(?:(?:[-*+•‣◦▪●]|\\p{Nd}{1,3}[.)])\\s*)?(?:\\[[ xX✓]?\\]|[☐☑☒✓✔✗✘])\\s+',
    '[-*+–—>]\\s+',
    '[•‣◦▪▫●○■□◆◇★☆→➤►·∙⁃・①-⑳]\\s*',
    '[o§](?:\\t|\\s{2,})',
    '[(（]?\\p{Nd}{1,3}(?:[.):、．）：]\\s*|\\s+[-–—]\\s+)(?=\\P{Nd})',
    '\\(?\\p{L}[.)]\\s+',
  ]
    .map((one) => `^${one}`)
    .join('|'),
  'u',
)
const COMMENT = /^(?:(?:#{1,6}|\/\/)\s+|[-=*_~#`]+$)/u
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

/** Whether more than half of the lines, and at least two, are so. */
function areMost(lines: readonly string[], sign: RegExp): boolean {
  const count = lines.filter((line) => sign.test(line)).length
  return count > 1 && count * 2 > lines.length
}

/** Takes off what all items have around them: a comma at the end, quotation marks. */
function unwrapped(items: readonly string[]): readonly string[] {
  const isListed = items.length > 1 && items.slice(0, -1).every((item) => TRAILING.test(item))
  const bare = isListed ? items.map((item) => item.replace(TRAILING, '')) : items
  const areQuoted = bare.length > 1 && bare.every((item) => QUOTES.test(item))
  return areQuoted ? bare.map((item) => item.replace(QUOTES, '$1$2')) : bare
}

/** Lines with marks for the numbers 1, 2, 3 before them, or on half of the lines as call lists have them on pages. */
function withMarks(lines: readonly string[]): readonly string[] {
  const shown = tidied(lines)
  if (shown.length > 2 && shown.every((line, at) => line.startsWith(`${at + 1} `)))
    return shown.map((line) => line.replace(/^\d+(?:\s[-–—])?/u, '•'))
  const start = lines.indexOf('1')
  const below = tidied(lines.slice(start))
  const words = below.filter((line) => !/^\d+$/u.test(line))
  const counts = below.filter((line) => /^\d+$/u.test(line))
  const areCounts = counts.length > 2 && counts.every((count, at) => Number(count) === at + 1)
  return areCounts && words.length > 0 && words.length <= counts.length
    ? [...lines.slice(0, start), ...words.map((line) => `• ${line}`)]
    : lines
}

/**
 * Reads one item a line: without bullets, numbers, checkboxes and quotation marks. Headings are left out: comments, lines
 * that end in a colon, and what stands around marked lines without a marker.
 */
export function readLines(text: string): Reading {
  const all = withMarks(linesOf(text))
  const lines = all.flatMap((line, at) => (line === '' ? [] : { line, begins: !all[at - 1] }))
  const shown = lines.map(({ line }) => line)
  const areComments = !areMost(shown, COMMENT)
  const isComment = (line: string) => areComments && COMMENT.test(line)
  const spoken = shown.filter((line) => !isComment(line))
  const areMarked = areMost(spoken, MARKER)
  const isMarked = (line = '') => areMarked && MARKER.test(line)
  const first = shown.findIndex(isMarked)
  const last = shown.findLastIndex(isMarked)
  const haveNotes = spoken.length > 1 && spoken.every((line) => NOTE.test(line))
  const haveTitles = spoken.length > 2 && !areMost(spoken, HEADING_END)
  const blocks = lines.filter(({ begins }) => begins)
  const areCapitals =
    blocks.length > 1 && blocks.every(({ line }) => CAPITALS.test(line)) && !areMost(shown, CAPITALS)
  const isTitle = (line: string, at: number) => {
    if (isMarked(line)) return false
    // Below the last marker, what a blank line begins.
    if (at < first || (areMarked && at > last && lines[last + 1]!.begins)) return true
    if (at === 0 && LIST.test(line)) return spoken.length > 2
    if (haveTitles && HEADING_END.test(line)) return at + 1 < lines.length
    return lines[at]!.begins && (areCapitals || isMarked(shown[at + 1]))
  }
  const items: Item[] = []
  const leftOut: string[] = []
  let topic = ''
  for (const [at, line] of shown.entries())
    if (isComment(line) || isTitle(line, at)) {
      const heading = line.replace(COMMENT, '')
      leftOut.push(heading)
      // A rule ends no topic.
      topic = heading.replace(HEADING_END, '') || topic
    } else {
      const words = line.replace(areMarked ? MARKER : /^•\s*/u, '')
      items.push({ text: haveNotes ? words.replace(NOTE, '') : words, topic })
      if (haveNotes) leftOut.push(NOTE.exec(words)?.[1] ?? '')
    }
  const bare = unwrapped(items.map((item) => item.text))
  const choices = choicesOf(items.map(({ topic }, at) => ({ text: bare[at]!, topic })))
  return { form: 'lines', choices, leftOut: tidied(leftOut) }
}

/** The separators of a list in one line, the strongest first. A comma between digits is none, nor a slash without space. */
const SEPARATORS = [/\t/u, /[;；؛]/u, /(?<!\d)[,，、،]|[,，、،](?!\d)/u, /\s+[/|•·]\s+|\s*／\s*/u]

/** The parts of one line, each on a line of its own. */
export function splitLine(line: string): string {
  const parts = SEPARATORS.map((separator) => tidied(line.split(separator)))
  return parts.find(({ length }) => length > 1)?.join('\n') ?? line
}
