import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Card } from '#shared/schemas/card.ts'
import { renderOnce, type CompressedPage, type PageCache, type PageEncoding } from './page-cache.ts'

/** Pages are revalidated: they hold the newest card and name the scripts of this build. */
const CACHE_CONTROL = 'no-cache'

/** Prefers brotli over gzip when accepted: browsers name gzip first. */
export function encodingFor(req: Request): PageEncoding {
  return (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity'
}

/** Of the bodies that are kept: Express would hash 12 kB for each request. */
const etags = new WeakMap<Buffer, string>()

function etagOf(body: Buffer): string {
  let etag = etags.get(body)
  if (etag === undefined) {
    etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    etags.set(body, etag)
  }
  return etag
}

/** @param body in the encoding for this request */
export function sendBody(req: Request, res: Response, status: number, body: Buffer): void {
  const encoding = encodingFor(req)
  if (encoding !== 'identity') res.set('Content-Encoding', encoding)
  res.set('ETag', etagOf(body))
  res.vary('Accept-Encoding').set('Cache-Control', CACHE_CONTROL).status(status).type('html').send(body)
}

export function sendPage(req: Request, res: Response, status: number, page: CompressedPage): void {
  sendBody(req, res, status, page[encodingFor(req)])
}

/**
 * Answers with the page of a card, kept until its next version, or with 404 for an id that no card has.
 * @param key names the page among those of its card
 */
export async function sendCardPage(
  req: Request,
  res: Response,
  { cache, card, key, html }: { cache: PageCache; card: Card | null; key: string; html: () => string },
): Promise<void> {
  const encoding = encodingFor(req)
  // Unknown ids are not cached, so that an id scan cannot evict cards in play.
  if (!card) return sendBody(req, res, 404, await renderOnce(html, encoding))
  // With the time, since a restored backup may reach a version a second time with other words.
  const page = await cache.page(`${card.cardId} ${card.version} ${card.updatedAt} ${key}`, encoding, html)
  sendBody(req, res, 200, page)
}
