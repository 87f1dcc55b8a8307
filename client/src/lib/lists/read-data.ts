import { isObject } from '#shared/is-object.ts'
import {
  SECONDARY_LEAF,
  fieldNamed,
  LIST,
  readFields,
  TITLES,
  type Leaf,
} from '#shared/rules/lists/read-fields.ts'
import {
  ADDRESS,
  areMostly,
  hasNoWords,
  linesOf,
  ITEM_FIELD,
  type Reading,
} from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { findLists } from './find-lists.ts'

/** A YAML key: `- text: Dog barks` or `topic:`. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u
/** The YAML parser compares every key with every other: 20,000 keys take 7 s. */
const MAX_KEYS = 5_000
/** What precedes the rows in SQL. */
const SQL_HEAD = /(?:^[^'"]*?|;[^;'"]*?)\binsert\s+into\s[^'"]{1,500}?\svalues/giu
/** Tuples have no more elements than this, and there are more of them than elements. */
const MAX_TUPLE = 6
/** An emoji, which accompanies the words of a list. */
const EMOJI = /^\P{L}*[\p{Extended_Pictographic}\p{RI}]\P{L}*$/u

/** Whether arrays are the rows of a table, such as the arguments of calls, and not the rows of a card. */
const areTuples = (rows: readonly unknown[]): rows is unknown[][] => {
  const length = Array.isArray(rows[0]) ? rows[0].length : 0
  const isTuple = (row: unknown) =>
    Array.isArray(row) && row.length === length && row.every((cell) => typeof cell !== 'object')
  return length > 1 && length <= Math.min(MAX_TUPLE, rows.length - 1) && rows.every(isTuple)
}

function collectLeaves(value: unknown, path = '', topic = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = tidyLine(String(value))
    const isSecondary = typeof value === 'number' || EMOJI.test(text) || ADDRESS.test(text)
    return text === ''
      ? []
      : [{ text, topic, path: isSecondary && path.endsWith(LIST) ? path + SECONDARY_LEAF : path }]
  }
  if (Array.isArray(value)) {
    const columnOf = (at: number) => path + LIST + fieldNamed(String(at + 1))
    if (areTuples(value))
      return value.flatMap((row) => row.flatMap((cell, at) => collectLeaves(cell, columnOf(at), topic)))
    return value.flatMap((inner: unknown) => collectLeaves(inner, path + LIST, topic))
  }
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const isScalar = (inner: unknown) => typeof inner !== 'object' || inner === null
  const hasOnlyNumbers = entries.length > 1 && entries.every(([, inner]) => typeof inner === 'number')
  // The keys are the items, and the values say something about each.
  const isItemKey = ([key, inner]: readonly [string, unknown]) => /\s/u.test(key) && isScalar(inner)
  if (hasOnlyNumbers || (!path.endsWith(LIST) && areMostly(entries, isItemKey)))
    return entries.flatMap(([key, inner]) => [
      ...collectLeaves(key, path + LIST, topic),
      ...collectLeaves(inner, path + LIST + fieldNamed('#'), topic),
    ])
  // A record of many texts is a list whose items have keys.
  const isKeyed = path === '' && entries.length > 3 && entries.every(([, inner]) => typeof inner === 'string')
  const haveObjects = areMostly(entries, ([, inner]) => isObject(inner))
  const texts = entries.filter(([, inner]) => typeof inner === 'string' && !hasNoWords(inner))
  const title = texts.find(([key]) => TITLES.test(key)) ?? (entries.length === 2 ? texts[0] : undefined)
  return entries.flatMap(([key, inner]) => {
    const step =
      isKeyed || hasNoWords(key) || (haveObjects && !isScalar(inner)) ? LIST : fieldNamed(tidyLine(key))
    const childTopic = title ? String(title[1]) : (ITEM_FIELD.test(key) && topic) || key
    return collectLeaves(inner, path + step, isScalar(inner) ? topic : childTopic)
  })
}

/** The names of a Trello board's cards, without the board's history; any other value is returned unchanged. */
function trelloCardsOf(value: unknown): unknown {
  if (!isObject(value) || !value['lists'] || !Array.isArray(value['cards'])) return value
  return value['cards'].filter(isObject).map(({ name, closed }) => (closed ? { archived: name } : { name }))
}

/** Parses the data in a text: the list literals of a program, in an array if there are several, the rows of SQL, or YAML. */
async function parseData(text: string): Promise<unknown> {
  const rows = text.replace(SQL_HEAD, '')
  const literals = findLists(rows === text ? text : rows.replace(/(?<=\p{L})''(?=\p{L})/gu, "\\'"))
  if (literals.length > 0) return literals.length > 1 ? literals : trelloCardsOf(literals[0])
  const lines = linesOf(text).filter((line) => line !== '')
  const keyLines = lines.filter((line) => YAML_KEY.test(line))
  const hasPlainItems = lines.some((line) => line.startsWith('- ') && !YAML_KEY.test(line))
  if (keyLines.length * 2 < lines.length || keyLines.length > MAX_KEYS || hasPlainItems) return undefined
  const { parseDocument } = await import('yaml')
  const document = parseDocument(text, { logLevel: 'error' })
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown)
}

/** Reads lists in data: JSON, JavaScript, Python, YAML; undefined if the text contains none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const reading = readFields('data', collectLeaves(await parseData(text)))
  return reading.choices[0]!.items.length < 2 ? undefined : reading
}
