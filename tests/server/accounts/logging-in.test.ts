import { describe, expect, it } from 'vitest'
import { DECOY_PASSWORD } from '#server/services/accounts/passwords.ts'
import { useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, someRegistration, type Registration } from '#tests/support/visitor.ts'
import { countOfSessions, users, storedUser } from './stored.ts'
import { uniqueName } from '#tests/support/names.ts'

const WRONG = { message: 'Incorrect email or password.', code: 'invalid-credential' }

const app = useApp()

/** Registers an account without a password, like one that signs in through a provider. */
async function withoutPassword(): Promise<Registration> {
  const { form, user } = await registeredVisitor(app.url)
  await users(app).updateOne({ _id: user.id }, { $set: { passwordHash: null } })
  return form
}

describe('logging in', () => {
  it.each<[string, () => Promise<{ email: string; password: string }>]>([
    [
      'a wrong password',
      async () => ({ ...(await registeredVisitor(app.url)).form, password: 'not this one' }),
    ],
    [
      'the password in another case',
      async () => ({ ...(await registeredVisitor(app.url)).form, password: 'A GOOD PASSWORD' }),
    ],
    [
      "another user's password",
      async () => {
        const other = { ...someRegistration(), password: 'the password of another' }
        await registeredVisitor(app.url, other)
        return { ...(await registeredVisitor(app.url)).form, password: other.password }
      },
    ],
    ['an unknown email', () => Promise.resolve(someRegistration())],
    [
      'an unknown email with the password that it is compared with',
      () => Promise.resolve({ ...someRegistration(), password: DECOY_PASSWORD }),
    ],
    ['an account without a password', withoutPassword],
    [
      'an account without a password, with the password that it is compared with',
      async () => ({ ...(await withoutPassword()), password: DECOY_PASSWORD }),
    ],
  ])('ACC-6: %s gets the same 401 and no session', async (_what, tried) => {
    const { email, password } = await tried()
    const before = await countOfSessions(app)
    const visitor = newVisitor(app.url)
    const { status, body, headers } = await visitor.post('/api/login', { email, password })
    expect([status, body]).toEqual([401, WRONG])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(await countOfSessions(app)).toBe(before)
    expect((await visitor.get('/api/user')).status).toBe(401)
  })

  it('ACC-6 ACC-8: the email is accepted in any case and with spaces around it, and a username is not', async () => {
    const { form, user } = await registeredVisitor(app.url)
    for (const email of [form.email.toUpperCase(), ` ${form.email} `]) {
      const visitor = newVisitor(app.url)
      const login = await visitor.post('/api/login', { ...form, email })
      expect([login.status, login.body]).toEqual([200, user])
      expect((await visitor.get('/api/user')).body).toEqual(user)
    }
    const byName = await newVisitor(app.url).post('/api/login', {
      email: form.username,
      password: form.password,
    })
    expect([byName.status, Object.keys(byName.body.fields)]).toEqual([400, ['email']])
  })
})

describe('logging out', () => {
  it.each<[string, { body?: unknown; headers?: Record<string, string> }]>([
    ['without a body', {}],
    ['as a browser does, with length 0', { headers: { 'content-length': '0' } }],
    [
      'as a browser does from our page',
      { headers: { 'content-length': '0', 'sec-fetch-site': 'same-origin' } },
    ],
    ['with an empty object', { body: {} }],
  ])('ACC-8: is 204 without a body and ends the session if it is sent %s', async (_what, sent) => {
    const { visitor } = await registeredVisitor(app.url)
    const answer = await visitor.send('POST', '/api/logout', sent)
    expect([answer.status, answer.body]).toEqual([204, undefined])
    expect(visitor.cookies.size).toBe(0)
    expect((await visitor.get('/api/user')).status).toBe(401)
  })

  it('ACC-8: is also 204 without a session, repeated, and with an ended session', async () => {
    expect((await newVisitor(app.url).post('/api/logout')).status).toBe(204)
    const { visitor } = await registeredVisitor(app.url)
    const dead = new Map(visitor.cookies)
    expect((await visitor.post('/api/logout')).status).toBe(204)
    expect((await visitor.post('/api/logout')).status).toBe(204)
    for (const [name, value] of dead) visitor.cookies.set(name, value)
    expect((await visitor.post('/api/logout')).status).toBe(204)
  })
})

const TAKEN = { message: 'That username or email is already in use.', code: 'email-already-in-use' }

describe('the profile', () => {
  it('ACC-9: a change returns the user with the new values and changes only the fields sent', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const changed = await visitor.patch('/api/profile', { displayName: ' Mo ', profileIcon: 'snail' })
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...user, displayName: 'Mo', profileIcon: 'snail' },
    ])
    expect(changed.headers['cache-control']).toBe('no-store')
    expect((await visitor.get('/api/user')).body).toEqual(changed.body)
    const renamed = await visitor.patch('/api/profile', { displayName: 'Jo' })
    expect(renamed.body).toEqual({ ...changed.body, displayName: 'Jo' })
    expect((await visitor.patch('/api/profile', {})).body).toEqual(renamed.body)
  })

  it('ACC-9: a change is seen by other devices and the next log-in; other users are not affected', async () => {
    const [{ visitor, form }, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const phone = newVisitor(app.url)
    const login = () => phone.post('/api/login', { email: form.email, password: form.password })
    await login()
    const username = uniqueName()
    const changed = await visitor.patch('/api/profile', { username, profileIcon: 'cat' })
    expect(changed.status).toBe(200)
    expect((await phone.get('/api/user')).body).toEqual(changed.body)
    expect((await login()).body).toEqual(changed.body)
    expect((await other.visitor.get('/api/user')).body).toEqual(other.user)
  })

  it("ACC-9 ACC-4: a taken username is 409 in any case; the user's own in another case is accepted", async () => {
    const [one, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const before = await storedUser(app, one.user.id)
    for (const username of [other.user.username, other.user.username.toUpperCase()]) {
      const taken = await one.visitor.patch('/api/profile', { username, displayName: 'Mo' })
      expect([taken.status, taken.body]).toEqual([409, TAKEN])
    }
    expect(await storedUser(app, one.user.id)).toEqual(before)
    const username = one.user.username.toUpperCase()
    const own = await one.visitor.patch('/api/profile', { username })
    expect([own.status, own.body]).toEqual([200, { ...one.user, username }])
  })
})
