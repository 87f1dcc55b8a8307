import { deserialize, EJSON, serialize, type Document } from 'bson'
import type { Connection, mongo } from 'mongoose'
import { PRODUCT_NAME } from '#shared/product.ts'
import { CopyError, toCopyError, LeftoverError, openDatabase, type OpenDatabase } from './copy-database.ts'
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
  const source = await openDatabase('FROM', from, options.signal)
  try {
    const target = await openDatabase('TO', to, options.signal)
    try {
      await requireEmpty(target)
      return await copyCollections(source, target, options)
    } catch (error) {
      throw toCopyError(target.name, error)
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

async function requireEmpty({ name, connection }: OpenDatabase): Promise<void> {
  const nonEmpty: string[] = []
  for (const collection of collectionsOf(connection))
    if (await connection.collection(collection).findOne({}, { projection: { _id: 1 } }))
      nonEmpty.push(collection)
  if (nonEmpty.length > 0)
    throw new CopyError(
      `${name} has data already (${nonEmpty.join(', ')}), and a copy never mixes two databases. Copy into an empty one.`,
    )
}

async function copyCollections(
  source: OpenDatabase,
  target: OpenDatabase,
  { signal, onProgress }: CopyOptions,
): Promise<number> {
  const expected = await countDocuments(source)
  await createIndexes(target.connection)
  /** The ids sent to each collection. A batch counts before it is stored: a failed one may be stored in part. */
  const sent = new Map<string, unknown[]>()
  let done = 0
  try {
    for (const collection of collectionsOf(source.connection)) {
      const ids: unknown[] = []
      sent.set(collection, ids)
      for await (const documents of readBatches(source, collection, signal)) {
        signal.throwIfAborted()
        for (const { _id } of documents) ids.push(_id)
        await insertBatch(target, collection, documents, ids)
        onProgress('Copying', (done += documents.length), expected)
      }
    }
    await checkCounts(target, sent)
    if (source.format) await target.record(source.format)
    return done
  } catch (error) {
    await deleteCopied(target, sent, onProgress)
    throw error
  }
}

async function countDocuments({ name, connection }: OpenDatabase): Promise<number> {
  try {
    let total = 0
    for (const collection of collectionsOf(connection))
      total += await connection.collection(collection).countDocuments({})
    if (total === 0)
      throw new CopyError(`${name} has no documents of ${PRODUCT_NAME}. Name another database.`)
    return total
  } catch (error) {
    throw toCopyError(name, error)
  }
}

/** Yields batches in the order of ids, which never change, so that writes meanwhile hide or repeat no document. */
async function* readBatches({ name, connection }: OpenDatabase, collection: string, signal: AbortSignal) {
  let batch: Document[] = []
  let size = 0
  try {
    const found = connection.collection(collection).find({}, { raw: true, sort: { _id: 1 }, signal })
    for await (const raw of found) {
      const bytes = raw as unknown as Uint8Array
      const document = deserialize(bytes, { promoteValues: false, bsonRegExp: true })
      if (Buffer.compare(serialize(document, { ignoreUndefined: false }), bytes) !== 0)
        throw new CopyError(
          `${collection} has a document that would arrive changed (${describeId(document)}).`,
        )
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
    throw toCopyError(name, error)
  }
}

const describeId = ({ _id }: Document) => `_id ${EJSON.stringify(_id)}`

/** @param ids of all documents sent to the collection */
async function insertBatch(
  { name, connection }: OpenDatabase,
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
      `${name} has the id or name of a document of ${collection} already (${describeId(documents[index]!)}). Stop the servers that use it.`,
      { cause: error },
    )
  }
}

/** Checks the numbers of documents. Expired ones may be gone. @throws CopyError when another process writes too */
async function checkCounts({ name, connection }: OpenDatabase, sent: Map<string, unknown[]>): Promise<void> {
  const indexes = indexesOf(connection)
  for (const [collection, { length }] of sent) {
    const count = await connection.collection(collection).countDocuments({})
    const expires = indexes
      .get(collection)!
      .some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    if (count > length || (count < length && !expires))
      throw new CopyError(
        `${name} has ${count} documents in ${collection}, not the ${length} of the copy. Stop the servers that use it.`,
      )
  }
}

/** Deletes the written documents, and nothing else. @throws LeftoverError that names what is left */
async function deleteCopied(
  { name, connection }: OpenDatabase,
  sent: Map<string, unknown[]>,
  onProgress: CopyOptions['onProgress'],
): Promise<void> {
  const total = [...sent.values()].flat().length
  let remaining = total
  try {
    for (const [collection, ids] of sent)
      while (ids.length > 0) {
        const batch = ids.splice(-BATCH_DOCUMENTS) as mongo.ObjectId[]
        await connection.collection(collection).deleteMany({ _id: { $in: batch } })
        onProgress('Removing', total - (remaining -= batch.length), total)
      }
  } catch (error) {
    throw new LeftoverError(
      `The copy failed, and ${name} still has a part of it: ${remaining} documents or fewer. Delete that database before anything uses it.`,
      { cause: error },
    )
  }
}
