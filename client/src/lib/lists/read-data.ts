import { isObject } from '#shared/is-object.ts'
import { readTable } from '#shared/rules/lists/read-table.ts'
import { isNumber, linesOf, readingOf, type Item, type Reading } from '#shared/rules/lists/reading.ts'

/** What stands before the brackets in a script: `export default`, `const goals =`, `bingoList[5] =`. */
const ASSIGNED =
  /^(?:(?:#|\/\/)[^\r\n]*[\r\n]\s*)*(?:export\s+default\s*|(?:export\s+)?(?:(?:const|let|var)\s+)?[\w.$[\]]+(?:\s*:[^=\n]*|\s*)=\s*)?(?=[[{(])/u
const BRACKETED = /^[[{(][\s\S]*[\]})]$/u
const QUOTED_LINE = /^(["']).*\1,?$/u
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^\s*-?\s*(?:[\p{L}\p{N}_ -]{1,40}|"[^"]+"|'[^']+'):(?:\s|$)/u

type Parser = (text: string) => unknown

/** The value of the first of some texts, in the first language, that can be read; undefined if none can. */
function parsedFirst(...tries: readonly (readonly [Parser, string])[]): unknown {
  for (const [parse, text] of tries)
    try {
      return parse(text)
    } catch {
      // The next one.
    }
  return undefined
}

/** The value that a text states as JSON, as JavaScript, as Python or as YAML. */
async function parseData(text: string): Promise<unknown> {
  const body = text.trim().replace(ASSIGNED, '').replace(/;$/u, '').trim()
  const lines = linesOf(text).filter((line) => line !== '')
  const isBracketed = BRACKETED.test(body)
  const isListed = lines.length > 1 && lines.every((line) => QUOTED_LINE.test(line))
  if (isBracketed || (isListed && lines.slice(0, -1).every((line) => line.endsWith(',')))) {
    const [{ default: json5 }, yaml] = await Promise.all([import('json5'), import('yaml')])
    const list = `[${isBracketed ? body.slice(1, -1) : body}]`
    // As it is; as lines of JSON; as a tuple or a set of Python, or lines of a list; without quotation marks.
    return parsedFirst(
      [json5.parse, body],
      [json5.parse, `[${body.replace(/[\r\n]+/gu, ',')}]`],
      [json5.parse, list],
      [yaml.parse, list],
    )
  }
  const keys = lines.filter((line) => YAML_KEY.test(line))
  return keys.length * 2 < lines.length ? undefined : parsedFirst([(await import('yaml')).parse, text])
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isNested = (value: unknown) => Array.isArray(value) || isObject(value)

/** The fields that most of a list of objects have, as a table with their names above; undefined if a value is none. */
function tableOf(value: unknown): Reading | undefined {
  if (!Array.isArray(value) || !value.every(isObject)) return undefined
  if (value.some((one) => Object.values(one).some(isNested))) return undefined
  const names = [...new Set(value.flatMap((one) => Object.keys(one)))]
  const shared = names.filter((name) => value.filter((one) => isWord(one[name])).length * 2 > value.length)
  if (shared.length === 0) return undefined
  const rows = value.map((one) => shared.map((name) => (isWord(one[name]) ? String(one[name]) : '')))
  const { choices, leftOut } = readTable({ rows: [shared, ...rows], hasHeadings: true })
  return { form: 'data', choices, leftOut: leftOut.filter((text) => !shared.includes(text)) }
}

/** The items in a value, each with the name of its place. */
function itemsIn(value: unknown, topic = ''): Item[] {
  if (isWord(value)) return [{ text: String(value), topic }]
  const table = tableOf(value)
  if (table) return table.choices[0]!.items.map((text) => ({ text, topic }))
  if (Array.isArray(value)) return value.flatMap((inner) => itemsIn(inner, topic))
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const title =
    entries.length === 2 ? entries.find(([, inner]) => isWord(inner) && !isNumber(`${inner}`)) : undefined
  const nested = entries.filter(([, inner]) => isNested(inner))
  const items = nested.flatMap(([key, inner]) => itemsIn(inner, title ? String(title[1]) : key))
  if (items.length > 0 || entries.length < 2) return items
  // Numbers by their words, or words by their numbers.
  if (entries.every(([, inner]) => typeof inner === 'number'))
    return entries.map(([text]) => ({ text, topic }))
  return entries.every(([key, inner]) => isNumber(key) && isWord(inner))
    ? entries.map(([, inner]) => ({ text: String(inner), topic }))
    : []
}

/** Reads lists in the data of a program: JSON, JavaScript, Python, YAML; undefined if the text is none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const value = await parseData(text)
  const table = tableOf(value)
  if (table) return table
  const reading = readingOf('data', itemsIn(value))
  return reading.choices[0]!.items.length < 2 ? undefined : reading
}
