import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/**
 * Sends JSON in UTF-8. Express's own `json` looks up settings, makes a buffer and hashes it for an ETag, which costs a
 * fifth of reading a card, and `send` would hash megabytes. A string goes out in one piece with the headers.
 */
export function sendSerialized(res: Response, json: string | Buffer): Response {
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(json))
  return res.end(json)
}

export const sendJson = (res: Response, value: unknown): Response =>
  sendSerialized(res, JSON.stringify(value))

/** Streams JSON as fast as its reader takes it. An error in `parts` cuts the response off, so that readers notice. */
export async function sendStreamed(res: Response, parts: AsyncIterable<string>): Promise<Response> {
  try {
    await pipeline(parts, res.type('json'))
  } catch (error) {
    const isReaderGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!isReaderGone) throw error
  }
  return res
}
