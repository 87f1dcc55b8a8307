import { Router } from 'express'
import { endpoints, type ServerConfig } from '#shared/api.ts'
import { route } from '../route.ts'

/** @param config read at each call: the port is known only once the server listens */
export function configRoutes(config: () => ServerConfig): Router {
  const router = Router()
  route(router, endpoints.getConfig, {}, config)
  return router
}
