import { describe, expect, it } from 'vitest'
import { appForTest, useApp } from '#tests/support/app.ts'
import { uniqueName } from '#tests/support/names.ts'
import { newVisitor, registeredVisitor, someRegistration, type Visitor } from '#tests/support/visitor.ts'
import { countOfSessions, countOfUsers, storedUser } from './stored.ts'

const TAKEN = { message: 'That username or email is already in use.', code: 'email-already-in-use' }

const app = useApp()

const register = (form: object, visitor: Visitor = newVisitor(app.url)) => visitor.post('/api/register', form)
const login = (email: string, password: string) => newVisitor(app.url).post('/api/login', { email, password })

describe('registering', () => {
  it('ACC-1: answers 201 with the user, who is signed in; the email is in lower case, the icon rocket and the display name null by default', async () => {
    const form = someRegistration()
    const visitor = newVisitor(app.url)
    const { status, body } = await register({ ...form, email: form.email.toUpperCase() }, visitor)
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
    expect(await storedUser(app, body.id)).toMatchObject({
      username: form.username,
      email: form.email,
      displayName: null,
      profileIcon: 'rocket',
    })
  })

  it('ACC-1 ACC-2: stores the icon and display name that are sent, and a username with every allowed character', async () => {
    const username = `aZ_-.0${uniqueName().slice(-8)}`
    const { status, body } = await register({
      ...someRegistration(),
      username,
      displayName: '  Mo   Fischer ',
      profileIcon: 'robot',
      confirmPassword: 'a good password',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ username, displayName: 'Mo Fischer', profileIcon: 'robot' })
  })
})

describe('passwords', () => {
  it.each([
    ['6 characters', 'abcdef', 'Abcdef'],
    ['spaces at both ends', '  a b c  ', 'a b c'],
    ['spaces only', '      ', '       '],
    ['128 emoji', '🎲'.repeat(128), '🎲'.repeat(127)],
    ['128 letters, of which the last counts too', 'x'.repeat(128), `${'x'.repeat(127)}y`],
    ['NUL in the middle', 'abc\u0000def', 'abc\u0000deg'],
    ['a letter with a combining accent', 'cafe\u0301-au-lait', 'caf\u00e9-au-lait'],
  ])('ACC-3: one of %s is stored unchanged, as an argon2id hash', async (_what, password, almost) => {
    const form = { ...someRegistration(), password }
    const { status, body } = await register(form)
    expect(status).toBe(201)
    const stored = await storedUser(app, body.id)
    expect(stored.passwordHash).toMatch(/^\$argon2id\$/)
    expect(Object.values(stored)).not.toContain(password)
    expect((await login(form.email, password)).status).toBe(200)
    expect((await login(form.email, almost)).status).toBe(401)
  })

  it('ACC-3: by default a hash costs 19 MiB, two passes and one lane', async () => {
    const production = await appForTest({ passwordHashing: undefined }, app)
    const { user, form } = await registeredVisitor(production.url)
    const { passwordHash } = await storedUser(production, user.id)
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const login = { email: form.email, password: form.password }
    expect((await newVisitor(production.url).post('/api/login', login)).status).toBe(200)
  })
})

describe('taken usernames and emails', () => {
  it('ACC-4: any that is taken, in any case or between spaces, is 409 without saying which, and nothing is stored', async () => {
    const { form, visitor, user } = await registeredVisitor(app.url)
    const { username, email } = form
    const [usersBefore, sessionsBefore] = [await countOfUsers(app), await countOfSessions(app)]
    const stranger = newVisitor(app.url)
    const password = 'the password of a stranger'
    for (const taken of [
      { username },
      { username: username.toUpperCase() },
      { username: ` ${username} ` },
      { email },
      { email: email.toUpperCase() },
      { email: ` ${email} ` },
      { username, email },
    ]) {
      const other = { ...someRegistration(), password, displayName: 'Stranger', ...taken }
      const { status, body } = await register(other, stranger)
      expect([taken, status, body]).toEqual([taken, 409, TAKEN])
    }
    expect(stranger.cookies.size).toBe(0)
    expect([await countOfUsers(app), await countOfSessions(app)]).toEqual([usersBefore, sessionsBefore])
    expect((await visitor.get('/api/user')).body).toEqual(user)
    expect((await login(email, password)).status).toBe(401)
  })
})
