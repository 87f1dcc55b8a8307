import { rangeOf, readSortFields, type Collection, type Index } from './catalogue.ts'
import { checkFields, countField, docField, docsField, flagField, namespaceOf } from './command.ts'
import type { Command, Context, Engine, Reply } from './command.ts'
import { unsupported } from './errors.ts'
import { duplicateKey, entryKey } from './indexes.ts'
import { BATCH_DOCUMENTS } from './query.ts'
import { decode, identical, show, type Doc } from './values.ts'

const INDEX_FIELDS = ['key', 'name', 'unique', 'background', 'expireAfterSeconds', 'v']

type IndexSpec = Omit<Index, 'id'>

/** Runs one command at a time: so an index that is unfinished when a build begins was left by an interrupted one. */
function createIndexes(context: Context): Promise<Reply> {
  const { engine } = context
  const ns = namespaceOf(context)
  const specs = docsField(context.body, 'indexes').map(readSpec)
  const build = async () => {
    for (const spec of specs) if (!exists(engine.catalogue.get(ns), spec)) await buildIndex(engine, ns, spec)
    return {}
  }
  const built = engine.lastBuild.then(build)
  engine.lastBuild = built.catch(() => undefined)
  return built
}

function readSpec(spec: Doc): IndexSpec {
  checkFields('createIndexes.indexes', spec, INDEX_FIELDS)
  const key = docField(spec, 'key')
  const fields = readSortFields(key)
  const { name, expireAfterSeconds } = spec
  const expires = expireAfterSeconds !== undefined
  if (
    typeof name !== 'string' ||
    fields.length === 0 ||
    (expires && (fields.length > 1 || fields[0]![1] !== 1))
  )
    throw unsupported(`the index ${show(spec)}`)
  return {
    name,
    key,
    fields,
    unique: flagField(spec, 'unique'),
    ...(expires && { expireAfterSeconds: countField(spec, 'expireAfterSeconds') }),
  }
}

/** Whether the very same index exists, finished. One of the same name or key with another definition is refused. */
function exists(collection: Collection | undefined, spec: IndexSpec): boolean {
  const existing = collection?.indexes.find(
    ({ name, key, building }) => !building && (name === spec.name || identical(key, spec.key)),
  )
  if (!existing) return false
  const { name, key, unique, expireAfterSeconds } = existing
  const same = name === spec.name && identical(key, spec.key) && unique === spec.unique
  if (same && expireAfterSeconds === spec.expireAfterSeconds) return true
  throw unsupported(`an index ${spec.name} ${show(spec.key)} beside ${name} ${show(key)}`)
}

/**
 * Adds an index and fills it from the stored documents, in batches: other commands have their turn in between, and
 * update it from its first entry on. The remains of an interrupted build are deleted first.
 * @throws CommandError for a document that can't be indexed; then the index is gone
 */
async function buildIndex(engine: Engine, ns: string, spec: IndexSpec): Promise<void> {
  const { storage, catalogue } = engine
  for (const { id, building } of catalogue.get(ns)?.indexes ?? [])
    if (building) await dropIndex(engine, ns, id)
  const { id } = await storage.write(() => {
    const collection = catalogue.getOrCreate(ns)
    const index: Index = { ...spec, id: catalogue.freeId(), building: true }
    catalogue.save({ ...collection, indexes: [...collection.indexes, index] })
    return index
  })
  try {
    let from: Buffer | undefined = rangeOf(catalogue.get(ns)!.id).start
    while (from) {
      const start: Buffer = from
      from = await storage.write(() => fillBatch(engine, catalogue.get(ns)!, id, start))
    }
  } catch (error) {
    await dropIndex(engine, ns, id)
    throw error
  }
}

/** @returns where the next batch begins; undefined after the last, with which the index is complete */
function fillBatch({ storage, catalogue }: Engine, collection: Collection, id: number, start: Buffer) {
  const index = collection.indexes.find((one) => one.id === id)!
  const documents = storage.first(BATCH_DOCUMENTS, { start, end: rangeOf(collection.id).end })
  for (const { key: at, value } of documents) {
    const doc = decode(value)
    const key = entryKey(index, doc, at)
    if (!(storage.get(key)?.equals(at) ?? true)) throw duplicateKey(collection, index, doc)
    storage.put(key, at)
  }
  if (documents.length === BATCH_DOCUMENTS) return Buffer.concat([documents.at(-1)!.key, Buffer.of(0)])
  const { building: _done, ...complete } = index
  catalogue.save({
    ...collection,
    indexes: collection.indexes.map((one) => (one === index ? complete : one)),
  })
  return undefined
}

/** Deletes an index's entries in batches, and with the last ones the index itself: its id is free only then. */
async function dropIndex({ storage, catalogue }: Engine, ns: string, id: number): Promise<void> {
  for (let left = BATCH_DOCUMENTS; left === BATCH_DOCUMENTS;)
    left = await storage.write(() => {
      const entries = storage.first(BATCH_DOCUMENTS, rangeOf(id))
      for (const { key } of entries) storage.remove(key)
      const collection = catalogue.get(ns)!
      if (entries.length < BATCH_DOCUMENTS)
        catalogue.save({ ...collection, indexes: collection.indexes.filter((one) => one.id !== id) })
      return entries.length
    })
}

export const schemaCommands: Record<string, Command> = {
  createIndexes: { fields: ['indexes'], run: createIndexes },
}
