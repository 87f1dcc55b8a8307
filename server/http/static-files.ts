import type { ServerResponse } from 'node:http'
import { Router, type RequestHandler } from 'express'
import sirv from 'sirv'
import { namesEtag } from './etag.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A cached service worker would delay a new version of every page. */
const REVALIDATED = new Set(['/service-worker.js'])

/** Files that the server reads itself, and no address of the app. */
const BUILD_ONLY = /^\/(?:index\.html|csp-hashes\.json|ssr-page\.js|\.vite)/

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

/**
 * Lets any page use a file that is the same for everyone. A frame whose sandbox takes away its origin loads no script or font
 * otherwise.
 */
function readableAnywhere(res: ServerResponse): void {
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
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

/** Takes away codings that the client refuses with `q=0`: sirv looks for their names alone. */
const acceptedOnly: RequestHandler = (req, _res, next) => {
  const accepted = ['br', 'gzip'].filter((coding) => req.acceptsEncodings(coding))
  req.headers['accept-encoding'] = accepted.join()
  next()
}

/** Cuts off the answer with a file that can't be read, such as one that a build just replaced: sirv would end the process. */
const survivingFailures: RequestHandler = (_req, res, next) => {
  res.once('pipe', (file) => file.once('error', () => res.destroy()))
  next()
}

/**
 * Serves with any If-None-Match (RFC 9110, 13.1.2 and 15.4.5): sirv knows one tag alone, and its 304 lacks the file's headers. Node
 * leaves out the body of a 304.
 */
function conditional(serve: ReturnType<typeof sirv>): RequestHandler {
  return (req, res, next) => {
    const asked = req.headers['if-none-match']
    if (asked === undefined) return serve(req, res, next)
    delete req.headers['if-none-match']
    const writeHead = res.writeHead.bind(res)
    res.writeHead = ((status: number, headers: Record<string, string>) => {
      const etag = headers.ETag ?? ''
      const isKnown = status === 200 && namesEtag(asked, etag.replace('W/', ''))
      return writeHead(isKnown ? 304 : status, isKnown ? { ETag: etag } : headers)
    }) as typeof writeHead
    serve(req, res, () => {
      req.headers['if-none-match'] = asked
      res.writeHead = writeHead
      next()
    })
  }
}

/**
 * The built client's files, compressed at build time. Those under /assets carry a hash of their content in their name
 * and never change; one that is missing is a plain 404 and never the app's page.
 * @param clientDir dist/client
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  router.use((req, _res, next) => next(BUILD_ONLY.test(decoded(req.path)) ? 'router' : undefined))
  router.use(oneRangeOnly, acceptedOnly, survivingFailures)
  router.use(
    conditional(
      sirv(clientDir, {
        brotli: true,
        gzip: true,
        etag: true,
        extensions: [],
        setHeaders: (res, path) => {
          res.setHeader('Cache-Control', cacheControl(path))
          if (path.startsWith('/assets/')) readableAnywhere(res)
        },
      }),
    ),
  )
  router.use('/assets', (_req, res) => {
    res.status(404).type('text').send('Not found')
  })
  return router
}
