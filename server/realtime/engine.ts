import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type Server as SocketServer } from 'ws'
import { Connection, LiveWebSocket, type ConnectionOwner } from './connection.ts'
import { frameOfText } from './frames.ts'

/** How long after its last packet a client is pinged, and how long it may take to answer (Engine.IO's defaults). */
const PING_INTERVAL_MS = 25_000
const PING_TIMEOUT_MS = 20_000
/** The interval between checks for due pings. Short, so that a crowd isn't pinged in one turn. */
const CHECK_MS = 50

/** Pings all connections in turn and ends those that don't answer: one timer for all, because one for each takes 200 bytes. */
export class Pings {
  /** Connections not yet pinged, and pinged ones. Both are ordered by `dueMs`, because everyone waits equally long. */
  readonly #resting = new Set<Connection>()
  readonly #asked = new Set<Connection>()
  readonly #timer: NodeJS.Timeout

  constructor() {
    this.#timer = setInterval(() => this.#check(performance.now()), CHECK_MS).unref()
  }

  get size(): number {
    return this.#resting.size + this.#asked.size
  }

  /** All connections. */
  *[Symbol.iterator](): Generator<Connection> {
    yield* this.#resting
    yield* this.#asked
  }

  add(connection: Connection): void {
    connection.dueMs = Math.trunc(performance.now()) + PING_INTERVAL_MS
    this.#resting.add(connection)
  }

  /** Called for any packet, which shows that the client is alive. */
  heard(connection: Connection): void {
    if (this.#asked.delete(connection)) this.add(connection)
  }

  delete(connection: Connection): void {
    this.#resting.delete(connection)
    this.#asked.delete(connection)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #check(nowMs: number): void {
    for (const connection of this.#asked) {
      if (connection.dueMs > nowMs) break
      connection.end('ping timeout')
    }
    for (const connection of this.#resting) {
      if (connection.dueMs > nowMs) break
      this.#resting.delete(connection)
      connection.dueMs = Math.trunc(nowMs) + PING_TIMEOUT_MS
      this.#asked.add(connection)
      connection.ping()
    }
  }
}

/** How long a client may take to answer a close frame: one that vanished never does. */
const CLOSING_TIMEOUT_MS = 1000

type HandshakeRefusal = 'foreign-origin' | 'malformed' | 'unknown-version'

/** Whether the request comes from a page without an origin, such as one in a sandbox. */
const isApart = ({ origin }: IncomingHttpHeaders): boolean => origin === 'null'

interface EngineEvents {
  connection: [connection: Connection]
  /** A client has sent a packet, which is handled next. */
  packet: [connection: Connection]
  /** A handshake is refused, and has no response yet. */
  refused: [tcp: Duplex, kind: HandshakeRefusal]
  /** The header lines of the response that opens a WebSocket. Listeners may add some. */
  headers: [lines: string[]]
}

export interface EngineOptions {
  /** The path of handshakes: `/socket.io/` */
  path: string
  maxMessageBytes: number
  isOurOrigin: (headers: IncomingHttpHeaders) => boolean
}

/** Returns the settings in Engine.IO's first packet, the same for all connections. */
function openOptions(maxPayload: number): string {
  const pings = { pingInterval: PING_INTERVAL_MS, pingTimeout: PING_TIMEOUT_MS }
  return JSON.stringify({ upgrades: [], ...pings, maxPayload }).slice(1)
}

/**
 * Engine.IO 4 over WebSockets alone, for `io.bind()`. Engine.IO's own server takes twice the time for a
 * handshake and 2 kB more for a connection, mostly for its other transports.
 */
export class LiveEngine extends EventEmitter<EngineEvents> implements ConnectionOwner {
  readonly #options: EngineOptions
  readonly #sockets: SocketServer<typeof LiveWebSocket>
  readonly #pings = new Pings()
  readonly #openOptions: string
  #isClosed = false

  constructor(options: EngineOptions) {
    super()
    this.#options = options
    this.#openOptions = openOptions(options.maxMessageBytes)
    // The types of ws lack `closeTimeout`.
    const socketOptions = {
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.maxMessageBytes,
      closeTimeout: CLOSING_TIMEOUT_MS,
      WebSocket: LiveWebSocket,
    }
    this.#sockets = new WebSocketServer(socketOptions)
    this.#sockets.on('headers', (lines) => this.emit('headers', lines))
    this.#sockets.on('wsClientError', (_error, tcp) => this.emit('refused', tcp, 'malformed'))
  }

  get path(): string {
    return this.#options.path
  }

  get clientsCount(): number {
    return this.#pings.size
  }

  /** Returns the TCP connections of all open ones. */
  tcpConnections(): TcpSocket[] {
    return Array.from(this.#pings, ({ tcp }) => tcp)
  }

  /** Closes all connections, so that their clients reconnect. */
  close(): void {
    this.#isClosed = true
    for (const connection of [...this.#pings]) connection.hangUp()
    this.#pings.stop()
  }

  received(connection: Connection): void {
    this.#pings.heard(connection)
    this.emit('packet', connection)
  }

  ended(connection: Connection): void {
    this.#pings.delete(connection)
  }

  #refusalOf({ method, url = '', headers }: IncomingMessage): HandshakeRefusal | undefined {
    const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
    const isSupportedRequest =
      query.get('EIO') === '4' && query.get('transport') === 'websocket' && !query.has('sid')
    if (method !== 'GET' || !isSupportedRequest) return 'malformed'
    // ws also accepts version 8, which no client has used since 2011.
    if (headers['sec-websocket-version'] !== '13') return 'unknown-version'
    return isApart(headers) || this.#options.isOurOrigin(headers) ? undefined : 'foreign-origin'
  }

  /** Opens a connection for a WebSocket request under the engine's path. */
  take(request: IncomingMessage, tcp: TcpSocket, head: Buffer): void {
    // Destroyed without a response, so that a proxy tries another server.
    if (this.#isClosed) {
      tcp.destroy()
      return
    }
    const refusal = this.#refusalOf(request)
    if (refusal) {
      this.emit('refused', tcp, refusal)
      return
    }
    // The response and the first packet leave in one system call, which is the most expensive part.
    tcp.cork()
    this.#sockets.handleUpgrade(request, tcp, head, (socket) => {
      const connection = new Connection(socket, tcp, this)
      connection.isApart = isApart(request.headers)
      // The session id is for other transports, which a client can't use here.
      connection.writeFrame(frameOfText(`0{"sid":"${randomUUID()}",${this.#openOptions}`))
      this.#pings.add(connection)
      this.emit('connection', connection)
    })
    tcp.uncork()
  }
}
