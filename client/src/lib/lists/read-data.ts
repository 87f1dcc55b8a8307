import { isObject } from '#shared/is-object.ts'
import {
  ASIDE,
  fieldNamed,
  LIST,
  readFields,
  TITLES,
  WORDS,
  type Leaf,
} from '#shared/rules/lists/read-fields.ts'
import { ADDRESS, isNoWord, linesOf, type Reading } from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { statedIn } from './brackets.ts'

/** Beside words in a list: emoji, addresses. */
const NO_ITEM = new RegExp(`^\\P{L}*[\\p{Extended_Pictographic}\\p{RI}]\\P{L}*$|${ADDRESS.source}`, 'iu')
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u
/** No object has so many fields: they are names of something. */
const MANY = 50

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function leavesIn(value: unknown, path = '', topic = ''): Leaf[] {
  if (isWord(value)) {
    const text = tidyLine(String(value))
    const isAside = path.endsWith(LIST) && (typeof value === 'number' || NO_ITEM.test(text))
    return text === '' ? [] : [{ text, topic, path: isAside ? path + ASIDE : path }]
  }
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => leavesIn(inner, path + LIST, topic))
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const areCounts = entries.length > 1 && entries.every(([, inner]) => typeof inner === 'number')
  if (areCounts) return entries.flatMap(([key]) => leavesIn(key, path + LIST, topic))
  const objects = entries.filter(([, inner]) => isObject(inner)).length
  const areNames = entries.length > MANY || (objects > 1 && objects * 2 > entries.length)
  const said = entries.filter(
    (entry): entry is [string, string | number] => isWord(entry[1]) && !isNoWord(String(entry[1])),
  )
  const title = said.find(([key]) => TITLES.test(key)) ?? (entries.length === 2 ? said[0] : undefined)
  return entries.flatMap(([key, inner]) => {
    const way = isNoWord(key) || (areNames && !isWord(inner)) ? LIST : fieldNamed(tidyLine(key))
    const below = title ? String(title[1]) : (WORDS.test(key) && topic) || key
    return leavesIn(inner, path + way, isWord(inner) ? topic : below)
  })
}

/** The value that a text states in a program or as YAML; what a program states, in a list. */
async function parsed(text: string): Promise<unknown> {
  const stated = statedIn(text)
  if (stated.length > 0) return stated.length > 1 ? stated : stated[0]
  const lines = linesOf(text).filter((line) => line !== '')
  const keys = lines.filter((line) => YAML_KEY.test(line))
  const hasPlainItems = lines.some((line) => line.startsWith('- ') && !YAML_KEY.test(line))
  if (keys.length * 2 < lines.length || hasPlainItems) return undefined
  const yaml = await import('yaml')
  try {
    return yaml.parse(text, { logLevel: 'error' }) as unknown
  } catch {
    return undefined
  }
}

/** Reads lists in the data of a program: JSON, JavaScript, Python, YAML; undefined if the text is none. */
export async function readData(text: string): Promise<Reading | undefined> {
  const reading = readFields('data', leavesIn(await parsed(text)))
  return reading.choices[0]!.items.length < 2 ? undefined : reading
}
