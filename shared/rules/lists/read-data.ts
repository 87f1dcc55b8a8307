import { isObject } from '../../is-object.ts'
import { readTable } from './read-table.ts'
import { isNumber, linesOf, tidied, type Choice, type Parsers, type Reading } from './reading.ts'

/** What stands before the brackets in a script: `export default`, `const goals =`, `bingoList[5] =`. */
const ASSIGNED =
  /^(?:(?:#|\/\/)[^\r\n]*[\r\n]\s*)*(?:export\s+default\s*|(?:export\s+)?(?:(?:const|let|var)\s+)?[\w.$[\]]+(?:\s*:[^=\n]*|\s*)=\s*)?(?=[[{(])/u
const BRACKETED = /^[[{(][\s\S]*[\]})]$/u
const QUOTED_LINE = /^(["']).*\1,?$/u
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^\s*-?\s*(?:[\p{L}\p{N}_ -]{1,40}|"[^"]+"|'[^']+'):(?:\s|$)/u

type Data = Record<string, unknown>

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Tries one parser after another. @returns undefined if none can read it */
function firstOf(parsers: readonly (() => unknown)[]): unknown {
  for (const parse of parsers)
    try {
      return parse()
    } catch {
      // The next one.
    }
  return undefined
}

/** The value that a text states as JSON, as JavaScript, as Python or as YAML. */
async function parseData(text: string, parsers: Parsers): Promise<unknown> {
  const body = text.trim().replace(ASSIGNED, '').replace(/;$/u, '').trim()
  const lines = linesOf(text).filter((line) => line !== '')
  const isBracketed = BRACKETED.test(body)
  const isListed = !isBracketed && lines.length > 1 && lines.every((line) => QUOTED_LINE.test(line))
  if (isBracketed || (isListed && lines.slice(0, -1).every((line) => line.endsWith(',')))) {
    const [json5, yaml] = await Promise.all([parsers.json5(), parsers.yaml()])
    const list = `[${isBracketed ? body.slice(1, -1) : lines.join('\n')}]`
    return firstOf([
      (): unknown => JSON.parse(body),
      () => json5(body),
      // Lines of JSON, a tuple or a set of Python, lines of a list.
      () => json5(`[${body.split(/[\r\n]+/u).join(',')}]`),
      () => json5(list),
      () => yaml(list),
    ])
  }
  if (lines.filter((line) => YAML_KEY.test(line)).length * 2 < lines.length) return undefined
  const yaml = await parsers.yaml()
  return firstOf([() => yaml(text)])
}

interface Topic {
  name: string
  items: readonly string[]
}

/** The value of the fields that most of the objects have, as a table with their names above; undefined if they share none. */
function tableOf(objects: readonly Data[]): Reading | undefined {
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))]
  const shared = names.filter(
    (name) => objects.filter((one) => isWord(one[name])).length * 2 > objects.length,
  )
  if (shared.length === 0) return undefined
  const rows = objects.map((one) => shared.map((name) => (isWord(one[name]) ? String(one[name]) : '')))
  const { leftOut, ...reading } = readTable({ rows: [shared, ...rows], hasHeadings: true })
  return { ...reading, leftOut: leftOut.filter((text) => !shared.includes(text)) }
}

const holdsLists = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((inner) => Array.isArray(inner) || isObject(inner))

/** The lists in a value, each with the name of its place. */
function topicsIn(value: unknown, name = ''): Topic[] {
  if (Array.isArray(value)) {
    if (value.every(isWord)) return [{ name, items: value.map(String) }]
    if (value.every(isObject) && !value.some(holdsLists)) {
      const [first] = tableOf(value)?.choices ?? []
      return first ? [{ name, items: first.items }] : []
    }
    return value.flatMap((inner) =>
      isWord(inner) ? { name, items: [String(inner)] } : topicsIn(inner, name),
    )
  }
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const own = entries.find(([, inner]) => isWord(inner) && !isNumber(String(inner)))
  const lists = entries.flatMap(([key, inner]) =>
    topicsIn(inner, own && entries.length === 2 ? String(own[1]) : key),
  )
  if (lists.length > 0 || entries.length < 2) return lists
  // Words by their numbers, or numbers by their words.
  if (entries.every(([, inner]) => typeof inner === 'number'))
    return [{ name, items: entries.map(([key]) => key) }]
  return entries.every(([key, inner]) => isNumber(key) && isWord(inner))
    ? [{ name, items: entries.map(([, inner]) => String(inner)) }]
    : []
}

/** Reads lists in the data of a program: JSON, JavaScript, Python, YAML; undefined if the text is none. */
export async function readData(text: string, parsers: Parsers): Promise<Reading | undefined> {
  const value = await parseData(text, parsers)
  if (Array.isArray(value) && value.length > 0 && value.every(isObject) && !value.some(holdsLists)) {
    const table = tableOf(value)
    return table && { ...table, form: 'data' }
  }
  const topics = topicsIn(value)
    .map(({ name, items }) => ({ name, items: tidied(items) }))
    .filter(({ items }) => items.length > 0)
  const all = topics.flatMap(({ items }) => items)
  if (all.length < 2) return undefined
  const named =
    topics.some(({ name }) => name !== '') && topics.length > 1
      ? topics.map(({ name, items }): Choice => ({ kind: 'topic', name, items }))
      : []
  return { form: 'data', choices: [{ kind: 'all', name: '', items: all }, ...named], leftOut: [] }
}
