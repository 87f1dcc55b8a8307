import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from './connection.ts'
import type { LiveEngine } from './engine.ts'
import { connectionOf, type LiveSocket } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/** Packets of any kind that one connection may send (LIV-8). Above this rate it is closed. */
const PACKETS = { capacity: 100, perSecond: 100 }
/** How long a WebSocket may stay open before its client opens a Socket.IO session. */
const GREETING_TIMEOUT_MS = 10_000
/** The interval between checks of greetings. */
const CHECK_MS = 1000
/**
 * The largest backlog of one client, beyond the megabytes that the system takes. Without a limit, a client that stopped
 * reading made the process grow by 227 MB. The backlogs of all clients count among the unsent bytes of http-server.ts.
 */
const MAX_BACKLOG_BYTES = 512 * 1024

type CutCause = 'flood' | 'stalled reader' | 'no greeting'

/** Limits inbound packets and outbound backlog of every WebSocket, with minimal state for each of thousands. */
export function createConnections(engine: LiveEngine, onCut: (cause: CutCause) => void) {
  /** Connections without a Socket.IO session, and when they opened. */
  const silent = new Map<Connection, number>()
  /** Sockets that are corked in this turn of the event loop. */
  let held: Duplex[] = []

  /** Closes without a handshake, so that the client reconnects. Otherwise a slow reader's queue stays for a second. */
  function cut(connection: Connection, cause: CutCause): void {
    if (connection.readyState === 'closed') return
    connection.close()
    connection.tcp.destroy()
    onCut(cause)
  }

  function uncorkAll(): void {
    const corked = held
    held = []
    for (const tcp of corked) tcp.uncork()
  }
  /** Corks the socket until the end of this turn of the event loop: one system call instead of several. */
  function holdForTurn(tcp: Duplex): void {
    tcp.cork()
    // One immediate serves thousands of sockets.
    if (held.push(tcp) === 1) setImmediate(uncorkAll)
  }

  /** @returns whether the client reads what it is sent; otherwise its connection is cut */
  function takesBytes(connection: Connection): boolean {
    if (connection.tcp.writableLength <= MAX_BACKLOG_BYTES) return true
    cut(connection, 'stalled reader')
    return false
  }

  engine.on('connection', (connection) => {
    const openedMs = performance.now()
    silent.set(connection, openedMs)
    connection.packets = new TokenBucket(PACKETS, openedMs)
  })
  engine.on('packet', (connection) => {
    if (!connection.packets?.take(performance.now())) cut(connection, 'flood')
    // Holds the responses to CONNECT and to the join in it, to send them together.
    else if (silent.has(connection)) holdForTurn(connection.tcp)
  })

  const check = setInterval(() => {
    for (const [connection, openedMs] of silent) {
      const isOverdue = performance.now() - openedMs >= GREETING_TIMEOUT_MS
      if (isOverdue) cut(connection, 'no greeting')
      if (connection.readyState === 'closed') silent.delete(connection)
    }
  }, CHECK_MS)
  check.unref()

  return {
    /** Called when a client has opened a Socket.IO session. */
    confirm: (socket: LiveSocket): void => {
      silent.delete(connectionOf(socket))
      // Nothing reads the handshake again.
      Object.assign(socket, { handshake: undefined })
    },
    batch: (socket: LiveSocket): void => holdForTurn(connectionOf(socket).tcp),
    /** Writes a finished WebSocket frame. A client that doesn't read is cut instead. */
    write: (socket: LiveSocket, frame: Buffer): void => {
      const connection = connectionOf(socket)
      if (takesBytes(connection)) connection.writeFrame(frame)
    },
    /** Called after a packet was answered: a client that sends more without reading is cut. */
    answered: (socket: LiveSocket): void => void takesBytes(connectionOf(socket)),
    /** Closes all connections, so that clients reconnect. Cuts those that don't close in time. */
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
