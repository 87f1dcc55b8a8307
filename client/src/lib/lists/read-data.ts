import { isObject } from '#shared/is-object.ts'
import { readValue } from '#shared/rules/lists/read-fields.ts'
import { linesOf, type Reading } from '#shared/rules/lists/reading.ts'
import { findLists } from './find-lists.ts'

/** A YAML key: `- text: Dog barks` or `topic:`. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u
/** The YAML parser compares every key with every other: 20,000 keys take 7 s. */
const MAX_KEYS = 5_000
/** What precedes the rows in SQL. */
const SQL_HEAD = /(?:^[^'"]*?|;[^;'"]*?)\binsert\s+into\s[^'"]{1,500}?\svalues/giu

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
  const keys = lines.flatMap((line) => YAML_KEY.exec(line)?.[0] ?? [])
  const hasPlainItems = lines.some((line) => line.startsWith('- ') && !YAML_KEY.test(line))
  if (keys.length * 2 < lines.length || keys.length > MAX_KEYS || hasPlainItems) return undefined
  // In a list of sentences, keys say who does something.
  const areItems = lines.every((line) => line.startsWith('- ')) && new Set(keys).size > 1
  if (areItems || new Set(keys).size === keys.length) return undefined
  const { parseDocument } = await import('yaml')
  const document = parseDocument(text, { logLevel: 'error' })
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown)
}

/** Reads lists in data: JSON, JavaScript, Python, YAML; undefined if the text contains none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const reading = readValue(await parseData(text))
  return reading.choices[0]!.items.length < 2 ? undefined : reading
}
