import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

const LIMIT_BYTES = 32 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

/** A body of exactly this many bytes, valid except for its length: unknown keys are dropped. */
function bodyOf(bytes: number): string {
  const frame = JSON.stringify({ title: 'Long', padding: '' })
  return JSON.stringify({ title: 'Long', padding: 'x'.repeat(bytes - frame.length) })
}

const BOMB = Buffer.from(bodyOf(20 * 1024 * 1024))

const app = useApp()

describe('request bodies', () => {
  let owner: Visitor
  let cardId: string

  beforeAll(async () => {
    owner = (await registeredVisitor(app.url)).visitor
    cardId = (await owner.post('/api/cards', { title: 'Before' })).body.cardId
  })

  /** Sends it as a new card and as a change, and expects both to be refused. */
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
    ['two values', '{"title":"After"}{}'],
    ['only spaces', '   '],
    ['NUL', '\u0000'],
    ['unlimited depth', '['.repeat(30_000)],
  ])('SEC-3: malformed JSON, %s, is 400', async (_what, body) => {
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
  let owner: Visitor
  let before: unknown

  beforeAll(async () => {
    owner = (await registeredVisitor(app.url)).visitor
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
