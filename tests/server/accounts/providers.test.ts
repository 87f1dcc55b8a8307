import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, useApp, appForTest } from '#tests/support/app.ts'
import { newIdentity, startOidcProvider, type Identity } from '#tests/support/oidc-provider.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'
import { leaveTo } from './sign-in-through.ts'
import { countOfUsers, storedUser, countOfSessions, sessions } from './stored.ts'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { createExternalAccounts } from '#server/services/accounts/external-accounts.ts'
import { uniqueName } from '#tests/support/names.ts'

const issuer = useStarted(startOidcProvider)
const app: TestApp = useApp(() => ({
  google: issuer.google,
  oidc: issuer.config,
  linkOrigin: () => app.url,
}))
beforeEach(() => issuer.open(app.url))

/** Goes to a provider. @param identity the account there; null to decline @returns the path that leads back */
const leaveFor = (name: 'google' | 'oidc') => (visitor: Visitor, identity: Identity | null) => {
  issuer.visitor = identity
  return leaveTo(visitor, issuer.config.issuer, `/api/auth/${name}`)
}
const back = async (visitor: Visitor, to: string) => (await visitor.get(to)).headers.location
const self = (visitor: Visitor) => visitor.get('/api/user')
const statusOf = async (visitor: Visitor) => (await self(visitor)).status

