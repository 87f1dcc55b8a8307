import { isObject } from '#shared/is-object.ts'
import { ASIDE, fieldNamed, LIST, readFields, TITLES, type Leaf } from '#shared/rules/lists/read-fields.ts'
import { ADDRESS, areMost, isNoWord, linesOf, WORDS, type Reading } from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { statedIn } from './brackets.ts'

/** A YAML key: `- text: Dog barks` or `topic:`. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u
/** The YAML parser compares every key with every other: 20,000 keys take 7 s. */
const MAX_KEYS = 5_000
/** An emoji, which accompanies the words of a list. */
const EMOJI = /^\P{L}*[\p{Extended_Pictographic}\p{RI}]\P{L}*$/u

function leavesIn(value: unknown, path = '', topic = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = tidyLine(String(value))
    const isBeside = typeof value === 'number' || EMOJI.test(text) || ADDRESS.test(text)
    return text === '' ? [] : [{ text, topic, path: isBeside && path.endsWith(LIST) ? path + ASIDE : path }]
  }
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => leavesIn(inner, path + LIST, topic))
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const isFlat = (inner: unknown) => typeof inner !== 'object' || inner === null
  const areNumbers = entries.length > 1 && entries.every(([, inner]) => typeof inner === 'number')
  // The keys are the items, and the values say something about each.
  const isSaid = ([key, inner]: readonly [string, unknown]) => /\s/u.test(key) && isFlat(inner)
  if (areNumbers || (!path.endsWith(LIST) && areMost(entries, isSaid)))
    return entries.flatMap(([key, inner]) => [
      ...leavesIn(key, path + LIST, topic),
      ...leavesIn(inner, path + LIST + fieldNamed('#'), topic),
    ])
  const areNames = areMost(entries, ([, inner]) => isObject(inner))
  const said = entries.filter(([, inner]) => typeof inner === 'string' && !isNoWord(inner))
  const title = said.find(([key]) => TITLES.test(key)) ?? (entries.length === 2 ? said[0] : undefined)
  return entries.flatMap(([key, inner]) => {
    const way = isNoWord(key) || (areNames && !isFlat(inner)) ? LIST : fieldNamed(tidyLine(key))
    const below = title ? String(title[1]) : (WORDS.test(key) && topic) || key
    return leavesIn(inner, path + way, isFlat(inner) ? topic : below)
  })
}

/** The names of a Trello board's cards, without the board's history; any other value is returned unchanged. */
function cardsOf(value: unknown): unknown {
  if (!isObject(value) || !value['lists'] || !Array.isArray(value['cards'])) return value
  return value['cards'].filter(isObject).map(({ name, closed }) => (closed ? { archived: name } : { name }))
}

/** Parses the data in a text: the list literals of a program, in an array if there are several, or YAML. */
async function parsed(text: string): Promise<unknown> {
  const stated = statedIn(text)
  if (stated.length > 0) return stated.length > 1 ? stated : cardsOf(stated[0])
  const lines = linesOf(text).filter((line) => line !== '')
  const keys = lines.filter((line) => YAML_KEY.test(line))
  const hasPlainItems = lines.some((line) => line.startsWith('- ') && !YAML_KEY.test(line))
  if (keys.length * 2 < lines.length || keys.length > MAX_KEYS || hasPlainItems) return undefined
  const { parseDocument } = await import('yaml')
  const document = parseDocument(text, { logLevel: 'error' })
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown)
}

/** Reads lists in data: JSON, JavaScript, Python, YAML; undefined if the text contains none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const reading = readFields('data', leavesIn(await parsed(text)))
  return reading.choices[0]!.items.length < 2 ? undefined : reading
}
