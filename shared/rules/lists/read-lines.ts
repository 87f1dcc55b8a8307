import { linesOf, tidied, type Choice, type Reading } from './reading.ts'

/** How the items of lists begin: checkboxes, bullets, numbers, letters. */
const MARKER = new RegExp(
  [
    '(?:[-*+•‣◦▪●]\\s*)?(?:\\[[ xX✓]?\\]|[☐☑☒✓✔✗✘])\\s+',
    '[-*+–—]\\s+',
    '[•‣◦▪▫●○■□◆◇★☆→➤►·∙⁃・]\\s*',
    '[o§](?:\\t|\\s{2,})',
    '\\(?\\d{1,3}[.):、]\\s*(?=\\D)',
    '\\(?[a-zA-Z][.)]\\s+',
    '\\d{1,3}\\t',
  ]
    .map((one) => `^${one}`)
    .join('|'),
  'u',
)
const COMMENT = /^(?:#{1,6}|\/\/)\s+/u
const HEADING_END = /[:：]$/u
const TRAILING = /\s*[,;،、，；]$/u
const QUOTES = /^(?:"(.*)"|'(.*)')$/u
const EMPHASIS = /^(\*\*|__|~~|\*|`)(?!\s)(.+?)(?<!\s)\1$/u

interface Line {
  text: string
  isHeading: boolean
}

/** Whether more than half of the lines, and at least two, are so. */
function areMost(lines: readonly string[], is: (line: string) => boolean): boolean {
  const count = lines.filter(is).length
  return count > 1 && count * 2 > lines.length
}

/** Whether the lines are counted: `1 Dog barks`, `2 Echo`, without a gap. */
const areCounted = (lines: readonly string[]): boolean =>
  lines.length > 2 && lines.every((line, at) => line.startsWith(`${at + 1} `))

/** Takes off what all items have around them: quotation marks, a comma at the end; and Markdown's emphasis. */
function unwrapped(lines: readonly string[]): string[] {
  const isListed = lines.length > 1 && lines.slice(0, -1).every((line) => TRAILING.test(line))
  const bare = isListed ? lines.map((line) => line.replace(TRAILING, '')) : lines
  const isQuoted = bare.length > 1 && bare.every((line) => QUOTES.test(line))
  return bare.map((line) => (isQuoted ? line.replace(QUOTES, '$1$2') : line).replace(EMPHASIS, '$2'))
}

/** The lines without their markers, where most have one. Comments are headings, and so is what stands above marked lines without a marker. */
function withoutMarkers(all: readonly string[]): Line[] {
  const lines = all.filter((line) => line !== '')
  const hasComments = !areMost(lines, (line) => COMMENT.test(line))
  const isComment = (line: string) => hasComments && COMMENT.test(line)
  const spoken = lines.filter((line) => !isComment(line))
  const isMarked = (line: string) => MARKER.test(line)
  const hasMarkers = areMost(spoken, isMarked)
  const isCounted = !hasMarkers && areCounted(spoken)
  const hasTitles = spoken.length > 2 && !areMost(spoken, (line) => HEADING_END.test(line))
  let count = 0
  return all.flatMap((line, at) => {
    if (line === '') return []
    const next = lines[++count]
    if (isComment(line)) return { text: line.replace(COMMENT, ''), isHeading: true }
    if (hasMarkers && isMarked(line)) return { text: line.replace(MARKER, ''), isHeading: false }
    const begins = count === 1 || all[at - 1] === ''
    const isTitle = hasMarkers && begins && next !== undefined && isMarked(next)
    const isHeading = isTitle || (hasTitles && HEADING_END.test(line) && next !== undefined)
    return { text: isCounted ? line.replace(/^\d+ /u, '') : line, isHeading }
  })
}

/** The items below each heading, where several have some. */
function topicsOf(lines: readonly Line[]): Choice[] {
  const topics = new Map<string, string[]>()
  let items: string[] = []
  for (const { text, isHeading } of lines) {
    if (!isHeading) items.push(text)
    else topics.set(text, (items = topics.get(text) ?? []))
  }
  const filled = [...topics].filter(([, texts]) => texts.length > 0)
  if (filled.length < 2) return []
  return filled.map(([name, texts]) => ({ kind: 'topic', name: name.replace(HEADING_END, ''), items: texts }))
}

/** Reads one item a line: without bullets, numbers, checkboxes and quotation marks. Headings are left out. */
export function readLines(text: string): Reading {
  const lines = withoutMarkers(unwrapped(linesOf(text)))
  const items = unwrapped(lines.filter(({ isHeading }) => !isHeading).map((line) => line.text))
  return {
    form: 'lines',
    choices: [{ kind: 'all', name: '', items: tidied(items) }, ...topicsOf(lines)],
    leftOut: tidied(lines.filter(({ isHeading }) => isHeading).map((line) => line.text)),
  }
}

/** The separators of a list in one line, the strongest first. A comma between digits is none, nor a slash without space. */
const SEPARATORS = [/\t/u, /[;；؛]/u, /(?<!\d)[,，、،]|[,，、،](?!\d)/u, /\s+\/\s+|\s*／\s*/u]

/** Reads the items of one line between separators; undefined if it has none. */
export function readParts(line: string): Reading | undefined {
  for (const separator of SEPARATORS) {
    const parts = unwrapped(tidied(line.split(separator)))
    if (parts.length > 1)
      return {
        form: 'parts',
        choices: [{ kind: 'all', name: '', items: tidied(withoutMarkers(parts).map(({ text }) => text)) }],
        leftOut: [],
      }
  }
  return undefined
}
