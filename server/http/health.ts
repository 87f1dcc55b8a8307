import { Router } from 'express'
import type { Database } from '../database/connect.ts'
import type { Redis } from '../redis.ts'
import { COMMIT, VERSION } from '../version.ts'

export const LIVENESS_PATH = '/livez'
export const READINESS_PATH = '/readyz'

interface HealthDeps {
  database: Pick<Database, 'ping'>
  /** Where there is one. Without it the server goes on for its own players, so it stays ready. */
  redis: Pick<Redis, 'isUp'> | undefined
  isShuttingDown: () => boolean
}

/** `/livez`: the process lives. `/readyz`: its database is up and it is not shutting down. It says which build it is. */
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
