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

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Quality 5 takes about 1 ms for such a page and comes within 5 % of the best, which takes 50. */
const BROTLI_QUALITY = 5

export async function compressPage(html: string): Promise<CompressedPage> {
  const identity = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    deflate(identity),
  ])
  return { identity, br, gzip }
}

/** Keeps the pages used last, by key; a page being made is made once however many ask for it. */
export function createPageCache(make: (html: () => string) => Promise<CompressedPage>) {
  const pages = new Map<string, Promise<CompressedPage>>()
  return (key: string, html: () => string): Promise<CompressedPage> => {
    const known = pages.get(key)
    if (known) pages.delete(key)
    const page =
      known ??
      make(html).catch((error: unknown) => {
        pages.delete(key)
        throw error
      })
    pages.set(key, page)
    const oldest = pages.keys().next()
    if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value)
    return page
  }
}
