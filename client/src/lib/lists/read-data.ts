import { isObject } from '#shared/is-object.ts'
import { GRID_SIZES } from '#shared/product.ts'
import { BESIDE, choicesOf, FREE, WORDS } from '#shared/rules/lists/read-table.ts'
import {
  ADDRESS,
  grouped,
  isNoWord,
  linesOf,
  readingOf,
  type Item,
  type Reading,
} from '#shared/rules/lists/reading.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { statedIn } from './brackets.ts'

/** Headings of words that may be the titles of what is below. */
const TITLES = /^(?:name|title|label)s?$/iu
/** Beside words in a list: emoji, addresses. */
const NO_ITEM = new RegExp(`^\\P{L}*[\\p{Extended_Pictographic}\\p{RI}]\\P{L}*$|${ADDRESS.source}`, 'iu')
/** `- text: Dog barks` or `topic:`, as in YAML. */
const YAML_KEY = /^-?\s*[\p{L}\p{N}_ -]{1,40}:(?:\s|$)/u
/** No object has so many fields: they are names of something. */
const MANY = 50

/** A word in a value, with the title or the name of the list that it is in. */
interface Leaf extends Item {
  /** The names of the fields on the way to it, with `*` for each list. */
  path: string
}

/** The words with the same path. */
interface Field {
  path: string
  /** The path of what has the field. */
  owner: string
  heading: string
  isList: boolean
  cells: readonly string[]
}

/** How many different words it has. */
const sizeOf = ({ cells }: Field): number => new Set(cells).size

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function leavesIn(value: unknown, path = '', topic = ''): Leaf[] {
  if (isWord(value)) {
    const text = tidyLine(String(value))
    const isBeside = path.endsWith('*') && (typeof value === 'number' || NO_ITEM.test(text))
    return text === '' ? [] : [{ text, topic, path: isBeside ? `${path}.#` : path }]
  }
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => leavesIn(inner, `${path}.*`, topic))
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const areCounts = entries.length > 1 && entries.every(([, inner]) => typeof inner === 'number')
  if (areCounts) return entries.flatMap(([key]) => leavesIn(key, `${path}.*`, topic))
  const objects = entries.filter(([, inner]) => isObject(inner)).length
  const areNames = entries.length > MANY || (objects > 1 && objects * 2 > entries.length)
  const said = entries.filter(
    (entry): entry is [string, string | number] => isWord(entry[1]) && !isNoWord(String(entry[1])),
  )
  const title = said.find(([key]) => TITLES.test(key)) ?? (entries.length === 2 ? said[0] : undefined)
  return entries.flatMap(([key, inner]) => {
    const name = isNoWord(key) || (areNames && !isWord(inner)) ? '*' : key.replaceAll(/[.*#]/gu, ' ')
    const below = title ? String(title[1]) : (WORDS.test(key) && topic) || key
    return leavesIn(inner, `${path}.${name}`, isWord(inner) ? topic : below)
  })
}

function fieldsOf(leaves: readonly Leaf[]): Field[] {
  return [...grouped(leaves.map(({ path, text }) => [path, text] as const))].map(([path, cells]) => {
    const [, owner = '', heading = '', list] = /^(.*?)\.?([^.*#]*)((?:\.[*#])*)$/u.exec(path)!
    return { path, owner, heading, isList: list !== '', cells }
  })
}

/** Whether the words of a field say what longer lists are about. */
function areTitles({ owner, heading, cells, isList }: Field, fields: readonly Field[]): boolean {
  const others = fields.filter((one) => one.heading !== heading && !BESIDE.test(one.heading))
  const isAlone = cells.length === 1 || others.every((one) => one.isList || one.owner !== owner)
  const mayBe = isAlone && (TITLES.test(heading) || !WORDS.test(heading))
  const hold = (one: Field): boolean => {
    const isBelow = one.path.startsWith(`${owner}.`) && one.path.slice(owner.length).includes('*')
    const differ = one.cells.length >= 2 * cells.length && sizeOf(one) === one.cells.length
    return isBelow && ((one.isList && WORDS.test(one.heading)) || (mayBe && differ))
  }
  return !isList && others.some((one) => one.cells.length >= GRID_SIZES[0] ** 2 * cells.length || hold(one))
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
  const leaves = leavesIn(await parsed(text))
  const fields = fieldsOf(leaves).filter(({ path }) => path.includes('*'))
  if (fields.length > MANY ** 2) return undefined
  const hasWords = ({ cells }: Field) => !cells.every(isNoWord)
  // A card of numbers has no other words.
  const spoken = fields.some(hasWords) ? fields.filter(hasWords) : fields
  const told = spoken.filter((one) => !areTitles(one, spoken))
  const flats = told.filter(({ isList }) => !isList)
  // Beside words, other lists are tags of theirs.
  const isTag = ({ path, heading, isList }: Field) =>
    isList && !WORDS.test(heading) && flats.some(({ owner }) => path.startsWith(`${owner}.`))
  const pool = told.filter((one) => !BESIDE.test(one.heading) && !isTag(one))
  const named = pool.find(({ heading }) => WORDS.test(heading))
  const lists = pool.filter(({ isList }) => isList)
  const [largest] = pool.filter(({ isList }) => !isList).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const areListsLarger = !largest || lists.reduce((sum, one) => sum + sizeOf(one), 0) >= sizeOf(largest)
  const main = named ?? (areListsLarger ? lists[0] : largest) ?? told[0]
  if (!main) return undefined
  const depthOf = ({ path }: Field) => path.split('.').length
  const isNextTo = (one: Field) => one.owner === main.owner && one.cells.length * 2 > main.cells.length
  const isAlike = (one: Field) =>
    main.isList ||
    (one.heading === main.heading && depthOf(one) === depthOf(main)) ||
    (!named && isNextTo(one) && sizeOf(one) * 2 > sizeOf(main))
  const used = told.filter(
    (one) => one === main || (one.isList === main.isList && pool.includes(one) && isAlike(one)),
  )
  const others = told.filter((one) => isNextTo(one) && !used.includes(one))
  const itemsOf = (taken: readonly Field[]) => {
    const paths = new Set(taken.map(({ path }) => path))
    return leaves.filter((leaf) => paths.has(leaf.path) && !FREE.test(leaf.text))
  }
  const items = itemsOf(used)
  if (items.length < 2) return undefined
  const [, ...topics] = readingOf('data', items).choices
  const hasBest = used.length === 1 && others.length > 0
  const all = hasBest ? itemsOf([main, ...others]) : items
  const parts = used.length > 1 && topics.length === 0 ? used.filter(({ heading }) => heading !== '') : []
  const choices = [
    ...choicesOf(
      hasBest ? main : undefined,
      all.map((leaf) => leaf.text),
      [...parts, ...others],
    ),
    ...topics,
  ]
  const shown = new Set(choices.flatMap(({ name, items: texts }) => [name, ...texts]))
  const rest = [...items.map(({ topic }) => topic), ...leaves.map((leaf) => leaf.text)]
  return {
    form: 'data',
    choices,
    leftOut: [
      ...fields.filter((one) => !spoken.includes(one)).map(({ cells }) => cells.join(', ')),
      ...new Set(rest.filter((one) => one !== '' && !shown.has(one) && !isNoWord(one) && !WORDS.test(one))),
    ],
  }
}
