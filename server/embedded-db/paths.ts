import { EMPTY_ARRAY_KEY, encodeKey, NULL_KEY } from './key-encoding.ts'
import { field, isDoc, type Doc, type Value } from './values.ts'

const ARRAY_INDEX = /^(0|[1-9]\d{0,6})$/

export function arrayIndex(part: string): number | undefined {
  return ARRAY_INDEX.test(part) ? Number(part) : undefined
}

/** What stands at a path: every value reached, through arrays of documents too, and whether a document lacks it. */
export interface Found {
  values: Value[]
  missing: boolean
  throughArray: boolean
}

/** Follows a dotted path as MongoDB's queries do: an array on the way stands for each of its documents. */
export function findAt(doc: Doc, path: string): Found {
  const found: Found = { values: [], missing: false, throughArray: false }
  if (!path.includes('.')) {
    if (Object.hasOwn(doc, path)) found.values.push(doc[path])
    else found.missing = true
    return found
  }
  follow(doc, path.split('.'), 0, found)
  return found
}

function follow(at: Value, parts: string[], depth: number, found: Found): void {
  const part = parts[depth]
  if (part === undefined) {
    found.values.push(at)
  } else if (Array.isArray(at)) {
    found.throughArray = true
    const index = arrayIndex(part)
    if (index !== undefined && index < at.length) follow(at[index], parts, depth + 1, found)
    for (const item of at) if (isDoc(item)) follow(item, parts, depth, found)
  } else if (isDoc(at) && Object.hasOwn(at, part)) {
    follow(field(at, part), parts, depth + 1, found)
  } else {
    found.missing = true
  }
}

export interface PathKey {
  key: Buffer
  value: Value
}

/**
 * The index keys of a path: one for each element of an array, a missing value counting as null. Also what sorting
 * compares: the smallest of them ascending, the largest descending.
 */
export function keysAt(doc: Doc, path: string): { keys: PathKey[]; multikey: boolean } {
  const { values, missing, throughArray } = findAt(doc, path)
  let multikey = throughArray
  const keys: PathKey[] = []
  for (const found of values) {
    if (Array.isArray(found)) multikey = true
    if (Array.isArray(found) && found.length === 0) keys.push({ key: EMPTY_ARRAY_KEY, value: undefined })
    for (const value of Array.isArray(found) ? found : [found]) keys.push({ key: encodeKey(value), value })
  }
  // A document of an array that lacks the field counts as null, and so does an array without any document in it.
  if (keys.length === 0 || missing) keys.push({ key: NULL_KEY, value: null })
  return { keys, multikey }
}
