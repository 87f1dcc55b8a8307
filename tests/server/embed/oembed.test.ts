import { beforeAll, describe, expect, it } from 'vitest'
import { appForTest, useApp } from '#tests/support/app.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const app = useApp()
const host = useVisitor(app)
let cardId: string

beforeAll(async () => {
  cardId = (await host.makeCard({ title: 'Horror night' })).cardId
})

const playLink = (id = cardId) => `${app.url}/play/${id}`
const pathFor = (url: string, query: Record<string, string> = {}) =>
  `/api/oembed?${new URLSearchParams({ url, ...query }).toString()}`
const ask = (url: string, query?: Record<string, string>) => newVisitor(app.url).get(pathFor(url, query))

/** Returns the attributes of the only frame in a response's HTML, which follows the link that only WordPress shows. */
function frameOf(html: string): Record<string, string> {
  const [, tag = ''] =
    /^<blockquote hidden style="display:none"><a href="[^"<>]*">[^<>]*<\/a><\/blockquote><iframe((?: [a-z]+="[^"<>]*")+)><\/iframe>$/.exec(
      html,
    ) ?? []
  expect(tag, html).not.toBe('')
  return Object.fromEntries(
    [...tag.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    ]),
  )
}

describe('the oEmbed response for a card', () => {
  it('OEM-2: is the frame of the card, with its title and picture', async () => {
    const { status, headers, body } = await ask(playLink(), { format: 'json' })
    expect([status, body]).toEqual([
      200,
      {
        type: 'rich',
        version: '1.0',
        title: 'Horror night',
        provider_name: 'BingoBoard',
        provider_url: `${app.url}/`,
        cache_age: 300,
        html: expect.any(String),
        width: 600,
        height: 760,
        thumbnail_url: `${app.url}/preview/${cardId}.png?v=1`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      },
    ])
    expect(frameOf(body.html)).toEqual({
      src: `${app.url}/embed/${cardId}`,
      title: 'Horror night',
      width: '100%',
      height: '760',
      frameborder: '0',
      loading: 'lazy',
      style: 'border:0;color-scheme:light;max-width:600px',
    })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each<[string, (link: string) => string]>([
    ['a recommended shuffle', (link) => `${link}?shuffle`],
    ['any query and a fragment', (link) => `${link}?utm_source=chat&theme=dark#top`],
    ['a slash at its end', (link) => `${link}/`],
    ['upper case in the scheme', (link) => link.replace('http:', 'HTTP:')],
    ['spaces around it', (link) => ` ${link} `],
    ['upper case in the screen', (link) => link.replace('/play/', '/Play/')],
    ['the address of the frame', (link) => link.replace('/play/', '/embed/')],
  ])('OEM-2: is the same if the link has %s', async (_what, variant) => {
    expect((await ask(variant(playLink()))).body).toEqual((await ask(playLink())).body)
  })

  it.each([
    ['?theme=dark&marks=off&transparent', '?theme=dark&marks=off&transparent'],
    ['?marks=off&calls=on&transparent', '?overlay'],
    ['?overlay=&theme=dark', '?theme=dark&overlay'],
    ['?transparent=&theme=light', '?theme=light&transparent'],
    ['?marks=on&theme=%22%3E%3Cscript%3E', ''],
    ['?utm_source=chat&theme=DARK', ''],
  ])('OEM-2: keeps the options of the frame in %s, and nothing else', async (given, kept) => {
    const { body } = await ask(`${app.url}/embed/${cardId}${given}`)
    expect(frameOf(body.html).src).toBe(`${app.url}/embed/${cardId}${kept}`)
  })

  it('OEM-2, OEM-3: includes a change immediately, and the version in the URL of the picture', async () => {
    const { cardId: id } = await host.makeCard({ title: 'Before' })
    await ask(playLink(id))
    await host.patch(`/api/cards/${id}`, { title: 'After' })
    const { body } = await ask(playLink(id))
    expect([body.title, body.thumbnail_url]).toEqual(['After', `${app.url}/preview/${id}.png?v=2`])
  })

  it('OEM-2: has the same headers for HEAD', async () => {
    const { headers } = await ask(playLink())
    const head = await newVisitor(app.url).send('HEAD', pathFor(playLink()))
    expect([head.status, head.body]).toEqual([200, undefined])
    for (const name of ['content-length', 'content-type', 'cache-control', 'access-control-allow-origin'])
      expect(head.headers[name]).toBe(headers[name])
  })
})

describe('the available size', () => {
  it.each<[Record<string, string>, number, number]>([
    [{ maxwidth: '320' }, 320, 760],
    [{ maxheight: '240' }, 600, 240],
    [{ maxwidth: '1', maxheight: '1' }, 1, 1],
    [{ maxwidth: '599', maxheight: '759' }, 599, 759],
    [{ maxwidth: '4000', maxheight: '9'.repeat(400) }, 600, 760],
  ])('OEM-3: %j results in a frame of %i by %i', async (room, width, height) => {
    const { body } = await ask(playLink(), room)
    expect([body.width, body.height]).toEqual([width, height])
    expect(frameOf(body.html)).toMatchObject({
      height: String(height),
      style: expect.stringMatching(new RegExp(`max-width:${width}px$`)),
    })
  })

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ maxwidth: '1200' }, true],
    [{ maxheight: '630' }, true],
    [{ maxwidth: '1200', maxheight: '630' }, true],
    [{ maxwidth: '1199' }, false],
    [{ maxheight: '629' }, false],
    [{ maxwidth: '1199', maxheight: '5000' }, false],
    [{ maxwidth: '5000', maxheight: '629' }, false],
  ])('OEM-3: %j results in a thumbnail: %s', async (room, hasThumbnail) => {
    const { body } = await ask(playLink(), room)
    const names = Object.keys(body).filter((name) => name.startsWith('thumbnail'))
    expect(names).toEqual(hasThumbnail ? ['thumbnail_url', 'thumbnail_width', 'thumbnail_height'] : [])
  })

  it.each(['0', '-1', '1.5', '1e3', '0x10', '', ' 5', 'wide', 'NaN', 'Infinity', '٣'])(
    'OEM-3: %j is no width and no height',
    async (value) => {
      for (const name of ['maxwidth', 'maxheight']) {
        const { status, body, headers } = await ask(playLink(), { [name]: value })
        expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', [name]])
        expect(body.message).toMatch(/ must be a whole number of pixels, 1 or more$/)
        expect(headers['cache-control']).toBe('no-store')
      }
    },
  )

  it.each([
    ['', 'url'],
    ['?maxwidth=600', 'url'],
    ['?url=', 'url'],
    ['?url=a%20card', 'url'],
    ['?url=/play/V1StGXR8_Z', 'url'],
    [`?url=${encodeURIComponent(`http://a.example/${'x'.repeat(2048)}`)}`, 'url'],
    ['?url=http://a.example&url=http://b.example', 'url'],
    ['?url=http://a.example&maxwidth=1&maxwidth=2', 'maxwidth'],
    ['?url=http://a.example&format=json&format=xml', 'format'],
  ])('OEM-3: the query "%s" is refused, and the field named', async (query, field) => {
    const { status, body } = await newVisitor(app.url).get(`/api/oembed${query}`)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', [field]])
  })
})

