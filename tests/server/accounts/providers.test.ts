import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, useApp } from '#tests/support/app.ts'
import { newIdentity, startOidcProvider, type Identity } from '#tests/support/oidc-provider.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'
import { leaveTo } from './sign-in-through.ts'
import { countOfUsers, storedUser } from './stored.ts'

const issuer = useStarted(startOidcProvider)
const app: TestApp = useApp(() => ({
  google: issuer.google,
  oidc: issuer.config,
  linkOrigin: () => app.url,
}))
beforeEach(() => issuer.open(app.url))

describe.each(['google', 'oidc'] as const)('signing in through %s', (name) => {
  const path = `/api/auth/${name}`
  const leave = (visitor: Visitor, identity: Identity | null) => {
    issuer.visitor = identity
    return leaveTo(visitor, issuer.config.issuer, path)
  }
  const back = async (visitor: Visitor, to: string) => (await visitor.get(to)).headers.location
  const signIn = async (visitor: Visitor, identity: Identity | null) =>
    back(visitor, await leave(visitor, identity))
  const statusOf = async (visitor: Visitor) => (await visitor.get('/api/user')).status

  it('ACC-21 ACC-50: creates an account the first time, with state and PKCE and in a new session, and finds it by its id afterwards', async () => {
    const identity = newIdentity({ name: '  Mo   Player ' })
    const visitor = newVisitor(app.url)
    const to = await leave(visitor, identity)
    const [before] = [...visitor.cookies.values()]
    expect(await back(visitor, to)).toBe(`/auth?${name}=success`)
    expect([...visitor.cookies.values()][0]).not.toBe(before)
    const asked = issuer.visits.at(-1)
    expect(asked?.get('state')).toMatch(/^.{16,}$/)
    expect(asked?.get('code_challenge_method')).toBe('S256')
    expect(asked?.get('redirect_uri')).toBe(`${app.url}${path}/callback`)
    const me = (await visitor.get('/api/user')).body
    expect(me).toMatchObject({
      username: identity.email?.split('@')[0],
      email: identity.email,
      displayName: 'Mo Player',
      profileIcon: 'rocket',
      emailVerified: true,
      authProvider: name,
    })
    const authProviderId = name === 'google' ? identity.sub : `${issuer.config.issuer} ${identity.sub}`
    expect(await storedUser(app, me.id)).toMatchObject({ passwordHash: null, authProviderId })
    const again = newVisitor(app.url)
    // OpenID Connect: the provider need not vouch for the address once the account is found by its id.
    const moved = { ...identity, email: `moved-${identity.email}`, email_verified: name === 'google' }
    expect(await signIn(again, moved)).toBe(`/auth?${name}=success`)
    expect((await again.get('/api/user')).body.id).toBe(me.id)
  })

  it('FLT-11: the cookie of the way there and back lives for ten minutes by any clock of the device', async () => {
    const { headers } = await newVisitor(app.url).get(path)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^sid=.+; Max-Age=600$/)])
  })

  it('ACC-21 ACC-50: an email of an account with a password is never merged', async () => {
    const { form, user } = await registeredVisitor(app.url)
    const visitor = newVisitor(app.url)
    const identity = newIdentity({ email: form.email.toUpperCase() })
    expect(await signIn(visitor, identity)).toBe(`/auth?${name}=email-already-in-use`)
    expect(await statusOf(visitor)).toBe(401)
    expect(await storedUser(app, user.id)).toMatchObject({ authProvider: 'local', authProviderId: null })
  })

  it.each<[string, string, () => Identity | null]>([
    ['a visitor who refuses', 'failed', () => null],
    ['an unverified email', 'email-unconfirmed', () => newIdentity({ email_verified: false })],
    ['a claim that is text', 'email-unconfirmed', () => newIdentity({ email_verified: 'false' })],
    ['a missing claim', 'email-unconfirmed', () => newIdentity({ email_verified: undefined as never })],
    ['no email', 'email-unconfirmed', () => newIdentity({ email: undefined as never })],
  ])(
    'ACC-21 ACC-50: %s is led back signed out, as %s, and nothing is stored',
    async (_what, outcome, identity) => {
      const before = await countOfUsers(app)
      const visitor = newVisitor(app.url)
      expect(await signIn(visitor, identity())).toBe(`/auth?${name}=${outcome}`)
      expect(await statusOf(visitor)).toBe(401)
      expect(await countOfUsers(app)).toBe(before)
    },
  )

  it.each<[string, (to: string) => string]>([
    ['a wrong state', (to) => to.replace(/state=[^&]+/, 'state=anything')],
    ['no state', (to) => to.replace(/state=[^&]+&?/, '')],
    ['a made-up code', (to) => to.replace(/code=[^&]+/, 'code=made-up')],
    ['neither code nor error', () => `${path}/callback`],
    ['an empty code', () => `${path}/callback?code=`],
    ['an empty error', () => `${path}/callback?error=`],
    ['two codes', (to) => `${to}&code=other`],
  ])('ACC-21 ACC-50: a callback with %s does not sign in', async (_what, changed) => {
    const visitor = newVisitor(app.url)
    const to = changed(await leave(visitor, newIdentity()))
    expect(await back(visitor, to)).toBe(`/auth?${name}=failed`)
    expect(await statusOf(visitor)).toBe(401)
  })

  it('ACC-21 ACC-50 SEC-1: a callback works once, and only in the browser that began', async () => {
    const visitor = newVisitor(app.url)
    const to = await leave(visitor, newIdentity())
    const victim = newVisitor(app.url)
    await victim.get(path)
    expect(await back(victim, to)).toBe(`/auth?${name}=failed`)
    expect(await statusOf(victim)).toBe(401)
    expect(await back(visitor, to)).toBe(`/auth?${name}=success`)
    const thief = newVisitor(app.url, visitor.cookies)
    await thief.post('/api/logout')
    expect(await back(thief, to)).toBe(`/auth?${name}=failed`)
    expect(await statusOf(thief)).toBe(401)
  })
})
