import { Router, type Request } from 'express'
import { isCardId } from '#shared/ids.ts'
import { EMBED, MARKS_OFF } from '#shared/screens.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import { cardPage, type CardPagesDeps } from './card-pages.ts'
import { cardTags, UNLISTED_TAGS } from './meta-tags.ts'
import { pageOrigin } from './page-origin.ts'
import { framable } from './security.ts'

/** `/embed/{cardId}`: a card that any page may show in a frame. It reads no session and sets no cookie. */
export function embedPages({ template, cache, findCard, publicUrl }: CardPagesDeps): Router {
  const router = Router()
  router.get(EMBED, framable, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    const hasMarks = req.query.marks !== MARKS_OFF
    let card
    try {
      card = isCardId(cardId) ? await findCard(cardId) : null
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      // Its script asks again until the card is there.
      res.set('Retry-After', '1')
      return cache.send(req, res, {
        status: 503,
        html: () => template.embed({ head: UNLISTED_TAGS, hasMarks }),
      })
    }
    const origin = pageOrigin(req, publicUrl)
    // The tags name the card's own page, so that a chat previews a link to a frame like a link to that page.
    const head = card ? cardTags(card, origin) : UNLISTED_TAGS
    const html = () => template.embed({ head, play: { cardId, card }, hasMarks })
    await cache.send(req, res, cardPage(card, `embed ${hasMarks} ${origin ?? ''}`, html))
  })
  return router
}
