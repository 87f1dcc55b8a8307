/** Strings, what says nothing (comments, `[]` of a type), and the signs of which lists in any language are made. */
const TOKEN =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.|'')*'|`[^`]*`)|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|(?:\/\/|#|--(?<=^[ \t]*--)).*|\[\s*\]|(=>|<-|[[\](){},;:=])/gmu
const QUOTE = /["'`]/u
/** A line of words alone, as no program has them. */
const PLAIN = /^(?!(?:import|from|package)\b)[\p{L}\p{N}][\p{L}\p{N}\p{M} .!?,-]*$/u
const ENDS_STRING = /["'`],\s*$/mu
const ESCAPED = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/giu
const SIGNS: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }
/** Before a string: its kind. */
const PREFIX = /^[a-z@$]{0,2}$/iu
/** Between two strings that are one. */
const JOINS = /^(?:\+|\.{1,2}|&)$/u
const KEY = /^[\w$.-]*$/u
/** What is called to make an item or a list: `new Goal`, `listOf`. */
const CALLED = /^(?!(?:function|if|for|while|switch|catch)\b)(?:(?:new\s+)?[\w.<>!]+)?$/u
/** What stands before a list in its line: it is assigned, returned, inserted; a type or a call may be between. */
const STATES = /(?:[=:]|<-|,\s*\n|\b(?:default|return|values))\s*(?:(?:const|new)\s+)?[\w.<>!&[\]]*\s*$/iu

/** So many letters before a list tell what it is. */
const BEFORE = 100
/** Deeper in brackets there are no lists. */
const MAX_DEPTH = 20

/** Brackets, or all that is outside of them. */
interface Group {
  start: number
  end: number
  entries: [key: string | undefined, value: unknown][]
  inner: Group[]
  /** Strings and numbers in it. */
  count: number
  /** Whether it has statements, not only values. */
  isCode: boolean
  /** What was read of the entry that has not ended yet. */
  key: string | undefined
  value: unknown
  words: string
}

const NEXT = { key: undefined, value: undefined, words: '' }
const groupAt = (start: number): Group => ({
  ...{ start, end: 0, entries: [], inner: [], count: 0, isCode: false },
  ...NEXT,
})

/** What a string says: in SQL `''` is one sign. */
function saidBy(token: string): string {
  const body = token.slice(1, -1)
  if (token.startsWith('`')) return body
  return (token.startsWith("'") ? body.replaceAll("''", "'") : body).replace(
    ESCAPED,
    (_, code: string | undefined, byte: string | undefined, sign: string) =>
      code || byte ? String.fromCharCode(Number.parseInt((code ?? byte)!, 16)) : (SIGNS[sign] ?? sign),
  )
}

/** The values of a group: by their names, if any has one. */
const valueOf = ({ entries }: Group): unknown =>
  entries.some(([key]) => key !== undefined)
    ? Object.fromEntries(entries.map(([key, value], at) => [key ?? at + 1, value]))
    : entries.map(([, value]) => value)

/** Ends an entry. @param hasStrings words without quotation marks are names of something else */
function endEntry(group: Group, hasStrings: boolean): void {
  const { key, words } = group
  const isNumber = /^-?\d[\d._]*$/u.test(words)
  if (isNumber) group.count += 1
  if (group.value !== undefined && words !== '') group.isCode = true
  const bare =
    words === '' || words.startsWith('...') ? undefined : isNumber ? Number(words) : hasStrings ? null : words
  const value = group.value ?? bare
  if (key !== undefined || value !== undefined) group.entries.push([key, value])
  Object.assign(group, NEXT)
}

/** Takes what was read of an entry for its name. */
function nameEntry(group: Group): void {
  const { value, words } = group
  const [name] = Array.isArray(value) && value.length === 1 ? (value as unknown[]) : [value]
  if (!KEY.test(words) || (value !== undefined && typeof name !== 'string')) group.isCode = true
  Object.assign(group, NEXT)
  group.key = typeof name === 'string' ? name : words
}

/** The whole of a text, and its outermost brackets that are closed. */
function groupsIn(text: string, hasStrings: boolean): { root: Group; outermost: Group[] } {
  const root = groupAt(0)
  const open = [root]
  let end = 0
  const close = () => {
    const group = open.pop()!
    endEntry(group, hasStrings)
    group.end = end
    const outer = open.at(-1)!
    outer.count += group.count
    if (open.length > MAX_DEPTH) return
    outer.inner.push(group)
    const isValue = outer.value === undefined && CALLED.test(outer.words)
    if (isValue) outer.value = valueOf(group)
    // A call of what a value can do changes it only.
    if (group.isCode || !(isValue || outer.words.startsWith('.'))) outer.isCode = true
    outer.words = ''
  }
  for (const { 0: token, 1: string, 2: sign, index } of text.matchAll(TOKEN)) {
    const group = open.at(-1)!
    const between = text.slice(end, index).trim()
    if (between !== '') group.words = `${group.words} ${between}`.trim().slice(0, BEFORE)
    end = index + token.length
    const isOpening = sign !== undefined && '[({'.includes(sign)
    if ((string || isOpening) && group.value !== undefined && group.words === '') endEntry(group, hasStrings)
    if (string) {
      const before = typeof group.value === 'string' && JOINS.test(group.words) ? group.value : ''
      if (before === '' && !PREFIX.test(group.words)) group.isCode = true
      group.value = before + saidBy(string)
      group.words = ''
      group.count += 1
    } else if (isOpening) open.push(groupAt(index))
    else if (sign === ',' || sign === ';') {
      endEntry(group, hasStrings)
      if (sign === ';') group.isCode = true
    } else if (sign && '])}'.includes(sign)) {
      if (open.length > 1) close()
    } else if (sign) nameEntry(group)
  }
  const last = open.at(-1)!
  last.words = `${last.words} ${text.slice(end)}`.trim()
  const outermost = open.flatMap(({ inner }) => inner)
  while (open.length > 1) close()
  endEntry(root, hasStrings)
  return { root, outermost }
}

/**
 * The lists of words that a text states in any language of programs: all of it (JSON, lines of an array), or its outermost
 * brackets with strings and without statements.
 */
export function statedIn(text: string): unknown[] {
  const hasStrings = QUOTE.test(text)
  const { root, outermost } = groupsIn(text.replace(/;\s*$/u, ''), hasStrings)
  const values = root.entries.map(([, value]) => value)
  const isWhole =
    !root.isCode &&
    root.entries.every(([key, value]) => key === undefined && value !== null && typeof value !== 'number') &&
    (hasStrings
      ? ENDS_STRING.test(text) || values.every((value) => typeof value === 'object')
      : /^\s*[[{]/u.test(text) && (values.length === 1 || root.count > 0))
  if (isWhole && values.length > 0) return values
  const found = (group: Group): Group[] => {
    const body = text.slice(group.start, group.end)
    if (!QUOTE.test(body)) return []
    const before = text.slice(Math.max(0, group.start - BEFORE), group.start)
    const isCall = /[\w)\]=]$/u.test(before)
    const kinds = new Set(group.entries.map(([key, value]) => (key === undefined ? value === null : 'named')))
    if ((group.isCode || kinds.size > 1) && (isCall || !/^.\s*["'`]/u.test(body)))
      return group.inner.flatMap(found)
    const least = isCall ? 4 : body.startsWith('[') ? 1 : 2
    return group.count >= least && (body.includes('\n') || STATES.test(before)) ? [group] : []
  }
  const listed = outermost.flatMap(found)
  const plain = text.split('\n').filter((line) => PLAIN.test(line))
  return plain.length > listed.length ? [] : listed.map(valueOf)
}
