import { Router, type Request, type RequestHandler } from 'express'
import { isCardId } from '#shared/ids.ts'
import { AppError } from '../../app-error.ts'
import type { OgImages, Pictured } from '../../previews/og-images.ts'
import type { FindCard } from '../../services/cards/cards.ts'

const DAY_S = 24 * 60 * 60
const FEW_MINUTES_S = 5 * 60

/** Returns the address of the present picture of a card or a category. */
export function pictureUrl(
  origin: string,
  { cardId, version }: Pick<Pictured, 'cardId' | 'version'>,
): string {
  return `${origin}/preview/${cardId}.png?v=${version}`
}

interface PreviewDeps {
  findCard: FindCard
  /** Throws AppError `not-found`. */
  findCategory: (categoryId: string) => Promise<Pictured>
  ogImages: OgImages
}

/**
 * `GET /preview/{cardId}.png?v={version}` and `/preview/categories/{categoryId}.png`: the Open Graph images. Without `v`, or with
 * another version, responds with the current one and a short cache time.
 */
export function previewRoutes({ findCard, findCategory, ogImages }: PreviewDeps): Router {
  const router = Router()
  const send =
    (find: (id: string) => Promise<Pictured | null>): RequestHandler<{ id: string }> =>
    async (req: Request<{ id: string }>, res) => {
      const { id } = req.params
      res.set('X-Robots-Tag', 'noindex').set('Cache-Control', 'no-store')
      // Always looked up: the image of a deleted card or category may still be cached.
      const found = isCardId(id) ? await find(id) : null
      if (!found) throw new AppError('not-found', "There's no such card.")
      const { png, kind } = await ogImages.imageFor(found)
      const lasts = req.query.v === String(found.version) ? DAY_S : FEW_MINUTES_S
      res
        // A fallback due to load must not be cached.
        .set('Cache-Control', kind === 'retry' ? 'no-cache' : `public, max-age=${lasts}`)
        // Other sites embed the image.
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('png')
        .send(png)
    }
  router.get('/preview/:id.png', send(findCard))
  router.get('/preview/categories/:id.png', send(findCategory))
  return router
}
