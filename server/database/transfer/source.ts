import { mongo } from 'mongoose'
import type { Config } from '../../config.ts'
import { openSnapshot } from '../../embedded-db/snapshot.ts'
import { checkDataDir } from '../data-format.ts'
import { connectionUri, DATABASE_NAME } from '../connection-uri.ts'
import type { CollectionName } from './export-format.ts'
import { databaseError } from './transfer-error.ts'

/** A database that is exported. */
export interface Source {
  count: (collection: CollectionName) => Promise<number>
  /** The documents as BSON, in the order of their ids. */
  documents: (collection: CollectionName) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  close: () => Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000
/** For one batch of a slow database. */
const BATCH_TIMEOUT_MS = 60_000

/** The MongoDB at MONGODB_URI, or the embedded database in DATA_DIR, which another process may serve. */
export async function openSource(
  { mongodbUri, dataDir }: Pick<Config, 'dataDir' | 'mongodbUri'>,
  signal: AbortSignal,
): Promise<Source> {
  return mongodbUri === undefined ? openEmbedded(dataDir) : openMongodb(mongodbUri, signal)
}

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

async function openMongodb(uri: string, signal: AbortSignal): Promise<Source> {
  const named = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      signal.throwIfAborted()
      throw databaseError('MONGODB_URI', error)
    }
  }
  const connect = async () =>
    new mongo.MongoClient(connectionUri(uri), {
      readPreference: 'primary',
      serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      socketTimeoutMS: BATCH_TIMEOUT_MS,
    }).connect()
  const client = await named(connect())
  const database = client.db()
  return {
    count: (collection) => named(database.collection(collection).countDocuments({})),
    async *documents(collection) {
      // By the order of ids, which never change, a document is neither missed nor met twice while others are written.
      const cursor = database.collection(collection).find({}, { raw: true, sort: { _id: 1 }, signal })
      try {
        for (;;) {
          const bytes = (await named(cursor.next())) as unknown as Uint8Array | null
          if (bytes === null) return
          yield bytes
        }
      } finally {
        await cursor.close()
      }
    },
    close: () => client.close(),
  }
}
