import { isObject } from '#shared/is-object.ts'
import { GRID_SIZES } from '#shared/product.ts'
import { BESIDE, readTable, WORDS } from '#shared/rules/lists/read-table.ts'
import {
  grouped,
  isNoWord,
  isNumber,
  linesOf,
  readingOf,
  tidied,
  type Item,
  type Reading,
} from '#shared/rules/lists/reading.ts'

/** Headings of words that may be the titles of what is below. */
const TITLES = /^(?:name|title|label)s?$/iu
const ENDS_STRING = /["'`],\s*$/mu
/** `[Tree, Cow]` as in YAML, which takes ever longer for each bracket that opens at once. */
const BRACKETED = /^(?!(?:[[{]\s*){9})[[{][\s\S]*[\]}]$/u
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u

interface Data {
  value: unknown
  /** Lists of a program that can't be read. */
  unread: readonly string[]
}

/** Whether there are strings or numbers in brackets, or strings with commas. */
function hasLists(text: string): boolean {
  const at = text.search(/[[({]/u)
  return (at >= 0 && /["'`\]]/u.test(text.slice(at + 1))) || ENDS_STRING.test(text)
}

/** The value that a text states in a program or as YAML; what a program states, in a list. */
async function parseData(text: string): Promise<Data | undefined> {
  const lines = linesOf(text).filter((line) => line !== '')
  if (hasLists(text)) {
    const stated = (await import('./brackets.ts')).statedIn(text)
    const read = stated.filter(({ value }) => value !== undefined)
    const spoken = read.filter(({ value }) => leavesOf(value).some((leaf) => !isNoWord(leaf)))
    const used = spoken.length > 0 ? spoken : read
    const values = used.map(({ value }) => value)
    const unread = stated.filter((one) => !used.includes(one)).map(({ body }) => body)
    if (values.length > 0) return { value: values.length > 1 ? values : values[0], unread }
  }
  const keys = lines.filter((line) => YAML_KEY.test(line))
  if (keys.length * 2 < lines.length && !BRACKETED.test(text.trim())) return undefined
  const yaml = await import('yaml')
  try {
    return { value: yaml.parse(text, { logLevel: 'error' }) as unknown, unread: [] }
  } catch {
    return undefined
  }
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
const isNested = (value: unknown) => Array.isArray(value) || isObject(value)
const isRow = (value: unknown): value is (string | number)[] => Array.isArray(value) && value.every(isWord)
const hasList = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && Object.values(value).some(hasList))

const cellOf = (value: unknown): string =>
  isWord(value) ? String(value) : Array.isArray(value) ? value.filter(isWord).join(', ') : ''

/** All words and numbers in a value. */
const leavesOf = (value: unknown): string[] =>
  isWord(value) ? [String(value)] : isNested(value) ? Object.values(value as object).flatMap(leavesOf) : []

/**
 * Whether the fields with a name hold items of their own, and not tags of the words beside them.
 * @param rows how many objects there are
 * @param areTitles whether those words may be the titles of what is below
 */
function holdItems(name: string, values: readonly unknown[], rows: number, areTitles: boolean): boolean {
  const nested = values.filter(WORDS.test(name) ? isNested : hasList)
  const leaves = nested.flatMap(leavesOf).filter((text) => !isNoWord(text))
  if (leaves.length === 0 || WORDS.test(name)) return leaves.length > 0
  const isDeep = nested.some((one) => Object.values(one as object).some(isNested))
  if (BESIDE.test(name)) return isDeep && values.length === 1
  // Several for each, and none of them twice, are no tags; nor are as many as a card has.
  const differ = leaves.length >= 2 * values.length && new Set(leaves).size === leaves.length
  return (areTitles && (isDeep || differ)) || leaves.length >= GRID_SIZES[0] ** 2 * rows
}

/**
 * As a table: rows with numbers beside the words; the fields that most of a list of objects have, or of objects with words by
 * their names. Undefined if a value is none.
 */
function tableOf(value: unknown): Reading | undefined {
  const list = isObject(value) ? Object.values(value) : value
  if (!Array.isArray(list)) return undefined
  const width = isRow(list[0]) ? list[0].length : 0
  const areRows = width > 1 && list.length >= width && list.every((row) => isRow(row) && row.length === width)
  if (areRows && list === value) {
    const { choices, leftOut } = readTable({ rows: list.map((row: unknown[]) => row.map(String)) })
    return leftOut.length > 0 || choices[0]!.kind === 'column'
      ? { form: 'data', choices, leftOut }
      : undefined
  }
  if (!list.every(isObject)) return undefined
  const fields = [...grouped(list.flatMap((one) => Object.entries(one)))]
  const said = fields.filter(([, values]) => values.some((one) => isWord(one) && !isNoWord(String(one))))
  const hasWords = said.some(([name]) => WORDS.test(name))
  const areTitles =
    !hasWords || list.length === 1 || (said.length < 2 && said.every(([name]) => TITLES.test(name)))
  if (fields.some(([name, values]) => holdItems(name, values, list.length, areTitles))) return undefined
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
    // Before lists, a word is their title.
    const areTitles = value.filter(isWord).length < value.filter(hasList).length
    return value
      .filter((inner) => !areTitles || isNested(inner))
      .flatMap((inner: unknown) => {
        const [[key, said] = [], ...others] = isWords && isObject(inner) ? Object.entries(inner) : []
        const isSaid = key !== undefined && isWord(said) && others.length === 0
        return isSaid ? { text: `${key}: ${said}`, topic } : itemsIn(inner, topic)
      })
  }
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const title =
    entries.length === 2 ? entries.find(([, inner]) => isWord(inner) && !isNoWord(`${inner}`)) : undefined
  const items = entries.flatMap(([key, inner]) =>
    isNested(inner) ? itemsIn(inner, title ? String(title[1]) : (WORDS.test(key) && topic) || key) : [],
  )
  if (items.length > 0 || entries.length < 2) return items
  // Numbers by their words, or words by their numbers.
  const areCounts = entries.every(([, inner]) => typeof inner === 'number')
  return entries.flatMap(([key, inner]) =>
    areCounts ? { text: key, topic } : isNoWord(key) ? itemsIn(inner, topic) : [],
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
  const spoken = new Set(items.flatMap(({ text, topic }) => (isNoWord(text) ? [] : topic)))
  // Beside them, so do lists of their categories.
  const hasWords = [...spoken].some((topic) => WORDS.test(topic))
  const isItem = ({ topic }: Item) =>
    spoken.size === 0 || (spoken.has(topic) && !(hasWords && BESIDE.test(topic)))
  const [only = '', ...others] = spoken
  const isTitled = others.length === 0 && !WORDS.test(only)
  const numbers = items.filter((one) => !isItem(one)).map(({ text }) => text)
  const reading = readingOf('data', items.filter(isItem), [...(isTitled ? [only] : []), ...numbers])
  return reading.choices[0]!.items.length < 2 ? undefined : withAllNamed(reading, data)
}
