import type { RequestHandler, Router } from 'express'

/**
 * Mounts a router for paths that match, so that other requests skip its middleware and its slower route matching.
 * @param pattern matches the beginning of a path, ignoring case as Express does
 */
export function only(pattern: RegExp, router: Router): RequestHandler {
  return (req, res, next) => (pattern.test(req.path) ? router(req, res, next) : next())
}
