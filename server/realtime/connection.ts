import type { Socket as TcpSocket } from 'node:net'
import { WebSocket, type RawData } from 'ws'
import { frameOf, frameOfText, MESSAGE } from './frames.ts'
import type { TokenBucket } from './token-bucket.ts'

/** Engine.IO's packet types (protocol 4), by first character. A server receives the last two. */
const PING = '2'
const PONG = '3'
const CLOSE = '1'
/** Packets that mean nothing to a server with one transport: open, upgrade, noop. */
const IGNORED = new Set(['0', '5', '6'])
/** Socket.IO's packet types, by the character after Engine.IO's. */
const CONNECT = '0'
const DISCONNECT = '1'

const ping = frameOfText(PING)

/** Socket.IO's names for the causes of a connection's end. */
type EndReason = 'forced close' | 'parse error' | 'ping timeout' | 'transport close' | 'transport error'

type OnData = (text: string | Buffer) => void
type OnClose = (reason: EndReason, description?: unknown) => void

/** The registry of all connections. */
export interface ConnectionOwner {
  /** Called before a packet is handled. It may end the connection. */
  received: (connection: Connection) => void
  ended: (connection: Connection) => void
}

/** A socket of `ws` that knows its connection, so that all sockets share the same listeners. */
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
 * A WebSocket that speaks Engine.IO 4, with the interface that Socket.IO expects. Engine.IO's own connection takes 2 kB
 * more, for transports, queues and events; here the system's queue is the only one, and Socket.IO the only listener.
 */
export class Connection {
  readyState: 'open' | 'closed' = 'open'
  readonly tcp: TcpSocket
  /** When the server pings the client, or stops waiting for its answer. */
  dueMs = 0
  /** Whether the page has no origin, which any site can arrange: such a page may only follow cards. */
  isApart = false
  /** Limits the client's packets. */
  packets: TokenBucket | undefined = undefined
  readonly #socket: LiveWebSocket
  readonly #owner: ConnectionOwner
  #hasConnected = false
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

  /** The id by which a client would continue on another transport: there is none. */
  get id(): string {
    return ''
  }

  /** For Socket.IO's `handshake`, of which only `auth` is read: the request of a handshake takes 3 kB. */
  get request(): undefined {
    return undefined
  }

  get transport(): { writable: boolean } {
    return this.tcp
  }

  /** Called by Socket.IO for `data` and `close`. Nothing emits `error`. */
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
    // The owner may have ended the connection.
    if (this.readyState === 'closed') return this.#receiveLate()
    if (isBinary) return this.#onData?.(data)
    const text = data.toString()
    const type = text.charAt(0)
    if (type === MESSAGE) this.#receiveMessage(text)
    else if (type === PING) this.end('transport error', new Error('Only the server pings'))
    else if (type === CLOSE) this.end('transport close')
    else if (type !== PONG && !IGNORED.has(type)) this.end('parse error')
  }

  /**
   * Allows one Socket.IO socket in a connection's life. Socket.IO makes one for each CONNECT that it reads before the
   * first is done, and keeps them all: a client that sent 44 together had 100,000.
   */
  #receiveMessage(text: string): void {
    const type = text.charAt(1)
    if (type === DISCONNECT) return this.end('transport close')
    if (type === CONNECT && this.#hasConnected) return this.end('parse error')
    if (type === CONNECT) this.#hasConnected = true
    this.#onData?.(text.slice(1))
  }

  /** Handles packets in transit when the connection ended. A flood is cut: one client's kept a core busy. */
  #receiveLate(): void {
    if (!this.packets?.take(performance.now())) this.tcp.destroy()
  }

  ping(): void {
    this.writeFrame(ping)
  }

  /** Sends a packet of Socket.IO. */
  write(packet: string): void {
    this.writeFrame(frameOf(packet))
  }

  writeFrame(frame: Buffer): void {
    if (this.readyState === 'open' && this.tcp.writable) this.tcp.write(frame)
  }

  /** Called by Socket.IO. */
  close(): void {
    this.end('forced close')
  }

  /** Ends the connection with a closing handshake. */
  end(reason: EndReason, description?: unknown): void {
    if (this.#leave(reason, description)) this.#socket.close()
  }

  /** Ends TCP alone. After a close frame, a client on OkHttp would notice the end only by its ping timeout. */
  hangUp(): void {
    if (this.#leave('forced close')) this.tcp.end()
  }

  /** @returns whether the connection was open */
  #leave(reason: EndReason, description?: unknown): boolean {
    if (this.readyState === 'closed') return false
    this.readyState = 'closed'
    this.#owner.ended(this)
    this.#onClose?.(reason, description)
    return true
  }
}
