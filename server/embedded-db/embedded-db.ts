import { setInterval } from 'node:timers'
import { Catalogue, keyPrefix } from './catalogue.ts'
import type { Engine, Recorder } from './command.ts'
import { answerCopyRequests } from './copy-requests.ts'
import { Cursors } from './cursors.ts'
import { damagedError, incompleteCopyError, openDataDir, toDataDirError, type DataDir } from './data-dir.ts'
import { listen } from './server.ts'
import { Storage } from './storage.ts'
import { changeDocument } from './indexes.ts'
import { encodeKey, TYPE_BYTE } from './key-encoding.ts'
import { BATCH_DOCUMENTS } from './query.ts'
import { decode } from './values.ts'
import { verify } from './verify.ts'

/** How often expired documents are deleted: as often as in MongoDB. */
const TTL_INTERVAL_MS = 60_000

/** Deletes documents with a date in a TTL index that is `expireAfterSeconds` ago. */
export async function deleteExpired({ storage, catalogue }: Engine): Promise<void> {
  const indexes = catalogue
    .all()
    .flatMap((collection) =>
      collection.indexes.map((index) => ({ namespace: collection.namespace, ...index })),
    )
  for (const { namespace, id, expireAfterSeconds } of indexes) {
    if (expireAfterSeconds === undefined) continue
    const firstKeptKey = encodeKey(new Date(Date.now() - expireAfterSeconds * 1000 + 1))!
    const expired = {
      start: Buffer.concat([keyPrefix(id), Buffer.from([TYPE_BYTE.date])]),
      end: Buffer.concat([keyPrefix(id), firstKeptKey]),
    }
    for (let deleted = BATCH_DOCUMENTS; deleted === BATCH_DOCUMENTS;) {
      deleted = await storage.write(() => {
        const entries = storage.first(BATCH_DOCUMENTS, expired)
        for (const { value: docKey } of entries)
          changeDocument(storage, catalogue.get(namespace)!, { docKey, before: decode(storage.get(docKey)!) })
        return entries.length
      })
    }
  }
}

export interface EmbeddedDbOptions {
  /** Directory of the database; created if missing. */
  dataDir: string
  log?: (message: string) => void
  /** How often expired documents are deleted. */
  ttlIntervalMs?: number
  /** Receives every command after it ran. */
  record?: Recorder
}

export type EmbeddedDb = Awaited<ReturnType<typeof startEmbeddedDb>>

/**
 * Starts the embedded database: MongoDB's wire protocol over LMDB, for one machine. Refuses a directory that is locked,
 * read-only, damaged or emptied with a DataDirError. Its message is one line that begins with `DATA_DIR`.
 */
export async function startEmbeddedDb(options: EmbeddedDbOptions) {
  const { dataDir, log = () => undefined, ttlIntervalMs = TTL_INTERVAL_MS, record } = options
  const directory = await openDataDir(dataDir)
  let engine: Engine | undefined
  try {
    const running = (engine = await openEngine(directory, dataDir))
    if (directory.isCopy) verifyCopy(running, dataDir, log)
    if (!directory.hasMarker) directory.setMarker()
    const server = await listen(running, log, record)
    const stopCopies = answerCopyRequests(directory.databaseFile, running.storage)
    try {
      directory.markOpen(server.socketDir)
    } catch {
      // The disk is full: the lock holds without its description.
    }
    let isClosing = false
    const sweep = async () => {
      try {
        await deleteExpired(running)
      } catch (error) {
        if (!isClosing) log(`embedded database: expired documents are not deleted: ${String(error)}`)
      }
    }
    const timer = setInterval(() => void sweep(), ttlIntervalMs).unref()
    log(`Embedded database in ${dataDir}, for one machine; several need a MongoDB (MONGODB_URI).`)
    return {
      /** The URI for Mongoose, the driver and connect-mongo, like that of any other database. */
      uri: `mongodb://${server.host}/bingoboard?directConnection=true`,
      /** The engine, for tests, which compare documents and indexes. */
      engine: running,
      /** Finishes the running commands, flushes, releases the directory. */
      close: async (): Promise<void> => {
        isClosing = true
        clearInterval(timer)
        await server.close()
        await stopCopies()
        await running.storage.close()
        try {
          directory.markClosed()
        } catch {
          // The disk is full: the next start reads all of the database.
        }
        directory.lock.release()
      },
    }
  } catch (error) {
    await engine?.storage.close()
    directory.lock.release()
    throw error
  }
}

/** Reads all of a copied database. @throws DataDirError when documents and indexes don't agree */
function verifyCopy(engine: Engine, dataDir: string, log: (message: string) => void): void {
  const startedMs = performance.now()
  const { documents, indexEntries, problems } = verify(engine)
  if (problems.length > 0) throw incompleteCopyError(dataDir, problems)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  log(
    `${dataDir} is a copy: its ${documents} documents and ${indexEntries} index entries were read, and agree (${seconds} s).`,
  )
}

async function openEngine({ databaseFile, hasMarker }: DataDir, dataDir: string): Promise<Engine> {
  let storage: Storage
  try {
    storage = new Storage(databaseFile, () => catalogue.load())
  } catch (error) {
    throw toDataDirError(dataDir, error)
  }
  const catalogue = new Catalogue(storage)
  let hasCatalogue: boolean
  try {
    hasCatalogue = catalogue.load()
    if (!hasCatalogue && hasMarker) throw new Error('it has no catalogue')
  } catch (error) {
    await storage.close()
    throw damagedError(dataDir, error instanceof Error ? error.message : String(error))
  }
  if (!hasCatalogue) await storage.write(() => catalogue.saveHeader())
  return { storage, catalogue, cursors: new Cursors(), lastBuild: Promise.resolve() }
}
