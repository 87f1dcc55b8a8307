import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Language } from '#shared/languages.ts'
import { createSingleFlight } from '../single-flight.ts'
import { createTaskLimit } from '../services/task-limit.ts'
import { languageOf } from './language.ts'
import type { PageTemplate } from './page-template.ts'
import { allowScript } from './security.ts'

type PageEncoding = 'br' | 'gzip' | 'identity'

/** A card's page is 13 kB in brotli, 14 kB in gzip and 55 kB uncompressed. */
const MAX_BYTES = 8 * 1024 * 1024
/** Overhead of an entry in the cache. */
const ENTRY_BYTES = 500
/** Pages are revalidated: they hold the newest card and name the scripts of this build. */
const CACHE_CONTROL = 'no-cache'
/** About 1 ms per page, on another thread. The best quality takes 50 ms for a tenth less. */
const BROTLI_QUALITY = 5

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Compress = (html: string, encoding: PageEncoding) => Promise<Buffer>

const compressAs: Compress = async (html, encoding) => {
  if (encoding === 'identity') return Buffer.from(html)
  if (encoding === 'gzip') return deflate(html)
  return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
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
}

type PageCache = ReturnType<typeof createPageCache>

/**
 * Sends pages, cached by key and encoding, each compressed when it is first requested. Concurrent requests share one rendering.
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

  const render = (encoding: PageEncoding, html: Html) =>
    limited(async (): Promise<Entry> => {
      const body = await compress(await html(), encoding)
      return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` }
    })

  async function cached(key: string, encoding: PageEncoding, html: Html): Promise<Entry> {
    const name = `${encoding} ${key}`
    return (
      entries.get(name) ??
      shared(name, async () => {
        const rendered = await render(encoding, html)
        entries.set(name, rendered)
        return rendered
      })
    )
  }

  return {
    /** Bytes of all cached pages. */
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

/** A page that is rendered in the language of its request. */
export interface TranslatedPage extends Omit<Page, 'html'> {
  /** By default the visitor's. */
  language?: Language
  html: (language: Language) => string | Promise<string>
}

export type SendPage = ReturnType<typeof pageSender>

/** @returns a function that sends a page in the language that its visitor reads, cached for each language */
export function pageSender(cache: PageCache, { scriptHash }: PageTemplate) {
  return async (
    req: Request,
    res: Response,
    { language: own, key, html, ...page }: TranslatedPage,
  ): Promise<void> => {
    const language = own ?? languageOf(req)
    if (own === undefined) res.vary('Cookie')
    const hash = scriptHash(language)
    if (hash !== undefined) allowScript(res, hash)
    res.vary('Accept-Language').set('Content-Language', language)
    await cache.send(req, res, {
      ...page,
      ...(key !== undefined && { key: `${language} ${key}` }),
      html: () => html(language),
    })
  }
}
