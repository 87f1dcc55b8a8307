import { GRID_SIZES } from '../../product.ts'
import { choicesOf, grouped, isNoWord, type Choice, type Item, type Reading } from './reading.ts'

/** Names of what holds the words, in files of bingo cards and lists of goals. */
export const WORDS =
  /^(?:items?|activit(?:y|ies)|challenges?|choices?|elements?|entr(?:y|ies)|options?|rows?|terms?|tiles?|values?|texts?|names?|titles?|goals?|phrases?|squares?|cells?|contents?|prompts?|(?:buzz)?words?|descriptions?|labels?|tasks?|begriffe?|wörter|wort|felder|feld|項目|内容|お題|النص|العبارة)$/iu
/** Names of what is beside them. */
export const BESIDE =
  /^(?:weights?|prob\w*|chances?|ids?|no\.?|nr\.?|#|categor(?:y|ies)|kategorien?|topics?|tags?|types?|groups?|difficulty|tiers?|ranks?|levels?|points?|gewicht)$/iu
/** Names of words that may be the titles of what is below. */
export const TITLES = /^(?:name|title|label)s?$/iu
const FREE = /^\W*(?:free(?:\s?(?:space|spot|square|cell))?|frei|freies feld|joker|フリー|حرة)\W*$/iu

/** With more fields, none of them is about another. */
const MANY = 200

/** How a path goes on: into a list, to what is beside the words in one, to a field. */
export const LIST = '\n*'
export const ASIDE = '\n#'
export const fieldNamed = (name: string): string => `\n=${name}`
const PATH = /^(.*?)(?:\n=([^\n]*))?((?:\n[*#])*)$/su

/** A word in a table or in data, with the title or the name of the list that it is in. */
export interface Leaf extends Item {
  /** The way to it, as above. */
  path: string
}

/** The words with the same path. */
interface Field {
  path: string
  /** The path of what has the field. */
  owner: string
  name: string
  isList: boolean
  cells: readonly string[]
}

function fieldsOf(leaves: readonly Leaf[]): Field[] {
  return [...grouped(leaves.map(({ path, text }) => [path, text] as const))].map(([path, cells]) => {
    const [, owner = '', name = '', list] = PATH.exec(path)!
    return { path, owner, name, isList: list !== '', cells }
  })
}

/** How many different words it has. */
const sizeOf = ({ cells }: Field): number => new Set(cells).size

/** Whether the words of a field say what longer lists are about. */
function areTitles({ owner, name, cells, isList }: Field, fields: readonly Field[]): boolean {
  const others = fields.filter((one) => one.name !== name)
  const isAlone = cells.length === 1 || others.every((one) => one.isList || one.owner !== owner)
  const mayBe = isAlone && (TITLES.test(name) || !WORDS.test(name))
  const hold = (one: Field): boolean => {
    const isBelow = one.path.startsWith(`${owner}\n`) && one.path.slice(owner.length).includes(LIST)
    const differ = one.cells.length >= 2 * cells.length && sizeOf(one) === one.cells.length
    return isBelow && ((one.isList && WORDS.test(one.name)) || (mayBe && differ))
  }
  return !isList && others.some((one) => one.cells.length >= GRID_SIZES[0] ** 2 * cells.length || hold(one))
}

/** The fields that hold the items. */
function mainOf(fields: readonly Field[]): readonly Field[] {
  if (fields.length > MANY) return fields
  const told = fields.filter((one) => !areTitles(one, fields))
  const pool = told.filter((one) => !BESIDE.test(one.name))
  const named = pool.find(({ name }) => WORDS.test(name))
  const [main] = named ? [named] : [...pool.toSorted((one, other) => sizeOf(other) - sizeOf(one)), ...told]
  const depthOf = ({ path }: Field) => path.split('\n').length
  const isAlike = (one: Field): boolean | undefined =>
    main?.isList ||
    (one.name === main?.name && depthOf(one) === depthOf(main)) ||
    (!named && one.owner === main?.owner && sizeOf(one) * 2 > sizeOf(main))
  return fields.filter(
    (one) => one === main || (pool.includes(one) && one.isList === main?.isList && isAlike(one)),
  )
}

/** Reads the items of a table or of data: those of the field with the words, or of all that may be. Other fields are choices too. */
export function readFields(form: 'table' | 'data', leaves: readonly Leaf[]): Reading {
  const fields = fieldsOf(leaves).filter(({ path }) => path.includes(LIST))
  const hasWords = ({ cells }: Field) => !cells.every(isNoWord)
  // A card of numbers has no other words.
  const spoken = fields.some(hasWords) ? fields.filter(hasWords) : fields
  const used = mainOf(spoken)
  const [main] = used
  const isOffered = (one: Field) =>
    !used.includes(one) &&
    one.owner === main?.owner &&
    (form === 'table' || one.cells.length * 2 > main.cells.length)
  const others = used.length < MANY ? spoken.filter(isOffered) : []
  const itemsOf = (taken: readonly Field[]) => {
    const paths = new Set(taken.map(({ path }) => path))
    return leaves.filter(({ path, text }) => paths.has(path) && !FREE.test(text))
  }
  const textsOf = (taken: readonly Field[]) => itemsOf(taken).map(({ text }) => text)
  const partOf = (one: Field): Choice => ({ kind: 'part', name: one.name, items: textsOf([one]) })
  const [, ...topics] = choicesOf(itemsOf(used))
  const all = form === 'table' ? spoken : used.length === 1 ? [...used, ...others] : used
  const hasBest = used.length === 1 && all.length > 1
  const areParts = used.length > 1 && used.length < MANY && topics.length === 0
  const choices: Choice[] = [
    ...(hasBest ? used.map(partOf) : []),
    { kind: 'all', name: '', items: textsOf(all) },
    ...(areParts ? used.filter(({ name }) => name !== '') : []).map(partOf),
    ...others.map(partOf),
    ...topics,
  ]
  const shown = new Set(choices.flatMap(({ name, items }) => [name, ...items]))
  const isLeft = (text: string) =>
    !(shown.has(text) || text === '' || isNoWord(text) || WORDS.test(text) || FREE.test(text))
  return {
    form,
    choices,
    leftOut: [
      ...fields.flatMap((one) => (hasWords(one) || spoken === fields ? [] : one.cells.join(', '))),
      ...leaves.flatMap(({ text }) => (FREE.test(text) ? text : [])),
      ...new Set(
        [...itemsOf(used).map(({ topic }) => topic), ...leaves.map(({ text }) => text)].filter(isLeft),
      ),
    ],
  }
}
