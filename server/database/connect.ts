import { setTimeout as delay } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import type { Logger } from '../log.ts'

/** Below 1 s, because the API must answer 503 within 1 s. */
const SERVER_SELECTION_TIMEOUT_MS = 800
const HEARTBEAT_MS = 1000
/** The driver's 30 s would keep a monitor that a broken network has swallowed from seeing for as long that it is back. */
const CONNECT_TIMEOUT_MS = 5000
const RETRY_DELAY_MS = 1000
const PING_TIMEOUT_MS = 1000

export interface Database {
  connection: Connection
  /** Whether the driver is connected and the indexes exist. */
  isUp: () => boolean
  /** Sends a ping to the database. */
  ping: () => Promise<boolean>
  /** Resolves when the database is up for the first time. */
  firstUp: Promise<void>
  close: () => Promise<void>
}

/**
 * Connects, and retries until the database is up. Until then the process serves pages and answers 503 where it needs the
 * database.
 * @param prepare creates the indexes; runs before anything is read or written, because uniqueness depends on them
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
    let logged = false
    while (!closing.signal.aborted) {
      try {
        await connection.openUri(uri, {
          autoCreate: false,
          autoIndex: false,
          bufferCommands: false,
          serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
          heartbeatFrequencyMS: HEARTBEAT_MS,
          connectTimeoutMS: CONNECT_TIMEOUT_MS,
        })
        await prepare(connection)
        prepared = true
        log.info({ event: 'database_up' }, 'database connected')
        return
      } catch (error) {
        // The driver's message contains the URI with its password, so only the error's name is logged.
        if (!logged)
          log.warn({ event: 'database_down', kind: (error as Error).name }, 'database connection lost')
        logged = true
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
