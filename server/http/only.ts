import type { RequestHandler, Router } from 'express'

/**
 * Mounts a router behind a test of the path, so that other requests skip its middleware and its slower route matching.
 * @param pattern of the beginning, without regard to case, as Express compares paths
 */
export function only(pattern: RegExp, router: Router): RequestHandler {
  return (req, res, next) => (pattern.test(req.path) ? router(req, res, next) : next())
}
