import type { IncomingHttpHeaders } from 'node:http'
import { Server } from 'socket.io'
import type { Result } from '#shared/errors.ts'
import {
  PLAYERS_INTERVAL_MS,
  SNAPSHOT_INTERVAL_MS,
  SOCKET_MESSAGE_MAX_BYTES,
  VERSION_HEARTBEAT_MS,
  type CardJoined,
} from '#shared/events.ts'
import type { Activity } from '../activity.ts'
import type { DomainEvents } from '../domain-events.ts'
import type { Logger } from '../log.ts'
import type { Redis } from '../redis.ts'
import type { Cards } from '../services/cards/cards.ts'
import { createBroadcaster } from './broadcaster.ts'
import { createCardReads } from './card-reads.ts'
import { createConnections } from './connections.ts'
import { LiveEngine } from './engine.ts'
import { FanoutAdapter } from './fanout-adapter.ts'
import { frameOfJoined, textParser } from './frames.ts'
import { startHeartbeat } from './heartbeat.ts'
import { cardHandlers } from './joins.ts'
import { createListener } from './listen.ts'
import { createNodeRelay } from './node-relay.ts'
import { createPresence } from './presence.ts'
import { watchOpenCards } from './open-cards.ts'
import { roomOf, type LiveServer } from './rooms.ts'
import { watchForUnjoinedServers } from './unjoined-servers.ts'

/** The default path of Socket.IO's clients. */
export const SOCKET_PATH = '/socket.io'
/** How long clients may take to close their connection when the server closes. */
const CLOSE_TIMEOUT_MS = 1000

/** Changed in tests only. */
const TIMES = {
  versionHeartbeatMs: VERSION_HEARTBEAT_MS,
  snapshotIntervalMs: SNAPSHOT_INTERVAL_MS,
  playersIntervalMs: PLAYERS_INTERVAL_MS,
  /** A little over two player-count intervals. */
  silentNodeMs: 60_000,
  /** An edit may be read from the database before its event or message arrives. */
  unheardGraceMs: 2000,
}

export interface RealtimeDeps {
  events: DomainEvents
  cards: Pick<Cards, 'find' | 'versionsOf'>
  log: Logger
  activity?: Activity
  /** Connects this node to others on the same database. */
  redis?: Redis | undefined
  /** The same origin rule as for state-changing HTTP calls; pages without an origin may follow cards too. */
  isOurOrigin: (headers: IncomingHttpHeaders) => boolean
  options?: Partial<typeof TIMES>
}

export type Realtime = ReturnType<typeof createRealtime>

/** The socket transport: anonymous, WebSocket only. Clients join and leave cards; everything else goes from server to client. */
export function createRealtime(deps: RealtimeDeps) {
  const { events, cards, log, activity, redis, isOurOrigin } = deps
  const { versionHeartbeatMs, snapshotIntervalMs, ...times } = { ...TIMES, ...deps.options }
  const io: LiveServer = new Server({ parser: textParser })
  const engine = new LiveEngine({
    path: `${SOCKET_PATH}/`,
    maxMessageBytes: SOCKET_MESSAGE_MAX_BYTES,
    isOurOrigin,
  })
  io.bind(engine)

  const connections = createConnections(engine, (cause) => {
    log.info({ cause }, 'socket connection cut')
    activity?.emit('connection.cut', { cause })
  })
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

  const reads = createCardReads({
    find: cards.find,
    events,
    isOpen: (cardId) => io.of('/').adapter.rooms.has(roomOf(cardId)),
  })
  const open = watchOpenCards(io, events)
  open.onClosed(reads.forget)
  const broadcaster = createBroadcaster(io, events, snapshotIntervalMs)
  const unjoined = watchForUnjoinedServers({
    open,
    log,
    // After Redis was down, two heartbeats may find missed changes.
    mayMiss: () => redis !== undefined && redis.upMs() < 2 * versionHeartbeatMs,
    graceMs: times.unheardGraceMs,
  })
  const heartbeat = startHeartbeat({ io, cards, broadcaster, unjoined, log, intervalMs: versionHeartbeatMs })
  // After the broadcaster: this node's own players come first.
  const relay =
    redis &&
    createNodeRelay({
      redis,
      io,
      open,
      events,
      snapshotIntervalMs,
      playersRepeatMs: versionHeartbeatMs,
      silentNodeMs: times.silentNodeMs,
      findCard: reads.newest,
      onMissed: heartbeat.check,
      hostsHere: (cardId) => presence.hostsHere(cardId),
      onPresenceMoved: (cardId) => presence.movedElsewhere(cardId),
      onOutcome: (outcome) => activity?.emit('node.message', { outcome }),
    })
  const { write, batch } = connections
  const presence = createPresence({ io, broadcaster, relay, write, intervalMs: times.playersIntervalMs })
  const handlers = cardHandlers({ reads, presence, batch })
  const listen = createListener(handlers, {
    log,
    onAnswered: (socket, event, result, ms) => {
      connections.answered(socket)
      activity?.emit('packet.answered', { event, result, ms })
    },
  })
  io.on('connection', (socket) => {
    const { join } = socket.handshake.auth as { join?: unknown }
    connections.confirm(socket)
    if (join === undefined) listen(socket)
    else
      listen(socket, {
        event: 'card:join',
        payload: join,
        callback: (result: Result<CardJoined>) => connections.write(socket, frameOfJoined(result)),
      })
  })

  return {
    io,
    engine,
    /** Closes every connection so that its client reconnects. */
    close: async (): Promise<void> => {
      heartbeat.stop()
      unjoined.close()
      presence.close()
      relay?.leave()
      broadcaster.close()
      reads.close()
      await connections.close(CLOSE_TIMEOUT_MS)
    },
    /** Stops publishing to other nodes. Call it after the last write. */
    leaveNodes: (): void => {
      relay?.close()
      open.close()
    },
  }
}
