import { Types } from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { joinCodeModel } from '#server/models/join-code.ts'
import { newCardId } from '#shared/ids.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { guestOf, usePerson } from '../cards/person.ts'
import { codeOf, expire, freeCode, freeCodes, newAddress, rowsOf, tryCode } from './codes.ts'

const { log, logged } = writtenLog()
const build = useBuild()
const app = useApp({ build, log, trustProxyHops: 1 })
const host = usePerson(app)

/** Returns both responses without the headers that differ between requests. */
function whatItSays({ call, page }: Awaited<ReturnType<typeof tryCode>>) {
  const headersOf = (headers: typeof call.headers) => {
    const { date: _date, 'x-request-id': _id, ...others } = headers
    return others
  }
  return [call, page].map(({ status, headers, body }) => ({ status, headers: headersOf(headers), body }))
}

it('CODE-8: anyone with a card’s link can read its code, which stays as it is, or null if it has none or the code ended', async () => {
  const { cardId } = await host.makeCard()
  const read = () => guestOf(app.url).call('GET', `/api/cards/${cardId}/code`)
  const none = { status: 200, body: { joinCode: null } }
  expect(await read()).toMatchObject(none)
  const given = await codeOf(host, cardId, true)
  for (let times = 0; times < 2; times++) expect((await read()).body).toEqual({ joinCode: given })
  await expire(app, given.code)
  expect(await read()).toMatchObject(none)
  const next = await codeOf(host, cardId)
  expect((await read()).body).toEqual({ joinCode: next })
  await host.call('DELETE', `/api/cards/${cardId}`)
  expect(await read()).toMatchObject(none)
})

describe('a code that leads nowhere', () => {
  it('CODE-4: says that it has ended if it was valid recently, and is wrong otherwise', async () => {
    const [late, gone] = [await host.makeCard(), await host.makeCard()]
    const expired = await codeOf(host, late.cardId)
    await expire(app, expired.code)
    const deleted = await codeOf(host, gone.cardId)
    await host.call('DELETE', `/api/cards/${gone.cardId}`)
    const wrong = whatItSays(await tryCode(app.url, await freeCode(app)))
    expect(wrong[0]).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(wrong[1]).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } })
    expect(wrong[1]!.body).toContain('<main>The field, wrong</main>')
    expect(wrong[1]!.body).toContain('id="page-data">{"joinRefusal":"wrong"}</script>')
    for (const { code } of [expired, deleted]) {
      const { call, page } = await tryCode(app.url, code)
      expect(call).toMatchObject({ status: 404, body: { code: 'not-found', ended: true } })
      expect(page).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } })
      expect(page.body).toContain('id="page-data">{"joinRefusal":"ended"}</script>')
    }
    // The card can get a new code, and the old code is still known to have ended.
    expect((await codeOf(host, late.cardId)).code).not.toBe(expired.code)
    expect((await tryCode(app.url, expired.code)).call.body).toMatchObject({ ended: true })
  })

  it('CODE-2: is that of a card or account that was deleted while it was stored', async () => {
    const codes = joinCodeModel(app.database.connection)
    const { cardId } = await host.makeCard()
    const day = new Date(Date.now() + 86_400_000)
    const rows = [
      { _id: '700001', cardId: newCardId(), userId: new Types.ObjectId(host.user!.id) },
      { _id: '700002', cardId, userId: new Types.ObjectId() },
    ]
    await codes.insertMany(rows.map((row) => ({ ...row, shuffle: false, expires: day })))
    for (const { _id } of rows) expect((await tryCode(app.url, _id)).call.status).toBe(404)
  })

  it('CODE-4: is also a text that is no code: its page is 404, its call 400, and it counts as no guess', async () => {
    const address = newAddress()
    const texts = ['12345', '1234567', 'abcdef', '482.193', '-', '482%00193', '..']
    // More than an address may guess.
    for (const text of [...texts, ...texts])
      for (const path of [`/j?code=${text}`, ...(text === '..' ? [] : [`/j/${text}`])]) {
        const page = await newVisitor(app.url).get(path, { 'x-forwarded-for': address })
        expect([path, page.status]).toEqual([path, 404])
      }
    const twice = await newVisitor(app.url).get('/j?code=482193&code=482193')
    expect(twice.status).toBe(404)
    const call = await newVisitor(app.url).get('/api/codes/12345', { 'x-forwarded-for': address })
    expect([call.status, call.body.code]).toEqual([400, 'invalid'])
    expect((await tryCode(app.url, await freeCode(app), address)).call.status).toBe(404)
  })
})