describe('the origin of links', () => {
  it('OEM-2: is PUBLIC_URL, whatever Host was requested', async () => {
    const publicApp = await appForTest({ publicUrl: 'https://bingo.example' }, app)
    const visitor = newVisitor(publicApp.url)
    for (const link of [
      `https://bingo.example/play/${cardId}`,
      `HTTPS://Bingo.EXAMPLE:443/play/${cardId}`,
      `https://bingo.example:443/embed/${cardId}/`,
    ]) {
      const { status, body } = await visitor.get(pathFor(link), { host: 'evil.example' })
      expect([link, status, body.provider_url]).toEqual([link, 200, 'https://bingo.example/'])
      expect(frameOf(body.html).src).toBe(`https://bingo.example/embed/${cardId}`)
    }
    for (const link of [
      `http://bingo.example/play/${cardId}`,
      playLink(),
      `https://evil.example/play/${cardId}`,
      `https://bingo.example.evil.example/play/${cardId}`,
    ]) {
      const { status } = await visitor.get(pathFor(link), { host: 'evil.example' })
      expect([link, status]).toEqual([link, 404])
    }
  })

  it('OEM-4: is never a made-up Host if PUBLIC_URL is not set; no response contains that Host', async () => {
    for (const made of ['evil.example', `evil.example:${app.port}`, 'a"><script>', '']) {
      const { status, body } = await newVisitor(app.url).get(pathFor(`http://evil.example/play/${cardId}`), {
        host: made,
      })
      expect([made, status, body.code]).toEqual([made, 404, 'not-found'])
      expect(JSON.stringify(body)).not.toContain('evil')
    }
  })
})
