import { setInterval } from 'node:timers'
import { Catalogue } from './catalogue.ts'
import type { Engine } from './command.ts'
import { Cursors } from './cursors.ts'
import { damaged, openDataDir, unusable } from './data-dir.ts'
import type { CommandRecord } from './dispatch.ts'
import { listen } from './server.ts'
import { Storage } from './storage.ts'
import { deleteExpired, TTL_INTERVAL_MS } from './ttl.ts'
import { verify, type VerifyReport } from './verify.ts'

export type { CommandRecord, VerifyReport }

export interface EmbeddedDbOptions {
  /** Directory of the database; made if missing. */
  dataDir: string
  log?: (message: string) => void
  /** How often expired documents are deleted. */
  ttlIntervalMs?: number
  /** Told of every command after it ran. */
  record?: (command: CommandRecord) => void
}

export interface EmbeddedDb {
  /** For Mongoose, the driver and connect-mongo, as any other URI. */
  uri: string
  /** Finishes what is running, flushes, lets go of the directory. */
  close: () => Promise<void>
  /** Checks documents and indexes against each other; reads the whole database. */
  verify: () => VerifyReport
}

/**
 * Starts the embedded database: MongoDB's wire protocol over LMDB, for one machine. Refuses a directory that is locked,
 * read-only, damaged or emptied with a DataDirError, whose message is one line that begins with `DATA_DIR`.
 */
export async function startEmbeddedDb(options: EmbeddedDbOptions): Promise<EmbeddedDb> {
  const { dataDir, log = () => undefined, ttlIntervalMs = TTL_INTERVAL_MS, record } = options
  const directory = await openDataDir(dataDir)
  let storage: Storage | undefined
  try {
    const engine = await openEngine(directory.databaseFile, dataDir, directory.marked)
    storage = engine.storage
    if (!directory.marked) directory.mark()
    const server = await listen(engine, { log, record })
    try {
      directory.lock.describe({ pid: process.pid, socketDir: server.socketDir })
    } catch {
      // A full disk: the lock holds without the note.
    }
    const sweep = () => {
      deleteExpired(engine).catch((error: unknown) =>
        log(`embedded database: expired documents stay: ${String(error)}`),
      )
    }
    const timer = setInterval(sweep, ttlIntervalMs).unref()
    log(`Embedded database in ${dataDir}, for one machine; several need a MongoDB (MONGODB_URI).`)
    return {
      uri: `mongodb://${server.host}/bingoboard?directConnection=true`,
      verify: () => verify(engine),
      close: async () => {
        clearInterval(timer)
        await server.close()
        await engine.storage.close()
        directory.lock.release()
      },
    }
  } catch (error) {
    await storage?.close()
    directory.lock.release()
    throw error
  }
}

async function openEngine(file: string, dataDir: string, marked: boolean): Promise<Engine> {
  let storage: Storage
  try {
    storage = new Storage(file, () => catalogue.load())
  } catch (error) {
    throw unusable(dataDir, error)
  }
  const catalogue = new Catalogue(storage)
  let found: boolean
  try {
    found = catalogue.load()
  } catch (error) {
    await storage.close()
    throw damaged(dataDir, error instanceof Error ? error.message : String(error))
  }
  if (!found && marked) {
    await storage.close()
    throw damaged(dataDir, 'it has no catalogue')
  }
  if (!found) await storage.write(() => catalogue.saveHeader())
  return { storage, catalogue, cursors: new Cursors() }
}
