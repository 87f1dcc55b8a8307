import { Router, type Request } from 'express'
import { isCardId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { EMBED, MARKS_OFF } from '#shared/screens.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import { cardTags, UNLISTED_TAGS } from './meta-tags.ts'
import { renderOnce, type PageCache } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import type { PageTemplate } from './page-template.ts'
import { framable } from './security.ts'
import { encodingFor, sendBody, sendCardPage } from './send-page.ts'

export interface EmbedPagesDeps {
  template: PageTemplate
  findCard: (cardId: string) => Promise<Card | null>
  publicUrl: string | undefined
  cache: PageCache
  /** Loads what renders the markup. */
  loadRenderer: () => Promise<{
    renderEmbed: (cardId: string, card: Card | null, hasMarks: boolean) => string
  }>
}

/** `/embed/{cardId}`: a card that any page may show in a frame. It reads no session and sets no cookie. */
export function embedPages({ template, findCard, publicUrl, cache, loadRenderer }: EmbedPagesDeps): Router {
  const router = Router()
  router.get(EMBED, framable, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    const hasMarks = req.query.marks !== MARKS_OFF
    let card: Card | null
    try {
      card = isCardId(cardId) ? await findCard(cardId) : null
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      // Its script asks again until the card is there.
      res.set('Retry-After', '1')
      const html = () => template.embed({ markup: '', head: UNLISTED_TAGS, cardId, card: undefined })
      return sendBody(req, res, 503, await renderOnce(html, encodingFor(req)))
    }
    const renderer = await loadRenderer()
    const origin = pageOrigin(req, publicUrl)
    // They lead to the card's own page: a chat shows a link to a frame as it shows that one.
    const head = card ? cardTags(card, origin) : UNLISTED_TAGS
    const html = () =>
      template.embed({ markup: renderer.renderEmbed(cardId, card, hasMarks), head, cardId, card })
    await sendCardPage(req, res, { cache, card, key: `embed ${hasMarks} ${origin ?? ''}`, html })
  })
  return router
}
