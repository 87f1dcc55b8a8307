import { isObject } from '../../is-object.ts'
import { CELL_MAX_LENGTH, GRID_SIZES } from '../../product.ts'
import { tidyLine } from '../text.ts'
import {
  ADDRESS,
  areMostly,
  CAPITALS,
  choicesOf,
  FREE_SPACE,
  grouped,
  hasNoWords,
  ITEM_FIELD,
  type Choice,
  type Item,
  type Reading,
} from './reading.ts'

/** Names of columns that accompany the words. */
const SECONDARY =
  /^(?:weights?|prob\w*|chances?|ids?|no\.?|nr\.?|#|categor(?:y|ies)|kategorien?|topics?|tags?|types?|groups?|difficulty|tiers?|ranks?|levels?|points?|gewicht|(?:last|family)[ _]?name|surname|nachname|familienname|achternaam|nom|apellidos?|cognome|sobrenome|nazwisko|soyadı?|(?:user )?e-?mail(?: address)?|class|klasse|role)$/iu
/** Names of fields that may contain the title of a nested list. */
const TITLES = /(?:name|title|label)s?$/iu
/** Titles of lists, but not names of emoji such as `:tree:`, and identifiers such as `q_tree`. */
const NO_ITEM = /:$(?<!(?<!\w):[\w+-]+:)|^\w*_\w*$/u
/** Tuples have no more elements than this, and there are more of them than elements. */
const MAX_TUPLE = 6
/** An emoji, which accompanies the words of a list. */
const EMOJI = /^\P{L}*[\p{Extended_Pictographic}\p{RI}]\P{L}*$/u
/** With more fields than this, all leaves count as one field. */
const MAX_FIELDS = 200

/** The steps of a path: into a list, and into a field. */
const LIST = '\n*'
const fieldNamed = (name: string): string => `\n=${name}`
/** Splits a path into the field's owner, the field's name, and the lists in the field. */
const PATH = /^(.*?)(?:\n=([^\n]*))?((?:\n\*)*)$/su

const isFilled = (text: string): boolean => text !== ''

/** A text in a table or in data. Its topic is the title or name of the list that contains it. */
interface Leaf extends Item {
  /** The path to the leaf, of the steps above. */
  path: string
}

/** The leaves with the same path. */
type Field = ReturnType<typeof fieldsOf>[number]
const fieldsOf = (leaves: readonly Leaf[]) =>
  [...grouped(leaves.map(({ path, text }) => [path, text] as const))].map(([path, cells]) => {
    const [, owner = '', name = '', list] = PATH.exec(path)!
    return { path, owner, name, isList: list !== '', cells, size: new Set(cells).size }
  })

/** Whether the texts of a field are the titles of longer lists. */
function areTitles({ owner, name, cells, isList }: Field, fields: readonly Field[]): boolean {
  const isNested = (one: Field) => one.path.startsWith(`${owner}\n`) && one.size === one.cells.length
  const perTitle = (one: Field) => one.cells.length / cells.length
  const minPerTitle = (one: Field) => (TITLES.test(name) && isNested(one) ? 2 : GRID_SIZES[0] ** 2)
  return !isList && fields.some((one) => perTitle(one) >= minPerTitle(one))
}

/** Returns the fields that contain the items. @param listNames the names of the lists in the data */
function mainFieldsOf(fields: readonly Field[], listNames: ReadonlySet<string>): readonly Field[] {
  const isSecondary = ({ name, cells }: Field) =>
    SECONDARY.test(name) ||
    cells.every((cell) => listNames.has(cell)) ||
    cells.filter((cell) => NO_ITEM.test(cell)).length * 2 > cells.length
  if (fields.length === 0) return []
  const candidates = fields.filter((one) => !areTitles(one, fields) && !isSecondary(one))
  const itemField = candidates.find(
    ({ name, cells, size }) => ITEM_FIELD.test(name) && (size > 1 || cells.length === 1),
  )
  // Names and titles are those of the lists beside their objects, if the lists have more words.
  const lists = candidates.filter(({ isList, path }) => isList && !path.startsWith(`${itemField?.owner}\n`))
  const listed = lists.reduce((sum, { size }) => sum + size, 0)
  const named =
    itemField && TITLES.test(itemField.name) && listed > itemField.size * 2 ? undefined : itemField
  const largest = candidates.toSorted((one, other) => other.size - one.size)[0] ?? fields[0]!
  const isLarge = (one: Field) => one.isList === largest.isList && one.size * 2 > largest.size
  const first = candidates.find((one) => one.owner === largest.owner && isLarge(one)) ?? largest
  // Sentences after much shorter texts describe them.
  const lengthOf = ({ cells }: Field) => cells.join('').length / cells.length
  const isDescription = (one: Field) => lengthOf(one) > Math.max(CELL_MAX_LENGTH, lengthOf(first) * 3)
  const main = named ?? (isDescription(largest) ? first : largest)
  const depthOf = ({ path }: Field) => path.split('\n').length
  const isSame = (one: Field) => one.name === main.name && depthOf(one) === depthOf(main)
  const isAlike = (one: Field) =>
    main.isList ? one.isList : isSame(one) || (!named && isLarge(one) && !isDescription(one))
  return fields.filter((one) => one === main || (candidates.includes(one) && isAlike(one)))
}

/** Reads the items of a table or of data from the field with the words, or from all fields that may have them. Other fields are choices. */
function readFields(form: 'table' | 'data', all: readonly Leaf[], listNames = new Set<string>()): Reading {
  const leaves = all.filter(({ text }) => isFilled(text) && !FREE_SPACE.test(text))
  const fields = fieldsOf(leaves).filter(({ path }) => path.includes(LIST))
  const inOneField = (leaf: Leaf) => ({ ...leaf, path: LIST })
  if (fields.length > MAX_FIELDS) return readFields(form, all.map(inOneField))
  const hasWords = ({ cells }: Field) => !cells.every(hasNoWords)
  // If every field consists of numbers, the numbers are the words.
  const wordFields = fields.some(hasWords) ? fields.filter(hasWords) : fields
  const used = mainFieldsOf(wordFields, listNames)
  const [main] = used
  const isBeside = ({ owner, cells }: Field) =>
    owner === main!.owner && (form === 'table' || cells.length * 2 > main!.cells.length)
  const others = wordFields.filter((one) => !used.includes(one) && isBeside(one))
  const itemsOf = (taken: readonly Field[]) =>
    leaves.filter(({ path }) => taken.some((one) => one.path === path))
  const textsOf = (taken: readonly Field[]) => itemsOf(taken).map(({ text }) => text)
  const partOf = (one: Field): Choice => ({ kind: 'part', name: one.name || '1', items: textsOf([one]) })
  const [, ...topics] = choicesOf(itemsOf(used))
  const isSingle = used.length === 1
  const parts = isSingle || topics.length > 0 ? [] : used.filter(({ name }) => name !== '')
  const choices: Choice[] = [
    ...(isSingle && others.length > 0 ? used.map(partOf) : []),
    { kind: 'all', name: '', items: textsOf(isSingle || form === 'table' ? [...used, ...others] : used) },
    ...[...parts, ...others].map(partOf),
    ...topics,
  ]
  const shown = new Set(choices.flatMap(({ name, items }) => [name, ...items]))
  const isLeftOut = (text: string) => !(shown.has(text) || hasNoWords(text) || ITEM_FIELD.test(text))
  const texts = [...itemsOf(used).map(({ topic }) => topic), ...leaves.map(({ text }) => text)]
  const leftOut = [
    ...fields.filter((one) => !wordFields.includes(one)).map(({ cells }) => cells.join(', ')),
    ...all.map(({ text }) => text).filter((text) => FREE_SPACE.test(text)),
    ...new Set(texts.filter(isLeftOut)),
  ]
  return { form, choices, leftOut }
}

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
    return [{ text, topic, path: isSecondary && path.endsWith(LIST) ? path + fieldNamed('#') : path }]
  }
  if (Array.isArray(value)) {
    const columnOf = (at: number) => path + LIST + fieldNamed(String(at + 1))
    if (areTuples(value))
      return value.flatMap((row) => row.flatMap((cell, at) => collectLeaves(cell, columnOf(at), topic)))
    // A list and the other arguments of a call, of which the first text is the list's title.
    const hasList =
      value.length <= MAX_TUPLE && value.some((inner) => Array.isArray(inner) && inner.length > 1)
    const title = hasList ? value.find((inner): inner is string => typeof inner === 'string') : undefined
    return value.flatMap((inner: unknown, at) =>
      collectLeaves(inner, title && typeof inner !== 'object' ? columnOf(at) : path + LIST, title ?? topic),
    )
  }
  if (!isObject(value)) return []
  const entries = Object.entries(value)
  const isScalar = (inner: unknown) => typeof inner !== 'object' || inner === null
  // The keys are the items, and the values say something about each.
  const haveNumbers = entries.length > 1 && entries.every(([, inner]) => typeof inner === 'number')
  const havePhrases = areMostly(entries, ([key, inner]) => /\s/u.test(key) && isScalar(inner))
  if (haveNumbers || (havePhrases && !path.endsWith(LIST)))
    return entries.flatMap(([key, inner]) => [
      ...collectLeaves(key, path + LIST, topic),
      ...collectLeaves(inner, path + LIST + fieldNamed('#'), topic),
    ])
  // A record of many texts is a list whose items have keys.
  const isKeyed =
    !path.endsWith(LIST) && entries.length > 3 && entries.every(([, inner]) => typeof inner === 'string')
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

