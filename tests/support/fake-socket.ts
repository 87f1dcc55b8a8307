import type { CardJoined, ConnectAuth } from '#shared/events.ts'
import type { Result } from '#shared/errors.ts'

type Listener = (payload?: unknown) => void

/**
 * Replaces the browser's Socket.IO client. It stays closed until a test calls `opens`. The server and browser tests cover
 * the real protocol.
 */
class FakeSocket {
  connected = false
  active = true
  auth: unknown
  /** The events that the page has sent, in order. A join in CONNECT counts as `card:join`. */
  sent: { event: string; payload: unknown }[] = []
  /** The server's response to a join; null for none, until the timeout. */
  joined: Result<CardJoined> | null = { ok: true, data: { unchanged: true } }
  #listeners = new Map<string, Set<Listener>>()

  get disconnected(): boolean {
    return !this.connected
  }
  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }
  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }
  once(event: string, listener: Listener): void {
    const first = (payload: unknown) => {
      this.off(event, first)
      listener(payload)
    }
    this.on(event, first)
  }
  emit(event: string, payload: unknown): void {
    this.sent.push({ event, payload })
  }
  timeout(): { emitWithAck: (event: string, payload: unknown) => Promise<unknown> } {
    return {
      emitWithAck: (event, payload) => {
        this.sent.push({ event, payload })
        return this.joined
          ? Promise.resolve(this.joined)
          : Promise.reject(new Error('operation has timed out'))
      },
    }
  }
  connect(): void {
    this.active = true
  }
  disconnect(): void {
    this.connected = false
    this.active = false
  }

  /** Opens the connection, for the first time or again. */
  opens(): void {
    let join: unknown
    if (typeof this.auth === 'function')
      (this.auth as (send: (auth: ConnectAuth) => void) => void)((auth) => (join = auth.join))
    if (join) this.sent.push({ event: 'card:join', payload: join })
    this.connected = true
    this.hears('connect')
    if (join && this.joined) this.hears('card:joined', this.joined)
  }
  closes(): void {
    this.connected = false
    this.hears('disconnect')
  }
  /** Delivers a push of the server. */
  hears(event: string, payload?: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(payload)
  }
  /** Whether the page listens to an event. */
  listens(event: string): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0
  }
  joins(): unknown[] {
    return this.sent.filter(({ event }) => event === 'card:join').map(({ payload }) => payload)
  }
  /** Resets the socket to its state when the page was opened. */
  reset(): void {
    this.connected = false
    this.active = true
    this.auth = undefined
    this.sent = []
    this.joined = { ok: true, data: { unchanged: true } }
    this.#listeners.clear()
  }
}

/** The page's only socket in all component tests; client-setup.ts resets it before each test. */
export const socket = new FakeSocket()
