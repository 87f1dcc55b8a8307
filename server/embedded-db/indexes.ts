import { keyPrefix, type Collection, type Index } from './catalogue.ts'
import { changes } from './changes.ts'
import { CommandError, unsupportedError } from './errors.ts'
import { encodeKey, invertKey } from './key-encoding.ts'
import type { Storage } from './storage.ts'
import { MAX_DOCUMENT_BYTES, formatValue, valueAt, type Doc, type Value } from './values.ts'

/** LMDB's limit for a key, bytes. */
const MAX_KEY_BYTES = 1978

export interface Change {
  /** The document's key in the storage. */
  docKey: Buffer
  before?: Doc
  after?: { doc: Doc; bytes: Buffer }
}

/** Returns the key of a document in the storage: its collection's id and its `_id`. */
export function documentKey(collection: Collection, id: Value): Buffer {
  return joinKey([keyPrefix(collection.id), encodeIndexable('_id', id)], '_id_')
}

/** Returns a document's key in a secondary index. A unique one ends without the `_id`, so that duplicates collide. */
export function entryKey(index: Index, doc: Doc, docKey: Buffer): Buffer {
  const parts = index.fields.map(([path, direction]) => {
    const key = encodeIndexable(path, valueAt(doc, path))
    return direction === 1 ? key : invertKey(key)
  })
  return joinKey([keyPrefix(index.id), ...parts, ...(index.unique ? [] : [docKey])], index.name)
}

function encodeIndexable(path: string, value: Value): Buffer {
  const key = encodeKey(value)
  if (key === undefined) throw unsupportedError(`${path}: ${formatValue(value)} in an index`)
  return key
}

function joinKey(parts: Buffer[], index: string): Buffer {
  const key = Buffer.concat(parts)
  if (key.length <= MAX_KEY_BYTES) return key
  throw unsupportedError(`a key of ${key.length} bytes in the index ${index} (at most ${MAX_KEY_BYTES})`)
}

/**
 * Inserts, replaces or removes one document and keeps every index in step. All errors (a duplicate key, a value that
 * can't be indexed, a document too large) come before the first write.
 */
export function changeDocument(
  storage: Storage,
  collection: Collection,
  { docKey, before, after }: Change,
): void {
  if (after && after.bytes.length > MAX_DOCUMENT_BYTES)
    throw unsupportedError(`a document of ${after.bytes.length} bytes (at most ${MAX_DOCUMENT_BYTES})`)
  if (after && !before && storage.get(docKey))
    throw duplicateKeyError(collection, collection.indexes[0]!, after.doc)
  const removals: Buffer[] = []
  const additions: Buffer[] = []
  for (const index of collection.indexes.slice(1)) {
    const old = before && entryKey(index, before, docKey)
    const next = after && entryKey(index, after.doc, docKey)
    if (old && next && old.equals(next)) continue
    // While an index is built, a document's entry may be missing, and its key may be that of a duplicate.
    if (old && (!index.building || storage.get(old)?.equals(docKey))) removals.push(old)
    if (!next) continue
    if (index.unique && storage.get(next)) throw duplicateKeyError(collection, index, after.doc)
    additions.push(next)
  }
  for (const key of removals) storage.remove(key)
  for (const key of additions) storage.put(key, docKey)
  changes.record((before ?? after?.doc)?._id)
  if (after) storage.put(docKey, after.bytes)
  else storage.remove(docKey)
}

/** Creates error 11000 in MongoDB's exact words: Mongoose and the services read `keyPattern` and `keyValue`. */
export function duplicateKeyError(
  { namespace }: Collection,
  { name, key, fields }: Index,
  doc: Doc,
): CommandError {
  const keyValue = Object.fromEntries(fields.map(([path]) => [path, valueAt(doc, path) ?? null]))
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${formatValue(keyValue)}`,
    { keyPattern: key, keyValue },
  )
}
