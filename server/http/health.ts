import { Router } from 'express'
import type { Database } from '../database/connect.ts'
import type { Redis } from '../redis.ts'
import { COMMIT, VERSION } from '../version.ts'

export const LIVENESS_PATH = '/livez'
export const READINESS_PATH = '/readyz'

interface HealthDeps {
  database: Pick<Database, 'ping'>
  /** Undefined without REDIS_URL. While Redis is down, the server still serves its own players, so it stays ready. */
  redis: Pick<Redis, 'isUp'> | undefined
  isShuttingDown: () => boolean
}

/** `/livez`: the process is alive. `/readyz`: its database is up and it isn't shutting down; also names the build. */
export function healthRoutes({ database, redis, isShuttingDown }: HealthDeps): Router {
  const router = Router()
  router.get(LIVENESS_PATH, (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  router.get(READINESS_PATH, async (_req, res) => {
    const up = await database.ping()
    const ready = up && !isShuttingDown()
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: isShuttingDown() ? 'shutting down' : ready ? 'ready' : 'not ready',
        database: up ? 'up' : 'down',
        ...(redis && { redis: redis.isUp() ? 'up' : 'down' }),
        version: VERSION,
        commit: COMMIT,
      })
  })
  return router
}
