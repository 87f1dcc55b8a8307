import { Router, type Request } from 'express'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { SCREENS } from '#shared/screens.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { FindCard } from '../services/cards.ts'
import { cardTags, UNLISTED_TAGS } from './meta-tags.ts'
import type { Page, PageCache } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import type { PageTemplate } from './page-template.ts'

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

/**
 * The page of a card, cached until the card's next version. An unknown id's page is not cached, so that an id scan cannot evict
 * pages of cards in play. A restored backup may reach a version a second time with other words, so the key has the time too.
 * @param variant tells the pages of one card apart
 */
export function cardPage(card: Card | null, variant: string, html: Page['html']): Page {
  return card
    ? { key: `${card.cardId} ${card.version} ${card.updatedAt} ${variant}`, html }
    : { status: 404, html }
}

/** `/play/{cardId}` server-rendered, and the empty pages of a card's editor, presentation and invitation. */
export function cardPages({ template, cache, findCard, publicUrl, shell }: CardPagesDeps): Router {
  const router = Router()

  /** Without the database a card may exist: its screen retries by itself. */
  async function mayExist(cardId: string): Promise<boolean> {
    try {
      return (await findCard(cardId)) !== null
    } catch (error) {
      if (isDatabaseUnavailable(error)) return true
      throw error
    }
  }

  router.get(SCREENS.play, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    if (!isCardId(cardId))
      return cache.send(req, res, { ...shell, status: isTemporaryId(cardId) ? 200 : 404 })
    const card = await findCard(cardId)
    const origin = pageOrigin(req, publicUrl)
    const html = () =>
      template.ssr({
        routeFile: 'play',
        path: req.path,
        head: card ? cardTags(card, origin) : UNLISTED_TAGS,
        data: { play: { cardId, card } },
      })
    await cache.send(req, res, cardPage(card, origin ?? '', html))
  })
  for (const [path, routeFile] of EMPTY_PAGES)
    router.get(path, async (req: Request<{ cardId: string }>, res) => {
      const { cardId } = req.params
      const isKnown = isTemporaryId(cardId) || (isCardId(cardId) && (await mayExist(cardId)))
      const html = () => template.app(UNLISTED_TAGS, routeFile)
      await cache.send(req, res, { status: isKnown ? 200 : 404, key: path, html })
    })
  return router
}
