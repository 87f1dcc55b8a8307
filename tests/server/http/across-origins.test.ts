import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { listenTo } from '#tests/support/sockets.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { newVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts'

const build = useBuild()
const app = useApp({ build })
const host = useVisitor(app)
let cardId: string
beforeAll(async () => {
  cardId = (await host.makeCard({ title: 'Open to all' })).cardId
})

/** The headers of browsers' requests from another site's page, and from a sandboxed frame without an origin. */
const ORIGINS: Record<string, string>[] = ['https://evil.example', 'null'].map((origin) => ({
  origin,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
}))

/** Returns the headers that let pages of other origins read a response. */
const corsIn = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control')))
const ANYWHERE = { 'access-control-allow-origin': '*' }
const policyOf = ({ headers }: Answer) => headers['cross-origin-resource-policy']

/** Sends a request as a page of each origin, without cookies and with the host's. */
async function askAll(method: string, path: string, check: (answer: Answer, visitor: Visitor) => void) {
  for (const visitor of [newVisitor(app.url), host])
    for (const headers of ORIGINS) check(await visitor.send(method, path, { headers }), visitor)
}

const title = async () => (await host.get(`/api/cards/${cardId}`)).body.title

const ROWS: Record<string, () => Promise<void>> = {
  'a card, or why there is none': async () => {
    const gone = (await host.makeCard()).cardId
    await host.send('DELETE', `/api/cards/${gone}`)
    for (const [id, status] of [
      [cardId, 200],
      [gone, 404],
      ['aaaaaaaaaa', 404],
      ['no-id', 400],
    ] as const)
      // Without the header that allows credentials, browsers do not let the page read the response to the host.
      await askAll('GET', `/api/cards/${id}`, (answer) =>
        expect([id, answer.status, corsIn(answer)]).toEqual([id, status, ANYWHERE]),
      )
    const [headers] = ORIGINS
    const { etag } = (await newVisitor(app.url).get(`/api/cards/${cardId}`)).headers
    const same = await newVisitor(app.url).get(`/api/cards/${cardId}`, {
      ...headers,
      'if-none-match': etag!,
    })
    expect([same.status, corsIn(same)]).toEqual([304, ANYWHERE])
    // The response to a preflight request allows the poll, but no other method and no token.
    await askAll('OPTIONS', `/api/cards/${cardId}`, (answer) =>
      expect(corsIn(answer)).toEqual({ ...ANYWHERE, 'access-control-allow-headers': 'If-None-Match' }),
    )
  },

  oEmbed: () =>
    askAll('GET', `/api/oembed?url=${encodeURIComponent(`${app.url}/play/${cardId}`)}`, (answer) =>
      expect([answer.status, corsIn(answer)]).toEqual([200, ANYWHERE]),
    ),

  'every other call that reads': async () => {
    for (const path of [
      '/api/user',
      '/api/my-cards',
      '/api/cards',
      `/api/cards/${cardId}/versions`,
      `/api/cards/${cardId}/code`,
      `/api/cards/${cardId}/co-hosts`,
      '/api/categories',
      '/api/categories/public',
      '/api/config',
    ])
      await askAll('GET', path, (answer) => {
        expect([path, corsIn(answer)]).toEqual([path, {}])
        expect(policyOf(answer)).toBe('same-origin')
      })
  },

  'a call that changes something': async () => {
    for (const [method, path] of [
      ['PATCH', `/api/cards/${cardId}`],
      ['POST', `/api/cards/${cardId}`],
      ['DELETE', `/api/cards/${cardId}`],
      ['POST', '/api/cards'],
      ['POST', '/api/logout'],
      ['POST', '/api/login'],
    ] as const)
      await askAll(method, path, (answer) =>
        expect([method, path, answer.status, corsIn(answer)]).toEqual([method, path, 403, {}]),
      )
    // The same as a POST that names the method in a header.
    for (const headers of ORIGINS) {
      const named = { ...headers, 'x-http-method-override': 'DELETE' }
      expect((await host.send('POST', `/api/cards/${cardId}`, { headers: named })).status).toBe(403)
    }
    expect(await title()).toBe('Open to all')
  },

  'a socket': async () => {
    const cookie = [...host.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const [evil, apart] = ORIGINS
    for (const headers of [evil!, { ...evil, cookie }])
      await expect(listenTo(app.url, { headers })).rejects.toThrow()
    for (const headers of [apart!, { ...apart, cookie }]) {
      const frame = await listenTo(app.url, { headers })
      const joined = await frame.join({ cardId, as: 'edit' })
      // The response contains nothing that depends on the session.
      expect(joined).toEqual({ ok: true, data: { card: expect.not.objectContaining({ isOwner: true }) } })
      const events = ['card:edit', 'card:update', 'card:mark', 'card:call']
      for (const event of events) {
        const answer = await frame.ask(event, { cardId, host: 'hosts', title: 'Taken over', marks: [1] })
        expect([event, answer]).toMatchObject([event, { ok: false, error: { code: 'invalid' } }])
      }
      await host.patch(`/api/cards/${cardId}`, { theme: 'green' })
      await frame.until(({ event }) => event === 'card:changed')
      expect((await frame.leave({ cardId })).ok).toBe(true)
      await host.patch(`/api/cards/${cardId}`, { theme: 'blue' })
    }
    // A page of our own origin edits with the same packet.
    const editor = await listenTo(app.url, { headers: { origin: app.url } })
    await editor.join({ cardId, as: 'edit' })
    expect((await editor.ask('card:edit', { cardId, host: 'hosts' })).ok).toBe(true)
    expect(await title()).toBe('Open to all')
  },

  'the frame of a card': () =>
    askAll('GET', `/embed/${cardId}`, (answer) => {
      expect(answer.headers['content-security-policy']).toContain('frame-ancestors *')
      expect([answer.status, corsIn(answer), answer.headers['set-cookie']]).toEqual([200, {}, undefined])
    }),

  'every other page': async () => {
    for (const path of ['/', `/play/${cardId}`, `/create/${cardId}`, '/profile', '/categories/aaaaaaaaaa'])
      await askAll('GET', path, (answer) => {
        expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
        expect([path, corsIn(answer), policyOf(answer)]).toEqual([path, {}, 'same-origin'])
      })
  },

  'scripts, styles, fonts in `/assets`': () =>
    askAll('GET', '/assets/app-1a2b3c.js', (answer) =>
      expect([corsIn(answer), policyOf(answer)]).toEqual([ANYWHERE, 'cross-origin']),
    ),

  "a link's picture": async () => {
    for (const [path, policy] of [
      [`/preview/${cardId}.png`, 'cross-origin'],
      ['/link-picture.png', 'same-origin'],
    ] as const)
      await askAll('GET', path, (answer) =>
        expect([path, corsIn(answer), policyOf(answer)]).toEqual([path, {}, policy]),
      )
  },
}

describe('cross-origin requests', () => {
  it('SEC-31: are tested for each row of the table in docs/security.md', async () => {
    const [, table = ''] = (await readFile('docs/security.md', 'utf8')).split('| Another site |')
    const rows = [...table.split('\n\n')[0]!.matchAll(/^\| (.*?) +\|/gm)].map(([, what]) => what)
    expect(rows.slice(1)).toEqual(Object.keys(ROWS))
  })

  it.each(Object.entries(ROWS))('SEC-31: %s', (_what, check) => check())
})
