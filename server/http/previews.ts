import { Router, type Request } from 'express'
import { isCardId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import type { OgImages } from '../previews/og-images.ts'
import type { FindCard } from '../services/cards.ts'

const DAY_S = 24 * 60 * 60
const FEW_MINUTES_S = 5 * 60

/** The address of a card's picture as it is now. */
export function pictureUrl(origin: string, { cardId, version }: Card): string {
  return `${origin}/preview/${cardId}.png?v=${version}`
}

/**
 * `GET /preview/{cardId}.png?v={version}`: the Open Graph image of a card. Without `v`, or with another version, responds
 * with the current one and a short cache time.
 */
export function previewRoutes({ findCard, ogImages }: { findCard: FindCard; ogImages: OgImages }): Router {
  const router = Router()
  router.get('/preview/:cardId.png', async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    res.set('X-Robots-Tag', 'noindex').set('Cache-Control', 'no-store')
    // Always looked up: the images of deleted cards may still be cached.
    const card = isCardId(cardId) ? await findCard(cardId) : null
    if (!card) throw new AppError('not-found', "There's no such card.")
    const { png, kind } = await ogImages.imageFor(card)
    const lasts = req.query.v === String(card.version) ? DAY_S : FEW_MINUTES_S
    res
      // A fallback due to load must not be cached.
      .set('Cache-Control', kind === 'retry' ? 'no-cache' : `public, max-age=${lasts}`)
      // Other sites embed it.
      .set('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('png')
      .send(png)
  })
  return router
}
