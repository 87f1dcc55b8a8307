import { beforeEach, describe, expect, it } from 'vitest'
import { appForTest, type TestApp, useApp } from '#tests/support/app.ts'
import { newIdentity, startOidcProvider, type TestOidcProvider } from '#tests/support/oidc-provider.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { leaveTo } from './sign-in-through.ts'
import { useStarted } from '#tests/support/use-started.ts'

const PATH = '/api/auth/oidc'

const issuer = useStarted(startOidcProvider)
const app: TestApp = useApp(() => ({ oidc: issuer.config, linkOrigin: () => app.url }))
beforeEach(() => {
  issuer.forged = undefined
  issuer.open(app.url)
})

const leave = (visitor: Visitor) => {
  issuer.visitor = newIdentity()
  return leaveTo(visitor, issuer.config.issuer, PATH)
}
const signIn = async (visitor: Visitor) => (await visitor.get(await leave(visitor))).headers.location

const statusOf = async (visitor: Visitor) => (await visitor.get('/api/user')).status

// Has to be the first test, because the server has not contacted the issuer yet.
it('ACC-50: a server whose issuer is down starts, says so at each attempt to log in, and works once the issuer is back', async () => {
  issuer.shut()
  const visitor = newVisitor(app.url)
  expect((await visitor.get('/readyz')).status).toBe(200)
  expect((await visitor.get('/api/config')).body).toMatchObject({ oidc: 'Hill School' })
  const before = issuer.discoveries
  for (const asked of [1, 2]) {
    expect((await visitor.get(PATH)).headers.location).toBe('/auth?oidc=unavailable')
    expect(issuer.discoveries).toBe(before + asked)
  }
  issuer.open(app.url)
  expect(await signIn(visitor)).toBe('/auth?oidc=success')
})

describe('logging in with OpenID Connect', () => {
  it.each<[string, TestOidcProvider['forged'], string]>([
    // The control: shows that the other tokens are refused because of what is forged in them.
    ['the right one', {}, 'success'],
    ['another audience', { claims: { aud: 'another-client' } }, 'failed'],
    ['another nonce', { claims: { nonce: 'another' } }, 'failed'],
    ['another issuer', { claims: { iss: 'https://evil.example' } }, 'failed'],
    ['an end in the past', { claims: { exp: 1_700_000_000 } }, 'failed'],
    ['an empty id', { claims: { sub: '' } }, 'failed'],
    ["a stranger's signature", { byStranger: true }, 'failed'],
  ])('ACC-50: verifies the ID token: %s', async (_name, forged, outcome) => {
    issuer.forged = forged
    const visitor = newVisitor(app.url)
    expect(await signIn(visitor)).toBe(`/auth?oidc=${outcome}`)
    expect(await statusOf(visitor)).toBe(outcome === 'success' ? 200 : 401)
  })

  it('ACC-50: starts with a nonce, and does not accept a callback of another issuer', async () => {
    const visitor = newVisitor(app.url)
    const path = await leave(visitor)
    expect(issuer.visits.at(-1)?.get('nonce')).toMatch(/^.{16,}$/)
    const other = path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')
    expect((await visitor.get(other)).headers.location).toBe('/auth?oidc=failed')
    expect(await statusOf(visitor)).toBe(401)
  })

  it('ACC-50: logs a wrong client secret, and an issuer that does not respond', async () => {
    const { log, logged } = writtenLog('warn')
    const oidc = { ...issuer.config, clientSecret: 'mistyped' }
    const mistaken = await appForTest({ log, oidc, linkOrigin: () => app.url })
    const visitor = newVisitor(mistaken.url)
    issuer.visitor = newIdentity()
    const path = await leaveTo(visitor, oidc.issuer, PATH)
    expect((await visitor.get(path)).headers.location).toBe('/auth?oidc=failed')
    const away = { ...oidc, issuer: 'http://127.0.0.1:2' }
    await newVisitor((await appForTest({ log, oidc: away })).url).get(PATH)
    expect(logged).toMatchObject([
      { event: 'authn_login_fail', provider: 'oidc', cause: 'invalid_client' },
      { event: 'oidc_unavailable', cause: 'ECONNREFUSED' },
    ])
  })

  it('ACC-50: is "failed" if the provider goes down in between, and works at the next attempt', async () => {
    const visitor = newVisitor(app.url)
    const path = await leave(visitor)
    issuer.shut()
    expect((await visitor.get(path)).headers.location).toBe('/auth?oidc=failed')
    issuer.open(app.url)
    expect(await signIn(visitor)).toBe('/auth?oidc=success')
  })
})
