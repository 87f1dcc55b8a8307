import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '#shared/errors.ts'

/** A browser sends one request at a time on a connection, and a proxy too: only a script sends more. */
const MAX_IN_WORK = 8

const REFUSED = JSON.stringify({
  message: 'Too many requests are running on this connection.',
  code: 'too-many-requests',
} satisfies ErrorBody)

interface Work {
  running: number
  isRefused: boolean
}

/**
 * Bounds the work that one connection causes: Node hands on every request of a packet at once, however many are pipelined in
 * it. The ninth request in work is 429 and ends the connection; what follows it gets no answer, and neither does a request
 * whose connection is gone.
 */
export function limitRequestsInWork(handle: RequestListener): RequestListener {
  const works = new WeakMap<Socket, Work>()

  return (req, res) => {
    const { socket } = req
    if (socket.destroyed) return
    const work = works.get(socket) ?? { running: 0, isRefused: false }
    works.set(socket, work)
    if (work.isRefused) return
    if (work.running >= MAX_IN_WORK) {
      work.isRefused = true
      // Nothing more is read while the answers before this one are on their way.
      socket.pause()
      res.setHeader('Connection', 'close').setHeader('Cache-Control', 'no-store')
      res.setHeader('Content-Type', 'application/json; charset=utf-8').setHeader('Retry-After', '1')
      res.statusCode = 429
      res.end(REFUSED)
      return
    }
    work.running++
    res.once('close', () => work.running--)
    handle(req, res)
  }
}
