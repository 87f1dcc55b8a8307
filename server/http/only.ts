import type { RequestHandler, Router } from 'express'

/**
 * A router for the paths that begin so. Others are spared its look-up, which takes longer than the pattern, and whatever it does to
 * all requests.
 * @param pattern of the beginning, without regard to case, as Express compares paths
 */
export function only(pattern: RegExp, router: Router): RequestHandler {
  return (req, res, next) => (pattern.test(req.path) ? router(req, res, next) : next())
}
