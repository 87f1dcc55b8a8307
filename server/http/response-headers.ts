import type { EventEmitter } from 'node:events'
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '#shared/errors.ts'
import type { SecurityHeaders } from './security.ts'

/** What Node's parser says of requests that are no HTTP, and what they are answered; any other is a 400. */
const BROKEN: Record<string, { status: number; body: ErrorBody }> = {
  HPE_HEADER_OVERFLOW: { status: 431, body: { message: 'The headers are too large.', code: 'too-large' } },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    body: { message: 'The request is too large.', code: 'too-large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, body: { message: 'The request took too long.', code: 'invalid' } },
}
const MALFORMED = { status: 400, body: { message: 'The request is malformed.', code: 'invalid' } } as const

/** Engine.IO's code for what `allowRequest` refused. */
const ENGINE_FORBIDDEN = 4
const FOREIGN = {
  status: 403,
  body: { message: 'This connection comes from another site.', code: 'foreign-origin' },
} as const

/**
 * Sends the security headers with every answer, whoever gives it: the app, Socket.IO, or Node to what is no HTTP. To be
 * called once Socket.IO is attached, which answers its own path before any other listener is asked.
 * @param engine Socket.IO's connections
 */
export function setResponseHeaders(http: Server, engine: EventEmitter, headers: SecurityHeaders): void {
  /** For connections on which there is no response to write to. */
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
  // Node's own answer to an unknown Expect would be bare; the header may be ignored (RFC 9110, 10.1.1).
  http.on('checkExpectation', (req, res) => http.emit('request', req, res))
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: object }) => {
    // Nobody reads any more, or an answer is on its way, into which a second one must not be written.
    if (!socket.writable || socket._httpMessage) socket.destroy(error)
    else answer(socket, BROKEN[error.code ?? ''] ?? MALFORMED)
  })

  engine.on('headers', (handshake: OutgoingHttpHeaders) => Object.assign(handshake, headers))
  engine.on(
    'connection_error',
    ({ req, code }: { req: IncomingMessage & { res?: object }; code: number }) => {
      // A refused upgrade has no response, and Engine.IO writes its bare one only where nothing was written before.
      if (!req.res) answer(req.socket, code === ENGINE_FORBIDDEN ? FOREIGN : MALFORMED)
    },
  )
}
