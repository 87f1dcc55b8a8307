import { isObject } from '#shared/is-object.ts'
import { BESIDE, readTable, WORDS } from '#shared/rules/lists/read-table.ts'
import { isNumber, linesOf, readingOf, tidied, type Item, type Reading } from '#shared/rules/lists/reading.ts'

/** What stands before the brackets in a program: `export default`, `const goals: string[] =`, `bingoList[5] =`. */
const STATED = /^(?:export\s+default|[^\n=("']*=)\s*(?=[[{]|\(\s*["'])/gmu
/** What brackets do not count in, and brackets. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\*[\s\S]*?\*\/|(?:\/\/|#).*|[[\](){}]/gu
/** Headings of words that may be the titles of what is below. */
const TITLES = /^(?:name|title|label)s?$/iu
const BRACKETED = /^[[{(][\s\S]*[\]})]$/u
/** A line of an array, or a comment in it. */
const ARRAY_LINE = /^(?:(["']).*\1,?)?\s*(?:(?:\/\/|#).*|\/\*.*\*\/)?$/u
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u

/** A text up to the bracket that closes its first one: below it is other code. */
function closed(text: string): string {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if ('[{('.includes(token)) depth += 1
    else if (']})'.includes(token)) depth -= 1
    if (depth === 0 && ']})'.includes(token)) return text.slice(0, index + 1)
  }
  return text
}

/** The first value that can be read; undefined if none can. */
function firstOf(...tries: readonly (() => unknown)[]): unknown {
  for (const parse of tries)
    try {
      return parse()
    } catch {
      // The next one.
    }
  return undefined
}

interface Data {
  value: unknown
  /** Lists of a program that can't be read. */
  unread: readonly string[]
}

/** The value that a text states as JSON, as JavaScript, as Python or as YAML; what a program states, in a list. */
async function parseData(text: string): Promise<Data | undefined> {
  const lines = linesOf(text).filter((line) => line !== '')
  const isListed = lines.length > 1 && lines.every((line) => ARRAY_LINE.test(line))
  const [head = '', ...stated] = text.split(STATED)
  // Without quotation marks, a list among others names these.
  const bodies = stated
    .map((part) => closed(part).trim())
    .filter((body, _, { length }) => length === 1 || /["']/u.test(body))
  if (stated.length === 0) bodies.push(isListed ? `[${head}\n]` : head.trim().replace(/[,;]$/u, ''))
  if (bodies.every((body) => BRACKETED.test(body))) {
    const [{ default: json5 }, yaml] = await Promise.all([import('json5'), import('yaml')])
    // As it is; as lines of JSON; as a tuple or a set of Python; above other code; without quotation marks.
    const values = bodies.map((body) =>
      firstOf(
        () => json5.parse<unknown>(body),
        () => json5.parse<unknown>(`[${body.replace(/(?<=[\]}])\s*(?=[[{])/gu, ',')}]`),
        () => json5.parse<unknown>(`[${body.slice(1, -1)}]`),
        () => json5.parse<unknown>(closed(body)),
        () => yaml.parse(body) as unknown,
      ),
    )
    const unread = bodies.filter((_, at) => values[at] === undefined)
    return {
      value: values.length > 1 ? values : values[0],
      unread: unread.length < bodies.length ? unread : [],
    }
  }
  const keys = lines.filter((line) => YAML_KEY.test(line))
  if (keys.length * 2 < lines.length) return undefined
  const yaml = await import('yaml')
  return { value: firstOf(() => yaml.parse(text) as unknown), unread: [] }
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isNested = (value: unknown) => Array.isArray(value) || isObject(value)
const hasList = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && Object.values(value).some(hasList))

const cellOf = (value: unknown): string =>
  isWord(value) ? String(value) : Array.isArray(value) ? value.filter(isWord).join(', ') : ''

/** All words and numbers in a value. */
const leavesOf = (value: unknown): string[] =>
  isWord(value) ? [String(value)] : isNested(value) ? Object.values(value as object).flatMap(leavesOf) : []

/** The values of a list of objects by their names. */
function fieldsOf(list: readonly Record<string, unknown>[]): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>()
  for (const [name, value] of list.flatMap((one) => Object.entries(one))) {
    const others = fields.get(name)
    if (others) others.push(value)
    else fields.set(name, [value])
  }
  return fields
}

/**
 * Whether the fields with a name hold items of their own, and not tags of the words beside them.
 * @param areTitles whether those words may be the titles of what is below
 */
function holdItems(name: string, values: readonly unknown[], areTitles: boolean): boolean {
  const nested = values.filter(WORDS.test(name) ? isNested : hasList)
  const leaves = nested.flatMap(leavesOf).filter((text) => !isNumber(text))
  if (leaves.length === 0 || WORDS.test(name)) return leaves.length > 0
  const isDeep = nested.some((one) => Object.values(one as object).some(isNested))
  if (BESIDE.test(name)) return isDeep && values.length === 1
  // Several for each, and none of them twice, are no tags.
  const differ = leaves.length >= 2 * values.length && new Set(leaves).size === leaves.length
  return areTitles && (isDeep || differ)
}

/** The fields that most of a list of objects have, or of objects with words by their names, as a table; undefined if a value is none. */
function tableOf(value: unknown): Reading | undefined {
  const list = isObject(value) ? Object.values(value) : value
  if (!Array.isArray(list) || !list.every(isObject)) return undefined
  const fields = [...fieldsOf(list)]
  const said = fields.filter(([, values]) => values.some((one) => isWord(one) && !isNumber(String(one))))
  const hasWords = said.some(([name]) => WORDS.test(name))
  const areTitles =
    !hasWords || list.length === 1 || (said.length < 2 && said.every(([name]) => TITLES.test(name)))
  if (fields.some(([name, values]) => holdItems(name, values, areTitles))) return undefined
  const shared = fields
    .filter(([, values]) => values.filter(cellOf).length * 2 > list.length)
    .map(([name]) => name)
  if (!shared.some((name) => list === value || WORDS.test(name))) return undefined
  const rows = list.map((one) => shared.map((name) => cellOf(one[name])))
  const { choices, leftOut } = readTable({ rows: [shared, ...rows], hasHeadings: true })
  return { form: 'data', choices, leftOut: leftOut.filter((text) => !shared.includes(text)) }
}

/** The items in a value, each with the name of its place. */
function itemsIn(value: unknown, topic = ''): Item[] {
  if (isWord(value)) return [{ text: String(value), topic }]
  const table = tableOf(value)
  if (table) return table.choices[0]!.items.map((text) => ({ text, topic }))
  if (Array.isArray(value)) {
    // Among words of YAML, `Anna: sings` is one too.
    const isWords = value.some(isWord)
    return value.flatMap((inner: unknown) => {
      const [[key, said] = [], ...others] = isWords && isObject(inner) ? Object.entries(inner) : []
      const isSaid = key !== undefined && isWord(said) && others.length === 0
      return isSaid ? { text: `${key}: ${said}`, topic } : itemsIn(inner, topic)
    })
  }
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const title =
    entries.length === 2 ? entries.find(([, inner]) => isWord(inner) && !isNumber(`${inner}`)) : undefined
  const items = entries.flatMap(([key, inner]) =>
    isNested(inner) ? itemsIn(inner, title ? String(title[1]) : (WORDS.test(key) && topic) || key) : [],
  )
  if (items.length > 0 || entries.length < 2) return items
  // Numbers by their words, or words by their numbers.
  const areCounts = entries.every(([, inner]) => typeof inner === 'number')
  return entries.flatMap(([key, inner]) =>
    areCounts ? { text: key, topic } : isNumber(key) ? itemsIn(inner, topic) : [],
  )
}

/** A reading that names the words of a value which it left out: other fields, the name of a list. */
function withAllNamed({ choices, leftOut, ...reading }: Reading, { value, unread }: Data): Reading {
  const shown = [...choices.flatMap(({ name, items }) => [name, ...items]), ...leftOut]
  // Several words of a field are in one cell.
  const named = new Set(shown.flatMap((text) => [text, ...text.split(/, |: /u)]))
  const others = tidied(leavesOf(value)).filter((text) => !isNumber(text) && !named.has(text))
  return { ...reading, choices, leftOut: [...leftOut, ...new Set([...others, ...tidied(unread)])] }
}

/** Reads lists in the data of a program: JSON, JavaScript, Python, YAML; undefined if the text is none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const data = await parseData(text)
  if (!data) return undefined
  const table = tableOf(data.value)
  if (table) return withAllNamed(table, data)
  const items = itemsIn(data.value)
  // Beside words, lists of numbers count something.
  const spoken = new Set(items.flatMap(({ text, topic }) => (isNumber(text) ? [] : topic)))
  const isItem = ({ topic }: Item) => spoken.size === 0 || spoken.has(topic)
  const [only = '', ...others] = spoken
  const isTitled = others.length === 0 && !WORDS.test(only)
  const numbers = items.filter((one) => !isItem(one)).map(({ text }) => text)
  const reading = readingOf('data', items.filter(isItem), [...(isTitled ? [only] : []), ...numbers])
  return reading.choices[0]!.items.length < 2 ? undefined : withAllNamed(reading, data)
}
