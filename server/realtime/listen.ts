import type { z } from 'zod'
import type { ErrorCode, Result, SocketErrorCode } from '#shared/errors.ts'
import type { ClientEvents } from '#shared/events.ts'
import { AppError } from '../app-error.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { Logger } from '../log.ts'
import type { LiveSocket } from './rooms.ts'
import { TokenBucket } from './token-bucket.ts'

/** Events of one socket (LIV-8). */
const EVENTS = { capacity: 20, perSecond: 20 }

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

/** One handler per event of the contract: takes an unchecked payload, returns the data of the acknowledgement. */
export type Handlers = { [E in keyof ClientEvents]: (payload: unknown) => Promise<Acknowledgement<E>> }

/** A handler of parsed payloads; any other payload is refused as `invalid`. */
export function parsed<P, T>(
  schema: z.ZodType<P>,
  handle: (payload: P) => Promise<T>,
): (payload: unknown) => Promise<T> {
  return async (payload) => {
    const result = schema.safeParse(payload)
    if (!result.success)
      throw new Refusal('invalid', result.error.issues[0]?.message ?? 'This packet is malformed')
    return handle(result.data)
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
  const known = new Map<unknown, (payload: unknown) => Promise<object>>(Object.entries(handlers))
  const bucket = new TokenBucket(EVENTS, performance.now())
  let queue = Promise.resolve()

  async function resultOf(handle: (payload: unknown) => Promise<object>, payload: unknown) {
    try {
      return { ok: true, data: await handle(payload) } as const
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
    if (!bucket.take(performance.now()))
      return acknowledge(refused('too-many-requests', 'Too many packets. Please slow down.'))
    const handle = known.get(event)
    if (!handle) return acknowledge(refused('invalid', "There's no such event."))
    const payload = typeof args[0] === 'function' ? undefined : args[0]
    queue = queue.then(async () => {
      if (socket.connected) acknowledge(await resultOf(handle, payload))
    })
  })
  // An invalid packet closes its connection. Without a listener the error would be thrown.
  socket.on('error', (error: Error) => log.debug({ err: error }, 'socket error'))
}
