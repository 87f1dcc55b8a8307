import { setTimeout as delay } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import type { Changes } from '../embedded-db/changes.ts'
import type { Logger } from '../log.ts'
import { startPatientTimer } from '../patient-timer.ts'
import { createFailureLog } from './connection-failure.ts'
import { connectionUri } from './connection-uri.ts'
import { GuardedConnection } from './guarded-connection.ts'

/** An operation waits this long for a server to be found. Below 1 s, because the API must answer 503 within 1 s. */
const SERVER_SELECTION_TIMEOUT_MS = 800
/** The limit for a distant database, whose handshake alone takes longer. */
const MAX_SERVER_SELECTION_TIMEOUT_MS = 2500
const HEARTBEAT_MS = 1000
/**
 * The timeout of a heartbeat or a handshake. The driver's own is 30 s, and requests wait with it: a database that
 * swallows everything would hold them for 31 s.
 */
const CONNECT_TIMEOUT_MS = 2500
/** The timeout of a command. The driver sends a read a second time, so it takes twice as long. */
const SOCKET_TIMEOUT_MS = 2000
/** The timeout of waiting for a free connection of the pool. */
const WAIT_QUEUE_TIMEOUT_MS = 2000
/** The limit for a distant database with a password: greeting and login take four round trips, counted as a wait. */
const MAX_WAIT_QUEUE_TIMEOUT_MS = 4000
/** The timeout of the first connection: TCP, TLS, greeting and login of a distant database. */
const FIRST_CONNECT_TIMEOUT_MS = 5000
/** The timeout for one index on a large collection. */
const PREPARE_TIMEOUT_MS = 10 * 60_000
/**
 * A database without heartbeats for this long counts as down. Mongoose's own check goes by the clock alone: a server
 * with a stalled event loop would refuse requests although the database answers.
 */
const HEARTBEAT_TIMEOUT_MS = 2 * HEARTBEAT_MS
/**
 * The embedded database gets this many times as long, which OPS-8 allows: it ends with the process, so a late one only
 * waits for a busy machine. Otherwise that machine would refuse every join of a crowd, and each would be repeated.
 */
const EMBEDDED_TIMEOUT_FACTOR = 2
const RETRY_DELAY_MS = 1000
const REPEAT_LOG_MS = 60_000
const PING_TIMEOUT_MS = 1000

/** Set whatever the URI says: stale reads would look like deleted cards, and writes that one node has can be undone. */
export const CONNECTION_OPTIONS = {
  autoCreate: false,
  autoIndex: false,
  bufferCommands: false,
  readPreference: 'primary',
  w: 'majority',
  heartbeatFrequencyMS: HEARTBEAT_MS,
  connectionType: GuardedConnection,
} as const

export type Database = ReturnType<typeof connectDatabase>

interface ConnectOptions {
  /** Makes the connection emit every command, for metrics. */
  monitorCommands?: boolean
  /** The changes of the embedded database, which nothing else writes to. */
  changes?: Changes | undefined
  /** After this time the same reason is logged again. Changed in tests only. */
  repeatLogMs?: number
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
  { monitorCommands = false, changes, repeatLogMs = REPEAT_LOG_MS }: ConnectOptions = {},
) {
  const address = connectionUri(uri)
  const connection = mongoose.createConnection()
  /** Has no timeouts of requests, which creating an index on a large collection would exceed. */
  const preparation = mongoose.createConnection()
  const closing = new AbortController()
  const timeoutFactor = changes ? EMBEDDED_TIMEOUT_FACTOR : 1
  const logFailure = createFailureLog(log, repeatLogMs)
  let prepared = false
  let connected = false
  let isHeartbeatOverdue = false
  let cancelHeartbeatTimer = () => {}

  const waitForRetry = () =>
    delay(RETRY_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined)

  /** @returns how long the connection took, ms */
  async function connectAndPrepare(): Promise<number> {
    try {
      const startedMs = performance.now()
      await preparation.openUri(address, {
        ...CONNECTION_OPTIONS,
        serverSelectionTimeoutMS: FIRST_CONNECT_TIMEOUT_MS,
        connectTimeoutMS: FIRST_CONNECT_TIMEOUT_MS,
        socketTimeoutMS: PREPARE_TIMEOUT_MS,
      })
      const tookMs = performance.now() - startedMs
      await prepare(preparation)
      return tookMs
    } finally {
      await preparation.close().catch(() => undefined)
    }
  }

  async function connect(connectingMs: number): Promise<void> {
    await connection.openUri(address, {
      ...CONNECTION_OPTIONS,
      monitorCommands,
      serverSelectionTimeoutMS: Math.min(
        Math.max(SERVER_SELECTION_TIMEOUT_MS, 2 * connectingMs),
        MAX_SERVER_SELECTION_TIMEOUT_MS,
      ),
      connectTimeoutMS: timeoutFactor * CONNECT_TIMEOUT_MS,
      socketTimeoutMS: SOCKET_TIMEOUT_MS,
      waitQueueTimeoutMS: Math.min(
        Math.max(WAIT_QUEUE_TIMEOUT_MS, 2 * connectingMs),
        MAX_WAIT_QUEUE_TIMEOUT_MS,
      ),
    })
    // A load balancer sends no heartbeats, so the time runs from the first one.
    connection.getClient().on('serverHeartbeatSucceeded', () => {
      isHeartbeatOverdue = false
      cancelHeartbeatTimer()
      cancelHeartbeatTimer = startPatientTimer(timeoutFactor * HEARTBEAT_TIMEOUT_MS, () => {
        isHeartbeatOverdue = true
      })
    })
  }

  async function open(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await connect(await connectAndPrepare())
        prepared = true
        log.info({ event: 'database_up' }, 'database connected')
        break
      } catch (error) {
        if (!closing.signal.aborted) logFailure(error)
        await connection.close().catch(() => undefined)
        await waitForRetry()
      }
    }
    await preparation.destroy()
  }

  connection.on('connected', () => {
    connected = true
  })
  connection.on('disconnected', () => {
    connected = false
  })
  const firstUp = open()
  const isUp = () => prepared && connected && !isHeartbeatOverdue
  return {
    connection,
    changes,
    /** Whether the driver is connected and the indexes exist. */
    isUp,
    /** Whether the database answers a read: a front end may answer pings while the storage behind it is gone. */
    ping: async (): Promise<boolean> => {
      if (!isUp() || !connection.db) return false
      const answer = connection.db
        .collection('users')
        .findOne({}, { projection: { _id: 1 } })
        .then(
          () => true,
          () => false,
        )
      return Promise.race([answer, delay(PING_TIMEOUT_MS, false, { ref: false })])
    },
    /** Resolves when the database is up for the first time. */
    firstUp,
    close: async (): Promise<void> => {
      closing.abort()
      await preparation.close()
      await connection.close()
      await firstUp
      // `open` may have been about to connect.
      await connection.close()
    },
  }
}
