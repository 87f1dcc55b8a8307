import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mongo } from 'mongoose'
import type { Config } from '../../config.ts'
import { openSnapshot } from '../../embedded-db/snapshot.ts'
import { connectionUri, DATABASE_NAME } from '../connection-uri.ts'
import { checkDataDir } from '../data-format.ts'
import {
  COLLECTIONS,
  documentLine,
  headerLine,
  total,
  trailerLine,
  type CollectionName,
  type Counts,
} from './export-format.ts'
import { databaseError, fileError, TransferError } from './transfer-error.ts'

export interface TransferOptions {
  signal: AbortSignal
  /** Receives how much is done, of how much. */
  onProgress: (step: string, done: number, total: number) => void
}

/** The file is written in parts of this size, so that one slow write holds back the reading. */
const PART_CHARACTERS = 256 * 1024

/**
 * Writes all documents of the database in `config` into a file that appears when it is complete. The database goes on serving.
 * @param version of the application
 * @throws TransferError, DataDirError; then, and when it is aborted, no file is left
 */
export async function exportDatabase(
  config: Pick<Config, 'dataDir' | 'mongodbUri'>,
  file: string,
  { version, ...options }: TransferOptions & { version: string },
): Promise<Counts> {
  const unfinished = `${file}.part`
  if (existsSync(file)) throw new TransferError(`${file} exists already. Choose another name.`)
  if (existsSync(unfinished))
    throw new TransferError(
      `${unfinished} is of an export that is running, or that was killed. If none is running, delete it and try again.`,
    )
  const { mongodbUri, dataDir } = config
  const source = await (mongodbUri === undefined
    ? openEmbedded(dataDir)
    : openMongodb(mongodbUri, options.signal))
  try {
    const handle = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
      throw fileError(file, error, "can't be written: there is no such folder")
    })
    try {
      const counts = await writeAll(handle, source, version, options)
      await handle.sync()
      await handle.close()
      options.signal.throwIfAborted()
      await rename(unfinished, file)
      await syncDirectory(dirname(file))
      return counts
    } catch (error) {
      await handle.close()
      await rm(unfinished, { force: true })
      throw fileError(file, error)
    }
  } finally {
    await source.close()
  }
}

async function writeAll(
  handle: FileHandle,
  source: Source,
  version: string,
  { signal, onProgress }: TransferOptions,
): Promise<Counts> {
  const hash = createHash('sha256')
  const expected: Counts = {}
  for (const name of COLLECTIONS) expected[name] = await source.count(name)
  const counts: Counts = {}
  let part = headerLine(version)

  async function flush(): Promise<void> {
    signal.throwIfAborted()
    hash.update(part)
    await handle.writeFile(part)
    part = ''
    onProgress('Exporting', total(counts), total(expected))
  }
  for (const name of COLLECTIONS) {
    counts[name] = 0
    for await (const bytes of source.documents(name)) {
      part += documentLine(name, bytes)
      counts[name]++
      if (part.length >= PART_CHARACTERS) await flush()
    }
  }
  await flush()
  await handle.writeFile(trailerLine({ documents: counts, sha256: hash.digest('hex') }))
  return counts
}

/** Makes the new name outlast a power cut, where the file system can do that. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined)
  await directory?.sync().catch(() => undefined)
  await directory?.close()
}

/** A database that is exported. */
interface Source {
  count: (collection: CollectionName) => Promise<number>
  /** The documents as BSON, in the order of their ids. */
  documents: (collection: CollectionName) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  close: () => Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000
/** For one batch of a slow database. */
const BATCH_TIMEOUT_MS = 60_000

/** The embedded database in DATA_DIR, which another process may serve. */
async function openEmbedded(dataDir: string): Promise<Source> {
  checkDataDir(dataDir)
  const snapshot = await openSnapshot(dataDir)
  const namespace = (collection: string) => `${DATABASE_NAME}.${collection}`
  return {
    count: (collection) => Promise.resolve(snapshot.count(namespace(collection))),
    documents: (collection) => snapshot.documents(namespace(collection)),
    close: () => snapshot.close(),
  }
}

/** The MongoDB at MONGODB_URI. */
async function openMongodb(uri: string, signal: AbortSignal): Promise<Source> {
  const fail = (error: unknown): never => {
    signal.throwIfAborted()
    throw databaseError('MONGODB_URI', error)
  }
  const connect = async () =>
    new mongo.MongoClient(connectionUri(uri), {
      readPreference: 'primary',
      serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      socketTimeoutMS: BATCH_TIMEOUT_MS,
    }).connect()
  const client = await connect().catch(fail)
  const database = client.db()
  return {
    count: (collection) => database.collection(collection).countDocuments({}).catch(fail),
    async *documents(collection) {
      // By the order of ids, which never change, a document is neither missed nor met twice while others are written.
      const cursor = database.collection(collection).find({}, { raw: true, sort: { _id: 1 }, signal })
      try {
        for await (const bytes of cursor) yield bytes as unknown as Uint8Array
      } catch (error) {
        fail(error)
      }
    },
    close: () => client.close(),
  }
}
