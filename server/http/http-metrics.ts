import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { endpoints } from '#shared/api.ts'
import type { Activity } from '../activity.ts'
import type { Metrics } from '../metrics.ts'
import { callbackPath } from './login/external-sign-in.ts'
import { onNewConnection, type HttpSocket } from './other-protocols.ts'
import type { HandshakeTaker } from './response-headers.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
const ASSETS = '/assets/'
/** The route of static files outside /assets, unknown addresses, and requests refused before routing. */
const NO_ROUTE = 'none'
/** Replaces the status when the client went away before its response began. */
const ABORTED = 'aborted'

/** Returns the pattern of the route that handled a request, such as `/api/cards/:cardId`. */
function routeOf(req: IncomingMessage & { route?: { path?: unknown } }): string {
  const pattern = req.route?.path
  if (typeof pattern === 'string') return pattern
  return req.url?.startsWith(ASSETS) ? `${ASSETS}*` : NO_ROUTE
}

const LOGIN_STATUS: Partial<Record<number, string>> = { 200: 'success', 401: 'wrong', 429: 'limited' }

/** Returns how an attempt to log in ended; undefined for any other request. */
function loginOf(route: string, res: ServerResponse): { method: string; outcome: string } | undefined {
  if (route === endpoints.login.path)
    return { method: 'password', outcome: LOGIN_STATUS[res.statusCode] ?? 'failed' }
  const method = (['google', 'oidc'] as const).find((provider) => route === callbackPath(provider))
  if (method === undefined) return undefined
  const isSuccess = String(res.getHeader('location')).endsWith(`${method}=success`)
  return { method, outcome: isSuccess ? 'success' : 'failed' }
}

/** Measures the time of every request by the pattern of its route, and counts logins by their outcome. */
export function measureRequests(metrics: Metrics, http: Server): void {
  const durations = metrics.histogram(
    'bingoboard_http_request_duration_seconds',
    'Time from the headers of a request to the end of its answer',
    ['method', 'route', 'status'],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  )
  const logins = metrics.counter('bingoboard_logins_total', 'Attempts to log in, by method and outcome', [
    'method',
    'outcome',
  ])
  http.prependListener('request', (req, res) => {
    const startedMs = performance.now()
    res.once('close', () => {
      const route = routeOf(req)
      const method = METHODS.has(req.method ?? '') ? req.method! : 'other'
      const status = res.headersSent ? String(res.statusCode) : ABORTED
      durations.observe({ method, route, status }, (performance.now() - startedMs) / 1000)
      const login = req.method === 'HEAD' ? undefined : loginOf(route, res)
      if (login) logins.inc(login)
    })
  })
}

/** Counts requests that Node and the socket's engine refuse before routing, and connections that a timeout ended. */
export function measureConnections(
  metrics: Metrics,
  { http, engine, activity }: { http: Server; engine: HandshakeTaker; activity: Activity },
): void {
  metrics.gauge(
    'bingoboard_http_connections',
    'Open connections, WebSockets included',
    () => new Promise((resolve) => http.getConnections((_error, count) => resolve(count ?? 0))),
  )

  http.on('clientError', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') activity.emit('connection.cut', { cause: 'slow request' })
    else if (code?.startsWith('HPE_')) activity.emit('refused', { transport: 'http', kind: 'malformed' })
  })
  engine.on('refused', (_tcp, kind) => activity.emit('refused', { transport: 'socket', kind }))

  onNewConnection(http, (socket: HttpSocket) =>
    // Idle connections end with the same event, but have no response in progress.
    socket.on('timeout', () => {
      if (socket._httpMessage) activity.emit('connection.cut', { cause: 'stalled answer' })
    }),
  )
}
