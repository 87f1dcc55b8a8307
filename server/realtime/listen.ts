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

/** Work that waits for its turn; it resolves with the data of the acknowledgement. */
type Work<T> = () => Promise<T>

/** One handler per event of the contract: takes an unchecked payload when it arrives, and returns what is to do with it. */
export type Handlers = { [E in keyof ClientEvents]: (payload: unknown) => Work<Acknowledgement<E>> }

/** A handler of parsed payloads, so that no large payload waits; any other payload is refused as `invalid`. */
export function parsed<P, T>(
  schema: z.ZodType<P>,
  handle: (payload: P) => Promise<T>,
): (payload: unknown) => Work<T> {
  return (payload) => {
    const result = safeParse(schema, payload)
    if (result.success) return () => handle(result.data)
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

/**
 * Single entry point for a socket's events: rate limit, dispatch, acknowledge in order, catch errors. Nothing reaches
 * Socket.IO's own emitter, where an event named `error` or a rejecting handler ends the process.
 */
export function listen(socket: LiveSocket, handlers: Handlers, log: Logger): void {
  const known = new Map<unknown, (payload: unknown) => Work<object>>(Object.entries(handlers))
  const bucket = new TokenBucket(EVENTS, performance.now())
  let queue = Promise.resolve()
  let waiting = 0

  async function resultOf(work: Work<object>) {
    try {
      return { ok: true, data: await work() } as const
    } catch (error) {
      if (error instanceof Refusal) return refused(error.code, error.message)
      const code = error instanceof AppError ? CODES[error.code] : undefined
      if (code) return refused(code, (error as AppError).message)
      if (isDatabaseUnavailable(error)) return refused('unavailable', 'Live updates are down for a moment.')
      log.error({ err: error }, 'socket packet failed')
      return refused('internal', 'Something went wrong on our side.')
    }
  }

  socket.use(([event, ...args]: [unknown, ...unknown[]]) => {
    const last = args.at(-1)
    const acknowledge = (result: Result<object>) => {
      try {
        if (typeof last === 'function') (last as (result: Result<object>) => void)(result)
      } catch (error) {
        log.error({ err: error }, 'acknowledgement failed')
      }
    }
    if (!bucket.take(performance.now()) || waiting >= MAX_WAITING)
      return acknowledge(refused('too-many-requests', 'Too many packets. Please slow down.'))
    const handle = known.get(event)
    if (!handle) return acknowledge(refused('invalid', "There's no such event."))
    const work = handle(typeof args[0] === 'function' ? undefined : args[0])
    waiting++
    queue = queue.then(async () => {
      if (socket.connected) acknowledge(await resultOf(work))
      waiting--
    })
  })
  // An invalid packet closes its connection. Without a listener the error would be thrown.
  socket.on('error', (error: Error) => log.debug({ err: error }, 'socket error'))
}
