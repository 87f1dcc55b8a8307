import { STATUS_CODES, type Server } from 'node:http'
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

const FOREIGN = {
  status: 403,
  body: { message: 'This connection comes from another site.', code: 'foreign-origin' },
} as const

/** What takes handshakes under its path: others add headers to its answers, and answer what it refuses. */
export interface HandshakeTaker {
  /** With a slash at its end. */
  path: string
  on: ((name: 'headers', listener: (lines: string[]) => void) => unknown) &
    ((name: 'refused', listener: (tcp: Duplex, kind: 'foreign-origin' | 'malformed') => void) => unknown)
}

/** Sends the security headers with every response: of the app, of sockets, and of Node to malformed requests. */
export function setResponseHeaders(http: Server, engine: HandshakeTaker, headers: SecurityHeaders): void {
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
  // Node hands over every connection that asks for another protocol.
  http.on('upgrade', ({ url = '' }, socket: Duplex & { _httpMessage?: object }) => {
    if (url.startsWith(engine.path)) return
    if (socket._httpMessage) socket.destroy()
    else answer(socket, NO_UPGRADE)
  })

  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const together = lines.join('\r\n')
  engine.on('headers', (handshake) => handshake.push(together))
  engine.on('refused', (tcp, kind) => answer(tcp, kind === 'foreign-origin' ? FOREIGN : MALFORMED))
}
