import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userModel } from '#server/models/user.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { newVisitor, someRegistration } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => (app = await startApp()))
afterAll(() => app.close())

const users = () => userModel(app.database.connection)
const register = (form: object) => newVisitor(app.url).post('/api/register', form)

describe('registering', () => {
  it('ACC-1: answers 201 with oneself, signed in, e-mail in lower case, rocket and no display name by default', async () => {
    const form = someRegistration()
    const visitor = newVisitor(app.url)
    const { status, body } = await visitor.post('/api/register', {
      ...form,
      email: `  ${form.email.toUpperCase()} `,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      username: form.username,
      email: form.email,
      displayName: null,
      profileIcon: 'rocket',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      emailVerified: false,
      authProvider: 'local',
    })
    expect((await visitor.get('/api/user')).body).toEqual(body)
  })

  it('ACC-1 ACC-2: takes what was sent of name and icon, and a username of every allowed character', async () => {
    const form = someRegistration()
    const username = `aZ_-.${form.username.slice(-8)}`
    const { status, body } = await register({
      ...form,
      username,
      displayName: '  Mo   Fischer ',
      profileIcon: 'robot',
      confirmPassword: form.password,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ username, displayName: 'Mo Fischer', profileIcon: 'robot' })
  })

  it.each([
    ['6 characters', 'abcdef'],
    ['spaces at both ends', '  a b c  '],
    ['128 emoji', '🎲'.repeat(128)],
  ])('ACC-3: a password of %s is kept as it is, as an argon2id hash only', async (_what, password) => {
    const form = { ...someRegistration(), password }
    const { body } = await register(form)
    const stored = JSON.stringify(await users().findById(body.id).lean())
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(stored).not.toContain(password)
    expect(JSON.stringify(body)).not.toContain('argon2')
    const login = (tried: string) =>
      newVisitor(app.url).post('/api/login', { email: form.email, password: tried })
    expect((await login(password)).status).toBe(200)
    expect((await login(password.trim() === password ? `${password} ` : password.trim())).status).not.toBe(
      200,
    )
  })

  it('ACC-4: a taken username or e-mail, in whatever case, is refused without saying which', async () => {
    const form = someRegistration()
    expect((await register(form)).status).toBe(201)
    const other = someRegistration()
    for (const taken of [
      { ...other, username: form.username },
      { ...other, username: form.username.toUpperCase() },
      { ...other, email: form.email },
      { ...other, email: form.email.toUpperCase() },
    ]) {
      const visitor = newVisitor(app.url)
      const { status, body } = await visitor.post('/api/register', taken)
      expect(status).toBe(409)
      expect(body).toEqual({
        message: 'That username or email is already in use.',
        code: 'email-already-in-use',
      })
      expect(visitor.cookies.size).toBe(0)
    }
    expect(await users().countDocuments({ email: other.email })).toBe(0)
  })

  it.each([
    ['the same username', (form: { email: string }, index: number) => ({ email: `${index}-${form.email}` })],
    [
      'the same e-mail',
      (_form: object, index: number) => ({ username: `racer_${index}_${Date.now() % 1e6}` }),
    ],
  ])('ACC-4: of eight who race for %s exactly one gets it', async (_what, other) => {
    const form = someRegistration()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register({ ...form, ...other(form, index) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  })

  const refused: [what: string, change: object, field: string, message: string][] = [
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['a long username', { username: 'a'.repeat(21) }, 'username', 'Username must be at most 20 characters'],
    ['a username with a space', { username: 'mo fischer' }, 'username', 'Username may hold'],
    ['a username beyond ASCII', { username: 'möchte' }, 'username', 'Username may hold'],
    ['an operator as username', { username: { $gt: '' } }, 'username', 'Username must be text'],
    ['a list as username', { username: ['abc'] }, 'username', 'Username must be text'],
    ['no e-mail', { email: undefined }, 'email', 'Please enter a valid email'],
    ['an e-mail without a host', { email: 'mo@' }, 'email', 'Please enter a valid email'],
    ['an operator as e-mail', { email: { $ne: null } }, 'email', 'Please enter a valid email'],
    ['a short password', { password: 'abcde' }, 'password', 'Password must be at least 6 characters'],
    ['a long password', { password: 'a'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
    ['a number as password', { password: 123456 }, 'password', 'Password must be text'],
    [
      'another confirmation',
      { confirmPassword: 'something else' },
      'confirmPassword',
      "Passwords don't match",
    ],
    [
      'a long display name',
      { displayName: 'x'.repeat(51) },
      'displayName',
      'Display name must be at most 50',
    ],
    ['an unknown icon', { profileIcon: 'dragon' }, 'profileIcon', 'Profile icon is not one of'],
  ]
  it.each(refused)(
    'ACC-5 ACC-2 ACC-3: %s is refused at its field, and nothing is stored',
    async (_what, change, field, message) => {
      const before = await users().countDocuments({})
      const visitor = newVisitor(app.url)
      const { status, body } = await visitor.post('/api/register', { ...someRegistration(), ...change })
      expect(status).toBe(400)
      expect(body.code).toBe('invalid')
      expect(body.fields[field]).toContain(message)
      expect(visitor.cookies.size).toBe(0)
      expect(await users().countDocuments({})).toBe(before)
    },
  )

  it('ACC-5: every wrong field is named at once', async () => {
    const { body } = await register({ username: 'a', email: 'b', password: 'c', confirmPassword: 'd' })
    expect(Object.keys(body.fields).sort()).toEqual(['confirmPassword', 'email', 'password', 'username'])
  })

  it('ACC-3: the minimum is set by configuration, and told', async () => {
    const strict = await startApp({ passwordMinLength: 12 })
    try {
      const visitor = newVisitor(strict.url)
      const { status, body } = await visitor.post('/api/register', {
        ...someRegistration(),
        password: 'elevenchars',
      })
      expect(status).toBe(400)
      expect(body.fields.password).toBe('Password must be at least 12 characters')
      expect((await visitor.get('/api/config')).body.passwordMinLength).toBe(12)
    } finally {
      await strict.close()
    }
  })
})
