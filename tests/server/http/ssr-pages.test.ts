import { beforeAll, describe, expect, it, vi } from 'vitest'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { createLog } from '#server/log.ts'
import type { ApiDocument } from '#shared/api-reference.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { PageData } from '#shared/page.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'
import { useVisitor } from '#tests/support/use-started.ts'

const build = useBuild()
const app = useApp({ build })
let visitor: Visitor
beforeAll(async () => {
  await seedOfficialCategories(app.database.connection, createLog('silent'))
  visitor = newVisitor(app.url)
})

const dataElement = (json: string) => `<script type="application/json" id="page-data">${json}</script>`
function dataOf(body: unknown): PageData {
  const [, json = '{}'] = /id="page-data">(.*?)<\/script>/.exec(String(body)) ?? []
  return JSON.parse(json) as PageData
}
const EMPTY = '<div id="root"></div>'

describe('server-rendered pages', () => {
  it('UI-19 LND-5: include the landing page of the weekday, with the day for hydration', async () => {
    const { status, body } = await visitor.get('/')
    expect(status).toBe(200)
    const day = new Date().getDay()
    expect(body).toContain(`<div id="root"><main>The landing page of day ${day}</main></div>`)
    expect(body).toContain(dataElement(`{"weekday":${day}}`))
  })

  it('UI-19: include the list of categories, with its data for hydration', async () => {
    const { status, body } = await visitor.get('/categories')
    expect(status).toBe(200)
    expect(body).toContain(`<div id="root"><main>${OFFICIAL_CATEGORIES.length} categories</main></div>`)
    expect(dataOf(body).categories).toEqual((await visitor.get('/api/categories/public')).body)
  })

  it.each(['/categories?tab=mine', '/categories?q=road', '/categories?sort=name', '/my-cards', '/app-shell'])(
    'UI-19: %s is rendered on the client',
    async (path) => {
      const { status, body } = await visitor.get(path)
      expect(status).toBe(200)
      expect(body).toContain(EMPTY)
      expect(body).not.toContain('page-data')
    },
  )
})

describe('Terms, Privacy and Contact', () => {
  it.each([
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/contact', 'Contact'],
  ])('LEGAL-1: %s is server-rendered with its own title and may be indexed', async (path, title) => {
    const { status, body, headers } = await visitor.get(path)
    expect(status).toBe(200)
    expect(body).toContain(`<title>${title} | BingoBoard</title>`)
    expect(body).toContain(`<div id="root"><main>${path} by no one</main></div>`)
    expect(body).not.toContain('noindex')
    expect(headers).not.toHaveProperty('x-robots-tag')
  })

  it('LEGAL-2: contain the operator for hydration, or null on a private installation', async () => {
    expect((await visitor.get('/contact')).body).toContain(dataElement('{"operator":null}'))
    const operator = { name: 'Zoë </script> Ltd.', email: 'hello@example.com' }
    const named = await appForTest({ build, operator }, app)
    const { body } = await newVisitor(named.url).get('/contact')
    expect(body).toContain(dataElement(JSON.stringify({ operator }).replace('<', '\\u003c')))
  })
})

it('ACC-19: the URL that password managers open redirects to the password form, and is 404 without local log-in', async () => {
  const { status, headers } = await visitor.get('/.well-known/change-password')
  expect([status, headers.location]).toEqual([302, '/profile?password'])
  const external = await appForTest({ build, localLogin: false }, app)
  const { get } = newVisitor(external.url)
  expect((await get('/.well-known/change-password')).status).toBe(404)
  // Password managers request this address to check that a success means something.
  const unknown = 'resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await visitor.get(`/.well-known/${unknown}`)).status).toBe(404)
})

it('API-13: the page for developers is server-rendered with the calls of openapi.json, also as hydration data', async () => {
  const { status, body } = await visitor.get('/developers')
  expect(status).toBe(200)
  expect(body).toContain('<title>Developers | BingoBoard</title>')
  const { paths } = (await visitor.get('/api/openapi.json')).body as ApiDocument
  const count = Object.values(paths).flatMap((operations) => Object.keys(operations)).length
  expect(body).toContain(`<div id="root"><main>${count} calls</main></div>`)
  const { reference } = dataOf(body)
  expect([reference?.origin, reference?.calls.length]).toEqual([app.url, count])
})

