import { setTimeout as delay } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import type { Logger } from '../log.ts'
import { watchHeartbeats } from './heartbeats.ts'

/** Below 1 s, because the API must answer 503 within 1 s. */
const SERVER_SELECTION_TIMEOUT_MS = 800
const HEARTBEAT_MS = 1000
/** The driver's 30 s would keep a monitor that a broken network has swallowed from seeing for as long that it is back. */
const CONNECT_TIMEOUT_MS = 5000
/** A database without heartbeats for this long counts as down. */
const SILENT_MS = 2 * HEARTBEAT_MS
/** A heartbeat that has not ended after this time never ends. */
const STUCK_HEARTBEAT_MS = 15_000
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

type Client = ReturnType<Connection['getClient']>

/**
 * Connects, and retries until the database is up. Until then the process serves pages and answers 503 where it needs the
 * database.
 * @param prepare creates the indexes; runs before anything is read or written, because uniqueness depends on them
 * @param stuckHeartbeatMs after this time without an end of a heartbeat it connects anew
 */
export function connectDatabase(
  uri: string,
  prepare: (connection: Connection) => Promise<void>,
  log: Logger,
  stuckHeartbeatMs = STUCK_HEARTBEAT_MS,
): Database {
  const connection = mongoose.createConnection()
  const closing = new AbortController()
  let prepared = false
  let connected = false
  let isSilent = () => false
  let reconnecting = false

  const waitForRetry = () =>
    delay(RETRY_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined)

  /** Keeps the client, which the session store uses too. */
  async function reconnect(client: Client): Promise<void> {
    if (reconnecting) return
    reconnecting = true
    log.warn({ event: 'database_stuck' }, 'database heartbeat stuck, connecting anew')
    while (!closing.signal.aborted) {
      try {
        await client.close()
        await client.connect()
        break
      } catch {
        // The database is down.
        await waitForRetry()
      }
    }
    reconnecting = false
  }

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
        const client = connection.getClient()
        const waits = { silentMs: SILENT_MS, stuckMs: stuckHeartbeatMs }
        isSilent = watchHeartbeats(client, waits, () => void reconnect(client)).isSilent
        log.info({ event: 'database_up' }, 'database connected')
        return
      } catch (error) {
        // The driver's message contains the URI with its password, so only the error's name is logged.
        if (!logged)
          log.warn({ event: 'database_down', kind: (error as Error).name }, 'database connection lost')
        logged = true
        await connection.close().catch(() => undefined)
        await waitForRetry()
      }
    }
  }

  connection.on('connected', () => {
    connected = true
  })
  connection.on('disconnected', () => {
    connected = false
  })
  const firstUp = open()
  const isUp = () => prepared && connected && !isSilent()
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
