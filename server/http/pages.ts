import { Router, type Request, type Response } from 'express'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { SCREENS } from '#shared/screens.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
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
  publicUrl?: string | undefined
}

const { play: PLAY, editCard: EDIT, ...OTHER_SCREENS } = SCREENS

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
export async function pageRoutes({ clientDir, ssrDir, findCard, publicUrl }: PagesDeps): Promise<Router> {
  const template = await readPageTemplate(clientDir, publicUrl)
  const renderer = (await import(pathToFileURL(join(ssrDir, 'entry-server.js')).href)) as Renderer
  const appPage = await compressPage(template.app)
  const cached = createPageCache((html) => compressPage(html()))
  const router = Router()

  /** A card that cannot be asked for is not said to be missing: the editor asks again by itself. */
  async function isKnown(cardId: string): Promise<boolean> {
    try {
      return (await findCard(cardId)) !== null
    } catch (error) {
      if (isDatabaseUnavailable(error)) return true
      throw error
    }
  }

  router.get(PLAY, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    if (!isCardId(cardId)) return send(req, res, isTemporaryId(cardId) ? 200 : 404, appPage)
    let card: Card | null
    try {
      card = await findCard(cardId)
    } catch (error) {
      // Without the database the app still comes up, says what is wrong and asks again by itself.
      if (!isDatabaseUnavailable(error)) throw error
      return send(req, res, 503, appPage)
    }
    const html = () => template.play(renderer.renderPlay(cardId, card), cardId, card)
    // Pages of unknown ids are not kept: whoever tries ids out would drive the cards being played out of the cache.
    if (!card) return send(req, res, 404, await compressPage(html()))
    // The time beside the version: after a restored backup a version may come a second time with other words.
    send(req, res, 200, await cached(`${cardId} ${card.version} ${card.updatedAt}`, html))
  })
  router.get(EDIT, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    const known = isTemporaryId(cardId) || (isCardId(cardId) && (await isKnown(cardId)))
    send(req, res, known ? 200 : 404, appPage)
  })
  router.get(Object.values(OTHER_SCREENS), (req, res) => send(req, res, 200, appPage))
  router.get('/{*path}', (req, res) => send(req, res, 404, appPage))
  return router
}
