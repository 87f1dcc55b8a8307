import { Router, type RequestHandler } from 'express'
import sirv from 'sirv'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A cached service worker would delay a new version of every page. */
const REVALIDATED = new Set(['/service-worker.js'])

/** Files that the server reads itself, and no address of the app. */
const BUILD_ONLY = /^\/(?:index\.html|embed\.html|csp-hashes\.json|ssr-page\.js|\.vite)/

/** A path as sirv looks it up: decoded where that is possible. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return IMMUTABLE
  return REVALIDATED.has(path) ? 'no-cache' : 'public, max-age=3600'
}

/** Whether a Range header names one part of a file, from its first byte to its last or to the end. */
function isOneRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return first !== undefined && (last === '' || Number(last) >= Number(first))
}

/**
 * Takes away ranges of any other form, which may be ignored (RFC 9110, 14.2): sirv opens the file at what it reads of them, which
 * throws for one that ends before it begins.
 */
const oneRangeOnly: RequestHandler = (req, _res, next) => {
  if (req.headers.range !== undefined && !isOneRange(req.headers.range)) delete req.headers.range
  next()
}

/**
 * The built client's files, compressed at build time. Those under /assets carry a hash of their content in their name
 * and never change; one that is missing is a plain 404 and never the app's page.
 * @param clientDir dist/client
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  router.use((req, _res, next) => next(BUILD_ONLY.test(decoded(req.path)) ? 'router' : undefined))
  router.use(oneRangeOnly)
  router.use(
    sirv(clientDir, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      setHeaders: (res, path) => {
        res.setHeader('Cache-Control', cacheControl(path))
      },
    }),
  )
  router.use('/assets', (_req, res) => {
    res.status(404).type('text').send('Not found')
  })
  return router
}
