import type { RequestHandler } from 'express'
import { nanoid } from 'nanoid'
import { pinoHttp } from 'pino-http'
import type { Logger } from '../log.ts'
import { READINESS_PATH } from './health.ts'

/** Asked every few seconds: its 503 during a restart would fill the log. The loss of the database is logged where it is noticed. */
const isProbe = (url = '') => url.split('?')[0] === READINESS_PATH

/** Logs one line per request with its id, which the response carries too. No headers, query, address or body. */
export function requestLog(log: Logger): RequestHandler {
  const logRequest = pinoHttp({
    logger: log,
    genReqId: () => nanoid(),
    customLogLevel: (req, res, error) =>
      (error || res.statusCode >= 500) && !isProbe(req.url) ? 'error' : 'debug',
    customAttributeKeys: { reqId: 'requestId' },
    wrapSerializers: false,
    quietReqLogger: true,
    serializers: {
      req: (req: { method?: string; url?: string }) => ({ method: req.method, path: req.url?.split('?')[0] }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: () => undefined,
    },
  })
  return (req, res, next) => {
    logRequest(req, res)
    res.set('X-Request-Id', req.id as string)
    next()
  }
}
