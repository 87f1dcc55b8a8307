import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Activity } from '../activity.ts'
import { onNewConnection } from './other-protocols.ts'
import { limitRequestsInWork } from './requests-in-work.ts'
import { limitUnsentBytes, type UnsentLimit } from './unsent-bytes.ts'

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** How often both are checked: Node's 30 s would let headers take 40 s. */
const TIMEOUT_CHECK_MS = 2000
/** Longer than the 60 s of common proxies, so that the proxy ends an idle connection first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** How long a connection may neither send nor take anything while it has a request in work. WebSockets are exempt. */
const STALLED_MS = 60_000

/** Changed in tests only, but for `maxConnections`. */
export interface ConnectionLimits {
  /** Further ones are dropped. */
  maxConnections?: number | undefined
  stalledMs?: number | undefined
  /** Requests of all connections together. */
  maxInWork?: number | undefined
  unsent?: UnsentLimit | undefined
}

/** One for all connections: each would keep its own. */
function destroy(this: Socket): void {
  this.destroy()
}

/** Node's HTTP server with bounds in time, work and memory for its connections. */
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
    },
    limitRequestsInWork(handle, {
      maxInWork,
      onRefused: (kind) => activity?.emit('refused', { transport: 'http', kind }),
    }),
  )
  http.setTimeout(stalledMs)
  if (maxConnections !== undefined) http.maxConnections = maxConnections
  // Node takes its own listener away when a connection asks for another protocol. An answer that is then written to a connection
  // that the client has reset would end the process.
  onNewConnection(http, (socket) => socket.on('error', destroy))
  http.on('drop', () => activity?.emit('connection.cut', { cause: 'too many connections' }))
  limitUnsentBytes(http, unsent, () => activity?.emit('connection.cut', { cause: 'unsent answers' }))
  return http
}
