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
/** How often both are checked: greetings, and what waits for those who didn't take all. */
const CHECK_MS = 1000
/**
 * What may wait for one client. The system takes some megabytes before anything waits here. Without a limit, a client that stopped
 * reading made the process grow by 227 MB.
 */
const MAX_BACKLOG_BYTES = 512 * 1024
/**
 * Acknowledgements with cards that wait for all clients together; what goes to a room is one text for everyone in it. Above, a
 * client that asks for more without taking what waits is cut.
 */
const MAX_WAITING_BYTES = 32 * 1024 * 1024

type CutCause = 'flood' | 'stalled reader' | 'no greeting'

export interface Connections {
  /** Called when a client has opened a Socket.IO session. */
  greeted: (socket: LiveSocket) => void
  /** Sends what follows in this turn of the event loop with one call of the system, which is what costs most. */
  batch: (socket: LiveSocket) => void
  /** Writes a finished WebSocket frame. A client that doesn't read is cut instead. */
  write: (socket: LiveSocket, frame: Buffer) => void
  /** Called after a packet was answered: a client that asks for more without reading is cut. */
  answered: (socket: LiveSocket) => void
  /** Closes all, so that clients reconnect. Cuts those that don't answer in time. */
  close: (timeoutMs: number) => Promise<void>
}

/** Does something with each item at the end of a turn of the event loop. Thousands come in one: an immediate for each costs more. */
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

/** Every WebSocket of a server: bounds what each may send, and what may wait for it. It keeps little for each: there are thousands. */
export function createConnections(
  engine: LiveEngine,
  {
    onCut,
    maxWaitingBytes = MAX_WAITING_BYTES,
  }: { onCut: (cause: CutCause) => void; maxWaitingBytes?: number | undefined },
): Connections {
  /** Those without a Socket.IO session, and when they came. */
  const silent = new Map<Connection, number>()
  /** What waited for those who didn't take all, when they were last acknowledged something. */
  const backlogs = new Map<Connection, number>()
  let waitingBytes = 0

  /**
   * At once, so that the client reconnects. A graceful close would keep the queue of a client that does not read for another second.
   */
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
  /** Holds back what is written in this turn of the event loop, to send it all at its end. */
  function holdForTurn(tcp: Duplex): void {
    tcp.cork()
    uncorkLater(tcp)
  }

  // When what is held back has been written.
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
    greeted: (socket) => {
      silent.delete(connectionOf(socket))
      // Nothing reads it again.
      Object.assign(socket, { handshake: undefined })
    },
    batch: (socket) => holdForTurn(connectionOf(socket).tcp),
    write: (socket, frame) => {
      const connection = connectionOf(socket)
      if (connection.tcp.writableLength > MAX_BACKLOG_BYTES) cut(connection, 'stalled reader')
      else connection.writeFrame(frame)
    },
    answered: (socket) => checkLater(connectionOf(socket)),
    close: async (timeoutMs) => {
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
