import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http'
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
import type { Redis } from '../redis.ts'
import type { Cards } from '../services/cards.ts'
import { createBroadcaster } from './broadcaster.ts'
import { createCoalescedReads } from './coalesced-reads.ts'
import { createConnections } from './connections.ts'
import { FanoutAdapter } from './fanout-adapter.ts'
import { cardHandlers } from './handlers.ts'
import { startHeartbeat } from './heartbeat.ts'
import { createListener } from './listen.ts'
import { createNodeRelay } from './node-relay.ts'
import { createPlayerCounts } from './player-counts.ts'
import type { LiveServer } from './rooms.ts'
import { watchUnheardEdits } from './unheard-edits.ts'

/** How long clients may take to close their connection when the server closes. */
const CLOSE_TIMEOUT_MS = 1000
/** Two repetitions of its numbers of players, and some. */
const SILENT_NODE_MS = 60_000

export interface RealtimeDeps {
  httpServer: HttpServer
  events: DomainEvents
  cards: Pick<Cards, 'find' | 'versionsOf'>
  log: Logger
  activity?: Activity
  /** Joins this node with others on the same database. */
  redis?: Redis | undefined
  /** The same origin rule as for state-changing HTTP calls. */
  isOurOrigin: (headers: IncomingHttpHeaders) => boolean
  options?: {
    versionHeartbeatMs?: number
    snapshotIntervalMs?: number
    playersIntervalMs?: number
    silentNodeMs?: number
    unheardGraceMs?: number
    maxWaitingBytes?: number
  }
}

export interface Realtime {
  io: LiveServer
  /** Closes every connection so that its client reconnects. The owner of `httpServer` closes that. */
  close: () => Promise<void>
  /** Ends what other nodes are told. Call it after the last write. */
  leaveNodes: () => void
}

/** The socket transport: anonymous, WebSocket only. Clients join and leave cards; everything else goes from server to client. */
export function createRealtime({
  httpServer,
  events,
  cards,
  log,
  activity,
  redis,
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

  const connections = createConnections(
    { http: httpServer, engine: io.engine },
    {
      maxWaitingBytes: options?.maxWaitingBytes,
      onCut: (cause) => {
        log.info({ cause }, 'socket connection cut')
        activity?.emit('connection.cut', { cause })
      },
    },
  )
  io.adapter(
    class extends FanoutAdapter {
      constructor(namespace: unknown) {
        super(namespace, {
          write: connections.write,
          onSent: (fanout) => activity?.emit('fanout', fanout),
        })
      }
    },
  )

  const reads = createCoalescedReads({ find: cards.find, events })
  const snapshotIntervalMs = options?.snapshotIntervalMs ?? SNAPSHOT_INTERVAL_MS
  const broadcaster = createBroadcaster({ io, events, snapshotIntervalMs })
  const versionHeartbeatMs = options?.versionHeartbeatMs ?? VERSION_HEARTBEAT_MS
  const unheard = watchUnheardEdits({
    io,
    events,
    log,
    // After Redis was away, two heartbeats may find what was missed.
    mayMiss: () => redis !== undefined && redis.upMs() < 2 * versionHeartbeatMs,
    graceMs: options?.unheardGraceMs,
  })
  const heartbeat = startHeartbeat({
    io,
    cards,
    broadcaster,
    unheard,
    log,
    intervalMs: versionHeartbeatMs,
  })
  // After the broadcaster: this node's own players come first.
  const relay =
    redis &&
    createNodeRelay({
      redis,
      io,
      events,
      snapshotIntervalMs,
      playersRepeatMs: versionHeartbeatMs,
      silentNodeMs: options?.silentNodeMs ?? SILENT_NODE_MS,
      onMissed: heartbeat.check,
      onPlayersMoved: (cardId) => players.moved(cardId),
      onOutcome: (outcome) => activity?.emit('node.message', { outcome }),
    })
  const players = createPlayerCounts({
    io,
    broadcaster,
    relay,
    intervalMs: options?.playersIntervalMs ?? PLAYERS_INTERVAL_MS,
    manyPlayersIntervalMs: MANY_PLAYERS_INTERVAL_MS,
  })
  const handlers = cardHandlers({ reads, players, batch: connections.batch })
  const listen = createListener(handlers, { log, onAcknowledged: connections.acknowledged })
  io.on('connection', (socket) => {
    connections.greeted(socket)
    listen(socket)
  })

  return {
    io,
    close: async () => {
      heartbeat.stop()
      unheard.close()
      players.close()
      relay?.leave()
      broadcaster.close()
      reads.close()
      await connections.close(CLOSE_TIMEOUT_MS)
    },
    leaveNodes: () => relay?.close(),
  }
}
