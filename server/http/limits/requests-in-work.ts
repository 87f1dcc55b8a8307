import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { STATUS_OF, type ErrorBody, type ErrorCode } from '#shared/errors.ts'
import { LIVENESS_PATH, READINESS_PATH } from '../health.ts'

/** Browsers and proxies send one request at a time on a connection: only a script sends more. */
const MAX_PER_CONNECTION = 8
/** Each request holds a body of at most 32 kB and the documents read for it. */
const MAX_REQUESTS = 2000
/** Exempt from the limit on the process: an overloaded process must not look dead. */
const PROBES: (string | undefined)[] = [LIVENESS_PATH, READINESS_PATH]

const REFUSED = {
  connection: {
    message: 'Too many requests are running on this connection.',
    code: 'too-many-requests',
  },
  process: { message: 'The server is very busy. Please try again in a moment.', code: 'unavailable' },
} as const satisfies Record<string, ErrorBody>

/** A connection's pending responses, and whether it was refused, after which it gets no more responses. */
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
 * Closes responses that are queued after another one when their connection ends. Node emits `close` only for the
 * response that has the connection: the others would count as in progress forever.
 */
function closeQueued({ responses }: Work): void {
  for (const response of responses)
    if (response.socket === null) {
      response.destroyed = true
      response.emit('close')
    }
}

/**
 * Limits the work that one connection causes: Node passes on all pipelined requests of a packet together. The ninth
 * request in progress gets a 429, which ends the connection; later requests get no response, and neither do requests
 * whose connection is gone. Beyond `maxInWork` requests on all connections together, a request gets a 503.
 *
 * Every response emits `close`, even when its connection ends before its turn.
 * @param onRefused called for each refusal
 */
export function limitRequestsInWork(
  handle: RequestListener,
  {
    maxInWork = MAX_REQUESTS,
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
    const isTooMany = work.responses.size >= MAX_PER_CONNECTION
    work.responses.add(res)
    if (work.isRefused) return
    if (isTooMany || (inWork >= maxInWork && !PROBES.includes(req.url?.split('?')[0]))) {
      const refusal = isTooMany ? REFUSED.connection : REFUSED.process
      work.isRefused = true
      onRefused(refusal.code)
      // Nothing more is read while the responses before this one are being sent.
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
