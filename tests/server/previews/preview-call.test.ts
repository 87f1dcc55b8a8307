import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { listening } from '#tests/support/listening.ts'
import { pngSize, previewParts } from '#tests/support/preview-worker.ts'
import { registeredVisitor, type Visitor } from '#tests/support/visitor.ts'
import { useStarted } from '#tests/support/use-started.ts'

/** The content of the fake build's static picture. */
const STATIC = 'the static picture'

/** The code of a thread that draws every card except one named `Stuck`. */
const HANGS_AT_STUCK = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ title }) => {
    if (title !== 'Stuck') parentPort.postMessage(new TextEncoder().encode('drawn'))
  })`

const build = useBuild()
const parts = useStarted(previewParts)
let app: TestApp
let host: Visitor

async function start(startPreviewWorker: () => Worker): Promise<void> {
  app = await startApp({ build: { ...build, startPreviewWorker }, trustProxyHops: 1 })
  host = (await registeredVisitor(app.url)).visitor
}

/** Requests a picture, and reads its bytes. */
async function pictureOf(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/preview/${path}`, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Returns the picture of a new card, or of another if a thread takes 15 s on a busy machine and is replaced. */
async function drawnPicture(content: object) {
  for (let tries = 1; ; tries++) {
    const picture = await pictureOf(`${(await host.makeCard(content)).cardId}.png?v=1`)
    if (tries === 3 || picture.bytes.toString() !== STATIC) return picture
  }
}

describe('the picture of a link', () => {
  beforeAll(() => start(parts.startPreviewWorker))
  afterAll(() => app.close())

  it('PRE-6: can be cached for a day if it is requested by its version, else for 5 minutes', async () => {
    const { cardId } = await host.makeCard()
    for (const [query, seconds] of [
      ['', 300],
      ['?v=1', 86400],
      ['?v=2', 300],
      ['?v=1&v=2', 300],
    ] as const) {
      const { status, headers } = await pictureOf(`${cardId}.png${query}`)
      const cacheControl = `public, max-age=${seconds}`
      expect([query, status, headers.get('cache-control')]).toEqual([query, 200, cacheControl])
    }
  })

  it('PRE-6: is 304 from the cache until the card changes', async () => {
    const { cardId } = await host.makeCard({ title: 'Before' })
    const path = `/preview/${cardId}.png`
    const first = await host.get(`${path}?v=1`)
    const known = { 'if-none-match': first.headers.etag ?? '' }
    const again = await host.get(`${path}?v=1`, known)
    expect([first.status, again.status, again.body]).toEqual([200, 304, undefined])
    expect((await host.patch(`/api/cards/${cardId}`, { title: 'After' })).status).toBe(200)
    const changed = await host.get(`${path}?v=2`, known)
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(first.headers.etag)
  })

  it('PRE-7: is 404 as soon as the card is deleted, even if it was cached', async () => {
    const { cardId } = await host.makeCard()
    const first = await pictureOf(`${cardId}.png?v=1`)
    expect((await host.send('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
    const known = { 'if-none-match': first.headers.get('etag') ?? '' }
    for (const headers of [{}, known]) {
      const gone = await pictureOf(`${cardId}.png?v=1`, headers)
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(gone.bytes.toString()).toContain('"not-found"')
    }
  })

  it.each(['aaaaaaaaaa.png', 'temp-12345.png', '%2e%2e%2findex.html.png', 'nothing.png?v=1', '%00.png'])(
    'PRE-7: is 404 for %s',
    async (path) => {
      expect((await pictureOf(path)).status).toBe(404)
    },
  )

  it('PRE-7: is 404 without .png', async () => {
    expect((await pictureOf((await host.makeCard()).cardId)).status).toBe(404)
  })

  it('PRE-4: is a PNG that other sites can show and search engines must not index; no URL in its card is fetched', async () => {
    const asked: string[] = []
    const outside = createServer((req, res) => {
      asked.push(req.url ?? '')
      res.end()
    })
    const image = `http://127.0.0.1:${await listening(outside)}/i.png`
    const { status, headers, bytes } = await drawnPicture({
      title: `<img src="${image}">`,
      cells: Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `url(${image})`)),
      freeSpaceImageUrl: image,
    })
    expect(status).toBe(200)
    expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
    expect(asked).toEqual([])
    outside.close()
  })
})

describe('if no picture can be rendered', () => {
  it('PRE-5: every card has the static one without a thread, and it must be revalidated', async () => {
    await start(build.startPreviewWorker)
    const { status, headers, bytes } = await pictureOf(`${(await host.makeCard()).cardId}.png?v=1`)
    expect([status, bytes.toString()]).toEqual([200, STATIC])
    expect(headers.get('cache-control')).toBe('no-cache')
    await app.close()
  })

  it('PRE-5, PRE-8: while four wait, the next gets the static one immediately, and the others when the server ends', async () => {
    await start(() => new Worker(HANGS_AT_STUCK, { eval: true }))
    const cards = await Promise.all(Array.from({ length: 6 }, () => host.makeCard()))
    for (const { cardId } of cards) {
      const { bytes } = await pictureOf(`${cardId}.png?v=1`)
      expect(bytes.toString()).toBe('drawn')
      expect((await host.patch(`/api/cards/${cardId}`, { title: 'Stuck' })).status).toBe(200)
    }
    // Each from its own IP address, because requests from one address take turns.
    const asked = cards.map(({ cardId }, index) =>
      pictureOf(`${cardId}.png?v=2`, { 'x-forwarded-for': `192.0.2.${index}` }),
    )
    const first = await Promise.race(asked)
    expect([first.bytes.toString(), first.headers.get('cache-control')]).toEqual([STATIC, 'no-cache'])
    await app.close()
    for (const { status, bytes } of await Promise.all(asked))
      expect([status, bytes.toString()]).toEqual([200, STATIC])
  })
})
