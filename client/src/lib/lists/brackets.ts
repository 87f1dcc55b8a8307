import json5 from 'json5'

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.|'')*'|`[^`]*`/u
const COMMENT = /\/\*[\s\S]*?\*\/|(?:\/\/|#|(?<=^[ \t]*)--).*/u
const VALUES = new RegExp(`${STRING.source}|\\b\\d+`, 'gu')
const TOKEN = new RegExp(`${STRING.source}|${COMMENT.source}|[[\\](){}]`, 'gmu')
const OPENING = /^[[({]$/u
/** Names of other things in a program, where a word could be. */
const NAMES = /(^|[,:])\s*(?:\.{3})?[A-Za-z_$][\w.$]*\s*(?=,|$)/gu
/** What is called to make an item or a list: `new Goal`, `listOf`. */
const CALLED = /(?:\bnew\s+)?(?<![\w.<>!])(?!function\b)[\w.<>!]+\s*$/u
/** What stands before a list in its line: it is assigned, returned, inserted; a type or a call may be between. */
const STATES = /(?:[=:]|,\s*\n|\b(?:default|return|values))\s*(?:(?:const|new)\s+)?[\w.<>!&[\]]*\s*$/iu

/** In many lines, fewer words are in a sentence, or in a program that makes cards. */
const FEW = 9
/** So many letters before a list tell what it is. */
const BEFORE = 100
/** Deeper in brackets there are no lists. */
const MAX_DEPTH = 20

interface Group {
  /** Where the brackets are in the text, and from which part to which one. */
  start: number
  end: number
  from: number
  to: number
  hasKeys: boolean
  inner: Group[]
}

/** A string of any language as JSON5 has it: of templates, and of SQL, where `''` is one sign. */
function stringOf(token: string): string {
  if (token.startsWith('`')) return JSON.stringify(token.slice(1, -1))
  return token.startsWith("'") ? `'${token.slice(1, -1).replaceAll("''", String.raw`\'`)}'` : token
}

/**
 * A program as JSON5 has it, in parts: no comments, names and calls, all commas, and `{` only around keys. With its outermost
 * brackets that are closed.
 */
function inJson5(text: string): { parts: string[]; groups: Group[] } {
  const parts: string[] = []
  const open: Group[] = [{ start: 0, end: 0, from: 0, to: 0, hasKeys: false, inner: [] }]
  let end = 0
  let isAfterValue = false
  const close = () => {
    const group = open.pop()!
    parts[group.from] = group.hasKeys ? '{' : '['
    group.end = end
    group.to = parts.push(group.hasKeys ? '}' : ']')
    if (open.length <= MAX_DEPTH) open.at(-1)!.inner.push(group)
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const between = text.slice(end, index).replace(/=>?/gu, ':')
    const other = token === '(' ? between.replace(CALLED, '') : between.replace(NAMES, '$1 null')
    end = index + token.length
    const isOpening = OPENING.test(token)
    const isString = /^["'`]/u.test(token)
    if (other.includes(':')) open.at(-1)!.hasKeys = true
    if (other.trim() !== '') isAfterValue = false
    parts.push(isAfterValue && (isOpening || (isString && open.length > 1)) ? `,${other}` : other)
    if (!isString && COMMENT.test(token)) continue
    if (isString) parts.push(stringOf(token))
    else if (isOpening) {
      open.push({ start: index, end: 0, from: parts.push(token) - 1, to: 0, hasKeys: false, inner: [] })
      if (open.length > MAX_DEPTH) parts.push('?')
    } else if (open.length > 1) close()
    else parts.push(token)
    isAfterValue = !isOpening
  }
  parts.push(text.slice(end).replace(NAMES, '$1 null'))
  const groups = open.flatMap(({ inner }) => inner)
  while (open.length > 1) close()
  return { parts, groups }
}

/** What JSON5 says; undefined if it can't be read. */
function parsed(text: string): unknown {
  try {
    return json5.parse<unknown>(text)
  } catch {
    return undefined
  }
}

export interface Stated {
  value: unknown
  body: string
}

/**
 * The lists of words that a text states in any language of programs: all of it (JSON, lines of an array), or its outermost
 * brackets with strings that can be read. Of one that can't, which begins with a string, the value is undefined.
 */
export function statedIn(text: string): Stated[] {
  const { parts, groups } = inJson5(text.replace(/;\s*$/u, ''))
  const whole = parsed(`[${parts.join('')}]`)
  const isList = Array.isArray(whole) && whole.every((one) => one !== null && typeof one !== 'number')
  if (isList && whole.length > 0) return [{ value: whole.length > 1 ? whole : whole[0], body: text }]
  const found = ({ start, end, from, to, inner }: Group): (Stated & { count: number })[] => {
    const body = text.slice(start, end)
    if (!STRING.test(body)) return []
    const before = text.slice(Math.max(0, start - BEFORE), start)
    const isCall = /[\w)\]=]$/u.test(before)
    const value = parsed(parts.slice(from, to).join(''))
    if (value === undefined && (isCall || !/^.\s*["'`]/u.test(body))) return inner.flatMap(found)
    const count = body.match(VALUES)!.length
    const least = isCall ? 4 : body.startsWith('[') ? 1 : 2
    const isStated = count >= least && (body.includes('\n') || STATES.test(before))
    return isStated ? [{ value, body, count }] : []
  }
  const listed = groups.flatMap(found)
  const words = listed.reduce((sum, { count }) => sum + count, 0)
  return words < FEW && words * 5 < text.trim().split(/\n\s*/u).length ? [] : listed
}
