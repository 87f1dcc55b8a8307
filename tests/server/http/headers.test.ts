import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBuild } from '#tests/support/fake-build.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { rawAnswer, SOCKET_HANDSHAKE } from '#tests/support/raw-http.ts'
import { newVisitor, registeredVisitor, type Answer } from '#tests/support/visitor.ts'

/** Returns the directives of a response's Content-Security-Policy by name. */
function policyOf({ headers }: Answer): Record<string, string> {
  const policy = headers['content-security-policy']
  expect(policy).toEqual(expect.any(String))
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
}

const HANDSHAKE = SOCKET_HANDSHAKE.slice(1)

describe('the headers of every response', () => {
  const build = useBuild()
  const app = useApp({ build })
  let policy: Record<string, string>

  beforeAll(async () => {
    policy = policyOf(await newVisitor(app.url).get('/'))
  })

  it('SEC-8: allow scripts only from our own origin or with the build’s hash, and no site to frame us', () => {
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': `'self' '${build.scriptHash}'`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob: https: http:",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    })
  })

  it.each<[string, string, string, number]>([
    ['the landing page', 'GET', '/', 200],
    ['a HEAD request for a page', 'HEAD', '/', 200],
    ['an unknown page', 'GET', '/nowhere', 404],
    ['the page of an unknown card', 'GET', '/play/aaaaaaaaaa', 404],
    ['a malformed path', 'GET', '/play/%E0%A4%A', 404],
    ['a missing asset', 'GET', '/assets/gone.js', 404],
    ['a range that no asset has', 'GET', '/logo.svg', 416],
    ['an API call', 'GET', '/api/config', 200],
    ['a refused API call', 'GET', '/api/user', 401],
    ['an unknown API call', 'GET', '/api/nowhere', 404],
    ['an API call from a foreign origin', 'POST', '/api/logout', 403],
    ['liveness', 'GET', '/livez', 200],
    ['readiness', 'GET', '/readyz', 200],
    ['an unknown method', 'PROPFIND', '/', 404],
    ['polling', 'GET', '/socket.io/?EIO=4&transport=polling', 400],
    ['a polled packet', 'POST', '/socket.io/?EIO=4&transport=polling', 400],
    ['a socket without an upgrade', 'GET', '/socket.io/?EIO=4&transport=websocket', 400],
    ["Socket.IO's client", 'GET', '/socket.io/socket.io.js', 400],
  ])('SEC-8: have the policy for %s', async (what, method, path, status) => {
    const answer = await newVisitor(app.url).send(method, path, {
      headers: {
        ...(status === 416 && { range: 'bytes=999999-' }),
        ...(status === 403 && { origin: 'null' }),
      },
    })
    expect([what, answer.status]).toEqual([what, status])
    expect(policyOf(answer)).toEqual(policy)
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  })

  it('SEC-8: have the policy without a body too: 204, 304', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const card = await visitor.makeCard()
    const path = `/api/cards/${card.cardId}`
    const etag = (await visitor.get(path)).headers.etag!
    const unchanged = await visitor.get(path, { 'if-none-match': etag })
    const deleted = await visitor.send('DELETE', path)
    expect([unchanged.status, deleted.status]).toEqual([304, 204])
    for (const answer of [unchanged, deleted]) expect(policyOf(answer)).toEqual(policy)
  })

  it.each<[string, string[], RegExp, string]>([
    ['a request that is not HTTP', ['HELLO'], /^HTTP\/1\.1 400 /, 'invalid'],
    [
      'headers that are too large',
      ['GET / HTTP/1.1', 'Host: a', `X-Long: ${'x'.repeat(20_000)}`],
      /^HTTP\/1\.1 431 /,
      'too-large',
    ],
    [
      'two lengths for one body',
      ['POST /api/logout HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      /^HTTP\/1\.1 400 /,
      'invalid',
    ],
    ...['gzip', 'x', 'identity', 'chunked, x'].map((coding): [string, string[], RegExp, string] => [
      `a body in the transfer coding ${coding}`,
      ['POST /api/logout HTTP/1.1', 'Host: a', `Transfer-Encoding: ${coding}`],
      /^HTTP\/1\.1 400 /,
      'invalid',
    ]),
    [
      'an unknown expectation',
      ['GET /api/nowhere HTTP/1.1', 'Host: a', 'Expect: the-moon', 'Connection: close'],
      /^HTTP\/1\.1 404 /,
      'not-found',
    ],
    [
      'a handshake from a foreign origin',
      ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', ...HANDSHAKE, 'Origin: https://evil.example'],
      /^HTTP\/1\.1 403 /,
      'foreign-origin',
    ],
  ])('SEC-5, SEC-8: have the policy if %s is refused, in JSON', async (_what, lines, status, code) => {
    const answer = await rawAnswer(app.port, lines)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(status)
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'self';script-src 'self'")
    expect(head).toContain('Content-Type: application/json')
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code })
    expect((await newVisitor(app.url).get('/livez')).status).toBe(200)
  })

  it('SEC-5: a body that breaks off is refused, without replacing the response to an earlier request', async () => {
    const logOut = ['POST /api/logout HTTP/1.1', 'Host: a', 'Content-Type: application/json']
    const chunks = [...logOut, 'Transfer-Encoding: chunked']
    expect(await rawAnswer(app.port, chunks, '2\r\n{}\r\nno length\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*\{"message":"The request is malformed\.","code":"invalid"\}$/,
    )
    const get = 'GET /api/config HTTP/1.1\r\nHost: a\r\n\r\n'
    const both = await rawAnswer(app.port, [get + chunks[0]!, ...chunks.slice(1)], 'no length\r\n')
    expect(both.match(/HTTP\/1\.1 \d+/g) ?? []).not.toContain('HTTP/1.1 400')
    expect((await newVisitor(app.url).get('/livez')).status).toBe(200)
  })

  it('SEC-8: have the policy if the response opens a socket', async () => {
    const socket = connect({ port: app.port, host: '127.0.0.1' })
    socket.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HANDSHAKE.join('\r\n')}\r\n\r\n`)
    const [head] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /)
    expect(head.toString()).toContain("content-security-policy: default-src 'self'")
  })

  it('SEC-8: have HSTS only with an https PUBLIC_URL', async () => {
    const plain = (await newVisitor(app.url).get('/livez')).headers
    expect(plain).not.toHaveProperty('strict-transport-security')
    const secure = await appForTest({ publicUrl: 'https://bingo.example' }, app)
    const answer = await newVisitor(secure.url).get('/livez')
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/)
    expect(policyOf(answer)).toHaveProperty('upgrade-insecure-requests')
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })
})
