import { afterEach, describe, expect, it } from 'vitest'
import { callOf, CALL_NAMES } from '#shared/contract/calls.ts'
import type { AppDeps } from '#server/app.ts'
import type { RegistrationRules } from '#server/config.ts'
import { createRegistration } from '#server/services/accounts/registration.ts'
import { startApp, type TestApp, useApp } from '#tests/support/app.ts'
import { codeIn, startMailbox } from '#tests/support/mailbox.ts'
import { uniqueName } from '#tests/support/names.ts'
import { newIdentity, startOidcProvider, type Identity } from '#tests/support/oidc-provider.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { anotherBrowser, newVisitor, registeredVisitor, someRegistration } from '#tests/support/visitor.ts'
import { signInThrough } from './sign-in-through.ts'
import { countOfUsers } from './stored.ts'

const OPERATOR = { name: 'Hill School', email: 'it@school.example' }
const CLOSED: RegistrationRules = { mode: 'closed', allowedEmails: [] }
const INVITE: RegistrationRules = { mode: 'invite', allowedEmails: ['*@school.example', 'mo@home.example'] }

const issuer = useStarted(startOidcProvider)
const mailbox = useStarted(startMailbox)
/** An app whose database has the accounts that existed before registration was restricted. */
const open = useApp()
let app: TestApp
afterEach(() => app.close())

async function start(registration: RegistrationRules, more: Partial<AppDeps> = {}): Promise<void> {
  app = await startApp(
    {
      registration,
      operator: OPERATOR,
      google: issuer.google,
      oidc: issuer.config,
      mail: { smtpUrl: mailbox.smtpUrl, from: 'BingoBoard <bingo@example.com>' },
      linkOrigin: () => app.url,
      ...more,
    },
    open,
  )
  issuer.open(app.url)
}

/** Creates an invitation as the operator does. @returns its code */
async function invitation(rules = INVITE, email?: string): Promise<string> {
  const link = await createRegistration({
    connection: app.database.connection,
    mailer: { send: () => undefined } as never,
    link: (screen, token) => `${screen}#${token}`,
    rules,
    operator: OPERATOR,
  }).createInvitation(email)
  return link.slice('auth#'.length)
}

const register = (more: object = {}) =>
  newVisitor(app.url).post('/api/register', { ...someRegistration(), ...more })

/** Signs in through a provider. @param identity the account there; null to decline */
const through = (provider: 'google' | 'oidc', identity: Identity | null = newIdentity(), code?: string) => {
  issuer.visitor = identity
  return signInThrough(
    newVisitor(app.url),
    issuer.config.issuer,
    `/api/auth/${provider}${code ? `?invitation=${code}` : ''}`,
  )
}

