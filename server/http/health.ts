import { Router } from 'express'
import type { Database } from '../database/connect.ts'

export const LIVENESS_PATH = '/livez'
export const READINESS_PATH = '/readyz'

/** `/livez`: the process lives. `/readyz`: its database is up and it is not shutting down. */
export function healthRoutes(database: Pick<Database, 'ping'>, isShuttingDown: () => boolean): Router {
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
      })
  })
  return router
}
