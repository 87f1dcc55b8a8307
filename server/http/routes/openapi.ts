import { createHash } from 'node:crypto'
import { namesEtag } from './etag.ts'
import type { Route } from './route.ts'
import { sendSerialized } from '../send-json.ts'

/** The document as it is sent, with its ETag. */
async function serialize() {
  const { openApiDocument } = await import('../openapi/document.ts')
  const json = Buffer.from(JSON.stringify(openApiDocument()))
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` }
}

/** The description of the API. It is made when it is first asked for, and kept: the start pays nothing for it. */
export function openApiRoutes(route: Route): void {
  let made: ReturnType<typeof serialize> | undefined
  route('getOpenApi', async ({ req, res }) => {
    made ??= serialize()
    const { json, etag } = await made
    res.setHeader('Cache-Control', 'public, no-cache').setHeader('ETag', etag)
    return namesEtag(req.get('If-None-Match'), etag) ? res.status(304).end() : sendSerialized(res, json)
  })
}
