import type { RequestHandler } from 'express'
import { nanoid } from 'nanoid'
import { STATUS_OF } from '#shared/errors.ts'
import type { Logger } from '../log.ts'
import { READINESS_PATH } from './health.ts'

declare global {
  // Express is typed only by extending this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface Request {
      /** The id in the log and in the response's `X-Request-Id`. */
      id: string
    }
  }
}

/** Probes come every few seconds: their 503s would fill the log. The loss of the database is logged elsewhere. */
const isProbe = (path: string) => path === READINESS_PATH

/** 501 means an unsupported request, not an error of the server. */
const isFailure = (status: number) => status >= 500 && status !== STATUS_OF['not-implemented']

/** Logs one line per request with its id, which is in the response too. It has no headers, query, address or body. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now()
    req.id = nanoid()
    res.setHeader('X-Request-Id', req.id)
    res.once('close', () => {
      const path = req.originalUrl.split('?')[0]!
      const level = isFailure(res.statusCode) && !isProbe(path) ? 'error' : 'debug'
      if (!log.isLevelEnabled(level)) return
      const line = {
        requestId: req.id,
        req: { method: req.method, path },
        res: { status: res.statusCode },
        responseTime: Math.round(performance.now() - startedMs),
      }
      log[level](line, res.writableFinished ? 'request completed' : 'request aborted')
    })
    next()
  }
}
