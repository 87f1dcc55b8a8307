import { Router, type Request, type Response } from 'express'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCardId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { SCREENS } from '#shared/screens.ts'
import { AppError } from '../app-error.ts'
import { compressPage, createPageCache, type CompressedPage } from './page-cache.ts'
import { readPageTemplate } from './page-template.ts'

/** What the renderer in dist/ssr offers (client/src/entry-server.tsx). */
interface Renderer {
  renderPlay: (cardId: string, card: Card | null) => string
}

export interface PagesDeps {
  /** dist/client */
  clientDir: string
  /** dist/ssr */
  ssrDir: string
  findCard: (cardId: string) => Promise<Card | null>
}

const { play: PLAY, ...OTHER_SCREENS } = SCREENS

/** Pages are asked again each time: the card in them is the newest, and they name the scripts of this build. */
const CACHE_CONTROL = 'no-cache'

function send(req: Request, res: Response, status: number, page: CompressedPage): void {
  const encoding = req.acceptsEncodings('br', 'gzip', 'identity')
  const form = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
  if (form !== 'identity') res.set('Content-Encoding', form)
  res.vary('Accept-Encoding').set('Cache-Control', CACHE_CONTROL).status(status).type('html').send(page[form])
}

/**
 * The app's pages: `/play/{cardId}` with its card drawn in it, and the app's own page for every other address, with status
 * 404 where no screen is.
 */
export async function pageRoutes({ clientDir, ssrDir, findCard }: PagesDeps): Promise<Router> {
  const template = await readPageTemplate(clientDir)
  const renderer = (await import(pathToFileURL(join(ssrDir, 'entry-server.js')).href)) as Renderer
  const appPage = await compressPage(template.app)
  const cached = createPageCache((html) => compressPage(html()))
  const router = Router()

  router.get(PLAY, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    if (!isCardId(cardId)) return send(req, res, 404, appPage)
    let card: Card | null
    try {
      card = await findCard(cardId)
    } catch (error) {
      // Without the database the app still comes up, says what is wrong and asks again by itself.
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
      return send(req, res, 503, appPage)
    }
    const page = await cached(card ? `${cardId} ${card.version}` : cardId, () =>
      template.play(renderer.renderPlay(cardId, card), cardId, card),
    )
    send(req, res, card ? 200 : 404, page)
  })
  router.get(Object.values(OTHER_SCREENS), (req, res) => send(req, res, 200, appPage))
  router.get('/{*path}', (req, res) => send(req, res, 404, appPage))
  return router
}
