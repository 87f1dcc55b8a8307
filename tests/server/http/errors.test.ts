import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '#shared/errors.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { startApp, useApp } from '#tests/support/app.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { newVisitor, someRegistration, type Answer } from '#tests/support/visitor.ts'
import { writtenLog } from '#tests/support/written-log.ts'

/** Matches details that only readers of our sources or our disk should know. */
const INTERNALS =
  /node_modules|\.[mc]?[jt]s\b|\bat \w+ \(|Error:|\/(?:home|srv|tmp|usr|work)\/|mongo|zod|express|stack/i

function expectError({ status, headers, body }: Answer, wanted: number, code: string) {
  expect([status, body?.code]).toEqual([wanted, code])
  expect(ERROR_CODES).toContain(code)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.message).toMatch(/^[A-Z].*[.:]?$/)
  expect(JSON.stringify(body)).not.toMatch(INTERNALS)
}

describe('errors', () => {
  const build = useBuild()
  const app = useApp({ build })

  it.each<[string, string, number, string]>([
    ['GET', '/api', 404, 'not-found'],
    ['GET', '/api/nowhere', 404, 'not-found'],
    ['GET', '/API/nowhere', 404, 'not-found'],
    ['HEAD', '/api/nowhere', 404, 'not-found'],
    ['PATCH', '/API/NOWHERE/either', 404, 'not-found'],
    ['PUT', '/api/cards', 404, 'not-found'],
    ['GET', '/api/user/1', 404, 'not-found'],
    ['GET', '/api/index.html', 404, 'not-found'],
    ['GET', '/api/cards/aaaaaaaaaa', 404, 'not-found'],
    ['GET', '/API/Cards/aaaaaaaaaa', 404, 'not-found'],
    ['GET', '/api/cards/%E0%A4%A', 400, 'invalid'],
    ['DELETE', '/api/cards/%ff%fe', 401, 'not-signed-in'],
    ['GET', '/api/cards/..%2f..%2fpackage.json', 400, 'invalid'],
    ['GET', '/api/cards/aaaaaaaaaa%00', 400, 'invalid'],
    ['GET', '/api/user', 401, 'not-signed-in'],
    ['POST', '/nowhere', 404, 'not-found'],
    ['DELETE', '/', 404, 'not-found'],
    ['PUT', '/play/%E0%A4%A', 404, 'not-found'],
  ])('SEC-5: %s %s is %i %s in JSON', async (method, path, status, code) => {
    const answer = await newVisitor(app.url).send(method, path)
    if (method === 'HEAD') expect([answer.status, answer.body]).toEqual([status, undefined])
    else expectError(answer, status, code)
  })

  it('SEC-5: an invalid form is 400 with a sentence at each invalid field, and at no other', async () => {
    const form = { ...someRegistration(), username: 'a b', password: '' }
    const refused = await newVisitor(app.url).post('/api/register', form)
    expectError(refused, 400, 'invalid')
    expect(refused.body.fields).toEqual({ username: expect.any(String), password: expect.any(String) })
    expect(Object.values(refused.body.fields)).toContain(refused.body.message)
  })

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '//package.json',
    '/api/../package.json',
  ])('SEC-5: %s does not serve a file', async (path) => {
    const answer = await rawAnswer(app.port, [`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close'])
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('"type":"module"')
  })
})

it('SEC-5: an unexpected error is 500 without its cause, and its request id is in the log', async () => {
  const { log, lines } = writtenLog()
  const app = await startApp({
    log,
    lanUrl: () => {
      throw new Error('cannot read /srv/app/secret.ts')
    },
  })
  const answer = await newVisitor(app.url).get('/api/config?token=hidden', { cookie: 'sid=hidden' })
  expectError(answer, 500, 'internal')
  expect(JSON.stringify(answer.body)).not.toContain('secret')
  expect((await newVisitor(app.url).get('/livez')).status).toBe(200)
  await app.close()

  const crashes = lines.filter((line) => line.includes('sys_crash'))
  expect(crashes).toHaveLength(1)
  const requestId = answer.headers['x-request-id']
  expect(JSON.parse(crashes[0]!)).toMatchObject({
    requestId,
    err: { stack: expect.stringContaining('secret') },
  })
  expect(lines.join('')).not.toContain('hidden')
})
