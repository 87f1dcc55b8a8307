import type { Socket as TcpSocket } from 'node:net'
import { WebSocket, type RawData } from 'ws'
import { frameOfText, MESSAGE } from './frames.ts'
import type { TokenBucket } from './token-bucket.ts'

/** Engine.IO's types of packets, by the character that each begins with (protocol 4). A server takes the last two. */
const PING = '2'
const PONG = '3'
/** Packets that mean nothing to a server with one transport: open, close, upgrade, noop. */
const IGNORED = new Set(['0', '1', '5', '6'])

const ping = frameOfText(PING)

/** What Socket.IO calls the causes of a connection's end. */
type EndReason = 'forced close' | 'parse error' | 'ping timeout' | 'transport close' | 'transport error'

type OnData = (text: string | Buffer) => void
type OnClose = (reason: EndReason, description?: unknown) => void

/** What keeps all connections. */
export interface ConnectionOwner {
  /** Called before a packet is handled. It may end the connection. */
  received: (connection: Connection) => void
  ended: (connection: Connection) => void
}

/** The socket of `ws` with its connection on it, so that all share their listeners. */
export class LiveWebSocket extends WebSocket {
  connection: Connection | undefined = undefined
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  ;(this as LiveWebSocket).connection?.receive(data as Buffer, isBinary)
}

function onError(this: WebSocket, error: Error): void {
  ;(this as LiveWebSocket).connection?.end('transport error', error)
}

function onClosed(this: WebSocket): void {
  ;(this as LiveWebSocket).connection?.end('transport close')
}

/**
 * A WebSocket that speaks Engine.IO 4, as Socket.IO wants it from an engine. Engine.IO's own takes 2 kB more, for its transports,
 * queues and events; here the system's queue is the only one, and Socket.IO the only listener.
 */
export class Connection {
  readyState: 'open' | 'closed' = 'open'
  readonly tcp: TcpSocket
  /** When the server asks the client for a sign of life, or gives it up. */
  dueMs = 0
  /** Bounds its packets. */
  packets: TokenBucket | undefined = undefined
  readonly #socket: LiveWebSocket
  readonly #owner: ConnectionOwner
  #onData: OnData | undefined = undefined
  #onClose: OnClose | undefined = undefined

  constructor(socket: LiveWebSocket, tcp: TcpSocket, owner: ConnectionOwner) {
    this.tcp = tcp
    this.#socket = socket
    this.#owner = owner
    socket.connection = this
    socket.on('message', onMessage)
    socket.on('error', onError)
    socket.on('close', onClosed)
  }

  get protocol(): number {
    return 4
  }

  /** With several transports, what a client goes on with by another one. */
  get id(): string {
    return ''
  }

  /** For Socket.IO's `handshake`, which nothing reads but `auth`: the request of a handshake takes 3 kB. */
  get request(): undefined {
    return undefined
  }

  get transport(): { writable: boolean } {
    return this.tcp
  }

  /** For Socket.IO's client: `data` and `close`. Nothing emits `error`. */
  on(event: string, listener: OnData & OnClose): void {
    if (event === 'data') this.#onData = listener
    else if (event === 'close') this.#onClose = listener
  }

  removeListener(event: string): void {
    if (event === 'data') this.#onData = undefined
    else if (event === 'close') this.#onClose = undefined
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (this.readyState === 'open') this.#owner.received(this)
    // It may have ended by now.
    if (this.readyState !== 'open') return
    if (isBinary) return this.#onData?.(data)
    const text = data.toString()
    const type = text.charAt(0)
    if (type === MESSAGE) this.#onData?.(text.slice(1))
    else if (type === PING) this.end('transport error', new Error('Only the server pings'))
    else if (type !== PONG && !IGNORED.has(type)) this.end('parse error')
  }

  ping(): void {
    this.writeFrame(ping)
  }

  /** Sends a packet of Socket.IO. */
  write(packet: string): void {
    this.writeFrame(frameOfText(MESSAGE + packet))
  }

  writeFrame(frame: Buffer): void {
    if (this.readyState === 'open' && this.tcp.writable) this.tcp.write(frame)
  }

  /** For Socket.IO's client. */
  close(): void {
    this.end('forced close')
  }

  /** Ends it with a closing handshake, which `ws` gives 30 s. */
  end(reason: EndReason, description?: unknown): void {
    if (this.readyState === 'closed') return
    this.readyState = 'closed'
    this.#owner.ended(this)
    this.#onClose?.(reason, description)
    this.#socket.close()
  }
}
