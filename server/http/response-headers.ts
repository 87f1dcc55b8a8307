import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import {
  answerWithoutUpgrade,
  asksForWebSocket,
  endAfterUnhanded,
  type HttpSocket,
} from './other-protocols.ts'
import { hasOneHost } from './origin.ts'
import type { SecurityHeaders } from './security.ts'

/** Creates a response for a connection that has no response object. */
function bareAnswer(status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}) {
  return { status, body: { message, code } satisfies ErrorBody, headers }
}

const TOO_MANY_HEADERS = bareAnswer(431, 'too-large', 'The headers are too large.')
const MALFORMED = bareAnswer(400, 'invalid', 'The request is malformed.')
const NO_UPGRADE = bareAnswer(400, 'invalid', 'Only Socket.IO can open a WebSocket.')
/** Responses to requests that Node's parser rejects, by its error code; any other code gets a 400. */
const BROKEN: Partial<Record<string, ReturnType<typeof bareAnswer>>> = {
  HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: bareAnswer(413, 'too-large', 'The request is too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: bareAnswer(408, 'invalid', 'The request took too long.'),
}

/** Responses to handshakes that the engine refuses. */
const REFUSED = {
  malformed: MALFORMED,
  'foreign-origin': bareAnswer(403, 'foreign-origin', 'This connection comes from another site.'),
  'unknown-version': bareAnswer(426, 'invalid', 'Open a WebSocket of version 13.', {
    // RFC 9110, 15.5.22, and RFC 6455, 4.4
    Connection: 'Upgrade, close',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
  }),
}

/** Takes the handshakes under its path. Listeners add headers to its responses, and respond where it refuses. */
export interface HandshakeTaker {
  /** Ends with a slash. */
  path: string
  take: (request: IncomingMessage, tcp: Socket, head: Buffer) => void
  on: ((name: 'headers', listener: (lines: string[]) => void) => unknown) &
    ((name: 'refused', listener: (tcp: Duplex, kind: keyof typeof REFUSED) => void) => unknown)
}

/** Sends the security headers with every response: the app's, those of sockets, and those to malformed requests. */
export function setResponseHeaders(http: Server, engine: HandshakeTaker, headers: SecurityHeaders): void {
  function sendBare(socket: Duplex, { status, body, headers: own }: ReturnType<typeof bareAnswer>): void {
    const content = JSON.stringify(body)
    const lines = Object.entries({
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(content)),
      Connection: 'close',
      ...own,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
    socket.end(head + content, () => socket.destroy())
  }

  const entries = new Map(Object.entries(headers))
  http.prependListener('request', (req, res) => {
    res.setHeaders(entries)
    endAfterUnhanded(req, res)
  })
  // Node's own response to an unknown Expect lacks these headers. The header may be ignored (RFC 9110, 10.1.1).
  http.on('checkExpectation', (req, res) => http.emit('request', req, res))
  http.on('clientError', (error: NodeJS.ErrnoException, socket: HttpSocket) => {
    const response = socket._httpMessage
    // The connection is closed, a response is being written, or one is still due to the request before the broken one.
    if (!socket.writable || response?.headersSent || response?.req.complete) socket.destroy(error)
    else {
      // The handler still waits for the rest of the broken request: whatever it sends then goes nowhere.
      response?.detachSocket(socket)
      sendBare(socket, BROKEN[error.code ?? ''] ?? MALFORMED)
    }
  })
  // Node hands over every connection that requests another protocol.
  http.on('upgrade', (request: IncomingMessage, socket: HttpSocket, head: Buffer) => {
    if (!asksForWebSocket(request)) {
      if (!answerWithoutUpgrade(http, request, socket, head)) sendBare(socket, TOO_MANY_HEADERS)
    } else if (socket._httpMessage) {
      // The response to the earlier request would come after the one to this handshake.
      socket.destroy()
    } else if (!hasOneHost(request)) sendBare(socket, MALFORMED)
    else if (request.url?.startsWith(engine.path)) engine.take(request, socket, head)
    else sendBare(socket, NO_UPGRADE)
  })

  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const together = lines.join('\r\n')
  engine.on('headers', (handshake) => handshake.push(together))
  engine.on('refused', (tcp, kind) => sendBare(tcp, REFUSED[kind]))
}
