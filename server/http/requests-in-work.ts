import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import { LIVENESS_PATH, READINESS_PATH } from './health.ts'

/** A browser sends one request at a time on a connection, and a proxy too: only a script sends more. */
const MAX_OF_CONNECTION = 8
/** Each holds a body of 32 kB at most and what was read for it. */
const MAX_IN_WORK = 2000
/** Answered at once and without the database's work: an overloaded process must not look dead. */
const PROBES: (string | undefined)[] = [LIVENESS_PATH, READINESS_PATH]

const REFUSED = {
  connection: {
    status: 429,
    body: { message: 'Too many requests are running on this connection.', code: 'too-many-requests' },
  },
  process: {
    status: 503,
    body: { message: 'The server is very busy. Please try again in a moment.', code: 'unavailable' },
  },
} as const satisfies Record<string, { status: number; body: ErrorBody }>

interface Work {
  running: number
  isRefused: boolean
}

function refuse(res: ServerResponse, { status, body }: { status: number; body: ErrorBody }): void {
  res.setHeader('Connection', 'close').setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('Retry-After', '1')
  res.statusCode = status
  res.end(JSON.stringify(body))
}

/**
 * Bounds the work that one connection causes: Node hands on every request of a packet at once, however many are pipelined in
 * it. The ninth request in work is 429 and ends the connection; what follows it gets no answer. Beyond `maxInWork` of all connections together a request is 503.
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

  return (req, res) => {
    const { socket } = req
    const work = works.get(socket) ?? { running: 0, isRefused: false }
    works.set(socket, work)
    if (work.isRefused) return
    const isTooMany = work.running >= MAX_OF_CONNECTION
    if (isTooMany || (inWork >= maxInWork && !PROBES.includes(req.url?.split('?')[0]))) {
      const refusal = isTooMany ? REFUSED.connection : REFUSED.process
      work.isRefused = true
      onRefused(refusal.body.code)
      // Nothing more is read while the answers before this one are on their way.
      socket.pause()
      refuse(res, refusal)
      return
    }
    work.running++
    inWork++
    res.once('close', () => {
      work.running--
      inWork--
    })
    handle(req, res)
  }
}
