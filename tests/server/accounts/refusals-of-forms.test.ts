import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, someRegistration, type Visitor } from '#tests/support/visitor.ts'
import { countOfSessions, countOfUsers, storedUser } from './stored.ts'

type Wrong = [what: string, change: object, field: string, message: string]

const ALLOWED = 'Username may hold letters, digits, _, - and . only'
const EMAIL = 'Please enter a valid email'
const ICON = 'Profile icon is not one of the icons offered'
const CONTROL = 'Display name contains characters that cannot be used'

/** Everything that is no text, where a text is meant. */
const NO_TEXT: [string, unknown][] = [
  ['null', null],
  ['a number', 123456],
  ['true', true],
  ['a list', ['abcdef']],
  ['an empty object', {}],
  ['an operator', { $gt: '' }],
  ['an operator that matches all', { $ne: null }],
]
const noText = (field: string, message: string, types = NO_TEXT): Wrong[] =>
  types.map(([what, value]) => [`${what} as ${field}`, { [field]: value }, field, message])

/** `null` is a display name not given. */
const NO_NAME = NO_TEXT.filter(([, value]) => value !== null)

const USERNAMES: Wrong[] = [
  ...noText('username', 'Username must be text'),
  ['an empty username', { username: '' }, 'username', 'Username must be at least 3 characters'],
  ['a username of 2', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  ['a username of 2 and spaces', { username: ' ab ' }, 'username', 'Username must be at least 3 characters'],
  ['a username of 21', { username: 'a'.repeat(21) }, 'username', 'Username must be at most 20 characters'],
  ['a username with a space', { username: 'mo fischer' }, 'username', ALLOWED],
  ['a username beyond ASCII', { username: 'möchte' }, 'username', ALLOWED],
  ['a username in Cyrillic', { username: 'аdmin' }, 'username', ALLOWED],
  ['a username with a Kelvin sign', { username: '\u212Aelvin' }, 'username', ALLOWED],
  ['a username of emoji', { username: '🎲🎲🎲' }, 'username', ALLOWED],
  ['a username with NUL', { username: 'abc\u0000' }, 'username', ALLOWED],
  ['a username of two lines', { username: 'abc\ndef' }, 'username', ALLOWED],
  ['a username with @', { username: 'mo@fischer' }, 'username', ALLOWED],
  ['a username of markup', { username: '<b>mo</b>' }, 'username', ALLOWED],
]
const EMAILS: Wrong[] = [
  ['no e-mail', { email: undefined }, 'email', EMAIL],
  ...noText('email', EMAIL),
  ['an empty e-mail', { email: '' }, 'email', EMAIL],
  ['an e-mail without a host', { email: 'mo@' }, 'email', EMAIL],
  ['an e-mail without a name', { email: '@example.com' }, 'email', EMAIL],
  ['an e-mail without @', { email: 'mo.example.com' }, 'email', EMAIL],
  ['an e-mail without a domain', { email: 'mo@example' }, 'email', EMAIL],
  ['an e-mail with a space', { email: 'mo f@example.com' }, 'email', EMAIL],
  ['two e-mails', { email: 'mo@example.com,jo@example.com' }, 'email', EMAIL],
  ['an e-mail with a header', { email: 'mo@example.com\nBcc: jo@example.com' }, 'email', EMAIL],
  ['an e-mail with a name', { email: 'Mo <mo@example.com>' }, 'email', EMAIL],
  [
    'an e-mail of 255',
    { email: `${'a'.repeat(243)}@example.com` },
    'email',
    'Email must be at most 254 characters',
  ],
]
const PASSWORDS: Wrong[] = [
  ['no password', { password: undefined }, 'password', 'Password must be text'],
  ...noText('password', 'Password must be text'),
  ['a password of 5', { password: 'abcde' }, 'password', 'Password must be at least 6 characters'],
  [
    'a password of 5 emoji',
    { password: '🎲'.repeat(5) },
    'password',
    'Password must be at least 6 characters',
  ],
  ['a password of 129', { password: 'a'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
  [
    'a password of 129 emoji',
    { password: '🎲'.repeat(129) },
    'password',
    'Password must be at most 128 characters',
  ],
]
const NAMES: Wrong[] = [
  ...noText('displayName', 'Display name must be text', NO_NAME),
  [
    'a name of 51',
    { displayName: 'x'.repeat(51) },
    'displayName',
    'Display name must be at most 50 characters',
  ],
  ['a name with a bell', { displayName: 'Mo\u0007' }, 'displayName', CONTROL],
  ['half a surrogate pair as name', { displayName: '\ud83d' }, 'displayName', CONTROL],
]
const ICONS: Wrong[] = [
  ...noText('profileIcon', ICON),
  ['an unknown icon', { profileIcon: 'dragon' }, 'profileIcon', ICON],
  ['an icon in upper case', { profileIcon: 'ROCKET' }, 'profileIcon', ICON],
  ['an icon of the prototype', { profileIcon: 'constructor' }, 'profileIcon', ICON],
]
const CONFIRMATIONS: Wrong[] = [
  ...noText('confirmPassword', 'Confirm password must be text'),
  ['another confirmation', { confirmPassword: 'else' }, 'confirmPassword', "Passwords don't match"],
  ['an empty confirmation', { confirmPassword: '' }, 'confirmPassword', "Passwords don't match"],
  [
    'a confirmation with a space more',
    { confirmPassword: 'a good password ' },
    'confirmPassword',
    "Passwords don't match",
  ],
]
const REGISTRATIONS: Wrong[] = [
  ['no username', { username: undefined }, 'username', 'Username must be text'],
  ...USERNAMES,
  ...EMAILS,
  ...PASSWORDS,
  ...CONFIRMATIONS,
  ...NAMES,
  ...ICONS,
]
const LOGINS: Wrong[] = [
  ...EMAILS,
  ['no password', { password: undefined }, 'password', 'Password is required'],
  ...noText('password', 'Password is required'),
  ['an empty password', { password: '' }, 'password', 'Password is required'],
  ['a password of 129', { password: 'a'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
]
const PROFILES: Wrong[] = [
  ...USERNAMES,
  ...NAMES,
  ['no name at all', { displayName: null }, 'displayName', 'Display name must be text'],
  ['an empty name', { displayName: '' }, 'displayName', 'Display name is required'],
  ['a name of spaces', { displayName: ' \t ' }, 'displayName', 'Display name is required'],
  ...ICONS,
]
const NO_OBJECTS = [
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"form"'],
  ['a number', '7'],
  ['cut off JSON', '{"username":'],
]

let app: TestApp
beforeAll(async () => (app = await startApp()))
afterAll(() => app.close())

async function stored() {
  return { users: await countOfUsers(app), sessions: await countOfSessions(app) }
}

/** Sends it, and holds the answer to a 400 that names this field alone and keeps the sent value to itself. */
async function expectRefused(
  visitor: Visitor,
  [method, path]: [string, string],
  form: object,
  [, , field, message]: Wrong,
) {
  const { status, body, headers } = await visitor.send(method, path, { body: form })
  expect(status).toBe(400)
  expect(body).toEqual({ message, code: 'invalid', fields: { [field]: message } })
  expect(headers['cache-control']).toBe('no-store')
}

describe('a wrong form', () => {
  const known = someRegistration()
  let owner: Awaited<ReturnType<typeof registeredVisitor>>
  beforeAll(async () => (owner = await registeredVisitor(app.url, known)))
  const besides = (field: string) =>
    field === 'profileIcon' ? { displayName: 'Mo' } : { profileIcon: 'cat' }

  it.each(REGISTRATIONS)(
    'ACC-5 SEC-4: registering with %s is refused, nothing is stored',
    async (...wrong) => {
      const before = await stored()
      const visitor = newVisitor(app.url)
      await expectRefused(visitor, ['POST', '/api/register'], { ...someRegistration(), ...wrong[1] }, wrong)
      expect(visitor.cookies.size).toBe(0)
      expect(await stored()).toEqual(before)
    },
  )

  it.each(LOGINS)('ACC-5 SEC-4: logging in with %s is refused and signs nobody in', async (...wrong) => {
    const { email, password } = known
    const before = await stored()
    const visitor = newVisitor(app.url)
    await expectRefused(visitor, ['POST', '/api/login'], { email, password, ...wrong[1] }, wrong)
    expect(visitor.cookies.size).toBe(0)
    expect(await stored()).toEqual(before)
  })

  it.each(PROFILES)('ACC-9 SEC-4: a profile with %s is refused and changes nothing', async (...wrong) => {
    const { visitor, user } = owner
    const before = await storedUser(app, user.id)
    // A right field beside the wrong one is not taken either.
    await expectRefused(visitor, ['PATCH', '/api/profile'], { ...besides(wrong[2]), ...wrong[1] }, wrong)
    expect(await storedUser(app, user.id)).toEqual(before)
  })

  it.each(NO_OBJECTS)('ACC-5 SEC-3: %s instead of a form is 400 everywhere', async (_what, body) => {
    const { visitor, user } = await registeredVisitor(app.url)
    const before = await stored()
    for (const [method, path] of [
      ['POST', '/api/register'],
      ['POST', '/api/login'],
      ['PATCH', '/api/profile'],
    ] as const) {
      const refused = await visitor.send(method, path, { body })
      expect([path, refused.status, refused.body.code]).toEqual([path, 400, 'invalid'])
    }
    expect(await stored()).toEqual(before)
    expect((await visitor.get('/api/user')).body).toEqual(user)
  })

  it('ACC-5: every wrong field is named at once', async () => {
    const visitor = newVisitor(app.url)
    const all = { username: 'a', email: 'b', password: 'c', confirmPassword: 'd', profileIcon: 'e' }
    const { status, body } = await visitor.post('/api/register', all)
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      username: 'Username must be at least 3 characters',
      email: EMAIL,
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
      profileIcon: ICON,
    })
  })

  it('SEC-4: prototype keys in a form are dropped', async () => {
    const form = JSON.stringify(someRegistration()).slice(0, -1)
    const sent = `${form},"__proto__":{"emailVerified":true},"constructor":{"prototype":{"polluted":1}}}`
    const { status, body } = await newVisitor(app.url).post('/api/register', sent)
    expect([status, body.emailVerified]).toEqual([201, false])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
