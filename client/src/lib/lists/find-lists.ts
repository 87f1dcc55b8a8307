/** Tokens: strings, the punctuation of list literals in any language, and what is skipped: comments and the `[]` of types. */
const TOKEN =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)|\/\*(?:[^]*?\*\/|[^]*)|(?:\/\/|#|--(?<=^[ \t]*--)).*|\[\s*\]|(=>|[[\](){},;:=])/gmu
/** What may stand between strings and punctuation in data: names, numbers, types, calls, a `+` between strings. */
const DATA_TEXT = /^\s*(?:new\s+)?[\w$@.<>!&+-]*\s*$/u
/** What precedes a list literal on its line if it is assigned or returned; a type or a call may come in between. */
const ASSIGNMENT = /(?:=|<-|\b(?:default|return))\s*[\w.<>!&[\]]*\s*$/iu
/** Lists are not nested deeper than this. */
const MAX_DEPTH = 20

type Entry = readonly [name: string | undefined, value: unknown]

/** The content of a pair of brackets, or everything outside of brackets. */
interface Group {
  entries: Entry[]
  /** Whether the group contains statements, not only values. */
  isCode: boolean
}

/** Decodes the escape sequences of a string literal. */
const decoded = (literal: string): string =>
  literal.replace(
    /\\(?:[ux]([\da-f]{4}|[\da-f]{2})|[bfnrtv0])|\\([^])/giu,
    (_, code?: string, char?: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (char ?? ' '),
  )

/** The values of a group: an object if any of them has a name, else an array. */
const valueOf = ({ entries }: Group): unknown =>
  entries.some(([name]) => name !== undefined)
    ? Object.fromEntries(entries.map(([name, value], at) => [name ?? at + 1, value]))
    : entries.map(([, value]) => value)

/** Whether a pair of brackets is the literal of a list, depending on its content and on what precedes it. */
function isLiteral(body: string, before: string): boolean {
  const minStrings = /[\w)\]=]$/u.test(before) ? 4 : body.startsWith('[') ? 1 : 2
  const count = body.match(/(["'`]).*?\1/gu)?.length ?? 0
  return count >= minStrings && (body.includes('\n') || ASSIGNMENT.test(before))
}

/**
 * Finds the list literals of a text in any programming language: the whole text (JSON, lines of an array), or its outermost
 * brackets that contain strings and no statements.
 */
export function findLists(text: string): readonly unknown[] {
  const tokens = `${text},`.matchAll(TOKEN)
  const lists: unknown[] = []
  let last = 0
  const read = (depth: number): Group => {
    const group: Group = { entries: [], isCode: false }
    let name: string | undefined
    let value: unknown
    let between = ''
    const endEntry = () => {
      const bare = between.trim()
      if (/^(?:-?\d+(?:\.\d+)?|true)$/u.test(bare)) value ??= bare === 'true' || Number(bare)
      if (name !== undefined || value !== undefined || bare !== '') group.entries.push([name, value])
      name = value = undefined
    }
    for (const { 0: token, 1: string, 2: punctuation = '', index } of tokens) {
      between += text.slice(last, index)
      last = index + token.length
      if (!string && !punctuation) continue
      const isOpening = depth < MAX_DEPTH && /[[({]/u.test(punctuation)
      const isClosing = depth > 0 && /[\])}]/u.test(punctuation)
      const endsEntry = isClosing || punctuation === ',' || punctuation === ';'
      if ((punctuation === ';' && depth > 0) || !(endsEntry || DATA_TEXT.test(between))) group.isCode = true
      // A missing comma.
      if ((string || isOpening) && value !== undefined && between.trim() === '') endEntry()
      if (string) {
        const before = typeof value === 'string' && /^\s*[+.]\s*$/u.test(between) ? value : ''
        value = before + decoded(string.slice(1, -1))
      } else if (isOpening) {
        const outside = lists.length
        const inner = read(depth + 1)
        // This many characters are enough to recognize an assignment.
        const before = text.slice(Math.max(0, index - 100), index)
        const body = text.slice(index, last)
        // The lists inside a literal, or inside values that are none, are no lists of their own.
        if (!inner.isCode && /[\])}]$/u.test(body))
          lists.splice(outside, Infinity, ...(isLiteral(body, before) ? [valueOf(inner)] : []))
        if (inner.isCode || value !== undefined) group.isCode = true
        value ??= valueOf(inner)
      } else if (endsEntry) {
        endEntry()
        if (isClosing) return group
      } else if (/[=:]/u.test(punctuation)) {
        // Outside of brackets, keys in quotes are those of an object or of localized texts.
        name = typeof value !== 'string' ? between.trim() : depth > 0 ? value : ''
        value = undefined
      }
      between = ''
    }
    endEntry()
    return group
  }
  const { entries, isCode } = read(0)
  const hasStringLines = /["'`][,;]\s*$/mu.test(text)
  const isValue = ([name, value]: Entry) =>
    !name && (typeof value === 'object' || (hasStringLines && typeof value === 'string'))
  return !isCode && entries.every(isValue) ? entries.map(([, value]) => value) : lists
}
