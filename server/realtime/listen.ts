import type { z } from 'zod'
import type { ErrorCode, Result, SocketErrorCode } from '#shared/errors.ts'
import type { ClientEvents } from '#shared/events.ts'
import { safeParse } from '#shared/schemas/safe-parse.ts'
import { AppError } from '../app-error.ts'
import { isUnavailable } from '../database/errors.ts'
import type { Logger } from '../log.ts'
import type { LiveSocket } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/** The limit of one socket's events (LIV-8). */
const EVENTS = { capacity: 20, perSecond: 20 }

/** The most packets of one socket in progress and waiting: a hanging database holds up the first one for seconds. */
const MAX_WAITING = 20

/** A refusal with a code for acknowledgements. */
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
type Work<T> = (socket: LiveSocket) => T | Promise<T>

/** One handler per event of the contract: gets an unchecked payload when it arrives, and returns the work to do. */
export type Handlers = { [E in keyof ClientEvents]: (payload: unknown) => Work<Acknowledgement<E>> }

/** Creates a handler that parses payloads on arrival, so that no large one waits; others are refused as `invalid`. */
export function parsed<P, T>(
  schema: z.ZodType<P>,
  handle: (socket: LiveSocket, payload: P) => T | Promise<T>,
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
  removed: 'not-found',
  'too-many-requests': 'too-many-requests',
  unavailable: 'unavailable',
}

function refused(code: SocketErrorCode, message: string): Result<never> {
  return { ok: false, error: { code, message } }
}

type Answer = Result<object>

/** A packet of one socket, and where its response goes. */
interface Incoming {
  socket: LiveSocket
  event: unknown
  payload: unknown
  /** A function if the client has requested an acknowledgement. */
  callback: unknown
  receivedMs: number
}

/** The packets of one socket: the one in progress, and those that wait. They are answered in their order. */
type Line = { incoming: Incoming; work: Work<object> }[]

/**
 * Single entry point for the events of all sockets: rate limit, dispatch, acknowledge in order, catch errors. Nothing
 * reaches Socket.IO's own emitter, where an event named `error` or a rejecting handler ends the process.
 * @param options `onAnswered` is called after each packet was answered, and acknowledged if its client requested that
 * @returns a function that attaches to a socket and first handles the event sent with CONNECT. It keeps little.
 */
export function createListener(
  handlers: Handlers,
  {
    log,
    onAnswered,
  }: {
    log: Logger
    onAnswered: (socket: LiveSocket, event: unknown, result: Answer, ms: number) => void
  },
): (socket: LiveSocket, first?: Pick<Incoming, 'event' | 'payload' | 'callback'>) => void {
  const byEvent = new Map<unknown, (payload: unknown) => Work<object>>(Object.entries(handlers))

  function failed(error: unknown): Answer {
    if (error instanceof Refusal) return refused(error.code, error.message)
    if (isUnavailable(error)) return refused('unavailable', 'Live updates are down for a moment.')
    const code = error instanceof AppError ? CODES[error.code] : undefined
    if (code) return refused(code, (error as AppError).message)
    log.error({ err: error }, 'socket packet failed')
    return refused('internal', 'Something went wrong on our side.')
  }

  async function resultOf(socket: LiveSocket, work: Work<object>): Promise<Answer> {
    try {
      return { ok: true, data: await work(socket) }
    } catch (error) {
      return failed(error)
    }
  }

  function acknowledge({ socket, event, callback, receivedMs }: Incoming, result: Answer): void {
    try {
      if (typeof callback === 'function') (callback as (result: Answer) => void)(result)
      onAnswered(socket, event, result, performance.now() - receivedMs)
    } catch (error) {
      log.error({ err: error }, 'acknowledgement failed')
    }
  }

  async function work(line: Line): Promise<void> {
    for (let next = line[0]; next; next = line[0]) {
      const { incoming, work: start } = next
      if (incoming.socket.connected) acknowledge(incoming, await resultOf(incoming.socket, start))
      line.shift()
    }
    // Frees the memory that the first packet took: 176 bytes for each of thousands of sockets.
    line.length = 0
  }

  function receive(incoming: Incoming, line: Line): void {
    const handle = byEvent.get(incoming.event)
    if (!handle) acknowledge(incoming, refused('invalid', "There's no such event."))
    else if (line.push({ incoming, work: handle(incoming.payload) }) === 1) void work(line)
  }

  return (socket, first) => {
    const line: Line = []
    let bucket: TokenBucket | undefined
    if (first) receive({ socket, ...first, receivedMs: performance.now() }, line)
    socket.use(([event, ...args]: [unknown, ...unknown[]]) => {
      const receivedMs = performance.now()
      bucket ??= new TokenBucket(EVENTS, receivedMs)
      const callback = args.at(-1)
      const payload = typeof args[0] === 'function' ? undefined : args[0]
      const incoming = { socket, event, payload, callback, receivedMs }
      if (bucket.take(receivedMs) && line.length < MAX_WAITING) receive(incoming, line)
      else acknowledge(incoming, refused('too-many-requests', 'Too many packets. Please slow down.'))
    })
  }
}
