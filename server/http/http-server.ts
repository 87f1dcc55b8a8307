import { createServer, type RequestListener, type Server } from 'node:http'
import { limitRequestsInWork } from './requests-in-work.ts'

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** How often both are checked: Node's 30 s would let headers take 40 s. */
const TIMEOUT_CHECK_MS = 2000
/** Longer than the 60 s of common proxies, so that the proxy ends an idle connection first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** How long a connection may neither send nor take anything while it has a request in work. WebSockets are exempt. */
const STALLED_MS = 60_000

export interface ConnectionTimeouts {
  stalledMs?: number | undefined
}

/** Node's HTTP server with bounds in time and work for each connection. */
export function createHttpServer(
  handle: RequestListener,
  { stalledMs = STALLED_MS }: ConnectionTimeouts = {},
): Server {
  const http = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    limitRequestsInWork(handle),
  )
  http.setTimeout(stalledMs)
  return http
}
