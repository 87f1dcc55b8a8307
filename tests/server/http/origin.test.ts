import { beforeEach, describe, expect, it } from 'vitest'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { useApp } from '#tests/support/app.ts'
import { listenTo } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor, someRegistration, type Visitor } from '#tests/support/visitor.ts'

type Headers = Record<string, string>

/** Headers of browsers' requests from other sites. HOST stands for the app's own host and port. */
const FOREIGN: [string, Headers][] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the null origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['an invalid origin', { origin: 'HOST' }],
  ['our host on another port', { origin: 'http://127.0.0.1:1' }],
  ['a host that begins with ours', { origin: 'http://HOST.evil.example' }],
  ['our host as a user name', { origin: 'http://HOST@evil.example' }],
  ['an origin without a host', { origin: 'file:///HOST' }],
  ['Sec-Fetch-Site: cross-site alone', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site alone', { 'sec-fetch-site': 'same-site' }],
  ['our origin marked cross-site', { origin: 'http://HOST', 'sec-fetch-site': 'cross-site' }],
  ['our origin marked same-site', { origin: 'http://HOST', 'sec-fetch-site': 'same-site' }],
]

const OURS: [string, Headers][] = [
  ['neither header', {}],
  ['our origin', { origin: 'http://HOST' }],
  ['our origin, marked same-origin', { origin: 'http://HOST', 'sec-fetch-site': 'same-origin' }],
  ['an address typed by the user', { 'sec-fetch-site': 'none' }],
  ['the address in the local network', { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }],
  ['a name in the local network', { origin: 'http://laptop.local:3000', host: 'laptop.local:3000' }],
  ['an IPv6 address', { origin: 'http://[fe80::1]:3000', host: '[fe80::1]:3000' }],
]

const NEW_TITLE = { title: 'Taken over' }

describe('state-changing calls', () => {
  const app = useApp()
  let owner: Visitor
  let cardId: string

  beforeEach(async () => {
    owner = (await registeredVisitor(app.url)).visitor
    cardId = (await owner.makeCard({ title: 'Mine' })).cardId
  })

  const here = (headers: Headers): Headers =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', `127.0.0.1:${app.port}`)]),
    )

  /** Returns everything that these calls could change, as its owner sees it. */
  async function state() {
    const answers = [await owner.get('/api/user'), await owner.get('/api/my-cards')]
    return answers.map(({ status, body }) => [status, body])
  }

  it('SEC-1: are 403 from any foreign origin, and change nothing', async () => {
    const before = await state()
    const newcomer = someRegistration()
    const calls: [string, string, object | undefined][] = [
      ['POST', '/api/cards', NEW_TITLE],
      ['PATCH', `/api/cards/${cardId}`, NEW_TITLE],
      ['DELETE', `/api/cards/${cardId}`, undefined],
      ['POST', '/api/register', newcomer],
      ['POST', '/API/logout', undefined],
      ['POST', '/api/nowhere', undefined],
    ]
    for (const [what, headers] of FOREIGN)
      for (const [method, path, body] of calls) {
        const refused = await owner.send(method, path, { body, headers: here(headers) })
        expect([what, method, path, refused.status, refused.body]).toEqual([
          what,
          method,
          path,
          403,
          { message: expect.any(String), code: 'foreign-origin' },
        ])
        expect(refused.headers).not.toHaveProperty('set-cookie')
      }
    expect(await state()).toEqual(before)
    expect((await newVisitor(app.url).post('/api/login', newcomer)).status).toBe(401)
  })

  it.each(OURS)('SEC-1: are allowed from %s for POST, PATCH and DELETE', async (_what, headers) => {
    const made = await owner.post('/api/cards', {}, here(headers))
    const changed = await owner.patch(`/api/cards/${cardId}`, NEW_TITLE, here(headers))
    const deleted = await owner.send('DELETE', `/api/cards/${cardId}`, { headers: here(headers) })
    const signedOut = await owner.send('POST', '/api/logout', { headers: here(headers) })
    expect([made.status, changed.status, deleted.status, signedOut.status]).toEqual([201, 200, 204, 204])
    expect(changed.body.title).toBe('Taken over')
    expect((await owner.get(`/api/cards/${cardId}`)).status).toBe(404)
  })
})

describe('with a PUBLIC_URL', () => {
  const app = useApp({ publicUrl: 'https://bingo.example' })

  it.each<[string, Headers, number]>([
    ['PUBLIC_URL, behind a proxy that names another host', { origin: 'https://bingo.example' }, 201],
    [
      'the local network is still allowed',
      { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' },
      201,
    ],
    ['neither header', {}, 201],
    ['localhost', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 201],
    ['an IPv6 address', { origin: 'http://[fe80::1]:3000', host: '[fe80::1]:3000' }, 201],
    ['PUBLIC_URL as Host too', { origin: 'https://bingo.example', host: 'bingo.example' }, 201],
    ['a sub-domain of PUBLIC_URL', { origin: 'https://evil.bingo.example' }, 403],
    ['PUBLIC_URL on another port', { origin: 'https://bingo.example:8443' }, 403],
    ['a host that ends with that of PUBLIC_URL', { origin: 'https://notbingo.example' }, 403],
    [
      'a forwarded host, which any client can claim',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
    [
      'PUBLIC_URL marked cross-site',
      { origin: 'https://bingo.example', 'sec-fetch-site': 'cross-site' },
      403,
    ],
  ])('SEC-1: %s', async (_what, headers, status) => {
    const form = someRegistration()
    expect((await newVisitor(app.url).post('/api/register', form, headers)).status).toBe(status)
    const signIn = await newVisitor(app.url).post('/api/login', form)
    expect(signIn.status).toBe(status === 201 ? 200 : 401)
  })

  it.each([
    ['two hosts', ['Host: a.example', 'host: b.example']],
    ['the same host twice', ['Host: a.example', 'Host: a.example']],
    ['a blank in it', ['Host: a.example b']],
  ])('SEC-30: a Host header with %s is 400', async (_, hosts) => {
    const received = await rawAnswer(app.port, ['GET /livez HTTP/1.1', ...hosts, 'Connection: close'])
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(received.slice(received.indexOf('{')))).toEqual({
      message: 'Send one Host header, without blanks.',
      code: 'invalid',
    })
  })

  it.each(['evil.example', 'laptop.local:3000', 'localhost.evil.example', '192.168.1.20.evil.example'])(
    'SEC-30: the foreign name %s as Host and Origin is 403, for calls and handshakes',
    async (name) => {
      const headers = { host: name, origin: `http://${name}` }
      const { status, body } = await newVisitor(app.url).post('/api/register', someRegistration(), headers)
      expect([status, body.code]).toEqual([403, 'foreign-origin'])
      await expect(listenTo(app.url, { headers })).rejects.toThrow()
    },
  )

  it.each(['127.0.0.1:5', '[::1]:5', 'localhost:5'])(
    'SEC-30: the handshake of a page under %s is accepted',
    async (host) => {
      const { socket } = await listenTo(app.url, { headers: { host, origin: `http://${host}` } })
      expect(socket.connected).toBe(true)
    },
  )
})
