import type { Worker } from 'node:worker_threads'
import { Router, type ErrorRequestHandler, type RequestHandler, type Request, type Response } from 'express'
import {
  APP_SHELL,
  CHANGE_PASSWORD_PATH,
  CHANGE_PASSWORD_QUERY,
  EMBED_PATH,
  SCREENS,
  MARKS_OFF,
} from '#shared/screens.ts'
import { AppError, unlessGone } from '../../app-error.ts'
import { isUnavailable } from '../../database/errors.ts'
import { cleanAddresses } from './clean-addresses.ts'
import { contentPages, type PagesContext, type PagesDeps } from './content-pages.ts'
import { cardTags, categoryTags } from './meta-tags.ts'
import { frameLanguageOf } from '../language.ts'
import { CARD_SCREENS, readPageTemplate, type PageFolders } from './page-template.ts'
import type { JoinRefusal } from '#shared/page.ts'
import { joinCodeSchema } from '#shared/schemas/join-code.ts'
import { createPageCache } from './page-cache.ts'
import { isCardId, isCategoryId, isTemporaryId } from '#shared/ids.ts'
import { readEmbedOptions, embedPath } from '#shared/rules/embed.ts'
import { pageOrigin } from './page-origin.ts'
import { framable } from '../security.ts'

/** The empty page, rendered by the browser. */
const SHELL = { key: APP_SHELL }

/** @param isShuffled whether the address recommends a shuffle */
const playPath = (cardId: string, isShuffled: boolean): string =>
  SCREENS.play.replace(':cardId', cardId) + (isShuffled ? '?shuffle' : '')

/** Serves `/play/{cardId}` and `/embed/{cardId}` server-rendered, and the empty pages of a card's other screens. */
function cardPages({ send, findCard, findCategory, publicUrl }: PagesContext): Router {
  const router = Router()

  /** Returns the status of a card's page. Without the database the card may exist: its screen retries by itself. */
  async function statusOf(cardId: string): Promise<number> {
    if (isTemporaryId(cardId)) return 200
    try {
      const card = isCardId(cardId) ? await unlessGone(findCard(cardId)) : null
      return card === 'removed' ? 410 : card ? 200 : 404
    } catch (error) {
      if (isUnavailable(error)) return 200
      throw error
    }
  }

  /**
   * Sends the card, server-rendered and cached until its next version. An unknown id's page is not cached, so that an
   * id scan cannot evict pages of cards in play. The key has the time, because a restored backup may reach a version
   * again with other words. The tags name the card's own page, even in a frame, so that chats preview both links alike.
   * @param options `address` is that of the page, with the parameters that change it
   */
  async function sendCard(
    req: Request<{ cardId: string }>,
    res: Response,
    screen: 'play' | 'embed',
    { address, query = '' }: { address: string; query?: string },
  ): Promise<void> {
    const { cardId } = req.params
    const found = isCardId(cardId) ? await unlessGone(findCard(cardId)) : null
    const isRemoved = found === 'removed'
    const card = isRemoved ? null : found
    const origin = pageOrigin(req, publicUrl)
    await send(req, res, {
      ...(card
        ? {
            key: `${cardId} ${card.version} ${card.updatedAt} ${address} ${origin ?? ''}`,
            head: (language) => cardTags(card, origin, language, address),
          }
        : { status: isRemoved ? 410 : 404 }),
      language: screen === 'embed' ? frameLanguageOf(req) : undefined,
      screen,
      path: req.path + query,
      data: () => ({ play: { cardId, card, ...(isRemoved && { why: 'removed' as const }) } }),
    })
  }

  router.get(SCREENS.play, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    if (isCardId(cardId))
      await sendCard(req, res, 'play', { address: playPath(cardId, 'shuffle' in req.query) })
    else await send(req, res, { ...SHELL, status: isTemporaryId(cardId) ? 200 : 404 })
  })
  // Any page may show this one in a frame, so it reads no session and sets no cookie.
  router.get(EMBED_PATH, framable, async (req: Request<{ cardId: string }>, res) => {
    const options = readEmbedOptions(new URLSearchParams(req.url.split('?')[1]))
    const query = options.marks ? '' : `?marks=${MARKS_OFF}${options.calls ? '&calls=on' : ''}`
    await sendCard(req, res, 'embed', { address: embedPath(req.params.cardId, options), query })
  })
  for (const [path, screen] of CARD_SCREENS)
    router.get(path, async (req: Request<{ cardId: string }>, res) => {
      const { cardId } = req.params
      await send(req, res, { status: await statusOf(cardId), key: path, screen })
    })
  router.get(SCREENS.category, async (req: Request<{ categoryId: string }>, res) => {
    const { categoryId } = req.params
    const found = isCategoryId(categoryId) ? await unlessGone(findCategory(categoryId)) : null
    const category = found === 'removed' ? null : found
    const origin = pageOrigin(req, publicUrl)
    if (!category?.isOfficial) noindex(req, res, () => undefined)
    await send(req, res, {
      ...(category
        ? {
            key: `${category.cardId} ${category.version} ${origin ?? ''}`,
            head: (language) => categoryTags(category, origin, language),
          }
        : { status: found === 'removed' ? 410 : 404, key: SCREENS.category }),
      screen: 'category',
    })
  })
  // The fragment names the card, and browsers don't send it.
  router.get(SCREENS.proof, (req, res) => send(req, res, { key: SCREENS.proof, screen: 'proof' }))
  return router
}

