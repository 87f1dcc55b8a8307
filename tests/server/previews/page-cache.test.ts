import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache, type Compress } from '#server/http/pages/page-cache.ts'

const scriptHash = () => undefined

/** Returns a page cache with a fake compression that records what it compresses. */
function pages({ maxBytes }: { maxBytes?: number } = {}) {
  const compressed: string[] = []
  const compress: Compress = (html, encoding) => {
    compressed.push(`${html} ${encoding}`)
    return Promise.resolve(Buffer.from(html))
  }
  const { cached } = createPageCache({ scriptHash, compress, ...(maxBytes !== undefined && { maxBytes }) })
  const ask = async (key: string) => (await cached(key, 'br', () => key)).body.toString()
  return { compressed, cached, ask }
}

describe('the cache of pages', () => {
  it('PRE-9: compresses a page once, when it is first requested', async () => {
    const { compressed, ask } = pages()
    for (const key of ['one', 'two', 'one', 'one']) expect(await ask(key)).toBe(key)
    expect(compressed).toEqual(['one br', 'two br'])
  })

  it('PRE-9: shares one compression between concurrent requests, in the encoding that they accept', async () => {
    const { compressed, cached } = pages()
    await Promise.all(Array.from({ length: 20 }, () => cached('one', 'gzip', () => 'one')))
    expect(compressed).toEqual(['one gzip'])
  })

  it('PRE-9: stays within its byte limit and keeps the pages requested last', async () => {
    const { compressed, ask } = pages({ maxBytes: 1200 })
    for (const key of ['one', 'two', 'one', 'three', 'one', 'two']) await ask(key)
    expect(compressed).toEqual(['one br', 'two br', 'three br', 'two br'])
  })

  it('PRE-2: tries to create a page again after a failure', async () => {
    const { cached } = createPageCache({ scriptHash })
    const failing = () => {
      throw new Error('Not now')
    }
    await expect(cached('one', 'br', failing)).rejects.toThrow('Not now')
    expect(brotliDecompressSync((await cached('one', 'br', () => 'now')).body).toString()).toBe('now')
  })
})
