import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, someRegistration, type Registration } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => (app = await startApp()))
afterAll(() => app.close())

const credentials = ({ email, password }: Registration) => ({ email, password })
const sessions = () => app.database.connection.collection('sessions').countDocuments({})

describe('signing in', () => {
  it('ACC-6: a wrong e-mail and a wrong password get the same answer', async () => {
    const { form } = await registeredVisitor(app.url)
    const wrong = [
      { email: form.email, password: 'not this one' },
      { email: someRegistration().email, password: form.password },
    ]
    for (const tried of wrong) {
      const visitor = newVisitor(app.url)
      const { status, body } = await visitor.post('/api/login', tried)
      expect(status).toBe(401)
      expect(body).toEqual({ message: 'Incorrect email or password.', code: 'invalid-credential' })
      expect(visitor.cookies.size).toBe(0)
    }
  })

  it.each([
    ['no password', { password: '' }, 'password'],
    ['an operator as password', { password: { $gt: '' } }, 'password'],
    ['no e-mail', { email: '' }, 'email'],
    ['an operator as e-mail', { email: { $gt: '' } }, 'email'],
  ])('ACC-6 SEC-4: %s is refused at its field', async (_what, change, field) => {
    const { form } = await registeredVisitor(app.url)
    const { status, body } = await newVisitor(app.url).post('/api/login', { ...credentials(form), ...change })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it('ACC-8: the e-mail is taken in any case; /api/user tells oneself, and 401 nobody', async () => {
    const { form, user } = await registeredVisitor(app.url)
    const visitor = newVisitor(app.url)
    expect((await visitor.get('/api/user')).status).toBe(401)
    const login = await visitor.post('/api/login', { ...credentials(form), email: form.email.toUpperCase() })
    expect(login.status).toBe(200)
    expect(login.body).toEqual(user)
    const me = await visitor.get('/api/user')
    expect(me.status).toBe(200)
    expect(me.body).toEqual(user)
    expect(me.headers['cache-control']).toBe('no-store')
  })

  it('ACC-8: logout answers 204, with a session, without one, and as a browser sends it', async () => {
    const { visitor } = await registeredVisitor(app.url)
    expect((await visitor.post('/api/logout', undefined, { 'content-length': '0' })).status).toBe(204)
    expect((await visitor.get('/api/user')).status).toBe(401)
    expect((await visitor.post('/api/logout')).status).toBe(204)
    expect((await newVisitor(app.url).post('/api/logout')).status).toBe(204)
  })
})

describe('sessions', () => {
  it('ACC-7: none is made for visitors, for a failed login or for a refused registration', async () => {
    const before = await sessions()
    const visitor = newVisitor(app.url)
    await visitor.get('/api/user')
    await visitor.get('/api/config')
    await visitor.get('/api/cards/aaaaaaaaaa')
    await visitor.post('/api/login', { email: 'nobody@example.com', password: 'whatever' })
    await visitor.post('/api/register', { username: 'x' })
    await visitor.post('/api/logout')
    expect(visitor.cookies.size).toBe(0)
    expect(await sessions()).toBe(before)
  })

  it('ACC-7: the cookie is httpOnly, SameSite=Lax, for the whole site and for 30 days', async () => {
    const { headers } = await newVisitor(app.url).post('/api/register', someRegistration())
    const [cookie = ''] = headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30)
  })

  it('ACC-7: a session gets a new id at login, and whoever knew the old one is nobody', async () => {
    const { form, visitor } = await registeredVisitor(app.url)
    const planted = visitor.cookies.get('sid') ?? ''
    const victim = newVisitor(app.url)
    victim.cookies.set('sid', planted)
    expect((await victim.post('/api/login', credentials(form))).status).toBe(200)
    expect(victim.cookies.get('sid')).not.toBe(planted)
    const attacker = newVisitor(app.url)
    attacker.cookies.set('sid', planted)
    expect((await attacker.get('/api/user')).status).toBe(401)
    expect((await victim.get('/api/user')).status).toBe(200)
  })

  it('ACC-7: it dies at logout: the old cookie is nobody, and the browser is told to forget it', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const old = visitor.cookies.get('sid') ?? ''
    const before = await sessions()
    await visitor.post('/api/logout')
    expect(visitor.cookies.has('sid')).toBe(false)
    expect(await sessions()).toBe(before - 1)
    const thief = newVisitor(app.url)
    thief.cookies.set('sid', old)
    expect((await thief.get('/api/user')).status).toBe(401)
    expect((await thief.post('/api/cards', {})).status).toBe(401)
  })

  it('ACC-7: a forged or foreign cookie is nobody', async () => {
    for (const forged of ['s%3Aabc.def', 'abc', 's%3A__proto__.x', '%00', '"']) {
      const visitor = newVisitor(app.url)
      visitor.cookies.set('sid', forged)
      expect((await visitor.get('/api/user')).status).toBe(401)
    }
  })

  it('ACC-7: one account on two devices; logging out on one leaves the other', async () => {
    const { form, visitor } = await registeredVisitor(app.url)
    const phone = newVisitor(app.url)
    await phone.post('/api/login', credentials(form))
    await visitor.post('/api/logout')
    expect((await phone.get('/api/user')).status).toBe(200)
  })

  it('ACC-7: under an https address it is __Host-sid and Secure, and logout clears that one', async () => {
    const secure = await startApp({ publicUrl: 'https://bingo.example' })
    try {
      const visitor = newVisitor(secure.url)
      const { headers } = await visitor.post('/api/register', someRegistration())
      expect(headers['set-cookie']?.[0]).toMatch(/^__Host-sid=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
      expect((await visitor.get('/api/user')).status).toBe(200)
      await visitor.post('/api/logout')
      expect(visitor.cookies.size).toBe(0)
    } finally {
      await secure.close()
    }
  })
})
