import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

const build = useBuild()
const app = useApp({ build })
const host = useVisitor(app)
let visitor: Visitor
let cardId: string
beforeAll(async () => {
  visitor = newVisitor(app.url)
  cardId = (await host.makeCard({ title: 'In a wiki', theme: 'green' })).cardId
})

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']).split(';')
const NOT_FRAMABLE = "frame-ancestors 'none'"

describe('a card in a frame', () => {
  it('EMB-1: is server-rendered in its colors, with the card for hydration, and not for search engines', async () => {
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

  it('EMB-4 EMB-10: with ?marks=off or ?overlay it is a picture, and any other value changes nothing', async () => {
    const shown = async (query: string) => String((await visitor.get(`/embed/${cardId}${query}`)).body)
    for (const query of ['?marks=off', '?marks=off&marks=on', '?marks=off&calls=off'])
      expect(await shown(query), query).toContain('?marks=off</main>')
    for (const query of ['?overlay', '?theme=dark&overlay=', '?calls=on&marks=off'])
      expect(await shown(query), query).toMatch(/\?marks=off&(?:amp;)?calls=on<\/main>/)
    for (const query of ['?marks=on', '?marks=', '?calls=on', '?theme=dark&transparent'])
      expect(await shown(query), query).toContain(`/embed/${cardId}</main>`)
  })

  it.each(['aaaaaaaaaa', 'temp-1763719200000-AbCdEfGh12', 'too-short', '%3Cscript%3E', 'constructor'])(
    'EMB-1 EMB-2: %s is no card: 404 in the frame',
    async (id) => {
      const { status, body, headers } = await visitor.get(`/embed/${id}`)
      expect(status).toBe(404)
      expect(body).toContain('<main>No card in /embed/')
      expect(body).not.toContain('<script>')
      expect(policyOf(headers)).toContain('frame-ancestors *')
    },
  )

  it('EMB-1: without the database the page comes without a card, to be fetched by its script', async () => {
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

  it('EMB-2 EMB-13: any page may frame it, and its policy is that of the other pages otherwise, with the host for sandboxes in Safari', async () => {
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

  it('EMB-2: is the same for a signed-in host as for a guest, and sets no cookie', async () => {
    const [own, others] = await Promise.all([host.get(`/embed/${cardId}`), visitor.get(`/embed/${cardId}`)])
    expect(own.body).toBe(others.body)
    for (const { headers } of [own, others]) {
      expect(headers).not.toHaveProperty('set-cookie')
      expect(String(headers.vary)).not.toMatch(/cookie/i)
    }
  })
})
