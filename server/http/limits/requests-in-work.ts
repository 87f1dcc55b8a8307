import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { STATUS_OF, type ErrorBody, type ErrorCode } from '#shared/errors.ts'
import { LIVENESS_PATH, READINESS_PATH } from '../health.ts'

/** A browser sends one request at a time on a connection, and a proxy too: only a script sends more. */
const MAX_OF_CONNECTION = 8
/** Each holds a body of at most 32 kB and the documents read for it. */
const MAX_IN_WORK = 2000
/** Answered immediately, without the database: an overloaded process must not look dead. */
const PROBES: (string | undefined)[] = [LIVENESS_PATH, READINESS_PATH]

const REFUSED = {
  connection: {
    message: 'Too many requests are running on this connection.',
    code: 'too-many-requests',
  },
  process: { message: 'The server is very busy. Please try again in a moment.', code: 'unavailable' },
} as const satisfies Record<string, ErrorBody>

/** A connection's requests in progress, and the requests it gets no answer to. */
interface Work {
  responses: Set<ServerResponse>
  isRefused: boolean
}

function refuse(res: ServerResponse, body: (typeof REFUSED)[keyof typeof REFUSED]): void {
  res.setHeader('Connection', 'close').setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('Retry-After', '1')
  res.statusCode = STATUS_OF[body.code]
  res.end(JSON.stringify(body))
}

/**
 * Closes responses that wait behind another one when their connection ends. Node emits `close` only for the
 * one that is on its way, which has its connection: the others would count as in work for ever.
 */
function closeQueued({ responses }: Work): void {
  for (const response of responses)
    if (response.socket === null) {
      response.destroyed = true
      response.emit('close')
    }
}

/**
 * Bounds the work that one connection causes: Node hands on all pipelined requests of a packet together. The
 * ninth request in work is 429 and ends the connection; later requests get no answer, and neither do requests
 * without a connection. Beyond `maxInWork` of all connections together a request is 503.
 *
 * Every response emits `close`, also when its connection ends before its turn.
 * @param onRefused called for each refusal
 */
export function limitRequestsInWork(
  handle: RequestListener,
  {
    maxInWork = MAX_IN_WORK,
    onRefused = () => undefined,
  }: { maxInWork?: number | undefined; onRefused?: (code: ErrorCode) => void } = {},
): RequestListener {
  const works = new WeakMap<Socket, Work>()
  let inWork = 0

  function workOf(socket: Socket): Work {
    const known = works.get(socket)
    if (known) return known
    const work: Work = { responses: new Set(), isRefused: false }
    works.set(socket, work)
    socket.once('close', () => closeQueued(work))
    return work
  }

  return (req, res) => {
    const { socket } = req
    if (socket.destroyed) return
    const work = workOf(socket)
    const isTooMany = work.responses.size >= MAX_OF_CONNECTION
    work.responses.add(res)
    if (work.isRefused) return
    if (isTooMany || (inWork >= maxInWork && !PROBES.includes(req.url?.split('?')[0]))) {
      const refusal = isTooMany ? REFUSED.connection : REFUSED.process
      work.isRefused = true
      onRefused(refusal.code)
      // Nothing more is read while the answers before this one are on their way.
      socket.pause()
      refuse(res, refusal)
      return
    }
    inWork++
    res.once('close', () => {
      work.responses.delete(res)
      inWork--
    })
    handle(req, res)
  }
}
