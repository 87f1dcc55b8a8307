import { prefix, type Catalogue, type Collection, type Index } from './catalogue.ts'
import { CommandError } from './errors.ts'
import { encodeKey, inverted, MAX_KEY_BYTES } from './key-encoding.ts'
import { matches } from './matcher.ts'
import { keysAt, type PathKey } from './paths.ts'
import type { Storage } from './storage.ts'
import { assertSize, decode, showDoc, type Doc, type Value } from './values.ts'

/** Where a document stands: its collection's number and its `_id`. */
export function documentKey(collection: Collection, id: Value): Buffer {
  return sized(Buffer.concat([prefix(collection.id), encodeKey(id)]), '_id_', collection)
}

function sized(key: Buffer, index: string, { ns }: Collection): Buffer {
  if (key.length <= MAX_KEY_BYTES) return key
  throw new CommandError(
    'KeyTooLong',
    `${ns}: a key of ${key.length} bytes is too large for index ${index} (${MAX_KEY_BYTES})`,
  )
}

export interface IndexEntry {
  key: Buffer
  values: Value[]
}

/** The entries a document has in a secondary index. A unique one's end without the `_id`, so that two would collide. */
export function entriesOf(
  collection: Collection,
  index: Index,
  doc: Doc,
  at: Buffer,
): Map<string, IndexEntry> {
  const entries = new Map<string, IndexEntry>()
  if (index.partial && !matches(doc, index.partial.predicates)) return entries
  let combinations: PathKey[][] = [[]]
  const arrays: string[] = []
  for (const [path, direction] of index.fields) {
    const { keys, multikey } = keysAt(doc, path)
    if (multikey) arrays.unshift(path)
    if (arrays.length > 1) {
      throw new CommandError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays [${arrays.join('] [')}]`,
      )
    }
    const directed = direction === 1 ? keys : keys.map(({ key, value }) => ({ key: inverted(key), value }))
    combinations = combinations.flatMap((before) => directed.map((next) => [...before, next]))
  }
  for (const combination of combinations) {
    const parts = [prefix(index.id), ...combination.map(({ key }) => key), ...(index.unique ? [] : [at])]
    const key = sized(Buffer.concat(parts), index.name, collection)
    entries.set(key.toString('latin1'), { key, values: combination.map(({ value }) => value) })
  }
  return entries
}

export function isMultikey(index: Index, doc: Doc): boolean {
  return index.fields.some(([path]) => keysAt(doc, path).multikey)
}

export interface Change {
  at: Buffer
  before?: Doc
  after?: { doc: Doc; bytes: Buffer }
}

/**
 * Inserts, replaces or removes one document and keeps every index in step. All refusals (a duplicate key, a key too
 * long, parallel arrays) come before the first byte is written.
 */
export function change(
  storage: Storage,
  catalogue: Catalogue,
  collection: Collection,
  { at, before, after }: Change,
): void {
  if (after) assertSize(after.bytes)
  if (after && !before && storage.get(at))
    throw duplicateKey(collection, collection.indexes[0]!, [after.doc._id])
  const removals: Buffer[] = []
  const additions: Buffer[] = []
  const newlyMultikey: Index[] = []
  for (const index of collection.indexes.slice(1)) {
    const old = before ? entriesOf(collection, index, before, at) : new Map<string, IndexEntry>()
    const next = after ? entriesOf(collection, index, after.doc, at) : new Map<string, IndexEntry>()
    for (const [text, { key }] of old) if (!next.has(text)) removals.push(key)
    for (const [text, { key, values }] of next) {
      if (old.has(text)) continue
      if (index.unique && storage.get(key)) throw duplicateKey(collection, index, values)
      additions.push(key)
    }
    if (after && !index.multikey && next.size > 0 && isMultikey(index, after.doc)) newlyMultikey.push(index)
  }
  for (const key of removals) storage.remove(key)
  for (const key of additions) storage.put(key, at)
  if (after) storage.put(at, after.bytes)
  else storage.remove(at)
  for (const index of newlyMultikey) index.multikey = true
  if (newlyMultikey.length > 0) catalogue.save(collection)
}

/** Fills a new index from the documents that are there; refused as a whole when it is to be unique and they are not. */
export function buildIndex(storage: Storage, collection: Collection, index: Index): void {
  const entries = new Map<string, { key: Buffer; at: Buffer }>()
  for (const { key: at, value } of storage.scan({
    start: prefix(collection.id),
    end: prefix(collection.id + 1),
  })) {
    const doc = decode(value)
    for (const [text, { key, values }] of entriesOf(collection, index, doc, at)) {
      if (entries.has(text)) throw duplicateKey(collection, index, values)
      entries.set(text, { key, at })
    }
    index.multikey ||= isMultikey(index, doc)
  }
  for (const { key, at } of entries.values()) storage.put(key, at)
}

function duplicateKey({ ns }: Collection, index: Index, values: Value[]): CommandError {
  const keyValue = Object.fromEntries(index.fields.map(([path], i) => [path, values[i]]))
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${index.name} dup key: ${showDoc(keyValue)}`,
    { keyPattern: index.key, keyValue },
  )
}
