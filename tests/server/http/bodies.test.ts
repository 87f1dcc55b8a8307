import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

const LIMIT_BYTES = 32 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

/** A body of exactly this many bytes, valid except for its length: unknown keys are dropped. */
function bodyOf(bytes: number): string {
  const frame = JSON.stringify({ title: 'Long', padding: '' })
  return JSON.stringify({ title: 'Long', padding: 'x'.repeat(bytes - frame.length) })
}

const BOMB = Buffer.from(bodyOf(20 * 1024 * 1024))

describe('request bodies', () => {
  let app: TestApp
  let owner: Visitor
  let cardId: string

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
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

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'SEC-3: content type %j is accepted as JSON',
    async (type) => {
      const body = JSON.stringify({ title: 'Après' })
      const changed = await owner.send('PATCH', `/api/cards/${cardId}`, {
        body,
        headers: { 'content-type': type },
      })
      expect([changed.status, changed.body.title]).toEqual([200, 'Après'])
    },
  )

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

  it('SEC-3: a body that does not match its content encoding is 400', async () => {
    await expectRefused('{"title":"After"}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 400, 'invalid')
  })

  it('SEC-3: an unknown compression is 415', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'zstd-or-so' }
    await expectRefused('{"title":"After"}', headers, 415, 'unsupported-media-type')
  })

  it('SEC-3: 32 kB are accepted, and one byte more is 413', async () => {
    const taken = await owner.patch(`/api/cards/${cardId}`, bodyOf(LIMIT_BYTES))
    expect([taken.status, taken.body.title]).toEqual([200, 'Long'])
    await expectRefused(bodyOf(LIMIT_BYTES + 1), JSON_TYPE, 413, 'too-large')
  })

  it('SEC-3: 413 also without a content length', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${app.url}/api/cards`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: new Blob([bodyOf(LIMIT_BYTES + 1)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too-large'])
    expect((await owner.get('/api/my-cards')).body).toHaveLength(1)
  })

  it.each([
    ['gzip', gzipSync(BOMB)],
    ['deflate', deflateSync(BOMB)],
    ['br', brotliCompressSync(BOMB)],
  ])('SEC-3: a %s bomb is measured after inflation: 413', async (encoding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(LIMIT_BYTES)
    await expectRefused(bomb, { ...JSON_TYPE, 'content-encoding': encoding }, 413, 'too-large')
  })

  it('SEC-3: a compressed body within the limit is accepted', async () => {
    const sent = {
      body: gzipSync('{"title":"After"}'),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    }
    const changed = await owner.send('PATCH', `/api/cards/${cardId}`, sent)
    expect([changed.status, changed.body.title]).toEqual([200, 'After'])
  })

  it('SEC-3: logging out needs no body and no content type', async () => {
    expect((await owner.send('POST', '/api/logout', { headers: { 'content-length': '0' } })).status).toBe(204)
    expect((await owner.get('/api/user')).status).toBe(401)
  })

  it('SEC-3: bodies are checked for guests too', async () => {
    const guest = newVisitor(app.url)
    const form = { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await guest.send('POST', '/api/login', form)).status).toBe(415)
    expect((await guest.send('POST', '/api/register', { body: '{' })).status).toBe(400)
    expect((await guest.send('POST', '/api/register', { body: bodyOf(LIMIT_BYTES + 1) })).status).toBe(413)
  })
})

describe('queries', () => {
  let app: TestApp
  let owner: Visitor
  let before: unknown

  beforeAll(async () => {
    app = await startApp()
    owner = (await registeredVisitor(app.url)).visitor
    for (const title of ['One', 'Two']) await owner.post('/api/cards', { title })
    before = (await owner.get('/api/my-cards')).body
  })
  afterAll(() => app.close())

  it.each([
    'before=a&before=b',
    'before=%7B%22%24gt%22%3A%22%22%7D',
    'before=',
    'before=aaaaaaaaa%00',
    'q=a&q=b',
    `q=${'x'.repeat(101)}`,
  ])('SEC-4: ?%s is 400 and names its key', async (query) => {
    const refused = await owner.get(`/api/my-cards?${query}`)
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
    expect(Object.keys(refused.body.fields)).toEqual([query.slice(0, query.indexOf('='))])
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

  it.each(['.*', '$where', 'O|T', '^One', '%', '(', '\\'])(
    'SEC-4: ?q=%s is text, not a pattern',
    async (text) => {
      const answer = await owner.get(`/api/my-cards?q=${encodeURIComponent(text)}`)
      expect([answer.status, answer.body]).toEqual([200, []])
    },
  )
})
