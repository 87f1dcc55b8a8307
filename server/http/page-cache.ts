import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'

/** A page in the encodings that browsers accept. */
export interface CompressedPage {
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** About 30 kB per page in its three forms: 200 pages are 6 MB. */
const MAX_PAGES = 200
/**
 * A page contains the origin it was requested by, and without PUBLIC_URL a client may send any Host. Each page keeps the last
 * few origins only (localhost, the address in the network, a name), so made-up hosts cannot evict other pages.
 */
const MAX_ORIGINS = 3

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** About 1 ms per page, on another thread. */
const FAST_QUALITY = 5
/** About 50 ms, and a tenth smaller: worth it for a page that thousands may request. */
const BEST_QUALITY = 11

export async function compressPage(html: string, quality = FAST_QUALITY): Promise<CompressedPage> {
  const identity = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    deflate(identity),
  ])
  return { identity, br, gzip }
}

type Variants = LRUCache<string, Promise<CompressedPage>>

/** Caches compressed pages by key and origin. Concurrent requests for a page share one rendering. */
export function createPageCache() {
  const pages = new LRUCache<string, Variants>({
    max: MAX_PAGES,
    memoMethod: () => new LRUCache({ max: MAX_ORIGINS }),
  })

  function render(variants: Variants, name: string, html: () => string): Promise<CompressedPage> {
    const text = Promise.resolve().then(html)
    const page = text.then((given) => compressPage(given))
    variants.set(name, page)
    // In the background: later requests get the better compression.
    page
      .then(async () => compressPage(await text, BEST_QUALITY))
      .then((better) => {
        if (variants.peek(name) === page) variants.set(name, Promise.resolve(better))
      })
      // The next request renders again.
      .catch(() => variants.delete(name))
    return page
  }

  return (key: string, origin: string | undefined, html: () => string): Promise<CompressedPage> => {
    const variants = pages.memo(key)
    const name = origin ?? ''
    return variants.get(name) ?? render(variants, name, html)
  }
}
