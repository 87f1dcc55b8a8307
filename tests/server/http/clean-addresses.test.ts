import { describe, expect, it, vi } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { newVisitor, type Answer } from '#tests/support/visitor.ts'
import { usePerson } from '../cards/person.ts'
import { newAddress } from '../codes/codes.ts'

const build = useBuild()
const app = useApp({ build, trustProxyHops: 1 })
const host = usePerson(app)

const get = (path: string, address = newAddress()): Promise<Answer> =>
  newVisitor(app.url).get(path, { 'x-forwarded-for': address })
const led = ({ status, headers }: Answer) => [status, headers.location]

const SCREENS = ['play', 'create', 'embed', 'present', 'co-host', 'categories']
const CUTS = ['play', 'create', 'embed', 'present', 'co-host']
let made = 0
/** Returns an id of nine characters that no other test uses. */
const cutId = () => `cut${String(made++).padStart(6, '0')}`
const makeCategory = async (categoryId: string) =>
  expect((await host.call('POST', '/api/categories', { categoryId, name: 'Cut' })).status).toBe(201)

describe('a URL with extra characters around its id', () => {
  it.each(SCREENS)('ADDR-2: redirects from /%s to the clean URL, with its query', async (screen) => {
    const { cardId } = await host.makeCard()
    const clean = `/${screen}/${cardId}`
    for (const after of [
      '.',
      ',',
      ')',
      '"',
      '%3E',
      '*',
      '%20',
      '%0A',
      '%',
      '%E2%80',
      '%E2%80%8B',
      '&feature=share',
      '%3Futm=1',
    ])
      expect(led(await get(clean + after)), after).toEqual([302, clean])
    expect(led(await get(`/${screen}/%20${cardId}.?shuffle&at=//b.example?`))).toEqual([
      302,
      `${clean}?shuffle&at=//b.example?`,
    ])
    expect(led(await get(`/${screen}/temp-1795000000000-AbCdEfGhIj).`))).toEqual([
      302,
      `/${screen}/temp-1795000000000-AbCdEfGhIj`,
    ])
    expect(led(await get(`//${screen}//${cardId}`))).toEqual([302, clean])
    // No category has the card's id.
    expect((await get(clean)).status).toBe(screen === 'categories' ? 404 : 200)
  })

  it.each(['/play/short.', '/play/', '/play/.%20', '//evil.example/play/V1StGXR8_Z.', '/play/V1StGXR8_Z/x.'])(
    'ADDR-2: is not redirected: %s',
    async (path) => {
      expect((await get(path)).headers).not.toHaveProperty('location')
    },
  )

  it('ADDR-2 EMB-2: redirects inside frames from /embed, but not from /play', async () => {
    const { cardId } = await host.makeCard()
    const policyOf = async (screen: string) =>
      (await get(`/${screen}/${cardId}.`)).headers['content-security-policy']
    expect(await policyOf('embed')).toContain('frame-ancestors *')
    expect(await policyOf('play')).toContain("frame-ancestors 'none'")
  })

  it('ADDR-2 OEM-2: has the oEmbed response of the clean URL', async () => {
    const { cardId } = await host.makeCard({ title: 'Stopped' })
    const url = encodeURIComponent(`${app.url}/embed/${cardId}).?theme=dark`)
    const { status, body } = await newVisitor(app.url).get(`/api/oembed?url=${url}`)
    expect([status, body.title]).toEqual([200, 'Stopped'])
    expect(body.html).toContain(`/embed/${cardId}?theme=dark"`)
  })
})

describe('an id that lost its last character', () => {
  it.each(['_', '-'])('ADDR-3: redirects to the id that ends in %s, on every screen', async (end) => {
    const [card, category] = [cutId(), cutId()]
    await host.makeCard({ cardId: card + end })
    await makeCategory(category + end)
    for (const screen of CUTS)
      expect(led(await get(`/${screen}/${card}?shuffle`))).toEqual([302, `/${screen}/${card}${end}?shuffle`])
    expect(led(await get(`/play/${card}.`))).toEqual([302, `/play/${card}${end}`])
    expect(led(await get(`/categories/${category}`))).toEqual([302, `/categories/${category}${end}`])
    // No card has the category's id, and no category has the card's.
    expect((await get(`/play/${category}`)).status).toBe(404)
    expect(led(await get(`/categories/${card}`))).toEqual([404, undefined])
  })

  it('ADDR-3: redirects to none of two candidates, no deleted card and no other ending', async () => {
    const [two, deleted, letter] = [cutId(), cutId(), cutId()]
    for (const cardId of [`${two}_`, `${two}-`, `${deleted}_`, `${letter}x`]) await host.makeCard({ cardId })
    expect((await host.call('DELETE', `/api/cards/${deleted}_`)).status).toBe(204)
    for (const id of [two, deleted, letter])
      expect(led(await get(`/play/${id}`)), id).toEqual([404, undefined])
  })

  it('ADDR-3: is looked up until 60 lookups a minute from an IP address fail; successful ones are unlimited', async () => {
    const [cardId, mine, pupils] = [cutId(), newAddress(), newAddress()]
    await host.makeCard({ cardId: `${cardId}_` })
    const found = [302, `/play/${cardId}_`]
    for (let time = 0; time < 61; time++) expect(led(await get(`/play/${cardId}`, pupils))).toEqual(found)
    for (let time = 0; time < 60; time++) expect((await get(`/play/${cutId()}`, mine)).status).toBe(404)
    expect(led(await get(`/play/${cardId}`, mine))).toEqual([404, undefined])
    expect(led(await get(`/play/${cardId}_`, mine))).toEqual([200, undefined])
    expect(led(await get(`/play/${cardId}`))).toEqual(found)
  })

  it('ADDR-3: is 503 instead of 404 while the database is down', async () => {
    vi.spyOn(app.database, 'isUp').mockReturnValue(false)
    expect((await get(`/play/${cutId()}`)).status).toBe(503)
  })
})
