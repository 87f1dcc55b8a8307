import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { registeredVisitor, newVisitor, type Visitor } from '#tests/support/visitor.ts'

const LIMIT_BYTES = 32 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

/** Returns a body of exactly this many bytes that is valid except for its length: unknown keys are dropped. */
function bodyOf(bytes: number): string {
  const frame = JSON.stringify({ title: 'Long', padding: '' })
  return JSON.stringify({ title: 'Long', padding: 'x'.repeat(bytes - frame.length) })
}

const BOMB = Buffer.from(bodyOf(20 * 1024 * 1024))

const app = useApp()

describe('request bodies', () => {
  const owner = useVisitor(app)
  let cardId: string

  beforeAll(async () => {
    cardId = (await owner.makeCard({ title: 'Before' })).cardId
  })

  /** Sends a body as a new card and as a change, and expects both to be refused. */
  async function expectRefused(
    body: string | Buffer,
    headers: Record<string, string>,
    status: number,
    code: string,
  ) {
    const before = (await owner.get('/api/my-cards')).body
    for (const [method, path] of [
      ['POST', '/api/cards'],
      ['PATCH', `/api/cards/${cardId}`],
    ] as const) {
      const refused = await owner.send(method, path, { body, headers })
      expect([method, refused.status, refused.body]).toEqual([
        method,
        status,
        { message: expect.any(String), code },
      ])
    }
    expect((await owner.get('/api/my-cards')).body).toEqual(before)
  }

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
    'application/json-patch+json',
    'application/vnd.api+json',
    'json',
    '',
    'text/plain, application/json',
    'application/json; charset=latin1',
  ])('SEC-3: content type %j is 415', async (type) => {
    await expectRefused('{"title":"After"}', { 'content-type': type }, 415, 'unsupported-media-type')
  })

  it.each(['utf8', '"UTF8"', 'UTF-8'])('SEC-3: a body in charset=%s is accepted', async (charset) => {
    const sent = {
      body: '{"title":"Café"}',
      headers: { 'content-type': `application/json; charset=${charset}` },
    }
    const { cardId: own } = await owner.makeCard()
    expect((await owner.send('PATCH', `/api/cards/${own}`, sent)).body.title).toBe('Café')
  })

  it.each([
    ['Latin-1', Buffer.from('{"title":"Café"}', 'latin1'), {}],
    ['half of an emoji', Buffer.from('{"title":"🎉"}', 'utf8').fill(0x20, 13, 14), {}],
    [
      'Latin-1 under gzip',
      gzipSync(Buffer.from('{"title":"Café"}', 'latin1')),
      { 'content-encoding': 'gzip' },
    ],
  ])('SEC-3: %s sent as JSON is 415, and stores no replacement characters', async (_what, body, coding) => {
    await expectRefused(body, { ...JSON_TYPE, ...coding }, 415, 'unsupported-media-type')
  })

  it('SEC-3: a body without a content type is 415', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const heard = await rawAnswer(
      app.port,
      [
        `PATCH /api/cards/${cardId} HTTP/1.1`,
        'Host: a',
        `Cookie: ${cookie}`,
        'Content-Length: 17',
        'Connection: close',
      ],
      '{"title":"After"}',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 415 /)
    expect(heard).toContain('"code":"unsupported-media-type"')
    expect((await owner.get(`/api/cards/${cardId}`)).body.title).toBe('Before')
  })

  it('SEC-3: a DELETE with a form as body is 415 and deletes nothing', async () => {
    const sent = { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await owner.send('DELETE', `/api/cards/${cardId}`, sent)).status).toBe(415)
    expect((await owner.get(`/api/cards/${cardId}`)).status).toBe(200)
  })

  it.each([
    ['unclosed brackets', '{"title":"After"'],
    ['a trailing comma', '{"title":"After",}'],
    ['single quotes', "{'title':'After'}"],
    ['a form', 'title=After'],
    ['a bare word', 'After'],
    ['a text', '"After"'],
    ['a number', '1'],
    ['a list', '[{"title":"After"}]'],
    ['two values', '{"title":"After"}{}'],
    ['only spaces', '   '],
    ['NUL', '\u0000'],
    ['unlimited depth', '['.repeat(30_000)],
  ])('SEC-3, SEC-5: malformed JSON, %s, is 400 and names no field', async (_what, body) => {
    await expectRefused(body, JSON_TYPE, 400, 'invalid')
  })

  it('SEC-3: 32 kB are accepted, and one byte more is 413', async () => {
    const taken = await owner.patch(`/api/cards/${cardId}`, bodyOf(LIMIT_BYTES))
    expect([taken.status, taken.body.title]).toEqual([200, 'Long'])
    await expectRefused(bodyOf(LIMIT_BYTES + 1), JSON_TYPE, 413, 'too-large')
  })

  it.each([
    ['gzip', gzipSync(BOMB)],
    ['deflate', deflateSync(BOMB)],
    ['br', brotliCompressSync(BOMB, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ])('SEC-3: a %s bomb is measured after inflation: 413', async (encoding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(LIMIT_BYTES)
    await expectRefused(bomb, { ...JSON_TYPE, 'content-encoding': encoding }, 413, 'too-large')
  })
})

