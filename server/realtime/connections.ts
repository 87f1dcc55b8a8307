import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from './connection.ts'
import type { LiveEngine } from './engine.ts'
import { connectionOf, type LiveSocket } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/** Packets of any kind that one connection may send (LIV-8). Above, it is closed. */
const PACKETS = { capacity: 100, perSecond: 100 }
/** How long a WebSocket may stay open before its client says that it speaks Socket.IO. */
const GREETING_TIMEOUT_MS = 10_000
/** Interval between checks of greetings and of backlogs. */
const CHECK_MS = 1000
/**
 * Backlog of one client, beyond the megabytes that the system takes. Without a limit, a client that stopped reading made the process
 * grow by 227 MB.
 */
const MAX_BACKLOG_BYTES = 512 * 1024
/** Backlog of all clients together, of acknowledgements with cards. Above, a client that asks for more without reading is cut. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024

type CutCause = 'flood' | 'stalled reader' | 'no greeting'

/** Handles each item at the end of a turn of the event loop, by one immediate for thousands of items. */
function atEndOfTurn<T>(handle: (item: T) => void): (item: T) => void {
  let items: T[] = []
  const handleAll = () => {
    const collected = items
    items = []
    for (const item of collected) handle(item)
  }
  return (item) => {
    if (items.push(item) === 1) setImmediate(handleAll)
  }
}

/** Limits inbound packets and outbound backlog of every WebSocket, with minimal state for each of thousands. */
export function createConnections(
  engine: LiveEngine,
  {
    onCut,
    maxWaitingBytes = MAX_WAITING_BYTES,
  }: { onCut: (cause: CutCause) => void; maxWaitingBytes?: number | undefined },
) {
  /** Connections without a Socket.IO session, and when they opened. */
  const silent = new Map<Connection, number>()
  /** Bytes that waited for each slow reader when it was last sent an acknowledgement. */
  const backlogs = new Map<Connection, number>()
  let waitingBytes = 0

  /** Closes without a handshake, so that the client reconnects. A graceful close keeps the queue of a slow reader for a second. */
  function cut(connection: Connection, cause: CutCause): void {
    if (connection.readyState === 'closed') return
    connection.close()
    connection.tcp.destroy()
    onCut(cause)
  }

  function measureBacklog(connection: Connection): number {
    const isClosed = connection.readyState === 'closed'
    const bytes = isClosed ? 0 : connection.tcp.writableLength
    waitingBytes += bytes - (backlogs.get(connection) ?? 0)
    if (bytes > 0) backlogs.set(connection, bytes)
    else backlogs.delete(connection)
    return bytes
  }

  function isStalled(connection: Connection): boolean {
    const bytes = measureBacklog(connection)
    if (bytes === 0 || bytes > MAX_BACKLOG_BYTES) return bytes > 0
    if (waitingBytes > maxWaitingBytes) for (const other of backlogs.keys()) measureBacklog(other)
    return waitingBytes > maxWaitingBytes
  }

  const uncorkLater = atEndOfTurn((tcp: Duplex) => tcp.uncork())
  /** Corks the socket until the end of this turn of the event loop: one call of the system instead of several. */
  function holdForTurn(tcp: Duplex): void {
    tcp.cork()
    uncorkLater(tcp)
  }

  // After the uncorking.
  const checkLater = atEndOfTurn((connection: Connection) => {
    if (isStalled(connection)) cut(connection, 'stalled reader')
  })

  engine.on('connection', (connection) => {
    const openedMs = performance.now()
    silent.set(connection, openedMs)
    connection.packets = new TokenBucket(PACKETS, openedMs)
  })
  engine.on('packet', (connection) => {
    if (!connection.packets?.take(performance.now())) cut(connection, 'flood')
    // The answer to CONNECT, and to the join in it.
    else if (silent.has(connection)) holdForTurn(connection.tcp)
  })

  const check = setInterval(() => {
    for (const [connection, openedMs] of silent) {
      const isOverdue = performance.now() - openedMs >= GREETING_TIMEOUT_MS
      if (isOverdue) cut(connection, 'no greeting')
      if (connection.readyState === 'closed') silent.delete(connection)
    }
    for (const connection of backlogs.keys()) measureBacklog(connection)
  }, CHECK_MS)
  check.unref()

  return {
    /** Called when a client has opened a Socket.IO session. */
    confirm: (socket: LiveSocket): void => {
      silent.delete(connectionOf(socket))
      // Nothing reads it again.
      Object.assign(socket, { handshake: undefined })
    },
    batch: (socket: LiveSocket): void => holdForTurn(connectionOf(socket).tcp),
    /** Writes a finished WebSocket frame. A client that doesn't read is cut instead. */
    write: (socket: LiveSocket, frame: Buffer): void => {
      const connection = connectionOf(socket)
      if (connection.tcp.writableLength > MAX_BACKLOG_BYTES) cut(connection, 'stalled reader')
      else connection.writeFrame(frame)
    },
    /** Called after a packet was answered: a client that asks for more without reading is cut. */
    answered: (socket: LiveSocket): void => checkLater(connectionOf(socket)),
    /** Closes all, so that clients reconnect. Cuts connections that don't answer in time. */
    close: async (timeoutMs: number): Promise<void> => {
      clearInterval(check)
      const connected = engine.tcpConnections()
      // Not socket.disconnect(), after which clients do not reconnect.
      engine.close()
      const deadline = performance.now() + timeoutMs
      while (connected.some(({ destroyed }) => !destroyed) && performance.now() < deadline) await delay(10)
      for (const tcp of connected) tcp.destroy()
    },
  }
}