/**
 * Redirects `/j/482193` to the card that has the code, and also `/j?code=482193`, which the field sends without
 * scripts. Any other code leads to a page with the field, which says whether the code has recently ended.
 */
function joinPages({ openJoinCode, reportRefusal, send, publicUrl }: PagesContext): Router {
  const router = Router()

  /** Sends the page with the field, and why a code was refused. */
  function sendField(req: Request, res: Response, status: number, joinRefusal: JoinRefusal | null) {
    const path = SCREENS.join
    const data = () => ({ joinRefusal })
    return send(req, res, { status, key: `${path} ${joinRefusal}`, screen: 'join', path, data })
  }

  async function respondToCode(req: Request, res: Response, given: unknown, base = ''): Promise<void> {
    const code = joinCodeSchema.safeParse(given)
    try {
      const found = code.success ? await openJoinCode(req, code.data) : 'wrong'
      if (typeof found === 'string') return await sendField(req, res, 404, found)
      // A code may lead to another card tomorrow.
      res.set('Cache-Control', 'no-store').redirect(302, base + playPath(found.cardId, found.shuffle))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error
      reportRefusal(req, error)
      res.set('Retry-After', String(error.details.retryAfterSeconds))
      await sendField(req, res, 429, 'limited')
    }
  }

  // Some programs that show links need an absolute address. The form's page allows redirects to its own origin only.
  router.get(SCREENS.joinByCode, (req: Request<{ code: string }>, res) =>
    respondToCode(req, res, req.params.code, publicUrl),
  )
  router.get(SCREENS.join, async (req, res) => {
    const { code } = req.query
    if (code === undefined) return sendField(req, res, 200, null)
    return respondToCode(req, res, code)
  })
  return router
}

/** The built client. */
export interface Build extends PageFolders {
  /** Starts the thread that draws pictures for link previews. Left out in development. */
  startPreviewWorker?: () => Worker
  /** The memory for rendered pages. */
  pageCacheBytes?: number
}

/** Cards are for people with their link, so search engines must not list them. */
const noindex: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex')
  next()
}

/**
 * The routes of the app's pages: most are server-rendered, the others are the app's empty page, with status 404 for an
 * unknown address.
 * @returns the router, the bytes of all cached pages, and `warmUp`, which loads the renderer before a page needs it
 */
export async function pageRoutes(deps: Build & PagesDeps) {
  const template = await readPageTemplate(deps, deps.publicUrl, deps.serverConfig)
  const cache = createPageCache({ scriptHash: template.scriptHash, maxBytes: deps.pageCacheBytes })
  const send: PagesContext['send'] = (req, res, page) =>
    cache.send(req, res, page, (language) => template.html(page, language))
  const context = { ...deps, send }

  /** Sends the empty page without the database: the app still starts, shows the error and retries by itself. */
  const retryLater: ErrorRequestHandler = (error, req, res, next) => {
    if (!isUnavailable(error)) return next(error)
    res.set('Retry-After', '1')
    return send(req, res, { ...SHELL, status: 503 })
  }

  const router = Router()
  const { playNothing, newCard, present, join, coHost } = SCREENS
  router.use(cleanAddresses(deps))
  router.use([playNothing, newCard, present, join, coHost, EMBED_PATH, APP_SHELL], noindex)
  router.use(joinPages(context), cardPages(context), contentPages(context))
  if (deps.serverConfig.localLogin)
    router.get(CHANGE_PASSWORD_PATH, (_req, res) =>
      res.redirect(302, SCREENS.profile + CHANGE_PASSWORD_QUERY),
    )
  router.get([playNothing, APP_SHELL], (req, res) => send(req, res, SHELL))
  router.get('/{*path}', (req, res) => send(req, res, { ...SHELL, status: 404 }))
  router.use(retryLater)
  return { router, cacheBytes: cache.bytes, warmUp: template.warmUp }
}