describe.each(['google', 'oidc'] as const)('logging in with %s', (name) => {
  const path = `/api/auth/${name}`
  const leave = leaveFor(name)
  const signIn = async (visitor: Visitor, identity: Identity | null) =>
    back(visitor, await leave(visitor, identity))

  it('ACC-21 ACC-50: creates an account the first time, with state and PKCE and in a new session, and later finds it by its id', async () => {
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
    // With OpenID Connect, the provider need not vouch for the address once the account is found by its id.
    const moved = { ...identity, email: `moved-${identity.email}`, email_verified: name === 'google' }
    expect(await signIn(again, moved)).toBe(`/auth?${name}=success`)
    expect((await again.get('/api/user')).body.id).toBe(me.id)
  })

  it('FLT-11: the cookie for the redirect lives for ten minutes, whatever the device’s clock says', async () => {
    const { headers } = await newVisitor(app.url).get(path)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^sid=.+; Max-Age=600$/)])
  })

  it('ACC-21 ACC-50: never merges an email with an account that has a password', async () => {
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
    ['an invalid email', 'email-unconfirmed', () => newIdentity({ email: 'mo' })],
    [
      'an email with a line break',
      'email-unconfirmed',
      () => newIdentity({ email: 'mo@example.com\nbcc: all@example.com' }),
    ],
  ])(
    'ACC-21 ACC-50: %s is redirected back logged out, as %s, and nothing is stored',
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
  ])('ACC-21 ACC-50: does not accept a callback with %s', async (_what, changed) => {
    const visitor = newVisitor(app.url)
    const to = changed(await leave(visitor, newIdentity()))
    expect(await back(visitor, to)).toBe(`/auth?${name}=failed`)
    expect(await statusOf(visitor)).toBe(401)
  })

  it('ACC-21 ACC-50 SEC-1: accepts a callback once, and only in the browser that started', async () => {
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

describe('logging in with Google', () => {
  const leave = leaveFor('google')
  const signIn = async (visitor: Visitor, identity: Identity) => back(visitor, await leave(visitor, identity))

  it('ACC-21 ACC-7: the session before the redirect lasts ten minutes; logging in replaces it with one of thirty days', async () => {
    const visitor = newVisitor(app.url)
    const path = await leave(visitor, newIdentity())
    const [before] = [...visitor.cookies.values()]
    const minutesOf = async () => {
      const [newest] = await sessions(app).find({}).sort({ expires: -1 }).limit(1).toArray()
      return ((newest?.expires.getTime() ?? 0) - Date.now()) / 60_000
    }
    await visitor.get(path)
    expect([...visitor.cookies.values()][0]).not.toBe(before)
    expect(await minutesOf()).toBeGreaterThan(29 * 24 * 60)
    const other = newVisitor(app.url)
    const { headers } = await other.get('/api/auth/google')
    const expires = /expires=([^;]+)/i.exec(String(headers['set-cookie']))?.[1] ?? ''
    expect((Date.parse(expires) - Date.now()) / 60_000).toBeLessThan(11)
  })

  it('ACC-21: usernames are cleaned, padded, cut and suffixed until they are free', async () => {
    const taken = await registeredVisitor(app.url)
    const cases: [string, RegExp][] = [
      [`${taken.form.username}@elsewhere.example`, new RegExp(`^${taken.form.username.slice(0, 16)}\\d{4}$`)],
      ['m+o@example.com', /^moplayer$/],
      [`${'long.name'.repeat(6)}@example.com`, /^[a-z.]{20}$/],
    ]
    for (const [email, username] of cases) {
      const visitor = newVisitor(app.url)
      expect(await signIn(visitor, newIdentity({ email }))).toBe('/auth?google=success')
      expect((await self(visitor)).body.username).toMatch(username)
    }
  })

  it('ACC-21: servers that log in one user at the same time create one account', async () => {
    const { sub, email, name } = newIdentity()
    const before = await countOfUsers(app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        // Each has its own queue, like separate servers.
        createExternalAccounts(app.database.connection, {
          admit: (_newcomer, make) => make(true),
        }).signIn({ provider: 'google', id: sub, email, displayName: name, emailVerified: true }),
      ),
    )
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
    expect(await countOfUsers(app)).toBe(before + 1)
  })

  it('ACC-21: an address verified by the provider is accepted as it is, even one that our form refuses', async () => {
    const visitor = newVisitor(app.url)
    const local = uniqueName()
    expect(await signIn(visitor, newIdentity({ email: `${local}+Tag!x@example.test` }))).toBe(
      '/auth?google=success',
    )
    expect((await self(visitor)).body).toMatchObject({ email: `${local}+tag!x@example.test`.toLowerCase() })
  })

  it.each<[string, () => Identity]>([
    ['an id that is not text', () => newIdentity({ sub: 7 as never })],
    ['no id', () => newIdentity({ sub: undefined as never })],
    ['an empty id', () => newIdentity({ sub: '' })],
  ])('ACC-21: %s is redirected back logged out, and nothing is stored', async (_name, identity) => {
    const before = await countOfUsers(app)
    const visitor = newVisitor(app.url)
    expect(await signIn(visitor, identity())).toBe('/auth?google=failed')
    expect(await statusOf(visitor)).toBe(401)
    expect(await countOfUsers(app)).toBe(before)
  })

  it('ACC-21 SEC-1: the return URL is ours, whatever Host and X-Forwarded-Host say', async () => {
    const proxied = await appForTest(
      { google: issuer.google, trustProxyHops: 1, linkOrigin: () => 'http://localhost:3000' },
      app,
    )
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }]) {
      const there = await newVisitor(proxied.url).get('/api/auth/google', headers)
      expect(new URL(String(there.headers.location)).searchParams.get('redirect_uri')).toBe(
        'http://localhost:3000/api/auth/google/callback',
      )
    }
  })

  it('ACC-21: after 300 started log-ins from one address, the next stores nothing and redirects back', async () => {
    const limits = createRateLimits()
    const other = await appForTest({ google: issuer.google, linkOrigin: () => app.url, limits }, app)
    const visit = async () => (await newVisitor(other.url).get('/api/auth/google')).headers.location
    for (let begun = 0; begun < 299; begun++) await limits.externalSignIn('127.0.0.1')
    expect(await visit()).toContain(issuer.google.authorizationUrl)
    const stored = await countOfSessions(other)
    expect(await visit()).toBe('/auth?google=failed')
    expect(await countOfSessions(other)).toBe(stored)
  })
})
