import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

/** A page in the forms that browsers ask for. */
export interface CompressedPage {
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** Some 30 kB a page in its three forms: 200 of them are 6 MB. */
const MAX_PAGES = 200
/**
 * A page names the origin that it was asked for by, and without PUBLIC_URL anyone can ask by any: so each page is kept for
 * the last few only (localhost, the address in the network, a name). Whoever makes names up drives out no other page.
 */
const MAX_ORIGINS = 3

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Takes about 1 ms for such a page, on another thread. */
const QUICK_QUALITY = 5
/** Takes about 50 ms and spares a tenth: a packet, for a page that may be asked for by thousands. */
const BEST_QUALITY = 11

export async function compressPage(html: string, quality = QUICK_QUALITY): Promise<CompressedPage> {
  const identity = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    deflate(identity),
  ])
  return { identity, br, gzip }
}

/** The value under a key, made where there is none; the ones used last stay. */
function recent<T>(values: Map<string, T>, key: string, max: number, make: () => T): T {
  const value = values.get(key) ?? make()
  values.delete(key)
  values.set(key, value)
  const oldest = values.keys().next()
  if (values.size > max && !oldest.done) values.delete(oldest.value)
  return value
}

/**
 * Keeps the pages used last, by key and, within it, by the origin that they name; a page being made is made once however many
 * ask for it.
 */
export function createPageCache() {
  const pages = new Map<string, Map<string, Promise<CompressedPage>>>()
  return (key: string, origin: string | undefined, html: () => string): Promise<CompressedPage> => {
    const variants = recent(pages, key, MAX_PAGES, () => new Map<string, Promise<CompressedPage>>())
    const name = origin ?? ''
    return recent(variants, name, MAX_ORIGINS, () => {
      const text = Promise.resolve().then(html)
      const page = text.then((given) => compressPage(given))
      // Nobody waits for the better one; the next ones get it.
      page
        .then(async () => compressPage(await text, BEST_QUALITY))
        .then((better) => {
          if (variants.get(name) === page) variants.set(name, Promise.resolve(better))
        })
        // The next one who asks tries again.
        .catch(() => variants.delete(name))
      return page
    })
  }
}
