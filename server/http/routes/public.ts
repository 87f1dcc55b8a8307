import { createHash } from 'node:crypto'
import { Router, type RequestHandler } from 'express'
import { endpoints } from '#shared/api.ts'
import { AppError } from '../../app-error.ts'
import type { ApiDeps } from '../api-deps.ts'
import { CACHE_AGE_S, cardOfLink, oEmbedOf } from '../pages/oembed.ts'
import { pageOrigin } from '../pages/page-origin.ts'
import { sendSerialized } from '../send-json.ts'
import { matchesEtag } from './etag.ts'
import { routeOn } from './route.ts'

/**
 * Lets the pages of all sites read the response, including refusals: page editors send the request from the browser. No
 * session is read and no cookie set here, so that nothing in the response depends on the caller.
 */
const forEveryOrigin: RequestHandler = (_req, res, next) => {
  // A crawler finds these addresses in the pages of cards, which search engines must not list.
  res.set('Access-Control-Allow-Origin', '*').set('X-Robots-Tag', 'noindex')
  next()
}

/** Serializes the description of the API, with its ETag. */
async function serialize() {
  const { openApiDocument } = await import('../openapi/document.ts')
  const json = Buffer.from(JSON.stringify(openApiDocument()))
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` }
}

/** The calls that need neither the database nor a session. */
export function publicRoutes({ limits, serverConfig, cards, publicUrl }: ApiDeps): Router {
  const router = Router()
  const route = routeOn(router, limits)
  route('getConfig', serverConfig)

  let description: ReturnType<typeof serialize> | undefined
  route('getOpenApi', async ({ req, res }) => {
    // Made for the first request, and kept, so that the start takes no longer.
    description ??= serialize()
    const { json, etag } = await description
    res.setHeader('Cache-Control', 'public, no-cache').setHeader('ETag', etag)
    return matchesEtag(req.get('If-None-Match'), etag) ? res.status(304).end() : sendSerialized(res, json)
  })

  router.get(endpoints.getOEmbed.path, forEveryOrigin)
  route('getOEmbed', async ({ query, req, res }) => {
    const { url, format = 'json', ...maximum } = query
    if (format.toLowerCase() !== 'json')
      throw new AppError(
        'not-implemented',
        'We answer in JSON only. Ask for format=json, or leave format out.',
      )
    const origin = pageOrigin(req, publicUrl)
    const linked = origin === undefined ? undefined : cardOfLink(url, origin)
    const card = linked && (await cards.find(linked.cardId))
    // The same for a link of another site, an unknown card and a deleted one.
    if (origin === undefined || !linked || !card)
      throw new AppError('not-found', "This link doesn't lead to a card here.")
    res.set('Cache-Control', `public, max-age=${CACHE_AGE_S}`)
    return oEmbedOf(card, origin, maximum, linked.options)
  })
  return router
}
