import type { EventEmitter } from 'node:events'
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '#shared/errors.ts'
import type { SecurityHeaders } from './security.ts'

/** Answers to requests that Node's parser rejects, by its error code; any other gets a 400. */
const BROKEN: Record<string, { status: number; body: ErrorBody }> = {
  HPE_HEADER_OVERFLOW: { status: 431, body: { message: 'The headers are too large.', code: 'too-large' } },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    body: { message: 'The request is too large.', code: 'too-large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, body: { message: 'The request took too long.', code: 'invalid' } },
}
const NO_UPGRADE = {
  status: 400,
  body: { message: 'Only Socket.IO can ask for another protocol.', code: 'invalid' },
} as const
const MALFORMED = { status: 400, body: { message: 'The request is malformed.', code: 'invalid' } } as const

/** Engine.IO's code for a handshake that `allowRequest` refused. */
export const ENGINE_FORBIDDEN = 4
const FOREIGN = {
  status: 403,
  body: { message: 'This connection comes from another site.', code: 'foreign-origin' },
} as const

/**
 * Sends the security headers with every response: of the app, of Socket.IO, and of Node to malformed requests. Call it after
 * Socket.IO is attached, because Socket.IO answers its path before other listeners run.
 * @param socketIo its engine and its path
 */
export function setResponseHeaders(
  http: Server,
  { engine, path }: { engine: EventEmitter; path: string },
  headers: SecurityHeaders,
): void {
  /** Answers on a connection that has no response object. */
  function answer(socket: Duplex, { status, body }: { status: number; body: ErrorBody }): void {
    const content = JSON.stringify(body)
    const lines = Object.entries({
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(content)),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
    socket.end(head + content, () => socket.destroy())
  }

  const entries = new Map(Object.entries(headers))
  http.prependListener('request', (_req, res) => {
    res.setHeaders(entries)
  })
  // Node's own answer to an unknown Expect has no headers. The header may be ignored (RFC 9110, 10.1.1).
  http.on('checkExpectation', (req, res) => http.emit('request', req, res))
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: object }) => {
    // The connection is closed, or a response is already being written and must not get a second one.
    if (!socket.writable || socket._httpMessage) socket.destroy(error)
    else answer(socket, BROKEN[error.code ?? ''] ?? MALFORMED)
  })
  // Node hands over every connection that asks for another protocol. Under other paths Engine.IO (6.6) ends it without an answer,
  // or never if it has carried one before.
  http.on('upgrade', ({ url = '' }, socket: Duplex & { _httpMessage?: object }) => {
    if (url.startsWith(`${path}/`)) return
    if (socket._httpMessage) socket.destroy()
    else answer(socket, NO_UPGRADE)
  })

  engine.on('headers', (handshake: OutgoingHttpHeaders) => Object.assign(handshake, headers))
  engine.on(
    'connection_error',
    ({ req, code }: { req: IncomingMessage & { res?: object }; code: number }) => {
      // A refused upgrade has no response object, and Engine.IO writes its bare one only if nothing was written before.
      if (!req.res) answer(req.socket, code === ENGINE_FORBIDDEN ? FOREIGN : MALFORMED)
    },
  )
}
