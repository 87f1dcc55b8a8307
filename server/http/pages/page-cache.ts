import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Language } from '#shared/languages.ts'
import { languageOf } from '../language.ts'
import { isTooOld, pageToRead } from './old-browsers.ts'
import type { PageTemplate } from './page-template.ts'
import { allowScript } from '../security.ts'

type PageEncoding = 'br' | 'gzip' | 'identity'

/** A card's page is 13 kB in brotli, 14 kB in gzip and 55 kB uncompressed. */
const MAX_BYTES = 8 * 1024 * 1024
/** Overhead of an entry in the cache. */
const ENTRY_BYTES = 500
/**
 * Pages are revalidated: they contain the newest card and name the scripts of this build. A proxy that changed their
 * HTML, for example to hide email addresses from robots, would make React build the screen anew.
 */
const CACHE_CONTROL = 'no-cache, no-transform'
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
 * Node compresses on four threads. Each compression takes some megabytes from its start, even while it waits for a
 * thread; a page that waits here takes 55 kB of text.
 */
const MAX_CONCURRENT_PAGES = 4
const limited = pLimit(MAX_CONCURRENT_PAGES)

/** Prefers brotli over gzip when accepted: browsers name gzip first. */
function encodingFor(req: Request): PageEncoding {
  return (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity'
}

type Html = () => string | Promise<string>

/** How to send a page that is rendered in the language of its request. */
export interface PageAnswer {
  status?: number | undefined
  /** Names the page and its state in the cache. Without it the page is rendered for this request only. */
  key?: string | undefined
  /** The visitor's language by default. */
  language?: Language | undefined
}

interface Entry {
  body: Buffer
  /** Stored, because Express would hash 12 kB for each request. */
  etag: string
}

/**
 * Sends pages in the language that their visitor reads, cached by key, language and encoding, each compressed when it
 * is first requested. Concurrent requests share one rendering.
 * @param scriptHash of the inline script that only pages in one language have
 * @param maxBytes evicts the least recently requested pages
 * @param compress replaced in tests
 */
export function createPageCache({
  scriptHash,
  maxBytes = MAX_BYTES,
  compress = compressAs,
}: Pick<PageTemplate, 'scriptHash'> & { maxBytes?: number | undefined; compress?: Compress }) {
  const render = (encoding: PageEncoding, html: Html) =>
    limited(async (): Promise<Entry> => {
      const body = await compress(await html(), encoding)
      return { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` }
    })

  const entries = new LRUCache<string, Entry, { encoding: PageEncoding; html: Html }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => ENTRY_BYTES + body.byteLength,
    fetchMethod: (_name, _stale, { context: { encoding, html } }) => render(encoding, html),
    // A page that others have evicted meanwhile is sent all the same.
    ignoreFetchAbort: true,
  })

  const cached = (key: string, encoding: PageEncoding, html: Html): Promise<Entry> =>
    entries.forceFetch(`${encoding} ${key}`, { context: { encoding, html } })

  return {
    /** Returns the bytes of all cached pages. */
    bytes: (): number => entries.calculatedSize,

    cached,

    send: async (
      req: Request,
      res: Response,
      { status = 200, key, language: own }: PageAnswer,
      html: (language: Language) => string | Promise<string>,
    ): Promise<void> => {
      const language = own ?? languageOf(req)
      if (own === undefined) res.vary('Cookie')
      const hash = scriptHash(language)
      if (hash !== undefined) allowScript(res, hash)
      res.vary('Accept-Language').set('Content-Language', language)
      const encoding = encodingFor(req)
      // No `Vary: User-Agent`: each form has an ETag of its own, and caches revalidate it every time.
      const isOld = isTooOld(req.get('User-Agent'))
      const renderInLanguage = async () =>
        isOld ? pageToRead(await html(language), language) : html(language)
      const { body, etag } = await (key === undefined
        ? render(encoding, renderInLanguage)
        : cached(`${language} ${isOld ? 'old ' : ''}${key}`, encoding, renderInLanguage))
      if (encoding !== 'identity') res.set('Content-Encoding', encoding)
      res.set('ETag', etag).vary('Accept-Encoding').set('Cache-Control', CACHE_CONTROL)
      res.status(status).type('html').send(body)
    },
  }
}
