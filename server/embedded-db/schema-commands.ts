import { rangeOf, readSortFields, type Collection, type Index } from './catalogue.ts'
import { checkFields, countField, docField, docsField, flagField, namespaceOf } from './command.ts'
import type { Command, Context, Engine, Reply } from './command.ts'
import { unsupportedError } from './errors.ts'
import { duplicateKeyError, entryKey } from './indexes.ts'
import { BATCH_DOCUMENTS } from './query.ts'
import { decode, isIdentical, formatValue, type Doc } from './values.ts'

const INDEX_FIELDS = ['key', 'name', 'unique', 'background', 'expireAfterSeconds', 'v']

type IndexSpec = Omit<Index, 'id'>

/** Runs one command at a time: so an index that is unfinished when a build begins was left by an interrupted one. */
function createIndexes(context: Context): Promise<Reply> {
  const { engine } = context
  const namespace = namespaceOf(context)
  const specs = docsField(context.body, 'indexes').map(readSpec)
  const build = async () => {
    for (const spec of specs)
      if (!indexExists(engine.catalogue.get(namespace), spec)) await buildIndex(engine, namespace, spec)
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
    throw unsupportedError(`the index ${formatValue(spec)}`)
  return {
    name,
    key,
    fields,
    unique: flagField(spec, 'unique'),
    ...(expires && { expireAfterSeconds: countField(spec, 'expireAfterSeconds') }),
  }
}

/** Whether the very same index exists, finished. One of the same name or key with another definition is refused. */
function indexExists(collection: Collection | undefined, spec: IndexSpec): boolean {
  const existing = collection?.indexes.find(
    ({ name, key, building }) => !building && (name === spec.name || isIdentical(key, spec.key)),
  )
  if (!existing) return false
  const { name, key, unique, expireAfterSeconds } = existing
  const same = name === spec.name && isIdentical(key, spec.key) && unique === spec.unique
  if (same && expireAfterSeconds === spec.expireAfterSeconds) return true
  throw unsupportedError(`an index ${spec.name} ${formatValue(spec.key)} beside ${name} ${formatValue(key)}`)
}

/**
 * Adds an index and fills it from the stored documents, in batches: other commands have their turn in between, and
 * update it from its first entry on. The remains of an interrupted build are deleted first.
 * @throws CommandError for a document that can't be indexed; then the index is gone
 */
async function buildIndex(engine: Engine, namespace: string, spec: IndexSpec): Promise<void> {
  const { storage, catalogue } = engine
  for (const { id, building } of catalogue.get(namespace)?.indexes ?? [])
    if (building) await dropIndex(engine, namespace, id)
  const { id } = await storage.write(() => {
    const collection = catalogue.getOrCreate(namespace)
    const index: Index = { ...spec, id: catalogue.freeId(), building: true }
    catalogue.save({ ...collection, indexes: [...collection.indexes, index] })
    return index
  })
  try {
    let from: Buffer | undefined = rangeOf(catalogue.get(namespace)!.id).start
    while (from) {
      const start: Buffer = from
      from = await storage.write(() => fillBatch(engine, catalogue.get(namespace)!, id, start))
    }
  } catch (error) {
    await dropIndex(engine, namespace, id)
    throw error
  }
}

/** @returns where the next batch begins; undefined after the last, with which the index is complete */
function fillBatch({ storage, catalogue }: Engine, collection: Collection, id: number, start: Buffer) {
  const index = collection.indexes.find((candidate) => candidate.id === id)!
  const documents = storage.first(BATCH_DOCUMENTS, { start, end: rangeOf(collection.id).end })
  for (const { key: docKey, value } of documents) {
    const doc = decode(value)
    const key = entryKey(index, doc, docKey)
    if (!(storage.get(key)?.equals(docKey) ?? true)) throw duplicateKeyError(collection, index, doc)
    storage.put(key, docKey)
  }
  if (documents.length === BATCH_DOCUMENTS) return Buffer.concat([documents.at(-1)!.key, Buffer.of(0)])
  const { building: _done, ...complete } = index
  catalogue.save({
    ...collection,
    indexes: collection.indexes.map((candidate) => (candidate === index ? complete : candidate)),
  })
  return undefined
}

/** Deletes an index's entries in batches, and with the last ones the index itself: its id is free only then. */
async function dropIndex({ storage, catalogue }: Engine, namespace: string, id: number): Promise<void> {
  for (let deleted = BATCH_DOCUMENTS; deleted === BATCH_DOCUMENTS;)
    deleted = await storage.write(() => {
      const entries = storage.first(BATCH_DOCUMENTS, rangeOf(id))
      for (const { key } of entries) storage.remove(key)
      const collection = catalogue.get(namespace)!
      if (entries.length < BATCH_DOCUMENTS)
        catalogue.save({
          ...collection,
          indexes: collection.indexes.filter((candidate) => candidate.id !== id),
        })
      return entries.length
    })
}

export const schemaCommands: Record<string, Command> = {
  createIndexes: { fields: ['indexes'], run: createIndexes },
}
