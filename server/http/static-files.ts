import { Router } from 'express'
import sirv from 'sirv'

/**
 * The built client's files, compressed at build time. Those under /assets carry a hash of their content in their name
 * and never change; one that is missing is a plain 404 and never the app's page.
 * @param clientDir dist/client
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  router.use(/^\/(?:index\.html|csp-hashes\.json|\.vite)/, (_req, _res, next) => next('router'))
  router.use(
    sirv(clientDir, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      setHeaders: (res, path) => {
        res.setHeader(
          'Cache-Control',
          path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    }),
  )
  router.use('/assets', (_req, res) => {
    res.status(404).type('text').send('Not found')
  })
  return router
}
