import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Activity } from '../activity.ts'
import { onNewConnection, UPGRADES } from './other-protocols.ts'
import { limitRequestsInWork } from './limits/requests-in-work.ts'

/** Enough for 32 responses with the largest list of items, or 1,000 with the largest page. */
const MAX_BYTES = 64 * 1024 * 1024
/** The interval between checks; writes in between may exceed the limit. */
const CHECK_MS = 500

interface UnsentLimit {
  maxBytes?: number | undefined
  checkMs?: number | undefined
}

/**
 * Limits the bytes that wait for slow readers, over all connections, WebSockets included. Above the limit the
 * connections with the most unsent bytes are cut. A response that many connections share counts once for each.
 *
 * A connection whose client takes nothing is cut after the server's timeout. Node ignores the first timeout if the
 * client took any byte since the response was written, which is always the case: so waiting bytes get half the timeout,
 * twice.
 * @param onCut called for each cut connection
 */
function limitUnsentBytes(
  http: Server,
  { maxBytes = MAX_BYTES, checkMs = CHECK_MS }: UnsentLimit,
  onCut: () => void,
): void {
  const connections = new Set<Socket>()
  /** Shared by all connections, each of which would keep a closure of its own. */
  function forget(this: Socket): void {
    connections.delete(this)
  }
  onNewConnection(http, (socket) => {
    connections.add(socket)
    socket.on('close', forget)
  })

  function check(): void {
    let total = 0
    for (const socket of connections) {
      total += socket.writableLength
      // Not for WebSockets, which have no timeout.
      if (socket.writableLength > 0 && socket.timeout === http.timeout) socket.setTimeout(http.timeout / 2)
    }
    if (total <= maxBytes) return
    const largestFirst = [...connections].sort((one, other) => other.writableLength - one.writableLength)
    for (const socket of largestFirst) {
      if (total <= maxBytes) return
      total -= socket.writableLength
      socket.destroy()
      onCut()
    }
  }

  let timer: NodeJS.Timeout | undefined
  http.on('listening', () => {
    timer = setInterval(check, checkMs).unref()
  })
  http.on('close', () => clearInterval(timer))
}

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** How often both timeouts are checked: Node's 30 s would let headers take 40 s. */
const TIMEOUT_CHECK_MS = 2000
/**
 * Longer than every proxy's default (Caddy 120 s, Traefik 90, nginx 60), so that the proxy ends an idle connection
 * first. The timeouts above and that of a stalled connection count from a request's first byte, not while idle.
 */
const KEEP_ALIVE_TIMEOUT_MS = 130_000
/** How long a connection with a request in progress may neither send nor take anything. WebSockets are exempt. */
const STALLED_MS = 60_000

/** All except `maxConnections` are changed in tests only. */
export interface ConnectionLimits {
  /** Further connections are dropped. */
  maxConnections?: number | undefined
  stalledMs?: number | undefined
  /** The most requests in progress on all connections together. */
  maxInWork?: number | undefined
  unsent?: UnsentLimit | undefined
}

/** Shared by all connections, each of which would keep a closure of its own. */
function destroy(this: Socket): void {
  this.destroy()
}

/** Creates Node's HTTP server with limits on the time, work and memory that connections take. */
export function createHttpServer(
  handle: RequestListener,
  {
    maxConnections,
    stalledMs = STALLED_MS,
    maxInWork,
    unsent = {},
    activity,
  }: ConnectionLimits & { activity?: Activity } = {},
): Server {
  const http = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      ...UPGRADES,
    },
    limitRequestsInWork(handle, {
      maxInWork,
      onRefused: (kind) => activity?.emit('refused', { transport: 'http', kind }),
    }),
  )
  http.setTimeout(stalledMs)
  if (maxConnections !== undefined) http.maxConnections = maxConnections
  // Node removes its own listener when a connection requests another protocol. A response that is then written to a
  // connection that the client has reset would end the process.
  onNewConnection(http, (socket) => socket.on('error', destroy))
  http.on('drop', () => activity?.emit('connection.cut', { cause: 'too many connections' }))
  limitUnsentBytes(http, unsent, () => activity?.emit('connection.cut', { cause: 'unsent answers' }))
  return http
}
