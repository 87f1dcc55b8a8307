import type { Worker } from 'node:worker_threads'
import { Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import { APP_SHELL, EMBED, SCREENS } from '#shared/screens.ts'
import { isUnavailable } from '../app-error.ts'
import { cardPages, type CardPagesDeps } from './card-pages.ts'
import { contentPages, type ContentPagesDeps } from './content-pages.ts'
import { joinPages, type JoinPagesDeps } from './join-pages.ts'
import { UNLISTED_TAGS } from './meta-tags.ts'
import { readPageTemplate } from './page-template.ts'

type Made = 'template' | 'shell'

interface PageFolders {
  /** dist/client */
  clientDir: string
  /** dist/ssr */
  ssrDir: string
}

/** The built client. */
export interface Build extends PageFolders {
  /** Draws pictures for link previews. Left out in development. */
  startPreviewWorker?: () => Worker
  /** Memory for rendered pages. */
  pageCacheBytes?: number
}

export type PagesDeps = PageFolders & Omit<CardPagesDeps & ContentPagesDeps & JoinPagesDeps, Made>

/** Cards are for people with their link, so search engines must not list them. */
const unlisted: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex')
  next()
}

/**
 * The app's pages: most are server-rendered, the others are the app's empty page, with status 404 for an
 * unknown address.
 * @returns the router, and `warmUp` of the renderer, which the first page waits for otherwise
 */
export async function pageRoutes(deps: PagesDeps) {
  const template = await readPageTemplate(deps)
  const shellHtml = template.app(UNLISTED_TAGS)
  const shell = { key: APP_SHELL, html: () => shellHtml }
  const context = { ...deps, template, shell }
  const { cache } = deps

  /** Without the database the app still starts, shows the error and retries by itself. */
  const retryLater: ErrorRequestHandler = (error, req, res, next) => {
    if (!isUnavailable(error)) return next(error)
    res.set('Retry-After', '1')
    return cache.send(req, res, { ...shell, status: 503 })
  }

  const router = Router()
  const { playNothing, newCard, present, join, coHost } = SCREENS
  router.use([playNothing, newCard, present, join, coHost, EMBED, APP_SHELL], unlisted)
  router.use(joinPages(context), cardPages(context), contentPages(context))
  router.get([playNothing, APP_SHELL], (req, res) => cache.send(req, res, shell))
  router.get('/{*path}', (req, res) => cache.send(req, res, { ...shell, status: 404 }))
  router.use(retryLater)
  return { router, warmUp: template.warmUp }
}
