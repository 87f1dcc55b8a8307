import { setTimeout as delay } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import type { Logger } from '../log.ts'

/** The API answers 503 in under a second, so a server is not searched for longer. */
const SERVER_SELECTION_TIMEOUT_MS = 800
const HEARTBEAT_MS = 1000
const RETRY_DELAY_MS = 1000
const PING_TIMEOUT_MS = 1000

export interface Database {
  connection: Connection
  /** Whether the database has been reached, its indexes are there, and the driver takes it to be up. */
  isUp: () => boolean
  /** Asks the database itself. */
  ping: () => Promise<boolean>
  /** Resolves when the database is up for the first time. */
  firstUp: Promise<void>
  close: () => Promise<void>
}

/**
 * Connects, and goes on trying until the database is there: the process serves its pages meanwhile, and says 503 where
 * the database is needed.
 * @param prepare makes the indexes; run before anything is read or written, since uniqueness hangs on them
 */
export function connectDatabase(
  uri: string,
  prepare: (connection: Connection) => Promise<void>,
  log: Logger,
): Database {
  const connection = mongoose.createConnection()
  const closing = new AbortController()
  let prepared = false

  async function open(): Promise<void> {
    let said = false
    while (!closing.signal.aborted) {
      try {
        await connection.openUri(uri, {
          autoCreate: false,
          autoIndex: false,
          bufferCommands: false,
          serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
          heartbeatFrequencyMS: HEARTBEAT_MS,
        })
        await prepare(connection)
        prepared = true
        log.info({ event: 'database_up' }, 'the database is there')
        return
      } catch (error) {
        // The driver's message carries the URI with its password: only its kind is logged.
        if (!said) log.warn({ event: 'database_down', kind: (error as Error).name }, 'the database is away')
        said = true
        await connection.close().catch(() => undefined)
        await delay(RETRY_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  const firstUp = open()
  const isUp = () => prepared && connection.readyState === mongoose.ConnectionStates.connected
  return {
    connection,
    isUp,
    ping: async () => {
      if (!isUp() || !connection.db) return false
      const answer = connection.db.command({ ping: 1 }).then(
        () => true,
        () => false,
      )
      return Promise.race([answer, delay(PING_TIMEOUT_MS, false, { ref: false })])
    },
    firstUp,
    close: async () => {
      closing.abort()
      await connection.close()
      await firstUp
    },
  }
}
