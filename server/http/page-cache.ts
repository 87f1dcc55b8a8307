import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../single-flight.ts'
import { createTaskLimit } from '../services/task-limit.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type PageEncoding = (typeof ENCODINGS)[number]

/** A page in every encoding. */
export type CompressedPage = Readonly<Record<PageEncoding, Buffer>>

/** A card's page is 12 kB in brotli, 14 kB in gzip and 55 kB as it is. */
const MAX_BYTES = 8 * 1024 * 1024
/** Of an entry beside its page. */
const ENTRY_BYTES = 500

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** About 1 ms per page, on another thread. */
const FAST_QUALITY = 5
/** About 50 ms, and a tenth smaller: worth it for a page that thousands may request. */
const BEST_QUALITY = 11
/** From this request on a kept page is worth the best compression. A visitor who asks for many pages once gets none of it. */
const REQUESTS_OF_A_POPULAR_PAGE = 3

export type Compress = (html: string, encoding: PageEncoding, quality: 'fast' | 'best') => Promise<Buffer>

/** A page in one encoding. Only brotli has a better quality. */
export const compressAs: Compress = async (html, encoding, quality) => {
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

/** Renders a page that is not cached, when it is its turn. */
export function renderOnce(html: () => string, encoding: PageEncoding): Promise<Buffer> {
  return limited(() => compressAs(html(), encoding, 'fast'))
}

/** For pages that are rendered once, at start. */
export async function compressPage(html: string): Promise<CompressedPage> {
  const forms = await Promise.all(
    ENCODINGS.map(async (encoding) => [encoding, await compressAs(html, encoding, 'fast')] as const),
  )
  return Object.fromEntries(forms) as Record<PageEncoding, Buffer>
}

export type PageCache = ReturnType<typeof createPageCache>

interface Kept {
  body: Buffer
  requests: number
  isBest: boolean
}

/**
 * Caches pages by key and encoding, each compressed when it is first requested. Concurrent requests share one rendering. Popular
 * pages are compressed again, better, one at a time.
 * @param maxBytes of the cache; the pages that were requested last stay
 * @param compress another one in tests
 */
export function createPageCache({
  maxBytes = MAX_BYTES,
  compress = compressAs,
}: { maxBytes?: number; compress?: Compress } = {}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => ENTRY_BYTES + body.byteLength,
  })
  const shared = createSingleFlight<Buffer>()
  let improving = false
  /** The newest wish waits; one that it replaces returns with the next request for its page. */
  let wish: (() => Promise<void>) | undefined

  async function render(name: string, encoding: PageEncoding, html: () => string): Promise<Buffer> {
    const body = await limited(() => compress(html(), encoding, 'fast'))
    kept.set(name, { body, requests: 1, isBest: encoding !== 'br' })
    return body
  }

  async function improve(): Promise<void> {
    improving = true
    while (wish) {
      const improvement = wish
      wish = undefined
      // A page that can't be rendered now keeps its fast form.
      await improvement().catch(() => undefined)
    }
    improving = false
  }

  function countRequest(name: string, page: Kept, html: () => string): void {
    page.requests++
    if (page.isBest || page.requests < REQUESTS_OF_A_POPULAR_PAGE) return
    wish = async () => {
      if (kept.peek(name) !== page) return
      const body = await compress(html(), 'br', 'best')
      if (kept.peek(name) === page) kept.set(name, { ...page, body, isBest: true })
    }
    if (!improving) void improve()
  }

  return {
    /** Of all kept pages. */
    bytes: (): number => kept.calculatedSize,

    /** The page of a key. */
    page: async (key: string, encoding: PageEncoding, html: () => string): Promise<Buffer> => {
      const name = `${encoding} ${key}`
      const page = kept.get(name)
      if (page) {
        countRequest(name, page, html)
        return page.body
      }
      return shared(name, () => render(name, encoding, html))
    },
  }
}
