import { open } from 'lmdb'
import { rangeOf, readCollections } from './catalogue.ts'
import { damaged, openForReading, unusable } from './data-dir.ts'
import { FORMAT, type KeyRange } from './storage.ts'

/** The documents of a data directory as they were at one moment, whether or not a process serves them. */
type Snapshot = ReturnType<typeof read>

/**
 * Opens the database for reading, in a process of its own. LMDB keeps the pages of the moment until `close`, so a running
 * owner goes on writing, and its file grows the longer the snapshot is open. Refuses a directory without a sound database
 * with a DataDirError.
 */
export async function openSnapshot(dataDir: string): Promise<Snapshot> {
  const { databaseFile, release } = await openForReading(dataDir)
  try {
    return read(databaseFile, dataDir)
  } finally {
    release()
  }
}

function read(databaseFile: string, dataDir: string) {
  let db: ReturnType<typeof openReadOnly>
  try {
    db = openReadOnly(databaseFile)
  } catch (error) {
    throw unusable(dataDir, error)
  }
  const transaction = db.useReadTransaction()

  const scan = (range: KeyRange) => db.getRange({ ...range, transaction })
  async function close(): Promise<void> {
    transaction.done()
    await db.close()
  }

  let collections: ReturnType<typeof readCollections>
  try {
    collections = readCollections({ get: (key) => db.get(key, { transaction }), scan })
    if (!collections) throw new Error('it has no catalogue')
  } catch (error) {
    void close()
    throw damaged(dataDir, error instanceof Error ? error.message : String(error))
  }
  const rangeOfNs = (ns: string) => {
    const collection = collections.get(ns)
    return collection && rangeOf(collection.id)
  }
  return {
    /** The number of documents of a namespace, `db.collection`. */
    count: (ns: string): number => {
      const range = rangeOfNs(ns)
      return range ? db.getKeysCount({ ...range, transaction }) : 0
    },
    /** The documents as BSON, in the order of their ids. */
    *documents(ns: string): Generator<Buffer> {
      const range = rangeOfNs(ns)
      if (range) for (const { value } of scan(range)) yield value
    },
    close,
  }
}

const openReadOnly = (path: string) => open<Buffer, Buffer>({ path, readOnly: true, ...FORMAT })
