import { readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Router, type Request } from 'express'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A cached service worker would delay a new version of every page. */
const REVALIDATED = new Set(['/service-worker.js'])

/** Files that only the server reads, and that have no address. */
const BUILD_ONLY = /^\/(?:index\.html|csp-hashes\.json|ssr-page\.js|\.vite)/

/** The codings of compressed files and their suffixes, the smaller form first. */
const CODINGS = { br: '.br', gzip: '.gz' }

/** Files that only pages load. Page headers mean nothing there, and are more than half of a small file's bytes. */
const PAGE_ASSET = /\.(?:js|css|woff2)$/

function filesIn(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(dir.length))
  return new Set(paths.map((path) => path.replaceAll(sep, '/')))
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return IMMUTABLE
  return REVALIDATED.has(path) ? 'no-cache' : 'public, max-age=3600'
}

/** Whether a Range header names one part of a file, from a first byte to a last one or the end. Others are ignored. */
function isOneRange({ headers: { range = 'bytes=0-' } }: Request): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return first !== undefined && (last === '' || Number(last) >= Number(first))
}

/**
 * Serves the built client's files, compressed at build time. Those under /assets have a hash of their content in their
 * name and never change; a missing one is a plain 404 and never the app's page.
 * @param clientDir dist/client
 */
export function staticFiles(clientDir: string): Router {
  const files = filesIn(join(clientDir))
  const router = Router()
  // Not a route, whose pattern would be a label of metrics.
  router.use((req, res, next) => {
    const path = decodeURIComponent(req.path)
    const isFile = files.has(path) && !BUILD_ONLY.test(path)
    if (!isFile || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
    const found = Object.entries(CODINGS).find(
      ([coding, end]) => files.has(path + end) && req.acceptsEncodings(coding),
    )
    const [coding, end] = found ?? []
    const isAsset = path.startsWith('/assets/')
    if (isAsset && PAGE_ASSET.test(path)) {
      for (const name of res.getHeaderNames()) res.removeHeader(name)
      res.set('X-Content-Type-Options', 'nosniff')
    }
    res.vary('Accept-Encoding').set('Cache-Control', cacheControl(path)).type(extname(path))
    if (coding !== undefined) res.set('Content-Encoding', coding)
    // Any page may use these public files: a sandboxed frame without an origin could load no script or font otherwise.
    if (isAsset)
      res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    // Without Last-Modified: after a rollback a file is older, and would count as unchanged.
    const options = {
      root: clientDir,
      cacheControl: false,
      lastModified: false,
      acceptRanges: isOneRange(req),
    }
    res.sendFile(path + (end ?? ''), options, (error?: Error & { status?: number }) => {
      // The client is gone, or sees from the cut that the file is incomplete.
      if (!error?.status || res.headersSent) return
      res.removeHeader('Content-Encoding')
      if (error.status === 416) res.status(416).end()
      else next(error)
    })
  })
  router.use('/assets', (_req, res) => {
    // While servers are replaced, the next one has the file. Without this, Varnish and others cache a 404 for minutes.
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found')
  })
  return router
}
