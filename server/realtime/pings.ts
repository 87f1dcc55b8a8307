import type { Connection } from './connection.ts'

/** How long after its last sign of life a client is asked for the next, and how long it may take (as Engine.IO's defaults). */
export const PING_INTERVAL_MS = 25_000
export const PING_TIMEOUT_MS = 20_000
/** Interval between checks for due pings. Short, so that a crowd isn't pinged in one turn. */
const CHECK_MS = 50

/** Pings all connections in turn and ends those that don't answer: one timer for all, because one for each takes 200 bytes. */
export class Pings {
  /** Both in the order of their time, because everyone waits equally long. */
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

  /** Any packet is a sign of life. */
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
