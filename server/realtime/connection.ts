import type { Socket as TcpSocket } from 'node:net'
import { WebSocket, type RawData } from 'ws'
import { frameOf, frameOfText, MESSAGE } from './frames.ts'
import type { TokenBucket } from './token-bucket.ts'

/** Engine.IO's types of packets, by the character that each begins with (protocol 4). A server takes the last two. */
const PING = '2'
const PONG = '3'
const CLOSE = '1'
/** Packets that mean nothing to a server with one transport: open, upgrade, noop. */
const IGNORED = new Set(['0', '5', '6'])
/** Socket.IO's types of packets, by the character behind Engine.IO's. */
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
  /** Whether its page has no origin, which any page can take on: it may follow cards, and no more. */
  isApart = false
  /** Bounds its packets. */
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
   * One socket in a connection's life. Socket.IO makes one of each CONNECT that it reads before the first is
   * through, and keeps them all: a client that sent 44 together had 100,000.
   */
  #receiveMessage(text: string): void {
    const type = text.charAt(1)
    if (type === DISCONNECT) return this.end('transport close')
    if (type === CONNECT && this.#hasConnected) return this.end('parse error')
    if (type === CONNECT) this.#hasConnected = true
    this.#onData?.(text.slice(1))
  }

  /** Packets in transit when the connection ended. A flood is cut: one client's kept a core busy. */
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

  /** For Socket.IO's client. */
  close(): void {
    this.end('forced close')
  }

  /** Ends it with a closing handshake. */
  end(reason: EndReason, description?: unknown): void {
    if (this.#leave(reason, description)) this.#socket.close()
  }

  /** Ends TCP alone. A client on OkHttp that is sent a close frame notices the end by its ping time-out only. */
  hangUp(): void {
    if (this.#leave('forced close')) this.tcp.end()
  }

  /** @returns whether it was open */
  #leave(reason: EndReason, description?: unknown): boolean {
    if (this.readyState === 'closed') return false
    this.readyState = 'closed'
    this.#owner.ended(this)
    this.#onClose?.(reason, description)
    return true
  }
}
