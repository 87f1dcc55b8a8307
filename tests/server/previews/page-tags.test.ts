import { describe, expect, it } from 'vitest'
import { appForTest, startApp, useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { headOf, tagsOf, unescaped } from '#tests/support/page-tags.ts'
import { useStarted, useVisitor } from '#tests/support/use-started.ts'
import { newVisitor, registeredVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts'

const build = useBuild()
const app = useApp({ build })
const host = useVisitor(app)

async function cardOf(visitor: Visitor, content: object): Promise<{ cardId: string; path: string }> {
  const { cardId } = await visitor.makeCard(content)
  return { cardId, path: `/play/${cardId}` }
}

const CELLS = ['Power cut', 'Cat jump scare', '', 'Lights flicker', '', 'Sequel bait', '', '', '']

describe('the tags of a page', () => {
  it('PRE-1: have the title, first squares and picture of a card', async () => {
    const content = { title: 'Horror night', gridSize: 3, hasFreeSpace: false, cells: CELLS }
    const { cardId, path } = await cardOf(host, content)
    expect(tagsOf(await newVisitor(app.url).get(path))).toEqual({
      TITLE: 'Horror night | BingoBoard',
      description: 'Power cut · Cat jump scare · Lights flicker … Tap to play. No sign-in.',
      robots: 'noindex',
      'og:title': 'Horror night',
      'og:description': 'Power cut · Cat jump scare · Lights flicker … Tap to play. No sign-in.',
      'og:type': 'website',
      'og:site_name': 'BingoBoard',
      'og:url': `${app.url}${path}`,
      'og:image': `${app.url}/preview/${cardId}.png?v=1`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Horror night, a 3x3 bingo card',
      'twitter:card': 'summary_large_image',
    })
  })

  it('PRE-1: name a card without a title as in its heading', async () => {
    const { path } = await cardOf(host, { cells: CELLS, gridSize: 3 })
    const named = { TITLE: 'Bingo card | BingoBoard', 'og:title': 'Bingo card' }
    expect(tagsOf(await newVisitor(app.url).get(path))).toMatchObject(named)
  })

  it.each([
    `"><script>alert(1)</script>`,
    `</title><img src=x onerror=alert(1)>`,
    `' onload='alert(1)`,
    `</head><body data-theme="x"><div id="root"></div>`,
    "$& $' $` $1 &quot; & &#34;",
  ])('PRE-1: escape %s in a title', async (title) => {
    const cells = CELLS.with(0, title.slice(0, 50).trim())
    const { path } = await cardOf(host, { title, gridSize: 3, hasFreeSpace: false, cells })
    const answer = await newVisitor(app.url).get(path)
    const tags = tagsOf(answer)
    expect(tags).toMatchObject({ TITLE: `${title} | BingoBoard`, 'og:title': title })
    expect(tags['og:image:alt']).toBe(`${title}, a 3x3 bingo card`)
    expect(tags.description).toContain(cells[0])
    expect(headOf(answer)).not.toContain('<img')
    expect(headOf(answer)).not.toContain('alert(1)</script>')
  })

  it.each([
    ['/play/aaaaaaaaaa', 404],
    ['/play/nobodys-id', 404],
    ['/play/temp-1-abc', 200],
    ['/play', 200],
    ['/create', 200],
    ['/create/aaaaaaaaaa', 404],
    ['/present/aaaaaaaaaa', 404],
    ['/present/temp-1-abc', 200],
    ['/categories/aaaaaaaaaa', 404],
    ['/nowhere', 404],
  ])('PRE-1, PRE-3, PRS-1: have no picture on %s and forbid indexing', async (path, status) => {
    const answer = await newVisitor(app.url).get(path)
    const tags = tagsOf(answer)
    expect([answer.status, tags.robots]).toEqual([status, 'noindex'])
    expect(tags).not.toHaveProperty('og:image')
    expect(answer.headers['x-robots-tag']).toBe(path === '/nowhere' ? undefined : 'noindex')
  })

  it('PRE-3, PRS-1: forbid indexing of a card’s page, as does a response header', async () => {
    const { cardId, path } = await cardOf(host, {})
    for (const address of [path, `/create/${cardId}`, `/present/${cardId}`]) {
      const answer = await newVisitor(app.url).get(address)
      expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
      expect(tagsOf(answer).robots).toBe('noindex')
    }
  })

  it.each(['/', '/categories', '/auth', '/create-category'])(
    'PRE-3: allow indexing of %s, with a description and the static picture, which exists',
    async (path) => {
      const answer = await newVisitor(app.url).get(path)
      const tags = tagsOf(answer)
      expect(answer.headers).not.toHaveProperty('x-robots-tag')
      expect(tags).not.toHaveProperty('robots')
      expect(tags).toMatchObject({
        TITLE: 'BingoBoard',
        description: expect.stringMatching(/bingo/),
        'og:image': `${app.url}/link-picture.png`,
        'twitter:card': 'summary_large_image',
      })
      // Only these two pages have a separate address for each language.
      const isTranslated = ['/', '/categories'].includes(path)
      expect(tags['og:url']).toBe(isTranslated ? app.url + path : undefined)
      const picture = await newVisitor(app.url).get('/link-picture.png')
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    },
  )
})

describe('the link to the oEmbed response', () => {
  const LINK = /<link rel="alternate" type="application\/json\+oembed" href="([^"<>]*)" title="([^"<>]*)">/g
  const linksOf = (answer: Answer) =>
    [...headOf(answer).matchAll(LINK)].map(([, href = '', title = '']) => ({
      href: unescaped(href),
      title: unescaped(title),
    }))

  it.each([['Horror night'], [`"><script>alert(1)</script>`], [`' &quot; </title>`]])(
    'OEM-6 PRE-1: has the URL of the card titled %s, and its target exists',
    async (title) => {
      const { cardId, path } = await cardOf(host, { title })
      const own = `/embed/${cardId}`
      for (const [address, named, page] of [
        [`${path}?utm_source=chat`, path, path],
        [`${path}?x=1&shuffle`, `${path}?shuffle`, `${path}?shuffle`],
        [`${own}?x=1&marks=off&theme=dark`, `${own}?theme=dark&marks=off`, path],
      ] as const) {
        const answer = await newVisitor(app.url).get(address)
        expect(tagsOf(answer)['og:url']).toBe(app.url + page)
        const href = `${app.url}/api/oembed?url=${encodeURIComponent(app.url + named)}`
        expect(linksOf(answer)).toEqual([{ href, title }])
        const { status, body } = await newVisitor(app.url).get(href.slice(app.url.length))
        expect([status, body.title]).toEqual([200, title])
        expect(unescaped(body.html)).toContain(`src="${app.url}${named.replace(/.*play.*/, own)}"`)
      }
    },
  )

  it('OEM-6: has the origin of PUBLIC_URL, and is missing on a page without a known origin', async () => {
    const publicApp = await appForTest({ build, publicUrl: 'https://bingo.example' }, app)
    const { path } = await cardOf(host, {})
    const headers = { host: 'evil.example' }
    const [{ href } = { href: '' }] = linksOf(await newVisitor(publicApp.url).get(path, headers))
    expect(href).toMatch(/^https:\/\/bingo\.example\/api\/oembed\?url=https%3A%2F%2Fbingo\.example%2Fplay%2F/)
    expect(headOf(await newVisitor(app.url).get(path, headers))).not.toContain('oembed')
  })

  it.each(['/', '/play/aaaaaaaaaa', '/play/temp-1-abc', '/create', '/categories', '/developers'])(
    'OEM-6: is missing on %s',
    async (path) => {
      expect(headOf(await newVisitor(app.url).get(path))).not.toContain('oembed')
    },
  )
})

describe('the origin in the tags', () => {
  const proxied = useStarted(() => startApp({ build, trustProxyHops: 1 }, app))

  it.each<[string, (port: number) => Record<string, string>, (port: number) => string]>([
    ['a name', (port) => ({ host: `LocalHost:${port}` }), (port) => `http://localhost:${port}`],
    ['a name behind a proxy', () => ({ host: 'localhost' }), () => 'http://localhost'],
    ['an address', (port) => ({ host: `127.0.0.1:${port}` }), (port) => `http://127.0.0.1:${port}`],
    [
      'another host forwarded by an untrusted client',
      () => ({ host: 'localhost', 'x-forwarded-host': '127.0.0.1' }),
      () => 'http://localhost',
    ],
  ])('PRE-2: is that of the request without PUBLIC_URL: %s', async (_what, headersAt, originAt) => {
    const [headers, origin] = [headersAt(app.port), originAt(app.port)]
    const { path } = await cardOf(host, {})
    expect(tagsOf(await newVisitor(app.url).get(path, headers))['og:url']).toBe(`${origin}${path}`)
    expect(tagsOf(await newVisitor(app.url).get('/', headers))['og:url']).toBe(`${origin}/`)
  })

  it.each([
    ['https', 'https'],
    ['http', 'http'],
    ['javascript', 'http'],
    ['https"><script>', 'http'],
  ])('PRE-2: has, behind a trusted proxy that sends %s, the scheme %s', async (said, scheme) => {
    const headers = { host: 'localhost', 'x-forwarded-proto': said, 'x-forwarded-host': 'b.example' }
    expect(tagsOf(await newVisitor(proxied.url).get('/', headers))['og:url']).toBe(`${scheme}://localhost/`)
  })

  it('PRE-2: is PUBLIC_URL if it is set, not the request’s', async () => {
    const named = await appForTest({ build, publicUrl: 'https://bingo.example', trustProxyHops: 1 }, app)
    const { cardId, path } = await cardOf((await registeredVisitor(named.url)).visitor, {})
    const headers = { host: 'evil.example', 'x-forwarded-proto': 'http' }
    const answer = await newVisitor(named.url).get(path, headers)
    expect(tagsOf(answer)).toMatchObject({
      'og:url': `https://bingo.example${path}`,
      'og:image': `https://bingo.example/preview/${cardId}.png?v=1`,
    })
    expect(answer.body).not.toContain('evil.example')
  })

  it('PRE-2: is missing for an invalid host, and a forged one gets into no other visitor’s page', async () => {
    const { path } = await cardOf(host, { title: 'A card' })
    const hosts = ['a"><script>', 'a.example/path', 'user@a.example', "a'b", 'a.example:port', '.', '[x]']
    for (const invalid of hosts) {
      for (const page of [path, '/']) {
        const answer = await newVisitor(app.url).get(page, { host: invalid })
        expect(answer.status, invalid).toBe(200)
        const tags = tagsOf(answer)
        expect(tags).not.toHaveProperty('og:url')
        expect(tags).not.toHaveProperty('og:image')
        expect(tags['og:title']).toBe(page === '/' ? 'BingoBoard' : 'A card')
        expect(headOf(answer)).not.toContain(invalid === '.' ? 'http://.' : invalid)
      }
    }
    for (let index = 0; index < 20; index++)
      await newVisitor(app.url).get(path, { host: `evil-${index}.example` })
    const answer = await newVisitor(app.url).get(path)
    expect(tagsOf(answer)['og:url']).toBe(`${app.url}${path}`)
    expect(answer.body).not.toContain('evil')
  })
})