/** The names of the lists and objects in a value. */
const namesIn = (value: unknown): string[] =>
  Object.entries(value ?? {}).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' ? [key, ...namesIn(inner)] : [],
  )

/** Reads a value of a program. */
export const readValue = (value: unknown): Reading =>
  readFields('data', collectLeaves(value), new Set(namesIn(value)))

export type Row = readonly string[]

const isKnownHeader = (cell: string): boolean => ITEM_FIELD.test(cell) || SECONDARY.test(cell)
const textOf = (row: Row): string => row.filter(isFilled).join(' ')

/** Whether the first row is a header: it has known column names, texts above numbers, or the only capitals. */
export function hasHeaderRow([first = [], ...rest]: readonly Row[]): boolean {
  const isAboveNumbers = (cell: string, at: number) =>
    !hasNoWords(cell) && rest.every((row) => hasNoWords(row[at] ?? ''))
  const isLoud = (row: Row) => row.every((cell) => !isFilled(cell) || CAPITALS.test(cell))
  // A header is above at least as many rows as a square card has.
  const isLoudest = first.length > 1 && rest.length >= first.length && isLoud(first) && !rest.some(isLoud)
  const hasKnownHeaders = first.filter(isKnownHeader).length >= Math.min(2, first.filter(isFilled).length)
  return (
    rest.length > 0 &&
    (isLoudest || hasKnownHeaders || ITEM_FIELD.test(first[0] ?? '') || first.some(isAboveNumbers))
  )
}

