import { Router, type Request, type RequestHandler } from 'express'
import pLimit, { type LimitFunction } from 'p-limit'
import { endpoints } from '#shared/api.ts'
import { SCREENS } from '#shared/screens.ts'
import { EXTERNAL_SIGN_IN_PATH } from '../login/external-sign-in.ts'
import { addressOf } from '../login/sign-in.ts'

/** One thread makes the responses, so more requests in parallel finish none of them sooner. */
const CONCURRENCY = 4

/** Each group has queues of its own, so that a page does not wait for a picture. */
const EXPENSIVE = [
  [endpoints.listContent.path, endpoints.useCategory.path],
  [SCREENS.play],
  ['/preview/:picture'],
  [endpoints.login.path, endpoints.register.path, EXTERNAL_SIGN_IN_PATH],
]

/** Resolves once the response is handed to the connection, even if its client is slow, and others have had a turn. */
function answered({ res }: Request): Promise<void> {
  return new Promise((resolve) => {
    res!.once('prefinish', () => setImmediate(resolve))
    res!.once('close', resolve)
  })
}

/**
 * Queues the requests of an address and runs a few at a time. Refuses none, since a whole office may share an address.
 * @param concurrency how many requests of one address run at once
 */
export function queueRequests(concurrency = CONCURRENCY): RequestHandler {
  const lines = new Map<string, LimitFunction>()

  return (req, _res, next) => {
    const address = addressOf(req)
    const line = lines.get(address) ?? pLimit(concurrency)
    lines.set(address, line)
    const respond = () => {
      if (req.socket.destroyed) return Promise.resolve()
      const end = answered(req)
      next()
      return end
    }
    void line(respond).finally(() => {
      if (line.activeCount + line.pendingCount === 0) lines.delete(address)
    })
  }
}

/**
 * Queues the expensive requests of each address: a client with a hundred connections that list 2,000 items each, or
 * open every card in turn, would hold up everyone else for seconds.
 */
export function expensiveInTurns(): Router {
  const router = Router()
  for (const paths of EXPENSIVE) router.use(paths, queueRequests())
  return router
}
