import { Int32 } from 'bson'
import { CommandError } from './errors.ts'
import { compileFilter, type Predicate } from './matcher.ts'
import { compileSort, type SortField } from './sort.ts'
import type { KeyRange, Storage } from './storage.ts'
import { decode, encode, isDoc, isNumber, toNumber, type Doc, type Value } from './values.ts'

/** The first four bytes of a key say to which index, or to which collection's documents, the entry belongs. */
export function prefix(id: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(id)
  return bytes
}

export function rangeOf(id: number): KeyRange {
  return { start: prefix(id), end: prefix(id + 1) }
}

export interface Index {
  id: number
  name: string
  /** The key as the client gave it, and the same read. */
  key: Doc
  fields: SortField[]
  unique: boolean
  partial?: { filter: Doc; predicates: Predicate[] }
  expireAfterSeconds?: number
  /** True once a document had an array at one of its fields: there are then several entries for one document. */
  multikey: boolean
}

/** A collection's documents stand under `id`, by `_id`; the first of the indexes is that order itself. */
export interface Collection {
  ns: string
  id: number
  indexes: Index[]
}

const CATALOGUE_ID = 0
const FORMAT = 1
const HEADER_KEY = Buffer.concat([prefix(CATALOGUE_ID), Buffer.from('h')])
const COLLECTION_KEYS = Buffer.concat([prefix(CATALOGUE_ID), Buffer.from('c')])

const number = (value: Value): number => (isNumber(value) ? toNumber(value) : 0)

/** Collections and indexes: on the disk, and remembered. */
export class Catalogue {
  readonly #storage: Storage
  #collections = new Map<string, Collection>()
  #nextId = 1

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** False when the file was never ours: it has no header. Throws on what cannot be read. */
  load(): boolean {
    const header = this.#storage.get(HEADER_KEY)
    if (header === undefined) return false
    const { format, nextId } = decode(header)
    if (number(format) !== FORMAT) throw new Error(`its format is ${number(format)}, not ${FORMAT}`)
    this.#nextId = number(nextId)
    this.#collections = new Map()
    const end = Buffer.concat([prefix(CATALOGUE_ID), Buffer.from('d')])
    for (const { key, value } of this.#storage.scan({ start: COLLECTION_KEYS, end })) {
      const ns = key.subarray(COLLECTION_KEYS.length).toString()
      const { id, indexes } = decode(value)
      this.#collections.set(ns, { ns, id: number(id), indexes: (indexes as Doc[]).map(readIndex) })
    }
    return true
  }

  /** Inside a write only, as are all that follow but `get` and `all`. */
  saveHeader(): void {
    this.#storage.put(HEADER_KEY, encode({ format: new Int32(FORMAT), nextId: new Int32(this.#nextId) }))
  }

  get(ns: string): Collection | undefined {
    return this.#collections.get(ns)
  }

  all(): Collection[] {
    return [...this.#collections.values()]
  }

  takeId(): number {
    const id = this.#nextId++
    this.saveHeader()
    return id
  }

  create(ns: string): Collection {
    const name = ns.slice(ns.indexOf('.') + 1)
    if (name === '' || name.includes('$') || name.includes('\0') || ns.startsWith('.')) {
      throw new CommandError('InvalidNamespace', `Invalid namespace specified '${ns}'`)
    }
    const id = this.takeId()
    const key = { _id: new Int32(1) }
    const primary = { id, name: '_id_', key, fields: compileSort(key), unique: true, multikey: false }
    const collection = { ns, id, indexes: [primary] }
    this.save(collection)
    return collection
  }

  save(collection: Collection): void {
    const { ns, id, indexes } = collection
    this.#collections.set(ns, collection)
    this.#storage.put(
      Buffer.concat([COLLECTION_KEYS, Buffer.from(ns)]),
      encode({ id: new Int32(id), indexes: indexes.map(writeIndex) }),
    )
  }

  drop(collection: Collection): void {
    for (const index of collection.indexes) {
      for (const { key } of this.#storage.scan(rangeOf(index.id))) this.#storage.remove(key)
    }
    this.#storage.remove(Buffer.concat([COLLECTION_KEYS, Buffer.from(collection.ns)]))
    this.#collections.delete(collection.ns)
  }
}

function writeIndex({ id, name, key, unique, partial, expireAfterSeconds, multikey }: Index): Doc {
  return {
    id: new Int32(id),
    name,
    key,
    unique,
    multikey,
    ...(partial && { partial: partial.filter }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: new Int32(expireAfterSeconds) }),
  }
}

function readIndex(doc: Doc): Index {
  const key = doc.key as Doc
  return {
    id: number(doc.id),
    name: doc.name as string,
    key,
    fields: compileSort(key),
    unique: doc.unique === true,
    multikey: doc.multikey === true,
    ...(isDoc(doc.partial) && { partial: { filter: doc.partial, predicates: compileFilter(doc.partial) } }),
    ...(isNumber(doc.expireAfterSeconds) && { expireAfterSeconds: toNumber(doc.expireAfterSeconds) }),
  }
}
