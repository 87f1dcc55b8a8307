import { isUtf8 } from 'node:buffer'
import express, { type Request, type RequestHandler } from 'express'
import { AppError } from '../../app-error.ts'
import { NOT_UTF8 } from '../errors.ts'

/** The limit after decompression. A card full of emoji takes about 8 kB. */
const BODY_LIMIT_BYTES = 32 * 1024
/** The limit for 500 items in one call, from signed-in users. */
const LONG_BODY_LIMIT_BYTES = 512 * 1024
const TAKES_LONG_BODY = /^\/api\/categories(?:\/[^/]+\/content)?\/?$/i
/** Each long body takes some 2 MB until its items are stored. */
const MAX_LONG_BODIES = 32
const MAX_LONG_BODIES_PER_USER = 2

/** Whether the body may be a long one. A compressed or chunked body doesn't state its length. */
function mayBeLong({ headers }: Request): boolean {
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] !== undefined
  return Number(length) > BODY_LIMIT_BYTES || headers['content-encoding'] !== undefined
}

/** Refuses bodies that aren't UTF-8: each of their accented letters would be stored as a replacement character. */
function verify(_req: unknown, _res: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new AppError('unsupported-media-type', NOT_UTF8)
}

/**
 * Parses JSON bodies: long ones only from signed-in users who send items, a few at a time. Further ones are refused,
 * not queued: users who send slowly would otherwise hold up everyone.
 */
export function jsonBodies(): RequestHandler {
  const parseShort = express.json({ limit: BODY_LIMIT_BYTES, verify })
  const parseLong = express.json({ limit: LONG_BODY_LIMIT_BYTES, verify })
  /** Long bodies in progress, by user. */
  const inWork = new Map<string, number>()
  let total = 0

  return (req, res, next) => {
    const { user, headers } = req
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return next()
    // Many programs write UTF-8 without the hyphen, which every browser accepts.
    headers['content-type'] = headers['content-type']?.replace(/\butf8\b/i, 'utf-8')
    if (!user || !TAKES_LONG_BODY.test(req.path) || !mayBeLong(req)) return parseShort(req, res, next)
    const own = inWork.get(user.id) ?? 0
    if (own >= MAX_LONG_BODIES_PER_USER || total >= MAX_LONG_BODIES)
      throw new AppError('too-many-requests', 'Too many long lists at once. Please wait a moment.', {
        retryAfterSeconds: 1,
      })
    total++
    inWork.set(user.id, own + 1)
    res.once('close', () => {
      total--
      const left = inWork.get(user.id)! - 1
      if (left > 0) inWork.set(user.id, left)
      else inWork.delete(user.id)
    })
    parseLong(req, res, next)
  }
}
