import { open, type RootDatabase } from 'lmdb'
import { rangeOf, readCollections } from './catalogue.ts'
import { damaged, openForReading, unusable } from './data-dir.ts'
import { FORMAT, type KeyRange } from './storage.ts'

/** The documents of a data directory as they were at one moment, whether or not a process serves them. */
type Snapshot = ReturnType<typeof read>

/**
 * Opens the database for reading, or a copy by its owner. LMDB keeps the pages of the moment until `close` for an owner that starts
 * meanwhile. Refuses a directory without a sound database with a DataDirError.
 */
export async function openSnapshot(dataDir: string): Promise<Snapshot> {
  const { databaseFile, release } = await openForReading(dataDir)
  try {
    return read(open({ path: databaseFile, readOnly: true, ...FORMAT }), dataDir)
  } catch (error) {
    throw unusable(dataDir, error)
  } finally {
    release()
  }
}

function read(db: RootDatabase<Buffer, Buffer>, dataDir: string) {
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
  return {
    /** The number of documents of a namespace, `db.collection`. */
    count: (ns: string): number => {
      const collection = collections.get(ns)
      return collection ? db.getKeysCount({ ...rangeOf(collection.id), transaction }) : 0
    },
    /** The documents as BSON, in the order of their ids. */
    *documents(ns: string): Generator<Buffer> {
      const collection = collections.get(ns)
      if (collection) for (const { value } of scan(rangeOf(collection.id))) yield value
    },
    close,
  }
}
