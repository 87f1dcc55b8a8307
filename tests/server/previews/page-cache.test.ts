import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageCache, type Compress } from '#server/http/pages/page-cache.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { makeBuild, type Build } from '#tests/support/fake-build.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const scriptHash = () => undefined

/** A cache over a compression that the test can look at. */
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
  it('PRE-9: a page is compressed once, when it is first requested', async () => {
    const { compressed, ask } = pages()
    for (const key of ['one', 'two', 'one', 'one']) expect(await ask(key)).toBe(key)
    expect(compressed).toEqual(['one br', 'two br'])
  })

  it('PRE-9: concurrent requests share one compression, of the encoding that they accept', async () => {
    const { compressed, cached } = pages()
    await Promise.all(Array.from({ length: 20 }, () => cached('one', 'gzip', () => 'one')))
    expect(compressed).toEqual(['one gzip'])
  })

  it('PRE-9: it stays within its bytes and keeps the pages requested last', async () => {
    const { compressed, ask } = pages({ maxBytes: 1200 })
    for (const key of ['one', 'two', 'one', 'three', 'one', 'two']) await ask(key)
    expect(compressed).toEqual(['one br', 'two br', 'three br', 'two br'])
  })

  it('PRE-2: a page that cannot be created is tried again', async () => {
    const { cached } = createPageCache({ scriptHash })
    const failing = () => {
      throw new Error('Not now')
    }
    await expect(cached('one', 'br', failing)).rejects.toThrow('Not now')
    expect(brotliDecompressSync((await cached('one', 'br', () => 'now')).body).toString()).toBe('now')
  })
})

describe('made-up host names', () => {
  let build: Build
  let app: TestApp
  beforeAll(async () => {
    build = await makeBuild()
    app = await startApp({ build })
  })
  afterAll(async () => {
    await app.close()
    await build.dispose()
  })

  it('PRE-2: get one page, without absolute addresses', async () => {
    const hosts = ['evil-1.example', 'evil-2.example:8080', '10.250.250.250', 'localhost:1', 'user@localhost']
    const answers = await Promise.all(hosts.map((host) => newVisitor(app.url).get('/', { host })))
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([200, answers[0]!.body])
      expect(headers.etag).toBe(answers[0]!.headers.etag)
    }
    expect(answers[0]!.body).not.toContain('og:url')
    expect(answers[0]!.body).not.toContain('evil')
  })
})