describe('the editor', () => {
  const DRAWN = '<div id="root"><main>The editor</main></div>'

  it('UI-19: is server-rendered for a guest', async () => {
    const { status, body, headers } = await visitor.get('/create')
    expect(status).toBe(200)
    expect(body).toContain(DRAWN)
    expect(body).toContain(dataElement('{"isNewCard":true}'))
    expect(headers.vary).toContain('Cookie')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it('OFF-1: the page that a browser caches for offline use must not be indexed', async () => {
    expect((await visitor.get('/app-shell')).headers['x-robots-tag']).toBe('noindex')
  })
})

it('UI-20: a server-rendered page loads its script with the inline one, and a client-rendered page loads it directly', async () => {
  const entry = '<script type="module" crossorigin src="/assets/app-1a2b3c.js">'
  const drawn = String((await visitor.get('/')).body)
  expect(drawn).not.toContain(entry)
  expect(drawn).toContain(
    '<script data-scripts="/assets/app-1a2b3c.js /assets/messages/en-1a2b3c4d/first.js /landing.js" data-manifest="/m.json">start()',
  )
  expect((await visitor.get('/my-cards')).body).toContain(entry)
})

const META = '<meta name="public-url" content="https://bingo.example">'
const ADDRESSES = ['/', '/play/unknown123', '/create', '/nowhere']

describe('the settings in pages', () => {
  it('EDIT-7 OPS-7 ACC-51 ACC-52 PRE-2: are PUBLIC_URL, its icon and non-default account settings, in the head of every page', async () => {
    const operator = { name: 'Hill "School"', email: 'it@school.example' }
    const registration = { mode: 'closed', allowedEmails: [] } as const
    const set = await appForTest({ build, publicUrl: 'https://bingo.example', operator, registration }, app)
    const settings = JSON.stringify({ registration: 'closed', operator }).replaceAll('"', '&#34;')
    for (const address of ADDRESSES) {
      const { body } = await newVisitor(set.url).get(address)
      const [head] = String(body).split('</head>')
      expect(head, address).toContain(META)
      expect(head, address).toContain('href="https://bingo.example/icon-192.png"')
      expect(head, address).toContain(`<meta name="server-config" content="${settings}">`)
    }
  })

  it('EDIT-7 ACC-51: are absent without PUBLIC_URL and with the default settings', async () => {
    for (const address of ADDRESSES)
      expect(String((await visitor.get(address)).body), address).not.toMatch(
        /bingo\.example|public-url|server-config/,
      )
  })
})

const host = useVisitor(app)
let cardId: string
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']).split(';')
const NOT_FRAMABLE = "frame-ancestors 'none'"

describe('a card in a frame', () => {
  beforeAll(async () => {
    cardId = (await host.makeCard({ title: 'In a wiki', theme: 'green' })).cardId
  })

  it('EMB-1: is server-rendered in its colors, with the card for hydration, and must not be indexed', async () => {
    const { status, body, headers } = await visitor.get(`/embed/${cardId}`)
    expect(status).toBe(200)
    expect(body).toContain('<body data-theme="green">')
    expect(body).toContain(`<div id="root"><main>In a wiki in /embed/${cardId}</main></div>`)
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(String(body))?.[1]
    const { body: card } = await visitor.get(`/api/cards/${cardId}`)
    const { isOwner: _isOwner, canEdit: _canEdit, ...content } = card
    expect(JSON.parse(json ?? '{}')).toEqual({ play: { cardId, card: content } })
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it('EMB-1: shows the newest version', async () => {
    const { cardId: edited } = await host.makeCard({ title: 'Before' })
    expect((await visitor.get(`/embed/${edited}`)).body).toContain('Before in /embed/')
    await host.send('PATCH', `/api/cards/${edited}`, { body: { title: 'After' } })
    expect((await visitor.get(`/embed/${edited}`)).body).toContain('After in /embed/')
  })

  it('EMB-4 EMB-10: is a picture with ?marks=off or ?overlay, and unchanged by any other value', async () => {
    const shown = async (query: string) => String((await visitor.get(`/embed/${cardId}${query}`)).body)
    for (const query of ['?marks=off', '?marks=off&marks=on', '?marks=off&calls=off'])
      expect(await shown(query), query).toContain('?marks=off</main>')
    for (const query of ['?overlay', '?theme=dark&overlay=', '?calls=on&marks=off'])
      expect(await shown(query), query).toMatch(/\?marks=off&(?:amp;)?calls=on<\/main>/)
    for (const query of ['?marks=on', '?marks=', '?calls=on', '?theme=dark&transparent'])
      expect(await shown(query), query).toContain(`/embed/${cardId}</main>`)
  })

  it.each(['aaaaaaaaaa', 'temp-1763719200000-AbCdEfGh12', 'too-short', '%3Cscript%3E', 'constructor'])(
    'EMB-1 EMB-2: is a framable 404 page for %s',
    async (id) => {
      const { status, body, headers } = await visitor.get(`/embed/${id}`)
      expect(status).toBe(404)
      expect(body).toContain('<main>No card in /embed/')
      expect(body).not.toContain('<script>')
      expect(policyOf(headers)).toContain('frame-ancestors *')
    },
  )

  it('EMB-1: is an empty, framable 503 page while the database is down', async () => {
    const { cardId: waiting } = await host.makeCard({ title: 'Waiting' })
    const isUp = vi.spyOn(app.database, 'isUp').mockReturnValue(false)
    const { status, body, headers } = await visitor.get(`/embed/${waiting}`)
    isUp.mockRestore()
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('1')
    expect(body).toContain('<div id="root"></div>')
    expect(body).not.toContain('page-data')
    expect(policyOf(headers)).toContain('frame-ancestors *')
  })

  it('EMB-2 EMB-13: may be framed by any page, and otherwise has the usual policy, plus the host for sandboxes in Safari', async () => {
    const { headers } = await visitor.get(`/embed/${cardId}`)
    const { headers: play } = await visitor.get(`/play/${cardId}`)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(play['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers).not.toHaveProperty('x-frame-options')
    const own = new URL(app.url).host
    expect(policyOf(headers)).toEqual(
      policyOf(play).map((directive) =>
        directive === NOT_FRAMABLE
          ? 'frame-ancestors *'
          : directive.replace("'self'", `'self' http://${own} ws://${own}`),
      ),
    )
  })

  it('EMB-2: is the same for a logged-in host as for a guest, and sets no cookie', async () => {
    const [own, others] = await Promise.all([host.get(`/embed/${cardId}`), visitor.get(`/embed/${cardId}`)])
    expect(own.body).toBe(others.body)
    for (const { headers } of [own, others]) {
      expect(headers).not.toHaveProperty('set-cookie')
      expect(String(headers.vary)).not.toMatch(/cookie/i)
    }
  })
})
