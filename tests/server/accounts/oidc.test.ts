import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, useApp } from '#tests/support/app.ts'
import { newIdentity, type Identity } from '#tests/support/fake-oauth-provider.ts'
import { startOidcProvider, type TestOidcProvider } from '#tests/support/oidc-provider.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'
import { countOfUsers, storedUser } from './stored.ts'
import { useStarted } from '#tests/support/use-started.ts'

const PATH = '/api/auth/oidc'
const CALLBACK = `${PATH}/callback`

const issuer = useStarted(startOidcProvider)
const app: TestApp = useApp(() => ({ oidc: issuer.config, linkOrigin: () => app.url }))
beforeEach(() => {
  issuer.forged = undefined
  issuer.open(app.url + CALLBACK)
})

/** Starts the sign-in and signs in at the provider, as `identity`. @returns the address that leads back */
async function leave(visitor: Visitor, identity: Identity | null): Promise<string> {
  issuer.visitor = identity
  const browser = newVisitor(issuer.config.issuer)
  let url = new URL(String((await visitor.get(PATH)).headers.location))
  while (url.origin === issuer.config.issuer) {
    const { headers } = await browser.get(url.pathname + url.search)
    url = new URL(String(headers.location), issuer.config.issuer)
  }
  expect(url.origin).toBe(app.url)
  return url.pathname + url.search
}

async function signIn(visitor: Visitor, identity: Identity | null): Promise<unknown> {
  return (await visitor.get(await leave(visitor, identity))).headers.location
}

const statusOf = async (visitor: Visitor) => (await visitor.get('/api/user')).status

// First: the server has started, and has asked the issuer nothing yet.
it('ACC-50: a server whose issuer is away starts, says so at the button, and asks the issuer again', async () => {
  issuer.shut()
  const visitor = newVisitor(app.url)
  expect((await visitor.get('/readyz')).status).toBe(200)
  expect((await visitor.get('/api/config')).body).toMatchObject({ oidc: 'Hill School' })
  const before = issuer.discoveries
  for (const asked of [1, 2]) {
    expect((await visitor.get(PATH)).headers.location).toBe('/auth?oidc=unavailable')
    expect(issuer.discoveries).toBe(before + asked)
  }
  issuer.open(app.url + CALLBACK)
  expect(await signIn(visitor, newIdentity())).toBe('/auth?oidc=success')
})

