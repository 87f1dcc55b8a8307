import type { RequestHandler } from 'express'
import { endpoints, type Endpoint } from '#shared/api.ts'

/** The calls, literal paths first: `/api/categories/public` isn't a category. */
const CALLS = Object.values<Endpoint>(endpoints)
  .map(({ method, path }) => {
    const pattern = path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')
    return { method, path, pattern: new RegExp(`^${pattern}/?$`, 'i') }
  })
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length)

/** Answers OPTIONS for a path of the API. Express would add the methods of every path that its parameters can take. */
export const allowedMethods: RequestHandler = (req, res, next) => {
  const asked = req.method === 'OPTIONS' ? CALLS.find(({ pattern }) => pattern.test(req.path)) : undefined
  if (!asked) return next()
  const methods = CALLS.filter(({ path }) => path === asked.path).map(({ method }) => method)
  res.set('Allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', '))
  res.end()
}