/** Reads a table: a grid of squares, or a column of words among others. @param hasHeadings whether the first row is certainly a header */
export function readTable(rows: readonly Row[], hasHeadings = false): Reading {
  const filled = rows.map((row) => row.map(tidyLine)).filter((row) => row.some(isFilled))
  // Titles are alone in their row above a table. An attendance report has its header below other rows, and ends before its activities.
  const isAlone = (row: Row) => row.filter(isFilled).length === 1
  const tableAt = filled.findIndex((row) => !isAlone(row))
  const headerAt = filled.findIndex((row) => ITEM_FIELD.test(row[0]!) && row.filter(isKnownHeader).length > 1)
  const endAt = headerAt > tableAt ? filled.findIndex((row, at) => at > headerAt && isAlone(row)) : -1
  const isTitle = (row: Row, at: number) =>
    at < Math.max(headerAt, tableAt) || (endAt > 0 && at >= endAt) || /^B I N G O$/iu.test(textOf(row))
  const table = filled.filter((row, at) => !isTitle(row, at))
  const [headings = [], ...below] = hasHeadings || hasHeaderRow(table) ? table : [[], ...table]
  const cellsOf = (row: Row) =>
    row.map((text, at) => ({ text, topic: '', path: LIST + fieldNamed(headings[at] || String(at + 1)) }))
  const reading = readFields('table', below.flatMap(cellsOf))
  const titles = filled.filter(isTitle).map(textOf)
  return { ...reading, leftOut: [...titles, ...headings.filter(isFilled), ...reading.leftOut] }
}
