import { Router, type Request } from 'express'
import { isCardId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import type { OgImages } from '../previews/og-images.ts'

const DAY_S = 24 * 60 * 60
const FEW_MINUTES_S = 5 * 60

/**
 * `GET /preview/{cardId}.png?v={version}`: the picture that a chat shows beside a card's link. Asked for by any other version,
 * or by none, the present one is answered, for a short while.
 */
export function previewRoutes({
  findCard,
  ogImages,
}: {
  findCard: (cardId: string) => Promise<Card | null>
  ogImages: OgImages
}): Router {
  const router = Router()
  router.get('/preview/:cardId.png', async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    res.set('X-Robots-Tag', 'noindex').set('Cache-Control', 'no-store')
    // Asked each time: a deleted card has no picture, however well it is remembered.
    const card = isCardId(cardId) ? await findCard(cardId) : null
    if (!card) throw new AppError('not-found', 'There is no such card.')
    const { png, of } = await ogImages.pictureOf(card)
    const lasts = req.query.v === String(card.version) ? DAY_S : FEW_MINUTES_S
    res
      // What a busy moment has left out must not stay out for a day.
      .set('Cache-Control', of === 'later' ? 'no-cache' : `public, max-age=${lasts}`)
      // It is there to be shown on other sites.
      .set('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('png')
      .send(png)
  })
  return router
}
