import { Router, type Request, type Response } from 'express'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import { embedOptionsIn } from '#shared/rules/embed.ts'
import { EMBED, MARKS_OFF, SCREENS } from '#shared/screens.ts'
import { AppError, isUnavailable } from '../app-error.ts'
import type { FindCard } from '../services/cards.ts'
import { cardTags, UNLISTED_TAGS } from './meta-tags.ts'
import type { Page, PageCache } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import type { PageTemplate } from './page-template.ts'
import { framable } from './security.ts'

export interface CardPagesDeps {
  template: PageTemplate
  cache: PageCache
  findCard: FindCard
  publicUrl?: string | undefined
  /** The empty page, rendered by the browser. */
  shell: Page
}

const EMPTY_PAGES = [
  [SCREENS.editCard, 'create'],
  [SCREENS.present, 'present'],
  [SCREENS.coHost, 'co-host'],
] as const

/** `/play/{cardId}` and `/embed/{cardId}` server-rendered, and the empty pages of a card's editor, presentation and invitation. */
export function cardPages({ template, cache, findCard, publicUrl, shell }: CardPagesDeps): Router {
  const router = Router()

  /** The card; `removed` after a takedown. */
  async function cardOrRemoved(cardId: string) {
    try {
      return await findCard(cardId)
    } catch (error) {
      if (error instanceof AppError && error.code === 'removed') return 'removed'
      throw error
    }
  }

  /** Without the database a card may exist: its screen retries by itself. */
  async function statusOf(cardId: string): Promise<number> {
    if (isTemporaryId(cardId)) return 200
    try {
      const card = isCardId(cardId) ? await cardOrRemoved(cardId) : null
      return card === 'removed' ? 410 : card ? 200 : 404
    } catch (error) {
      if (isUnavailable(error)) return 200
      throw error
    }
  }

  /**
   * The card, server-rendered and cached until its next version. An unknown id's page is not cached, so that an id scan cannot
   * evict pages of cards in play. A restored backup may reach a version a second time with other words, so the key has the time.
   * The tags name the card's own page, also in a frame, so that a chat previews both links alike.
   */
  async function sendCard(
    req: Request<{ cardId: string }>,
    res: Response,
    routeFile: 'play' | 'embed',
    query = '',
  ): Promise<void> {
    const { cardId } = req.params
    const found = isCardId(cardId) ? await cardOrRemoved(cardId) : null
    const isRemoved = found === 'removed'
    const card = isRemoved ? null : found
    const origin = pageOrigin(req, publicUrl)
    const head = card ? cardTags(card, origin) : UNLISTED_TAGS
    const path = req.path + query
    const html = () =>
      template.ssr({
        routeFile,
        path,
        head,
        data: { play: { cardId, card, ...(isRemoved && { why: 'removed' as const }) } },
      })
    const variant = `${routeFile} ${query} ${origin ?? ''}`
    const page: Page = card
      ? { key: `${cardId} ${card.version} ${card.updatedAt} ${variant}`, html }
      : { status: isRemoved ? 410 : 404, html }
    await cache.send(req, res, page)
  }

  router.get(SCREENS.play, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    if (isCardId(cardId)) await sendCard(req, res, 'play')
    else await cache.send(req, res, { ...shell, status: isTemporaryId(cardId) ? 200 : 404 })
  })
  // Any page may show it in a frame, so it reads no session and sets no cookie.
  router.get(EMBED, framable, async (req: Request<{ cardId: string }>, res) => {
    const { marks, calls } = embedOptionsIn(new URLSearchParams(req.url.split('?')[1]))
    await sendCard(req, res, 'embed', marks ? '' : `?marks=${MARKS_OFF}${calls ? '&calls=on' : ''}`)
  })
  for (const [path, routeFile] of EMPTY_PAGES)
    router.get(path, async (req: Request<{ cardId: string }>, res) => {
      const { cardId } = req.params
      const html = () => template.app(UNLISTED_TAGS, routeFile)
      await cache.send(req, res, { status: await statusOf(cardId), key: path, html })
    })
  // The fragment names the card, and no browser sends it.
  router.get(SCREENS.proof, (req, res) =>
    cache.send(req, res, { key: SCREENS.proof, html: () => template.app(UNLISTED_TAGS, 'proof') }),
  )
  return router
}
