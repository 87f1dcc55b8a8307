import { isObject } from '#shared/is-object.ts'
import { BESIDE, readTable, WORDS } from '#shared/rules/lists/read-table.ts'
import { isNumber, linesOf, readingOf, type Item, type Reading } from '#shared/rules/lists/reading.ts'

/** What stands before the brackets in a program: `export default`, `const goals: string[] =`, `bingoList[5] =`. */
const STATED = /^(?:export\s+default|[^\n=("']*=)\s*(?=[[{]|\(\s*["'])/gmu
/** From a bracket to the one that closes it, which no blank stands before. */
const CLOSED = /^(?:\[[\s\S]*?^\]|\{[\s\S]*?^\})/mu
const BRACKETED = /^[[{(][\s\S]*[\]})]$/u
/** A line of an array, or a comment in it. */
const ARRAY_LINE = /^(?:(["']).*\1,?)?\s*(?:(?:\/\/|#).*|\/\*.*\*\/)?$/u
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u

/** The value of the first of some texts, in the first language, that can be read; undefined if none can. */
function parsedFirst(...tries: readonly (readonly [(text: string) => unknown, string])[]): unknown {
  for (const [parse, text] of tries)
    try {
      return parse(text)
    } catch {
      // The next one.
    }
  return undefined
}

/** The value that a text states as JSON, as JavaScript, as Python or as YAML; what a program states, in a list. */
async function parseData(text: string): Promise<unknown> {
  const lines = linesOf(text).filter((line) => line !== '')
  const isListed = lines.length > 1 && lines.every((line) => ARRAY_LINE.test(line))
  const [head = '', ...stated] = text.split(STATED)
  // Below the last bracket is other code. Without quotation marks, a list among others names these.
  const bodies = stated
    .map((part) => /^[\s\S]*[\]})]/u.exec(part)?.[0] ?? '')
    .filter((body, _, { length }) => length === 1 || /["']/u.test(body))
  if (stated.length === 0) bodies.push(isListed ? `[${head}\n]` : head.trim().replace(/[,;]$/u, ''))
  if (bodies.every((body) => BRACKETED.test(body))) {
    const [{ default: json5 }, yaml] = await Promise.all([import('json5'), import('yaml')])
    // As it is; as lines of JSON; above other code; as a tuple or a set of Python; without quotation marks.
    const values = bodies.map((body) =>
      parsedFirst(
        [json5.parse, body],
        [json5.parse, `[${body.replace(/(?<=[\]}])\s*(?=[[{])/gu, ',')}]`],
        [json5.parse, CLOSED.exec(body)?.[0] ?? body],
        [json5.parse, `[${body.slice(1, -1)}]`],
        [yaml.parse, body],
      ),
    )
    return values.length > 1 ? values : values[0]
  }
  const keys = lines.filter((line) => YAML_KEY.test(line))
  return keys.length * 2 < lines.length ? undefined : parsedFirst([(await import('yaml')).parse, text])
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isNested = (value: unknown) => Array.isArray(value) || isObject(value)

const cellOf = (value: unknown): string =>
  isWord(value) ? String(value) : Array.isArray(value) ? value.filter(isWord).join(', ') : ''

/** Whether the items are in a list in an object, and not its words beside tags. */
function hasItems(one: Record<string, unknown>): boolean {
  const entries = Object.entries(one)
  const hasWords = entries.some(([key, inner]) => isWord(inner) && WORDS.test(key))
  const isTag = (key: string) => (hasWords && !WORDS.test(key)) || BESIDE.test(key)
  return entries.some(([key, inner]) => isNested(inner) && !isTag(key))
}

/** The fields that most of a list of objects have, or of objects with words by their names, as a table; undefined if a value is none. */
function tableOf(value: unknown): Reading | undefined {
  const list = isObject(value) ? Object.values(value) : value
  if (!Array.isArray(list) || !list.every(isObject) || list.some(hasItems)) return undefined
  const names = [...new Set(list.flatMap((one) => Object.keys(one)))]
  const shared = names.filter((name) => list.filter((one) => cellOf(one[name])).length * 2 > list.length)
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
  if (Array.isArray(value)) return value.flatMap((inner) => itemsIn(inner, topic))
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

/** Reads lists in the data of a program: JSON, JavaScript, Python, YAML; undefined if the text is none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const value = await parseData(text)
  const table = tableOf(value)
  if (table) return table
  const items = itemsIn(value)
  // Beside words, lists of numbers count something.
  const spoken = new Set(items.flatMap(({ text, topic }) => (isNumber(text) ? [] : topic)))
  const isItem = ({ topic }: Item) => spoken.size === 0 || spoken.has(topic)
  const numbers = items.filter((one) => !isItem(one)).map(({ text }) => text)
  const reading = readingOf('data', items.filter(isItem), numbers)
  return reading.choices[0]!.items.length < 2 ? undefined : reading
}
