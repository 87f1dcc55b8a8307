import type { z } from 'zod'
import type { ErrorCode, Result, SocketErrorCode } from '#shared/errors.ts'
import type { ClientEvents } from '#shared/events.ts'
import { safeParse } from '#shared/schemas/safe-parse.ts'
import { AppError } from '../app-error.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { Logger } from '../log.ts'
import type { LiveSocket } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/** Events of one socket (LIV-8). */
const EVENTS = { capacity: 20, perSecond: 20 }

/** Packets of one socket in work and behind it: a database that hangs holds the first one for seconds. */
const MAX_WAITING = 20

/** A refusal with a code of acknowledgements. */
export class Refusal extends Error {
  readonly code: SocketErrorCode
  constructor(code: SocketErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

type Acknowledgement<E extends keyof ClientEvents> = Extract<
  Parameters<Parameters<ClientEvents[E]>[1]>[0],
  { ok: true }
>['data']

/** Work that waits for its socket's turn; it resolves with the data of the acknowledgement. */
type Work<T> = (socket: LiveSocket) => Promise<T>

/** One handler per event of the contract: takes an unchecked payload when it arrives, and returns what to do with it. */
export type Handlers = { [E in keyof ClientEvents]: (payload: unknown) => Work<Acknowledgement<E>> }

/** A handler of parsed payloads, so that no large payload waits; any other payload is refused as `invalid`. */
export function parsed<P, T>(
  schema: z.ZodType<P>,
  handle: (socket: LiveSocket, payload: P) => Promise<T>,
): (payload: unknown) => Work<T> {
  return (payload) => {
    const result = safeParse(schema, payload)
    if (result.success) return (socket) => handle(socket, result.data)
    const message = result.error.issues[0]?.message ?? 'This packet is malformed'
    return () => Promise.reject(new Refusal('invalid', message))
  }
}

const CODES: Partial<Record<ErrorCode, SocketErrorCode>> = {
  invalid: 'invalid',
  'not-found': 'not-found',
  'too-many-requests': 'too-many-requests',
  unavailable: 'unavailable',
}

function refused(code: SocketErrorCode, message: string): Result<never> {
  return { ok: false, error: { code, message } }
}

/** The packets of one socket. */
interface Line {
  bucket: TokenBucket
  /** Resolves when the packets before have been acknowledged. */
  turn: Promise<void> | undefined
  waiting: number
}

/**
 * Single entry point for the events of all sockets: rate limit, dispatch, acknowledge in order, catch errors. Nothing reaches
 * Socket.IO's own emitter, where an event named `error` or a rejecting handler ends the process.
 * @param options `onAcknowledged` is called after each acknowledgement was sent
 * @returns what listens to a new socket. It keeps little for each: there are thousands.
 */
export function createListener(
  handlers: Handlers,
  { log, onAcknowledged }: { log: Logger; onAcknowledged: (socket: LiveSocket) => void },
): (socket: LiveSocket) => void {
  const known = new Map<unknown, (payload: unknown) => Work<object>>(Object.entries(handlers))

  async function resultOf(socket: LiveSocket, work: Work<object>) {
    try {
      return { ok: true, data: await work(socket) } as const
    } catch (error) {
      if (error instanceof Refusal) return refused(error.code, error.message)
      const code = error instanceof AppError ? CODES[error.code] : undefined
      if (code) return refused(code, (error as AppError).message)
      if (isDatabaseUnavailable(error)) return refused('unavailable', 'Live updates are down for a moment.')
      log.error({ err: error }, 'socket packet failed')
      return refused('internal', 'Something went wrong on our side.')
    }
  }

  function acknowledge(socket: LiveSocket, callback: unknown, result: Result<object>): void {
    try {
      if (typeof callback === 'function') (callback as (result: Result<object>) => void)(result)
      onAcknowledged(socket)
    } catch (error) {
      log.error({ err: error }, 'acknowledgement failed')
    }
  }

  async function run(socket: LiveSocket, line: Line, work: Work<object>, callback: unknown): Promise<void> {
    await line.turn
    if (socket.connected) acknowledge(socket, callback, await resultOf(socket, work))
    line.waiting--
    if (line.waiting === 0) line.turn = undefined
  }

  function receive(socket: LiveSocket, line: Line, [event, ...args]: [unknown, ...unknown[]]): void {
    const callback = args.at(-1)
    if (!line.bucket.take(performance.now()) || line.waiting >= MAX_WAITING)
      return acknowledge(
        socket,
        callback,
        refused('too-many-requests', 'Too many packets. Please slow down.'),
      )
    const handle = known.get(event)
    if (!handle) return acknowledge(socket, callback, refused('invalid', "There's no such event."))
    const work = handle(typeof args[0] === 'function' ? undefined : args[0])
    line.waiting++
    line.turn = run(socket, line, work, callback)
  }

  return (socket) => {
    const line: Line = { bucket: new TokenBucket(EVENTS, performance.now()), turn: undefined, waiting: 0 }
    socket.use((packet: [unknown, ...unknown[]]) => receive(socket, line, packet))
  }
}
