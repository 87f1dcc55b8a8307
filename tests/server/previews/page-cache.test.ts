import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageCache, type Compress } from '#server/http/page-cache.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { makeBuild, type Build } from '#tests/support/fake-build.ts'
import { newVisitor } from '#tests/support/visitor.ts'

/** A cache over a compression that the test can look at, and ends where it takes long. */
function pages({ maxBytes }: { maxBytes?: number } = {}) {
  const compressed: string[] = []
  const ends: (() => void)[] = []
  const compress: Compress = async (html, encoding, quality) => {
    compressed.push(`${html} ${encoding} ${quality}`)
    if (quality === 'best') await new Promise<void>((resolve) => ends.push(resolve))
    return Buffer.from(`${html} ${quality}`)
  }
  const { cached } = createPageCache({ compress, ...(maxBytes !== undefined && { maxBytes }) })
  const ask = async (key: string) => (await cached(key, 'br', () => key)).body.toString()
  return { compressed, ends, cached, ask }
}

describe('the cache of pages', () => {
  it('PRE-9: a page that is asked for once or twice is compressed once, cheaply', async () => {
    const { compressed, ask } = pages()
    for (let index = 0; index < 240; index++) await ask(`page ${index}`)
    await ask('page 7')
    expect(compressed).toHaveLength(240)
    expect(compressed.every((what) => what.endsWith(' br fast'))).toBe(true)
  })

  it('PRE-9: concurrent requests share one compression, of the encoding that they accept', async () => {
    const { compressed, cached } = pages()
    await Promise.all(Array.from({ length: 20 }, () => cached('one', 'gzip', () => 'one')))
    expect(compressed).toEqual(['one gzip fast'])
  })

  it('PRE-9: from the third request on it is compressed better, one page at a time, the newest first', async () => {
    const { compressed, ends, ask } = pages()
    const best = () => compressed.filter((what) => what.endsWith('best'))
    for (const key of ['one', 'one', 'one', 'two', 'two', 'two', 'three', 'three', 'three'])
      expect(await ask(key)).toBe(`${key} fast`)
    expect(best()).toEqual(['one br best'])
    ends[0]!()
    expect(await eventually(best, ({ length }) => length === 2)).toEqual(['one br best', 'three br best'])
    ends[1]!()
    await eventually(
      () => ask('three'),
      (page) => page === 'three best',
    )
    expect(await ask('one')).toBe('one best')
    expect(await ask('two')).toBe('two fast')
    expect((await eventually(best, ({ length }) => length === 3))[2]).toBe('two br best')
    ends[2]!()
  })

  it('PRE-9: it stays within its bytes and keeps the pages requested last', async () => {
    const { compressed, ask } = pages({ maxBytes: 1200 })
    for (const key of ['one', 'two', 'one', 'three', 'one', 'two']) await ask(key)
    const fast = compressed.filter((what) => what.endsWith('fast'))
    expect(fast.map((what) => what.split(' ')[0])).toEqual(['one', 'two', 'three', 'two'])
  })

  it('PRE-2: a page that cannot be created is tried again', async () => {
    const { cached } = createPageCache()
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