describe('queries', () => {
  const owner = useVisitor(app)
  let before: unknown

  beforeAll(async () => {
    for (const title of ['One', 'Two']) await owner.post('/api/cards', { title })
    before = (await owner.get('/api/my-cards')).body
  })

  it.each([
    'before[$gt]=',
    'before[$ne]=x',
    'before[]=a',
    'q[$regex]=.*',
    'q[]=One',
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'userId=000000000000000000000000',
    'userId[$ne]=x',
    'limit=1',
  ])('SEC-4: the unknown key ?%s is dropped', async (query) => {
    const answer = await owner.get(`/api/my-cards?${query}`)
    expect([answer.status, answer.body]).toEqual([200, before])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('a POST in place of another method', () => {
  const owner = useVisitor(app)
  let cardId: string
  beforeAll(async () => {
    cardId = (await owner.makeCard({ title: 'Mine' })).cardId
  })

  const as = (method: string, headers: Record<string, string> = {}) => ({
    'x-http-method-override': method,
    ...headers,
  })
  const title = async () => (await owner.get(`/api/cards/${cardId}`)).body.title as string

  it('NET-3: is the PATCH or DELETE that it names, with its conditions', async () => {
    const path = `/api/cards/${cardId}`
    const changed = await owner.post(path, { title: 'By POST', opId: 'operation1' }, as('PATCH'))
    expect([changed.status, changed.body.title, changed.body.version]).toEqual([200, 'By POST', 2])
    const repeated = await owner.patch(path, { title: 'By POST', opId: 'operation1' })
    expect([repeated.status, repeated.body.version]).toEqual([200, 2])
    const late = await owner.post(path, { title: 'Late' }, as('PATCH', { 'if-match': '"v1"' }))
    expect([late.status, late.body.code]).toEqual([412, 'version-conflict'])
    const other = (await owner.makeCard()).cardId
    expect((await owner.send('POST', `/api/cards/${other}`, { headers: as('DELETE') })).status).toBe(204)
    expect((await owner.get(`/api/cards/${other}`)).status).toBe(404)
  })

  it('NET-3 SEC-1: is checked like the method that it names', async () => {
    const before = await title()
    const refused = async (
      visitor: Visitor,
      headers: Record<string, string>,
      body: unknown = { title: 'X' },
    ) => {
      const { status, body: answer } = await visitor.post(`/api/cards/${cardId}`, body, as('PATCH', headers))
      return [status, answer.code as string]
    }
    expect(await refused(owner, { origin: 'https://evil.example' })).toEqual([403, 'foreign-origin'])
    expect(await refused(owner, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'foreign-origin'])
    expect(await refused(newVisitor(app.url), {})).toEqual([401, 'not-signed-in'])
    const { visitor: stranger } = await registeredVisitor(app.url)
    expect(await refused(stranger, {})).toEqual([403, 'forbidden'])
    expect(await refused(owner, { 'content-type': 'text/plain' })).toEqual([415, 'unsupported-media-type'])
    expect(await refused(owner, {}, { title: 'x'.repeat(40_000) })).toEqual([413, 'too-large'])
    const made = await owner.post('/api/tokens', { name: 'Bot', scope: 'cards:read', days: 7 })
    const reading = { authorization: `Bearer ${made.body.token}` }
    expect(await refused(newVisitor(app.url), reading)).toEqual([403, 'insufficient-scope'])
    expect(await title()).toBe(before)
  })

  it('NET-3: is the only method that can name another, and only PATCH or DELETE', async () => {
    const path = `/api/cards/${cardId}`
    const { title: now } = (await owner.send('GET', path, { headers: as('DELETE') })).body as {
      title: string
    }
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'patch', '', 'PATCH, DELETE'])
      expect([method, (await owner.post(path, { title: 'X' }, as(method))).status]).toEqual([method, 404])
    const evil = { origin: 'https://evil.example' }
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await owner.post('/api/cards', {}, as(method, evil))).status).toBe(403)
    expect((await owner.patch(path, { title: now }, as('DELETE'))).status).toBe(200)
    expect(await title()).toBe(now)
  })
})
