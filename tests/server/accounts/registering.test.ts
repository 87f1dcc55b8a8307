import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { uniqueName } from '#tests/support/names.ts'
import {
  newVisitor,
  registeredVisitor,
  someRegistration,
  type Visitor,
  type Registration,
} from '#tests/support/visitor.ts'
import { countOfSessions, countOfUsers, storedUser } from './stored.ts'

const TAKEN = { message: 'That username or email is already in use.', code: 'email-already-in-use' }

// Uses the default cost of a hash, because slow hashes make races more likely.
const app = useApp({ passwordHashing: undefined })

const register = (form: object, visitor: Visitor = newVisitor(app.url)) => visitor.post('/api/register', form)
const login = (email: string, password: string) => newVisitor(app.url).post('/api/login', { email, password })

describe('registering', () => {
  it('ACC-1: is 201 with the user, who is logged in, with a lower-case email, and by default a rocket icon and no display name', async () => {
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

  it('ACC-1 ACC-2: accepts an icon, a display name, and a username with every kind of allowed character', async () => {
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
  ])(
    'ACC-3: of %s work as they are, and are stored only as an argon2id hash',
    async (_what, password, almost) => {
      const form = { ...someRegistration(), password }
      const { status, body } = await register(form)
      expect(status).toBe(201)
      const stored = await storedUser(app, body.id)
      expect(stored.passwordHash).toMatch(/^\$argon2id\$/)
      expect(Object.values(stored)).not.toContain(password)
      expect((await login(form.email, password)).status).toBe(200)
      expect((await login(form.email, almost)).status).toBe(401)
    },
  )

  it('ACC-3: cost 19 MiB, two passes and one lane to hash by default', async () => {
    const { user, form } = await registeredVisitor(app.url)
    const { passwordHash } = await storedUser(app, user.id)
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(form.email, form.password)).status).toBe(200)
  })
})

it('ACC-4: a taken username or email, in any case or between spaces, is 409 without saying which, and nothing is stored', async () => {
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

/** Three, so that two of them are in the same case in tests with two cases. */
const RACERS = 3

const atOnce = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACERS }, (_, index) => run(index)))

describe('simultaneous requests', () => {
  it.each<[string, (index: number, form: Registration) => object]>([
    ['username', (index, { username }) => ({ username: index % 2 ? username : username.toUpperCase() })],
    ['email', (index, { email }) => ({ email: index % 2 ? email : email.toUpperCase() })],
  ])('ACC-4: only one of several that register the same %s in two cases succeeds', async (_what, raced) => {
    const form = someRegistration()
    const [usersBefore, sessionsBefore] = [await countOfUsers(app), await countOfSessions(app)]
    const racers = await atOnce(async (index) => {
      const visitor = newVisitor(app.url)
      const answer = await visitor.post('/api/register', { ...someRegistration(), ...raced(index, form) })
      return { visitor, answer }
    })
    const winners = racers.filter(({ answer }) => answer.status === 201)
    expect(winners).toHaveLength(1)
    for (const { visitor, answer } of racers)
      if (answer.status === 201) expect((await visitor.get('/api/user')).body).toEqual(answer.body)
      else {
        expect([answer.status, answer.body]).toEqual([409, TAKEN])
        expect(visitor.cookies.size).toBe(0)
      }
    expect(await countOfUsers(app)).toBe(usersBefore + 1)
    expect(await countOfSessions(app)).toBe(sessionsBefore + 1)
  })

  it('ACC-4 ACC-9: one of several that change to the same name gets it, and the others keep theirs', async () => {
    const people = await atOnce(() => registeredVisitor(app.url))
    const username = uniqueName()
    const answers = await Promise.all(
      people.map(({ visitor }, index) =>
        visitor.patch('/api/profile', { username: index % 2 ? username : username.toUpperCase() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const [index, { visitor, user }] of people.entries()) {
      const answer = answers[index]
      if (answer?.status !== 200) expect([answer?.status, answer?.body]).toEqual([409, TAKEN])
      const kept = answer?.status === 200 ? answer.body : user
      expect((await visitor.get('/api/user')).body).toEqual(kept)
    }
  })
})
