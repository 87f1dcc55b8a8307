import { grouped } from '#shared/rules/lists/reading.ts'

/** Strings, what says nothing (comments, `[]` of a type), and the signs of which lists in any language are made. */
const TOKEN =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.|'')*'|`[^`]*`)|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|(?:\/\/|#|--(?<=^[ \t]*--)).*|\[\s*\]|(=>|<-|[[\](){},;:=])/gmu
const QUOTE = /["'`]/u
/** A line of words alone, as no program has them. */
const PLAIN = /^(?!(?:import|from|package)\b)[\p{L}\p{N}][\p{L}\p{N}\p{M} .!?,-]*$/u
/** `list.add(`, as a line of a program begins. */
const ADDS = /^.*\.(?:add|append|push|insert)\(/gmu
const ENDS_STRING = /["'`],\s*$/mu
const ESCAPED = /\\(?:[ux]([\da-f]{4}|[\da-f]{2})|([\s\S]))/giu
const SIGNS: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }
/** Before a string: its kind. */
const PREFIX = /^[a-z@$]{0,2}$/iu
/** Between two strings that are one. */
const JOINS = /^(?:\+|\.{1,2}|&)$/u
const NAME = /^[\w$.-]*$/u
const NUMBER = /^-?\d[\d._]*$/u
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
  /** 0 while they are open. */
  end: number
  entries: [name: string | undefined, value: unknown][]
  inner: Group[]
  /** Strings and numbers in it. */
  count: number
  /** Whether it has statements, not only values. */
  isCode: boolean
}

/** What a string says: in SQL `''` is one sign. */
function saidBy(token: string): string {
  const body = token.slice(1, -1)
  if (token.startsWith('`')) return body
  return (token.startsWith("'") ? body.replaceAll("''", "'") : body).replace(
    ESCAPED,
    (_, code: string | undefined, sign: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (SIGNS[sign] ?? sign),
  )
}

/** The values of a group: by their names, if any has one. */
const valueOf = ({ entries }: Group): unknown =>
  entries.some(([name]) => name !== undefined)
    ? Object.fromEntries(entries.map(([name, value], at) => [name ?? at + 1, value]))
    : entries.map(([, value]) => value)

/** All brackets of a text in one group. @param hasStrings words without quotation marks are names of something else */
function groupOf(text: string, hasStrings: boolean): Group {
  const tokens = text.matchAll(TOKEN)
  let last = 0
  const read = (start: number, depth: number): Group => {
    const group: Group = { start, end: 0, entries: [], inner: [], count: 0, isCode: false }
    /** What was read of the entry that has not ended yet. */
    let name: string | undefined
    let value: unknown
    let words = ''
    const readWords = (end: number) => {
      words = `${words} ${text.slice(last, end).trim()}`.trim().slice(0, BEFORE)
    }
    const begin = (next?: string) => {
      name = next
      value = undefined
      words = ''
    }
    const end = () => {
      const isNumber = NUMBER.test(words)
      if (isNumber) group.count += 1
      if (value !== undefined && words !== '') group.isCode = true
      if (isNumber) value ??= Number(words)
      else if (words !== '' && !words.startsWith('...')) value ??= hasStrings ? null : words
      if (name !== undefined || value !== undefined) group.entries.push([name, value])
      begin()
    }
    for (const { 0: token, 1: string, 2: sign, index } of tokens) {
      readWords(index)
      last = index + token.length
      const isOpening = sign !== undefined && '[({'.includes(sign)
      // Someone forgot a comma.
      if ((string || isOpening) && value !== undefined && words === '') end()
      if (string) {
        const before = typeof value === 'string' && JOINS.test(words) ? value : ''
        if (before === '' && !PREFIX.test(words)) group.isCode = true
        value = before + saidBy(string)
        words = ''
        group.count += 1
      } else if (isOpening && depth < MAX_DEPTH) {
        const inner = read(index, depth + 1)
        group.inner.push(inner)
        group.count += inner.count
        const isValue = value === undefined && CALLED.test(words)
        // A call of what a value can do changes it only.
        if (inner.isCode || !(isValue || words.startsWith('.'))) group.isCode = true
        if (isValue) value = valueOf(inner)
        words = ''
      } else if (sign === ',' || sign === ';') {
        end()
        if (sign === ';') group.isCode = true
      } else if (sign && '])}'.includes(sign)) {
        if (depth === 0) continue
        group.end = last
        break
      } else if (sign) {
        const said = typeof value === 'string' ? value : undefined
        if (!NAME.test(words) || value !== said) group.isCode = true
        begin(said ?? words)
      }
    }
    if (group.end === 0) readWords(text.length)
    end()
    return group
  }
  return read(0, 0)
}

/**
 * The lists of words that a text states in any language of programs: all of it (JSON, lines of an array), or its outermost
 * brackets with strings and without statements.
 */
export function statedIn(text: string): unknown[] {
  const hasStrings = QUOTE.test(text)
  const whole = groupOf(text.replace(/;\s*$/u, ''), hasStrings)
  const values = whole.entries.map(([, value]) => value)
  const isWhole =
    !whole.isCode &&
    whole.entries.every(
      ([name, value]) => name === undefined && value !== null && typeof value !== 'number',
    ) &&
    (hasStrings
      ? ENDS_STRING.test(text) || values.every((value) => typeof value === 'object')
      : /^\s*[[{]/u.test(text) && (values.length === 1 || whole.count > 0))
  if (isWhole && values.length > 0) return values
  const adding = grouped(Array.from(text.matchAll(ADDS), ([start]) => [start, start] as const))
  const isAdded = (before: string) => (adding.get(`${before.split('\n').at(-1)}(`)?.length ?? 0) > 2
  const found = (group: Group): Group[] => {
    if (group.end === 0) return group.inner.flatMap(found)
    const body = text.slice(group.start, group.end)
    if (!QUOTE.test(body)) return []
    const before = text.slice(Math.max(0, group.start - BEFORE), group.start)
    if (isAdded(before)) return [group]
    const isCall = /[\w)\]=]$/u.test(before)
    const kinds = new Set(
      group.entries.map(([name, value]) => (name === undefined ? value === null : 'named')),
    )
    if ((group.isCode || kinds.size > 1) && (isCall || !/^.\s*["'`]/u.test(body)))
      return group.inner.flatMap(found)
    const least = isCall ? 4 : body.startsWith('[') ? 1 : 2
    return group.count >= least && (body.includes('\n') || STATES.test(before)) ? [group] : []
  }
  const listed = found(whole)
  const plain = text.split('\n').filter((line) => PLAIN.test(line))
  return plain.length > listed.length ? [] : listed.map(valueOf)
}
