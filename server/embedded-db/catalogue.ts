import { Int32 } from 'bson'
import { unsupportedError } from './errors.ts'
import type { KeyRange, Storage } from './storage.ts'
import { decode, encode, isDoc, isNumber, formatValue, type Doc, type Value } from './values.ts'

export type SortField = [path: string, direction: 1 | -1]

export interface Index {
  id: number
  name: string
  /** The key as the client sent it; `fields` is the same, parsed. */
  key: Doc
  fields: SortField[]
  unique: boolean
  expireAfterSeconds?: number
  /** Set while some entries are missing: no query reads the index, but changes of documents already update it. */
  building?: true
}

/** A collection's documents are stored under `id`, by `_id`; the first index stands for that order. */
export interface Collection {
  namespace: string
  id: number
  indexes: Index[]
}

const CATALOGUE_ID = 0
const FORMAT = 1
const HEADER_KEY = Buffer.concat([keyPrefix(CATALOGUE_ID), Buffer.from('h')])
const COLLECTION_KEYS = Buffer.concat([keyPrefix(CATALOGUE_ID), Buffer.from('c')])
const COLLECTION_KEYS_END = Buffer.concat([keyPrefix(CATALOGUE_ID), Buffer.from('d')])

/** Returns the first four bytes of a key: the index, or the collection, that the entry belongs to. */
export function keyPrefix(id: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(id)
  return bytes
}

export const rangeOf = (id: number): KeyRange => ({ start: keyPrefix(id), end: keyPrefix(id + 1) })

/** Reads a sort or an index key: `{path: 1 | -1, ...}`. */
export function readSortFields(sort: Doc): SortField[] {
  return Object.entries(sort).map(([path, value]) => {
    const direction = toNumber(value)
    if ((direction !== 1 && direction !== -1) || path === '' || path.includes('$'))
      throw unsupportedError(`a sort or an index by ${formatValue({ [path]: value })}`)
    return [path, direction]
  })
}

/** Collections and indexes: on disk and cached in memory. */
export class Catalogue {
  readonly #storage: Storage
  #collections = new Map<string, Collection>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Loads the catalogue. False when the file has no header, new or from another program. Throws when unreadable. */
  load(): boolean {
    const header = this.#storage.get(HEADER_KEY)
    if (header === undefined) return false
    const { format } = decode(header)
    if (toNumber(format) !== FORMAT) throw new Error(`its format is ${formatValue(format)}, not ${FORMAT}`)
    const collections = new Map<string, Collection>()
    for (const { key, value } of this.#storage.scan({ start: COLLECTION_KEYS, end: COLLECTION_KEYS_END })) {
      const namespace = key.subarray(COLLECTION_KEYS.length).toString()
      const { id, indexes } = decode(value)
      collections.set(namespace, {
        namespace,
        id: toNumber(id)!,
        indexes: (indexes as Doc[]).map(decodeIndex),
      })
    }
    this.#collections = collections
    return true
  }

  get(namespace: string): Collection | undefined {
    return this.#collections.get(namespace)
  }

  all(): Collection[] {
    return [...this.#collections.values()]
  }

  /** Returns an id that no collection or index has. */
  freeId(): number {
    return 1 + Math.max(CATALOGUE_ID, ...this.all().flatMap(({ indexes }) => indexes.map(({ id }) => id)))
  }

  /** Call this inside a write only, like the methods that follow. */
  saveHeader(): void {
    this.#storage.put(HEADER_KEY, encode({ format: new Int32(FORMAT) }))
  }

  getOrCreate(namespace: string): Collection {
    const existing = this.#collections.get(namespace)
    if (existing) return existing
    const id = this.freeId()
    const key = { _id: new Int32(1) }
    const primary: Index = { id, name: '_id_', key, fields: [['_id', 1]], unique: true }
    const collection = { namespace, id, indexes: [primary] }
    this.save(collection)
    return collection
  }

  save(collection: Collection): void {
    const { namespace, id, indexes } = collection
    this.#collections.set(namespace, collection)
    this.#storage.put(
      Buffer.concat([COLLECTION_KEYS, Buffer.from(namespace)]),
      encode({ id: new Int32(id), indexes: indexes.map(encodeIndex) }),
    )
  }
}

const toNumber = (value: Value): number | undefined =>
  isNumber(value) ? Number(value.toString()) : undefined

function encodeIndex({ id, name, key, unique, expireAfterSeconds, building }: Index): Doc {
  const expiry = expireAfterSeconds === undefined ? {} : { expireAfterSeconds: new Int32(expireAfterSeconds) }
  return { id: new Int32(id), name, key, unique, ...expiry, ...(building && { building }) }
}

function decodeIndex(doc: Doc): Index {
  const { id, name, key, unique, expireAfterSeconds, building } = doc
  // Earlier versions could store indexes on arrays and on a part of the documents.
  if (doc.partial !== undefined || doc.multikey === true || !isDoc(key))
    throw new Error(`its index ${formatValue(name)} is of a kind that this version does not read`)
  const seconds = toNumber(expireAfterSeconds)
  return {
    id: toNumber(id)!,
    name: name as string,
    key,
    fields: readSortFields(key),
    unique: unique === true,
    ...(seconds !== undefined && { expireAfterSeconds: seconds }),
    ...(building === true && { building }),
  }
}
