import { deserialize, EJSON, serialize, type Document } from 'bson'
import type { Connection, mongo } from 'mongoose'
import { PRODUCT_NAME } from '#shared/product.ts'
import { CopyError, databaseError, LeftoverError, openPlace, type Place } from './copy-place.ts'
import { isDuplicateKey } from './errors.ts'
import { createIndexes, indexesOf } from './indexes.ts'

export interface CopyOptions {
  signal: AbortSignal
  /** Receives how many documents are done, of how many. */
  onProgress: (step: string, done: number, total: number) => void
}

const BATCH_DOCUMENTS = 500
const BATCH_BYTES = 4 * 1024 * 1024

/**
 * Copies all documents of one database into an empty one. Each is the URI of a MongoDB, or the directory of an embedded
 * database that no process has open.
 * @returns the number of documents
 * @throws CopyError, DataDirError; then, and after an abort, `to` is empty again, or a LeftoverError names what is left
 */
export async function copyDocuments(from: string, to: string, options: CopyOptions): Promise<number> {
  if (from === to) throw new CopyError('FROM and TO are the same database.')
  const source = await openPlace('FROM', from, options.signal)
  try {
    const target = await openPlace('TO', to, options.signal)
    try {
      await refuseData(target)
      return await fill(source, target, options)
    } catch (error) {
      throw databaseError(target.name, error)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/**
 * Returns the collections in the order of a copy. A MongoDB is read while people go on writing, so documents that refer
 * to others come before them: a session's user is copied too. Accounts come last.
 */
export const collectionsOf = (connection: Connection): string[] => [...indexesOf(connection).keys()].reverse()

async function refuseData({ name, connection }: Place): Promise<void> {
  const used: string[] = []
  for (const collection of collectionsOf(connection))
    if (await connection.collection(collection).findOne({}, { projection: { _id: 1 } })) used.push(collection)
  if (used.length > 0)
    throw new CopyError(
      `${name} has data already (${used.join(', ')}), and a copy never mixes two databases. Copy into an empty one.`,
    )
}

async function fill(source: Place, target: Place, { signal, onProgress }: CopyOptions): Promise<number> {
  const expected = await countAll(source)
  await createIndexes(target.connection)
  /** The ids sent to each collection. A batch counts before it is stored: a failed one may be stored in part. */
  const sent = new Map<string, unknown[]>()
  let done = 0
  try {
    for (const collection of collectionsOf(source.connection)) {
      const ids: unknown[] = []
      sent.set(collection, ids)
      for await (const documents of batchesOf(source, collection, signal)) {
        signal.throwIfAborted()
        for (const { _id } of documents) ids.push(_id)
        await store(target, collection, documents, ids)
        onProgress('Copying', (done += documents.length), expected)
      }
    }
    await checkCounts(target, sent)
    if (source.format) await target.record(source.format)
    return done
  } catch (error) {
    await undo(target, sent, onProgress)
    throw error
  }
}

async function countAll({ name, connection }: Place): Promise<number> {
  try {
    let total = 0
    for (const collection of collectionsOf(connection))
      total += await connection.collection(collection).countDocuments({})
    if (total === 0)
      throw new CopyError(`${name} has no documents of ${PRODUCT_NAME}. Name another database.`)
    return total
  } catch (error) {
    throw databaseError(name, error)
  }
}

/** Yields batches in the order of ids, which never change, so that writes meanwhile hide or repeat no document. */
async function* batchesOf({ name, connection }: Place, collection: string, signal: AbortSignal) {
  let batch: Document[] = []
  let size = 0
  try {
    const found = connection.collection(collection).find({}, { raw: true, sort: { _id: 1 }, signal })
    for await (const raw of found) {
      const bytes = raw as unknown as Uint8Array
      const document = deserialize(bytes, { promoteValues: false, bsonRegExp: true })
      if (Buffer.compare(serialize(document, { ignoreUndefined: false }), bytes) !== 0)
        throw new CopyError(`${collection} has a document that would arrive changed (${idOf(document)}).`)
      batch.push(document)
      size += bytes.length
      if (batch.length < BATCH_DOCUMENTS && size < BATCH_BYTES) continue
      yield batch
      batch = []
      size = 0
    }
    if (batch.length > 0) yield batch
  } catch (error) {
    signal.throwIfAborted()
    throw databaseError(name, error)
  }
}

const idOf = ({ _id }: Document) => `_id ${EJSON.stringify(_id)}`

/** @param ids of all documents sent to the collection */
async function store(
  { name, connection }: Place,
  collection: string,
  documents: Document[],
  ids: unknown[],
): Promise<void> {
  try {
    await connection.collection(collection).insertMany(documents)
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const { index } = [(error as mongo.MongoBulkWriteError).writeErrors].flat()[0]!
    // The documents from here on are not stored: those with their ids belong to someone else, such as another copy.
    ids.length -= documents.length - index
    throw new CopyError(
      `${name} has the id or name of a document of ${collection} already (${idOf(documents[index]!)}). Stop the servers that use it.`,
      { cause: error },
    )
  }
}

/** Checks the numbers of documents. Expired ones may be gone. @throws CopyError when another process writes too */
async function checkCounts({ name, connection }: Place, sent: Map<string, unknown[]>): Promise<void> {
  const indexes = indexesOf(connection)
  for (const [collection, { length }] of sent) {
    const counted = await connection.collection(collection).countDocuments({})
    const expires = indexes
      .get(collection)!
      .some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    if (counted > length || (counted < length && !expires))
      throw new CopyError(
        `${name} has ${counted} documents in ${collection}, not the ${length} of the copy. Stop the servers that use it.`,
      )
  }
}

/** Deletes the written documents, and nothing else. @throws LeftoverError that names what is left */
async function undo(
  { name, connection }: Place,
  sent: Map<string, unknown[]>,
  onProgress: CopyOptions['onProgress'],
): Promise<void> {
  const total = [...sent.values()].flat().length
  let left = total
  try {
    for (const [collection, ids] of sent)
      while (ids.length > 0) {
        const batch = ids.splice(-BATCH_DOCUMENTS) as mongo.ObjectId[]
        await connection.collection(collection).deleteMany({ _id: { $in: batch } })
        onProgress('Removing', total - (left -= batch.length), total)
      }
  } catch (error) {
    throw new LeftoverError(
      `The copy failed, and ${name} still has a part of it: ${left} documents or fewer. Delete that database before anything uses it.`,
      { cause: error },
    )
  }
}
