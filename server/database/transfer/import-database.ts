import { stat } from 'node:fs/promises'
import type { Document } from 'bson'
import mongoose, { mongo, type Connection } from 'mongoose'
import type { Config } from '../../config.ts'
import { startEmbeddedDb } from '../../embedded-db/embedded-db.ts'
import { CONNECTION_OPTIONS } from '../connect.ts'
import { describeFailure } from '../connection-failure.ts'
import { connectionUri } from '../connection-uri.ts'
import { isDuplicateKey } from '../errors.ts'
import { createIndexes } from '../indexes.ts'
import type { TransferOptions } from './export-database.ts'
import { COLLECTIONS, total, type CollectionName, type Counts } from './export-format.ts'
import { readExport, type ExportedDocument } from './read-export.ts'
import { databaseError, fileError, LeftoverError, TransferError } from './transfer-error.ts'

interface Batch {
  collection: CollectionName
  documents: Document[]
  lines: number[]
}

const BATCH_DOCUMENTS = 500
/** Characters of text lines; the stored documents are smaller. */
const BATCH_CHARACTERS = 4 * 1024 * 1024

/**
 * Fills the empty database in `config` with an exported file, which is read twice: nothing is written unless all of it is
 * sound.
 * @throws TransferError, DataDirError; then, and when it is aborted, the database is empty again, or the error names the rest
 */
export async function importDatabase(
  config: Pick<Config, 'dataDir' | 'mongodbUri'>,
  file: string,
  options: TransferOptions,
): Promise<Counts> {
  const counts = await verify(file, options)
  const target = await openTarget(config)
  try {
    await createIndexes(target.connection).catch((error: unknown) => {
      throw databaseError(target.name, error)
    })
    await fill(target, file, total(counts), options)
    return counts
  } finally {
    await target.close()
  }
}

async function verify(file: string, { signal, onProgress }: TransferOptions): Promise<Counts> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw fileError(file, error)
  })
  const documents = readExport(file, (read) => {
    signal.throwIfAborted()
    onProgress('Checking', read, size)
  })
  for (;;) {
    const { done, value } = await documents.next()
    if (done) return value
  }
}

async function fill(target: Target, file: string, expected: number, { signal, onProgress }: TransferOptions) {
  /** Documents sent. A failed batch counts, since some of it may be stored. */
  let sent = 0
  try {
    for await (const batch of batches(readExport(file))) {
      signal.throwIfAborted()
      sent += batch.documents.length
      await store(target, file, batch)
      onProgress('Importing', sent, expected)
    }
  } catch (error) {
    await undo(target, file, sent, onProgress)
    throw error
  }
}

/** Documents that follow each other in one collection. */
async function* batches(documents: AsyncIterable<ExportedDocument>): AsyncGenerator<Batch> {
  let batch: Batch | undefined
  let size = 0
  for await (const { line, collection, document, length } of documents) {
    const isFull = batch && (batch.documents.length >= BATCH_DOCUMENTS || size >= BATCH_CHARACTERS)
    if (batch && (isFull || batch.collection !== collection)) {
      yield batch
      batch = undefined
    }
    batch ??= { collection, documents: [], lines: [] }
    size = batch.documents.length === 0 ? length : size + length
    batch.documents.push(document)
    batch.lines.push(line)
  }
  if (batch) yield batch
}

async function store({ connection, name }: Target, file: string, batch: Batch): Promise<void> {
  try {
    await connection.collection(batch.collection).insertMany(batch.documents)
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw databaseError(name, error)
    const line = batch.lines[[error.writeErrors].flat()[0]?.index ?? 0]
    throw new TransferError(
      isDuplicateKey(error)
        ? `${file}: line ${line} can't be stored, because ${name} has one with its id or name. Stop the servers that use it.`
        : `${file}: line ${line} can't be stored (${describeFailure(error).code}).`,
      { cause: error },
    )
  }
}

/** Deletes the written documents, and nothing else. @throws LeftoverError that names the rest */
async function undo(
  { connection, name }: Target,
  file: string,
  sent: number,
  onProgress: TransferOptions['onProgress'],
): Promise<void> {
  let left = sent
  try {
    for await (const { collection, documents } of batches(readExport(file))) {
      if (left <= 0) return
      const ids = documents.map(({ _id }) => _id as mongo.ObjectId)
      await connection.collection(collection).deleteMany({ _id: { $in: ids } })
      left -= documents.length
      onProgress('Removing', sent - left, sent)
    }
  } catch (error) {
    throw new LeftoverError(
      `The import failed, and ${name} still has a part of it: ${left} documents or fewer. Delete that database before anything uses it.`,
      { cause: error },
    )
  }
}

/** An empty database that is filled by an import. `name`: the setting that names it, for messages. */
type Target = Awaited<ReturnType<typeof openTarget>>

const CONNECT_TIMEOUT_MS = 5000
/** For one batch, and for one index. */
const COMMAND_TIMEOUT_MS = 60_000

/**
 * Opens the MongoDB at MONGODB_URI, or the embedded database in DATA_DIR, which must have no owner.
 * @throws TransferError when it has documents; DataDirError
 */
async function openTarget({ mongodbUri, dataDir }: Pick<Config, 'dataDir' | 'mongodbUri'>) {
  const embedded = mongodbUri === undefined ? await startEmbeddedDb({ dataDir }) : undefined
  const name = embedded ? `DATA_DIR ${dataDir}` : 'MONGODB_URI'
  const connection = mongoose.createConnection()
  const close = async () => {
    await connection.close()
    await embedded?.close()
  }
  try {
    await connection.openUri(connectionUri(embedded?.uri ?? mongodbUri!), {
      ...CONNECTION_OPTIONS,
      serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      socketTimeoutMS: COMMAND_TIMEOUT_MS,
    })
    await refuseData(name, connection)
    return { name, connection, close }
  } catch (error) {
    await close()
    throw databaseError(name, error)
  }
}

async function refuseData(name: string, connection: Connection): Promise<void> {
  const used: string[] = []
  for (const collection of COLLECTIONS)
    if (await connection.collection(collection).findOne({}, { projection: { _id: 1 } })) used.push(collection)
  if (used.length > 0)
    throw new TransferError(
      `${name} has data already (${used.join(', ')}), and an import never mixes two databases. Import into an empty one.`,
    )
}