describe('logging in by OpenID Connect', () => {
  it('ACC-50: makes an account the first time, with state, nonce and PKCE, and finds it by its id afterwards', async () => {
    const identity = newIdentity({ name: '  Mo   Player ' })
    const visitor = newVisitor(app.url)
    const path = await leave(visitor, identity)
    const [before] = [...visitor.cookies.values()]
    expect((await visitor.get(path)).headers.location).toBe('/auth?oidc=success')
    // The id of the session is another one than before.
    expect([...visitor.cookies.values()][0]).not.toBe(before)
    const asked = issuer.visits.at(-1)
    expect(asked?.get('state')).toMatch(/^.{16,}$/)
    expect(asked?.get('nonce')).toMatch(/^.{16,}$/)
    expect(asked?.get('code_challenge_method')).toBe('S256')
    expect(asked?.get('redirect_uri')).toBe(app.url + CALLBACK)
    const me = (await visitor.get('/api/user')).body
    expect(me).toMatchObject({
      email: identity.email,
      displayName: 'Mo Player',
      emailVerified: true,
      authProvider: 'oidc',
    })
    expect(await storedUser(app, me.id)).toMatchObject({
      passwordHash: null,
      authProviderId: `${issuer.config.issuer} ${identity.sub}`,
    })
    const again = newVisitor(app.url)
    // The provider no longer vouches for the address; the account is found by its id alone.
    const moved = { ...identity, email: `moved-${identity.email}`, email_verified: false }
    expect(await signIn(again, moved)).toBe('/auth?oidc=success')
    expect((await again.get('/api/user')).body.id).toBe(me.id)
  })

  it('ACC-50: an email that another account has is never merged', async () => {
    const { form, user } = await registeredVisitor(app.url)
    const visitor = newVisitor(app.url)
    const identity = newIdentity({ email: form.email.toUpperCase() })
    expect(await signIn(visitor, identity)).toBe('/auth?oidc=email-already-in-use')
    expect(await statusOf(visitor)).toBe(401)
    expect(await storedUser(app, user.id)).toMatchObject({ authProvider: 'local', authProviderId: null })
  })

  it.each<[string, () => Identity | null]>([
    ['a visitor who refuses', () => null],
    ['an unverified email', () => newIdentity({ email_verified: false })],
    ['a claim that is text', () => newIdentity({ email_verified: 'true' })],
    ['a missing claim', () => newIdentity({ email_verified: undefined as never })],
    ['no email', () => newIdentity({ email: undefined as never })],
  ])('ACC-50: %s is led back logged out, and nothing is stored', async (_name, identity) => {
    const before = await countOfUsers(app)
    const visitor = newVisitor(app.url)
    expect(await signIn(visitor, identity())).toBe('/auth?oidc=failed')
    expect(await statusOf(visitor)).toBe(401)
    expect(await countOfUsers(app)).toBe(before)
  })

  it.each<[string, (path: string) => string]>([
    ['a wrong state', (path) => path.replace(/state=[^&]+/, 'state=anything')],
    ['no state', (path) => path.replace(/state=[^&]+&?/, '')],
    ['a made-up code', (path) => path.replace(/code=[^&]+/, 'code=made-up')],
    ['neither code nor error', () => CALLBACK],
    ['an empty code', () => `${CALLBACK}?code=`],
    ['another issuer', (path) => path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('ACC-50: a callback with %s does not log in', async (_name, changed) => {
    const visitor = newVisitor(app.url)
    const path = changed(await leave(visitor, newIdentity()))
    expect((await visitor.get(path)).headers.location).toBe('/auth?oidc=failed')
    expect(await statusOf(visitor)).toBe(401)
  })

  it('ACC-50: a callback works once, and only in the browser that began', async () => {
    const visitor = newVisitor(app.url)
    const path = await leave(visitor, newIdentity())
    const victim = newVisitor(app.url)
    await victim.get(PATH)
    expect((await victim.get(path)).headers.location).toBe('/auth?oidc=failed')
    expect(await statusOf(victim)).toBe(401)
    expect((await visitor.get(path)).headers.location).toBe('/auth?oidc=success')
    const thief = newVisitor(app.url, visitor.cookies)
    await thief.post('/api/logout')
    expect((await thief.get(path)).headers.location).toBe('/auth?oidc=failed')
    expect(await statusOf(thief)).toBe(401)
  })

  it.each<[string, TestOidcProvider['forged'], string]>([
    // Shows that the forged tokens are refused for what they say.
    ['the right one', {}, 'success'],
    ['another audience', { claims: { aud: 'another-client' } }, 'failed'],
    ['another nonce', { claims: { nonce: 'another' } }, 'failed'],
    ['another issuer', { claims: { iss: 'https://evil.example' } }, 'failed'],
    ['an end in the past', { claims: { exp: 1_700_000_000 } }, 'failed'],
    ['an empty id', { claims: { sub: '' } }, 'failed'],
    ["a stranger's signature", { byStranger: true }, 'failed'],
  ])('ACC-50: an ID token with %s', async (_name, forged, outcome) => {
    issuer.forged = forged
    const visitor = newVisitor(app.url)
    expect(await signIn(visitor, newIdentity())).toBe(`/auth?oidc=${outcome}`)
    expect(await statusOf(visitor)).toBe(outcome === 'success' ? 200 : 401)
  })

  it('ACC-50: a provider that goes away in between is "failed", and the next attempt works', async () => {
    const visitor = newVisitor(app.url)
    const path = await leave(visitor, newIdentity())
    issuer.shut()
    expect((await visitor.get(path)).headers.location).toBe('/auth?oidc=failed')
    issuer.open(app.url + CALLBACK)
    expect(await signIn(visitor, newIdentity())).toBe('/auth?oidc=success')
  })
})
