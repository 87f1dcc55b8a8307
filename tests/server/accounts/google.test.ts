import { beforeEach, describe, expect, it } from 'vitest'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { createExternalAccounts } from '#server/services/accounts/external-accounts.ts'
import { appForTest, type TestApp, useApp } from '#tests/support/app.ts'
import { uniqueName } from '#tests/support/names.ts'
import { newIdentity, startOidcProvider, type Identity } from '#tests/support/oidc-provider.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'
import { leaveTo, signInThrough } from './sign-in-through.ts'
import { countOfSessions, countOfUsers, sessions } from './stored.ts'
import { useStarted } from '#tests/support/use-started.ts'

const provider = useStarted(startOidcProvider)
const app: TestApp = useApp(() => ({ google: provider.google, linkOrigin: () => app.url }))

beforeEach(() => provider.open(app.url))

const leave = (visitor: Visitor) => leaveTo(visitor, provider.config.issuer, '/api/auth/google')

/** The whole sign-in, as `identity`. @returns where the browser ends */
async function signIn(visitor: Visitor, identity: Identity): Promise<string> {
  provider.visitor = identity
  return signInThrough(visitor, provider.config.issuer, '/api/auth/google')
}

const self = async (visitor: Visitor) =>
  (await visitor.get('/api/user')).body as { id: string; username: string }

describe('signing in with Google', () => {
  it('ACC-21 ACC-7: the session before the redirect lasts ten minutes; signing in replaces it with one of thirty days', async () => {
    const visitor = newVisitor(app.url)
    provider.visitor = newIdentity()
    const path = await leave(visitor)
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
      expect((await self(visitor)).username).toMatch(username)
    }
  })

  it('ACC-21: servers that sign in one user at the same time create one account', async () => {
    const { sub, email, name } = newIdentity()
    const before = await countOfUsers(app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        // Each has its own queue, as each server has.
        createExternalAccounts(app.database.connection, {
          admit: (_newcomer, make) => make(true),
        }).signIn({ provider: 'google', id: sub, email, displayName: name, emailVerified: true }),
      ),
    )
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
    expect(await countOfUsers(app)).toBe(before + 1)
  })

  it('ACC-21: an address that the provider has verified is taken as it is, also one that our form refuses', async () => {
    const visitor = newVisitor(app.url)
    const local = uniqueName()
    expect(await signIn(visitor, newIdentity({ email: `${local}+Tag!x@example.test` }))).toBe(
      '/auth?google=success',
    )
    expect(await self(visitor)).toMatchObject({ email: `${local}+tag!x@example.test`.toLowerCase() })
  })
})

describe('refused sign-ins', () => {
  it.each<[string, () => Identity, string?]>([
    ['an invalid email', () => newIdentity({ email: 'mo' }), 'email-unconfirmed'],
    [
      'an email with a line break',
      () => newIdentity({ email: 'mo@example.com\nbcc: all@example.com' }),
      'email-unconfirmed',
    ],
    ['an id that is not text', () => newIdentity({ sub: 7 as never })],
    ['no id', () => newIdentity({ sub: undefined as never })],
    ['an empty id', () => newIdentity({ sub: '' })],
  ])(
    'ACC-21: %s is redirected back signed out, and nothing is stored',
    async (_name, identity, outcome = 'failed') => {
      const before = await countOfUsers(app)
      const visitor = newVisitor(app.url)
      expect(await signIn(visitor, identity())).toBe(`/auth?google=${outcome}`)
      expect((await visitor.get('/api/user')).status).toBe(401)
      expect(await countOfUsers(app)).toBe(before)
    },
  )

  it('ACC-21 SEC-1: the return address is ours, whatever Host and X-Forwarded-Host say', async () => {
    const proxied = await appForTest(
      { google: provider.google, trustProxyHops: 1, linkOrigin: () => 'http://localhost:3000' },
      app,
    )
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }]) {
      const there = await newVisitor(proxied.url).get('/api/auth/google', headers)
      expect(new URL(String(there.headers.location)).searchParams.get('redirect_uri')).toBe(
        'http://localhost:3000/api/auth/google/callback',
      )
    }
  })

  it('ACC-21: after 300 sign-ins of one address that began, the next one stores nothing and leads back', async () => {
    const limits = createRateLimits()
    const other = await appForTest({ google: provider.google, linkOrigin: () => app.url, limits }, app)
    const visit = async () => (await newVisitor(other.url).get('/api/auth/google')).headers.location
    for (let begun = 0; begun < 299; begun++) await limits.externalSignIn('127.0.0.1')
    expect(await visit()).toContain(provider.google.authorizationUrl)
    const stored = await countOfSessions(other)
    expect(await visit()).toBe('/auth?google=failed')
    expect(await countOfSessions(other)).toBe(stored)
  })
})
