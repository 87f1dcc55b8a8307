import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../single-flight.ts'
import { createTaskLimit } from '../services/task-limit.ts'

type PageEncoding = 'br' | 'gzip' | 'identity'

/** A card's page is 12 kB in brotli, 14 kB in gzip and 55 kB uncompressed. */
const MAX_BYTES = 8 * 1024 * 1024
/** Overhead of an entry in the cache. */
const ENTRY_BYTES = 500
/** Pages are revalidated: they hold the newest card and name the scripts of this build. */
const CACHE_CONTROL = 'no-cache'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** About 1 ms per page, on another thread. */
const FAST_QUALITY = 5
/** About 50 ms, and a tenth smaller: worth it for a page that thousands may request. */
const BEST_QUALITY = 11
/** From this request on a cached page is compressed best. A crawler requests each page once. */
const REQUESTS_OF_A_POPULAR_PAGE = 3

export type Compress = (html: string, encoding: PageEncoding, quality: 'fast' | 'best') => Promise<Buffer>

/** A page in one encoding. Only brotli has a better quality. */
const compressAs: Compress = async (html, encoding, quality) => {
  if (encoding === 'identity') return Buffer.from(html)
  if (encoding === 'gzip') return deflate(html)
  const level = quality === 'best' ? BEST_QUALITY : FAST_QUALITY
  return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
}

/**
 * Node compresses on four threads. Each compression takes some megabytes from its start, also while it waits for a thread, and
 * a page waits as 55 kB of text.
 */
const PAGES_AT_ONCE = 4
const limited = createTaskLimit(PAGES_AT_ONCE)

/** Prefers brotli over gzip when accepted: browsers name gzip first. */
function encodingFor(req: Request): PageEncoding {
  return (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity'
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

type Html = () => string | Promise<string>

export interface Page {
  status?: number
  /** Names the page and its state in the cache. Without it the page is rendered for this request only. */
  key?: string
  html: Html
}

interface Entry {
  body: Buffer
  /** Express would hash 12 kB for each request. */
  etag: string
  requests: number
  isBest: boolean
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Sends pages, cached by key and encoding, each compressed when it is first requested. Concurrent requests share one rendering.
 * Popular pages are compressed again, better, one at a time.
 * @param maxBytes evicts the least recently requested pages
 * @param compress another one in tests
 */
export function createPageCache({
  maxBytes = MAX_BYTES,
  compress = compressAs,
}: { maxBytes?: number | undefined; compress?: Compress } = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => ENTRY_BYTES + body.byteLength,
  })
  const shared = createSingleFlight<Entry>()
  let improving = false
  /** Only the latest recompression is queued; a dropped one is queued again by the page's next request. */
  let queued: (() => Promise<void>) | undefined

  const render = (encoding: PageEncoding, html: Html) =>
    limited(async (): Promise<Entry> => {
      const body = await compress(await html(), encoding, 'fast')
      return { body, etag: etagOf(body), requests: 1, isBest: encoding !== 'br' }
    })

  async function improve(): Promise<void> {
    improving = true
    while (queued) {
      const improvement = queued
      queued = undefined
      // A page that can't be rendered now keeps its fast form.
      await improvement().catch(() => undefined)
    }
    improving = false
  }

  function countRequest(name: string, page: Entry, html: Html): void {
    page.requests++
    if (page.isBest || page.requests < REQUESTS_OF_A_POPULAR_PAGE) return
    queued = async () => {
      if (entries.peek(name) !== page) return
      const body = await compress(await html(), 'br', 'best')
      if (entries.peek(name) === page) entries.set(name, { ...page, body, etag: etagOf(body), isBest: true })
    }
    if (!improving) void improve()
  }

  async function cached(key: string, encoding: PageEncoding, html: Html): Promise<Entry> {
    const name = `${encoding} ${key}`
    const page = entries.get(name)
    if (page) {
      countRequest(name, page, html)
      return page
    }
    return shared(name, async () => {
      const rendered = await render(encoding, html)
      entries.set(name, rendered)
      return rendered
    })
  }

  return {
    /** Of all cached pages. */
    bytes: (): number => entries.calculatedSize,

    cached,

    send: async (req: Request, res: Response, { status = 200, key, html }: Page): Promise<void> => {
      const encoding = encodingFor(req)
      const { body, etag } = await (key === undefined ? render(encoding, html) : cached(key, encoding, html))
      if (encoding !== 'identity') res.set('Content-Encoding', encoding)
      res.set('ETag', etag).vary('Accept-Encoding').set('Cache-Control', CACHE_CONTROL)
      res.status(status).type('html').send(body)
    },
  }
}
