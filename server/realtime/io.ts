import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Server } from 'socket.io'
import {
  MANY_PLAYERS_INTERVAL_MS,
  PLAYERS_INTERVAL_MS,
  SNAPSHOT_INTERVAL_MS,
  SOCKET_MESSAGE_MAX_BYTES,
  VERSION_HEARTBEAT_MS,
} from '#shared/events.ts'
import type { Activity } from '../activity.ts'
import type { DomainEvents } from '../domain-events.ts'
import type { Logger } from '../log.ts'
import type { Cards } from '../services/cards.ts'
import { createBroadcaster } from './broadcaster.ts'
import { createCoalescedReads } from './coalesced-reads.ts'
import { createWaitingBytes, limitConnection } from './connection-limits.ts'
import { cardHandlers } from './handlers.ts'
import { startHeartbeat } from './heartbeat.ts'
import { listen } from './listen.ts'
import { createPlayerCounts } from './player-counts.ts'
import type { LiveConnection, LiveServer } from './rooms.ts'

/** How long clients may take to close their connection when the server closes. */
const CLOSE_TIMEOUT_MS = 1000

export interface RealtimeDeps {
  httpServer: HttpServer
  events: DomainEvents
  cards: Pick<Cards, 'find' | 'versionsOf'>
  log: Logger
  activity?: Activity
  /** The same origin rule as for state-changing HTTP calls. */
  isOurOrigin: (headers: IncomingHttpHeaders) => boolean
  options?: {
    versionHeartbeatMs?: number
    snapshotIntervalMs?: number
    playersIntervalMs?: number
    maxWaitingBytes?: number
  }
}

export interface Realtime {
  io: LiveServer
  /** Closes every connection so that its client reconnects. The owner of `httpServer` closes that. */
  close: () => Promise<void>
}

/** The socket transport: anonymous, WebSocket only. Clients join and leave cards; everything else goes from server to client. */
export function createRealtime({
  httpServer,
  events,
  cards,
  log,
  activity,
  isOurOrigin,
  options,
}: RealtimeDeps): Realtime {
  const io: LiveServer = new Server(httpServer, {
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: SOCKET_MESSAGE_MAX_BYTES,
    allowRequest: (request, decide) => decide(null, isOurOrigin(request.headers)),
  })

  const connections = new Set<TcpSocket>()
  /** Those whose client has said that it speaks Socket.IO. */
  const greeted = new WeakSet<LiveConnection>()
  const waitingBytes = createWaitingBytes(options?.maxWaitingBytes)
  io.engine.on('connection', (connection: LiveConnection) => {
    const tcp = connection.request.socket
    connections.add(tcp)
    tcp.once('close', () => connections.delete(tcp))
    limitConnection(connection, {
      waitingBytes,
      isGreeted: () => greeted.has(connection),
      onCut: (cause) => {
        log.info({ cause }, 'socket connection cut')
        activity?.emit('connection.cut', { cause })
      },
    })
  })

  const reads = createCoalescedReads({ find: cards.find, events })
  const broadcaster = createBroadcaster({
    io,
    events,
    snapshotIntervalMs: options?.snapshotIntervalMs ?? SNAPSHOT_INTERVAL_MS,
  })
  const heartbeat = startHeartbeat({
    io,
    cards,
    broadcaster,
    log,
    intervalMs: options?.versionHeartbeatMs ?? VERSION_HEARTBEAT_MS,
  })
  const players = createPlayerCounts({
    io,
    broadcaster,
    intervalMs: options?.playersIntervalMs ?? PLAYERS_INTERVAL_MS,
    manyPlayersIntervalMs: MANY_PLAYERS_INTERVAL_MS,
  })
  io.on('connection', (socket) => greeted.add(socket.conn))
  io.on('connection', (socket) => listen(socket, cardHandlers(socket, reads, players), log))

  return {
    io,
    close: async () => {
      heartbeat.stop()
      players.close()
      broadcaster.close()
      reads.close()
      // Not socket.disconnect(), after which clients do not reconnect.
      io.engine.close()
      const deadline = performance.now() + CLOSE_TIMEOUT_MS
      while (connections.size > 0 && performance.now() < deadline) await delay(10)
      for (const tcp of connections) tcp.destroy()
    },
  }
}