it('CODE-5: twenty wrong codes a minute are let through per address; then valid codes are refused too, in calls and pages', async () => {
  const [{ cardId }, other] = [await host.makeCard(), await host.makeCard()]
  const { code } = await codeOf(host, cardId)
  const opened = await codeOf(host, other.cardId)
  const address = newAddress()
  expect((await tryCode(app.url, opened.code, address)).call.status).toBe(200)
  const wrong = (await freeCodes(app, 21)) as [string, ...string[]]
  for (const tried of wrong.slice(0, 20)) {
    const { call, page } = await tryCode(app.url, tried, address)
    expect([call.status, page.status]).toEqual([404, 404])
  }
  expect((await tryCode(app.url, wrong[20]!, address)).call.status).toBe(429)
  for (const tried of [wrong[0], code]) {
    const { call, page } = await tryCode(app.url, tried, address)
    expect([call.status, call.body.code, page.status]).toEqual([429, 'too-many-requests', 429])
    expect(page.body).toContain('<main>The field, limited</main>')
    for (const { headers } of [call, page]) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(headers).not.toHaveProperty('location')
    }
  }
  // The log shows operators who is guessing.
  expect(logged.slice(-4)).toEqual(
    Array.from({ length: 4 }, () =>
      expect.objectContaining({ event: 'excess_rate_limit_exceeded', address }),
    ),
  )
  const mine = await tryCode(app.url, opened.code, address)
  expect([mine.call.status, mine.page.status]).toEqual([200, 302])
  const elsewhere = await tryCode(app.url, code)
  expect([elsewhere.call.status, elsewhere.page.status]).toEqual([200, 302])
})

it('CODE-4: without the database a code is neither right nor wrong but 503, and its page says when to retry', async () => {
  const { cardId } = await host.makeCard()
  const { code } = await codeOf(host, cardId)
  vi.spyOn(app.database, 'isUp').mockReturnValue(false)
  const { call, page } = await tryCode(app.url, code)
  expect([call.status, call.body.code]).toEqual([503, 'unavailable'])
  expect([page.status, page.headers['retry-after']]).toEqual([503, '1'])
  expect(page.body).toContain('<div id="root"></div>')
  expect(page.body).not.toContain('page-data')
})

describe('a valid code', () => {
  it.each([
    ['as it is', (code: string) => code],
    ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with spaces around it', (code: string) => ` ${code} `],
    ['with a full stop', (code: string) => `${code}.`],
    ['in brackets, before words', (code: string) => `(${code.slice(0, 3)} ${code.slice(3)}) 5 pm`],
  ])('CODE-3 ADDR-2: leads to its card, %s', async (_how, written) => {
    const { cardId } = await host.makeCard({ title: 'Said aloud' })
    const { code } = await codeOf(host, cardId)
    const { call, page } = await tryCode(app.url, written(code))
    expect([call.status, call.body]).toEqual([200, { cardId, shuffle: false }])
    expect([page.status, page.headers.location]).toEqual([302, `/play/${cardId}`])
    expect([call.headers['cache-control'], page.headers['cache-control']]).toEqual(['no-store', 'no-store'])
    const card = await newVisitor(app.url).get(page.headers.location!)
    expect(card.body).toContain('<main>Said aloud</main>')
  })

  it('CODE-3: leads to its card from the form too, which needs no script', async () => {
    const { cardId } = await host.makeCard()
    const { code } = await codeOf(host, cardId)
    const blank = await newVisitor(app.url).get('/j')
    expect([blank.status, blank.body.includes('<main>The field, empty</main>')]).toEqual([200, true])
    const sent = await newVisitor(app.url).get(`/j?code=${code.slice(0, 3)}+${code.slice(3)}`)
    expect([sent.status, sent.headers.location]).toEqual([302, `/play/${cardId}`])
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    const typed = await newVisitor(app.url).get(`/j?code=${encodeURIComponent(arabic)}`)
    expect([typed.status, typed.headers.location]).toEqual([302, `/play/${cardId}`])
  })

  it('CODE-3 SHARE-6: gives each player a shuffle if its host’s link does', async () => {
    const { cardId } = await host.makeCard()
    const { code } = await codeOf(host, cardId, true)
    const { call, page } = await tryCode(app.url, code)
    expect(call.body).toEqual({ cardId, shuffle: true })
    expect(page.headers.location).toBe(`/play/${cardId}?shuffle`)
  })

  it('CODE-3: redirects to PUBLIC_URL, or from the form to the path alone', async () => {
    const named = await appForTest({ build, publicUrl: 'https://bingo.example' }, app)
    const { cardId } = await host.makeCard()
    const { code } = await codeOf(host, cardId)
    const leads = async (path: string) => (await newVisitor(named.url).get(path)).headers.location
    expect(await leads(`/j/${code}`)).toBe(`https://bingo.example/play/${cardId}`)
    expect(await leads(`/j?code=${code}`)).toBe(`/play/${cardId}`)
  })

  it('CODE-3: creates no session and gives no rights', async () => {
    const { cardId } = await host.makeCard()
    const { code } = await codeOf(host, cardId)
    const { call, page } = await tryCode(app.url, code)
    for (const { headers } of [call, page]) expect(headers).not.toHaveProperty('set-cookie')
    expect((await guestOf(app.url).patch(cardId, { title: 'Mine' })).status).toBe(401)
  })

  it('CODE-2: is deleted with its card', async () => {
    const { cardId } = await host.makeCard()
    const { code } = await codeOf(host, cardId)
    await host.call('DELETE', `/api/cards/${cardId}`)
    expect((await tryCode(app.url, code)).call.status).toBe(404)
    await expect.poll(() => rowsOf(app, { cardId })).toBe(0)
  })
})
