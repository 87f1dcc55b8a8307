import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const build = useBuild()
const app = useApp({ build })
const host = useVisitor(app)
let cardId: string

beforeAll(async () => {
  cardId = (await host.makeCard({ title: 'Horror night' })).cardId
})

const pathFor = (url: string, query: Record<string, string> = {}) =>
  `/api/oembed?${new URLSearchParams({ url, ...query }).toString()}`

/** Returns the names of the headers that let other origins read a response. */
const corsIn = ({ headers }: { headers: object }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'))

describe('a link that leads to no card here', () => {
  const NOT_FOUND = { message: "This link doesn't lead to a card here.", code: 'not-found' }

  it.each<[string, (url: string, id: string) => string]>([
    ['an unknown card', (url) => `${url}/play/aaaaaaaaaa`],
    ['an unknown frame', (url) => `${url}/embed/aaaaaaaaaa`],
    ['a temporary card', (url) => `${url}/play/temp-1-abc`],
    ['a temporary card in ten letters', (url) => `${url}/play/temp-abcde`],
    ['an id of another form', (url) => `${url}/play/nobodys-id`],
    ['no id', (url) => `${url}/play`],
    ['the landing page', (url) => `${url}/`],
    ['our origin alone', (url) => url],
    ['the editor', (url, id) => `${url}/create/${id}`],
    ['a presented card', (url, id) => `${url}/present/${id}`],
    ['the picture', (url, id) => `${url}/preview/${id}.png`],
    ['the call of a card', (url, id) => `${url}/api/cards/${id}`],
    ['a page below it', (url, id) => `${url}/play/${id}/more`],
    ['a page above it', (url, id) => `${url}/play/${id}/..`],
    ['an id in the query', (url, id) => `${url}/?next=/play/${id}`],
    ['an id in the fragment', (url, id) => `${url}/#/play/${id}`],
    ['another site', (_url, id) => `https://evil.example/play/${id}`],
    [
      'another site that begins like ours',
      (url, id) => `${url.replace(/:\d+$/, '.evil.example')}/play/${id}`,
    ],
    ['another port', (url, id) => `${url.replace(/\d+$/, '1')}/play/${id}`],
    ['another scheme', (url, id) => `${url.replace('http', 'https')}/play/${id}`],
    ['another name of this machine', (url, id) => `${url.replace('127.0.0.1', 'localhost')}/play/${id}`],
    ['a user name', (url, id) => `${url.replace('//', '//ada:secret@')}/play/${id}`],
    ['our origin as a user name', (url, id) => `${url.replace(/:\d+$/, '')}@evil.example/play/${id}`],
    ['a script', (_url, id) => `javascript:alert('/play/${id}')`],
    ['data', (_url, id) => `data:text/html,/play/${id}`],
    ['a file', (_url, id) => `file:///play/${id}`],
  ])('OEM-4: %s is 404, without anything of the link or the card', async (_what, linkOf) => {
    const { status, body, headers } = await newVisitor(app.url).get(pathFor(linkOf(app.url, cardId)))
    expect([status, body]).toEqual([404, NOT_FOUND])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('OEM-4: a deleted card is 404 immediately, like one that never existed', async () => {
    const card = await host.makeCard({ title: 'Gone' })
    const path = pathFor(`${app.url}/play/${card.cardId}`)
    expect((await newVisitor(app.url).get(path)).status).toBe(200)
    await host.send('DELETE', `/api/cards/${card.cardId}`)
    const { status, body } = await newVisitor(app.url).get(path)
    expect([status, body]).toEqual([404, NOT_FOUND])
  })

  it.each(['xml', 'XML', 'yaml', ''])('OEM-4: the format %j is 501, whatever the link', async (format) => {
    for (const link of [`${app.url}/play/${cardId}`, `${app.url}/play/aaaaaaaaaa`, 'https://evil.example/']) {
      const { status, body, headers } = await newVisitor(app.url).get(pathFor(link, { format }))
      expect([status, body]).toEqual([
        501,
        {
          message: 'We answer in JSON only. Ask for format=json, or leave format out.',
          code: 'not-implemented',
        },
      ])
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})

describe('the readers of the oEmbed response', () => {
  it('OEM-5: all get the same, public for five minutes, without cookies and not to be indexed, even with a wrong token', async () => {
    const path = pathFor(`${app.url}/play/${cardId}`)
    const guest = await newVisitor(app.url).get(path)
    expect(guest.status).toBe(200)
    for (const answer of [
      await host.get(path),
      await newVisitor(app.url).get(path, { authorization: 'Bearer bb_wrong' }),
      await newVisitor(app.url).get(path, { cookie: 'sid=s%3Amade-up.signature; signed-in=1' }),
      guest,
    ]) {
      expect([answer.status, answer.body]).toEqual([200, guest.body])
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect(answer.headers).not.toHaveProperty('vary')
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      })
    }
  })

  it('OEM-5: can also read from other sites why it is refused', async () => {
    for (const [path, status] of [
      ['/api/oembed', 400],
      [pathFor('https://evil.example/'), 404],
      [pathFor(`${app.url}/play/${cardId}`, { format: 'xml' }), 501],
    ] as const) {
      const answer = await newVisitor(app.url).get(path, { origin: 'https://editor.example' })
      expect([path, answer.status, corsIn(answer)]).toEqual([path, status, ['access-control-allow-origin']])
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
  })
})
