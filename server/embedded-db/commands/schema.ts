import { Int32 } from 'bson'
import type { Collection, Index } from '../catalogue.ts'
import {
  collectionForWrite,
  countArgument,
  docArgument,
  listArgument,
  namespace,
  type Command,
  type Context,
} from '../command.ts'
import { CommandError } from '../errors.ts'
import { buildIndex } from '../indexes.ts'
import { compileFilter, type Predicate } from '../matcher.ts'
import { OK, type Reply } from '../reply.ts'
import { encode, field, identical, isDoc, isNumber, show, showDoc, toNumber, type Doc } from '../values.ts'

const MAX_INDEXES = 64
const INDEX_FIELDS = [
  'key',
  'name',
  'unique',
  'background',
  'partialFilterExpression',
  'expireAfterSeconds',
  'v',
]

type IndexSpec = Omit<Index, 'id' | 'multikey'>

function create(context: Context): Promise<Reply> {
  const ns = namespace(context)
  const { catalogue, storage } = context.engine
  return storage.write(() => {
    if (catalogue.get(ns)) throw new CommandError('NamespaceExists', `Collection ${ns} already exists.`)
    catalogue.create(ns)
    return { ok: OK }
  })
}

function createIndexes(context: Context): Promise<Reply> {
  const ns = namespace(context)
  const specs = listArgument(context, 'indexes').map(readSpec)
  if (specs.length === 0) throw new CommandError('BadValue', 'Must specify at least one index to create')
  const { catalogue, storage } = context.engine
  return storage.write(() => {
    const createdCollectionAutomatically = catalogue.get(ns) === undefined
    const collection = collectionForWrite(context, ns)
    const before = collection.indexes.length
    for (const spec of specs) {
      if (alreadyThere(collection, spec)) continue
      if (collection.indexes.length === MAX_INDEXES) {
        throw new CommandError('CannotCreateIndex', `add index fails, too many indexes for ${ns}`)
      }
      const index: Index = { ...spec, id: catalogue.takeId(), multikey: false }
      buildIndex(storage, collection, index)
      collection.indexes.push(index)
      catalogue.save(collection)
    }
    const after = collection.indexes.length
    return {
      numIndexesBefore: new Int32(before),
      numIndexesAfter: new Int32(after),
      createdCollectionAutomatically,
      ...(after === before && { note: 'all indexes already exist' }),
      ok: OK,
    }
  })
}

function readSpec(spec: Doc): IndexSpec {
  const unknown = Object.keys(spec).find((name) => !INDEX_FIELDS.includes(name))
  if (unknown !== undefined) {
    throw new CommandError(
      'InvalidIndexSpecificationOption',
      `The field '${unknown}' is not valid for an index specification. Specification: ${showDoc(spec)}`,
    )
  }
  const key = field(spec, 'key')
  const name = field(spec, 'name')
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty.')
  if (typeof name !== 'string' || name === '') {
    throw new CommandError(
      'FailedToParse',
      "The 'name' field is a required property of an index specification",
    )
  }
  const fields = Object.entries(key).map(([path, value]): Index['fields'][number] => {
    const direction = isNumber(value) ? toNumber(value) : undefined
    if ((direction !== 1 && direction !== -1) || path.includes('$')) {
      throw new CommandError(
        'CannotCreateIndex',
        `the embedded database has no index of this kind: {${path}: ${show(value)}}`,
      )
    }
    return [path, direction]
  })
  const filter = field(spec, 'partialFilterExpression')
  const expireAfterSeconds = readExpiry(spec, fields.length)
  return {
    name,
    key,
    fields,
    unique: field(spec, 'unique') === true || fields.every(([path]) => path === '_id'),
    ...(isDoc(filter) && { partial: { filter, predicates: partialPredicates(filter) } }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  }
}

function partialPredicates(filter: Doc): Predicate[] {
  const predicates = compileFilter(filter)
  if (
    predicates.some(({ op, ...rest }) => op === '$or' || op === '$ne' || ('exists' in rest && !rest.exists))
  ) {
    throw new CommandError(
      'CannotCreateIndex',
      `Expression not supported in partial index: ${showDoc(filter)}`,
    )
  }
  return predicates
}

const MAX_EXPIRY_SECONDS = 2 ** 31 - 1

function readExpiry(spec: Doc, fieldCount: number): number | undefined {
  const value = field(spec, 'expireAfterSeconds')
  if (value === undefined) return undefined
  const seconds = isNumber(value) ? toNumber(value) : -1
  if (seconds < 0 || seconds > MAX_EXPIRY_SECONDS) {
    throw new CommandError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within 0 and ${MAX_EXPIRY_SECONDS}`,
    )
  }
  if (fieldCount !== 1) {
    throw new CommandError(
      'CannotCreateIndex',
      `TTL indexes are single-field indexes, compound indexes do not support TTL. Index spec: ${showDoc(spec)}`,
    )
  }
  return seconds
}

/** True for the very same index; anything that only resembles one that exists is refused (85, 86). */
function alreadyThere(collection: Collection, spec: IndexSpec): boolean {
  const sameKey = (index: Index) => JSON.stringify(index.fields) === JSON.stringify(spec.fields)
  if (sameKey(collection.indexes[0]!)) return true
  const samePartial = (index: Index) => identical(index.partial?.filter ?? null, spec.partial?.filter ?? null)
  const equivalent = (index: Index) => sameKey(index) && index.unique === spec.unique && samePartial(index)
  const both = (index: Index) =>
    `Requested index: ${showDoc(describe(spec))}, existing index: ${showDoc(describe(index))}`
  const namesake = collection.indexes.find(({ name }) => name === spec.name)
  if (namesake && !equivalent(namesake)) {
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. ${both(namesake)}`,
    )
  }
  if (namesake && namesake.expireAfterSeconds !== spec.expireAfterSeconds) {
    throw new CommandError(
      'IndexOptionsConflict',
      `An equivalent index already exists with the same name but different options. ${both(namesake)}`,
    )
  }
  const twin = collection.indexes.find(equivalent)
  if (!namesake && twin) {
    throw new CommandError('IndexOptionsConflict', `Index already exists with a different name: ${twin.name}`)
  }
  return namesake !== undefined
}

function describe({ key, name, unique, partial, expireAfterSeconds }: IndexSpec): Doc {
  return {
    v: new Int32(2),
    key,
    name,
    ...(unique && name !== '_id_' && { unique }),
    ...(partial && { partialFilterExpression: partial.filter }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: new Int32(expireAfterSeconds) }),
  }
}

function listIndexes(context: Context): Reply {
  const ns = namespace(context)
  const collection = context.engine.catalogue.get(ns)
  if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${ns}`)
  const batchSize = countArgument(context, 'batchSize', docArgument(context, 'cursor') ?? {})
  const rows = collection.indexes.map((index) => encode(describe(index))).values()
  return context.engine.cursors.start(ns, rows, { batchSize, limit: Infinity, singleBatch: false })
}

function dropDatabase({ engine: { catalogue, storage }, db }: Context): Promise<Reply> {
  return storage.write(() => {
    const collections = catalogue.all().filter(({ ns }) => ns.startsWith(`${db}.`))
    for (const collection of collections) catalogue.drop(collection)
    return { ...(collections.length > 0 && { dropped: db }), ok: OK }
  })
}

export const schemaCommands: Record<string, Command> = {
  create: { fields: [], run: create },
  createIndexes: { fields: ['indexes'], run: createIndexes },
  listIndexes: { fields: ['cursor'], run: listIndexes },
  dropDatabase: { fields: [], run: dropDatabase },
}