/** Every way to get an account, and the result for a stranger when registration is closed. */
const DOORS: [name: string, knock: () => Promise<unknown>, answer: unknown][] = [
  ['registering', async () => (await register()).body.code, 'registration-closed'],
  [
    'registering with an invitation from before',
    async () => (await register({ invitation: await invitation() })).body.code,
    'registration-closed',
  ],
  [
    'registering with a listed address',
    async () => (await register({ email: `${uniqueName()}@school.example` })).body.code,
    'registration-closed',
  ],
  [
    'asking for an invitation',
    async () => (await newVisitor(app.url).post('/api/invitations', { email: 'mo@home.example' })).body.code,
    'registration-closed',
  ],
  ['Google', () => through('google'), '/auth?google=registration-closed'],
  [
    'Google with an invitation',
    async () => through('google', newIdentity(), await invitation()),
    expect.stringMatching(/^\/auth\?google=registration-closed#/),
  ],
  ['OpenID Connect', () => through('oidc'), '/auth?oidc=registration-closed'],
  [
    'OpenID Connect with an invitation',
    async () => through('oidc', newIdentity(), await invitation()),
    expect.stringMatching(/^\/auth\?oidc=registration-closed#/),
  ],
]

describe('a closed installation', () => {
  it('ACC-51: creates no account for a form, an invitation, a listed address or a provider', async () => {
    await start(CLOSED)
    const before = await countOfUsers(app)
    for (const [name, knock, answer] of DOORS) expect([name, await knock()]).toEqual([name, answer])
    expect(await countOfUsers(app)).toBe(before)
  })

  it('ACC-51: creates no account for a guest by any call of the API, with its example or a registration as body', async () => {
    await start(CLOSED)
    const before = await countOfUsers(app)
    const form = { ...someRegistration(), invitation: await invitation() }
    for (const call of CALL_NAMES.map(callOf)) {
      const params = (call.example.params ?? {}) as Record<string, string>
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x')
      for (const body of call.method === 'GET' ? [undefined] : [call.example.body ?? {}, form])
        await newVisitor(app.url).send(call.method, path, { body })
    }
    expect(await countOfUsers(app)).toBe(before)
  })

  it('ACC-51: refuses guests who accept a co-host’s invitation or register with it; they can still play', async () => {
    const host = await registeredVisitor(open.url)
    const { cardId } = await host.visitor.makeCard({ title: 'Ours' })
    await start(CLOSED)
    const before = await countOfUsers(app)
    const invited = await anotherBrowser(app.url, host.form)
    const { token } = (await invited.post(`/api/cards/${cardId}/invitation`)).body
    expect(token).toMatch(/^.{22}$/)
    const guest = newVisitor(app.url)
    expect((await guest.post(`/api/cards/${cardId}/invitation/accept`, { token })).status).toBe(401)
    expect((await register({ invitation: token })).body.code).toBe('registration-closed')
    expect((await guest.get(`/api/cards/${cardId}`)).body).toMatchObject({ title: 'Ours' })
    expect(await countOfUsers(app)).toBe(before)
  })

  it('ACC-51: logs in people with an account as before, and tells others whom to ask', async () => {
    const { form } = await registeredVisitor(open.url)
    const known = newIdentity()
    await start({ mode: 'open', allowedEmails: [] })
    expect(await through('oidc', known)).toBe('/auth?oidc=success')
    await app.close()
    // The issuer stays the same, and now redirects to this app.
    await start(CLOSED)
    await anotherBrowser(app.url, form)
    expect(await through('oidc', known)).toBe('/auth?oidc=success')
    const { status, body } = await register()
    expect([status, body.message]).toEqual([
      403,
      'This server takes no new accounts. Ask Hill School (it@school.example) if you need one.',
    ])
  })
})

describe('an installation by invitation', () => {
  it('ACC-51: creates one account per invitation, even if two people use it at the same time', async () => {
    await start(INVITE)
    const code = await invitation()
    const answers = await Promise.all([register({ invitation: code }), register({ invitation: code })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect((await register({ invitation: code })).body.code).toBe('expired-action-code')
    expect((await register({ invitation: 'made-up' })).body.code).toBe('expired-action-code')
    expect((await register()).body).toMatchObject({
      code: 'registration-closed',
      message: 'You need an invitation to register here. Ask Hill School (it@school.example) for one.',
    })
  })

  it('ACC-51: keeps the invitation for the next try if the form is refused', async () => {
    const { form } = await registeredVisitor(open.url)
    await start(INVITE)
    const code = await invitation()
    expect((await register({ invitation: code, email: form.email })).status).toBe(409)
    expect((await register({ invitation: code, password: 'x' })).status).toBe(400)
    expect((await register({ invitation: code })).status).toBe(201)
  })

  it('ACC-51: emails a listed address an invitation for itself alone; others get the same 202, and no email', async () => {
    await start(INVITE)
    const email = `${uniqueName()}@school.example`
    const ask = (of: string) => newVisitor(app.url).post('/api/invitations', { email: of })
    // Entering a listed address does not prove that it is one's own.
    expect((await register({ email })).body.code).toBe('registration-closed')
    const strangers = [`${uniqueName()}@school.example.org`, `${uniqueName()}@evilschool.example`]
    for (const stranger of strangers) expect((await ask(stranger)).status).toBe(202)
    expect((await ask(email.toUpperCase())).status).toBe(202)
    const code = codeIn(await mailbox.newest(email, 1), 'auth')
    expect(mailbox.emails.filter(({ to }) => strangers.some((stranger) => to.includes(stranger)))).toEqual([])
    expect((await register({ invitation: code })).body.fields).toEqual({
      email: 'Use the address that we sent the invitation to.',
    })
    expect((await register({ invitation: code, email })).body).toMatchObject({ email, emailVerified: true })
  })

  it.each(['google', 'oidc'] as const)(
    'ACC-51: %s lets in listed addresses and invitations',
    async (provider) => {
      await start(INVITE)
      const listed = newIdentity({ email: `${uniqueName()}@school.example` })
      expect(await through(provider)).toBe(`/auth?${provider}=registration-closed`)
      expect(await through(provider, listed)).toBe(`/auth?${provider}=success`)
      const another = await invitation(INVITE, 'another@example.com')
      expect(await through(provider, newIdentity(), another)).toBe(
        `/auth?${provider}=registration-closed#${another}`,
      )
      const code = await invitation()
      // An invitation for which sign-in was declined can still be used, for example with a password.
      expect(await through(provider, null, code)).toBe(`/auth?${provider}=failed#${code}`)
      expect(await through(provider, newIdentity(), code)).toBe(`/auth?${provider}=success`)
      expect(await through(provider, newIdentity(), code)).toBe(`/auth?${provider}=expired-action-code`)
    },
  )
})

it('ACC-52: without local log-in, registering, logging in, resets and invitations are 403; OpenID Connect works', async () => {
  const { form } = await registeredVisitor(open.url)
  await start({ mode: 'open', allowedEmails: [] }, { localLogin: false })
  const bodies = {
    '/api/login': form,
    '/API/Login/': form,
    '/api/register': someRegistration(),
    '/api/invitations': { email: form.email },
    '/api/forgot-password': { email: form.email },
    '/api/reset-password': { token: 'x'.repeat(43), password: 'a new password' },
  }
  for (const [path, body] of Object.entries(bodies))
    expect(await newVisitor(app.url).post(path, body), path).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  expect(await through('oidc')).toBe('/auth?oidc=success')
})
