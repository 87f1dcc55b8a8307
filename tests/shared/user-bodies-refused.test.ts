import { describe, expect, it } from 'vitest'
import { loginBody, profileBody, registerBody } from '#shared/schemas/user.ts'
import { asSent, judged } from './schema-reply.ts'

type Wrong = [what: string, change: object, field: string, message: string]

const ALLOWED = 'Use only letters, digits, _, - and .'
const EMAIL = 'Please enter a valid email'
const ICON = 'Choose one of the icons shown'
const CONTROL = "Display name contains characters we can't store"

/** What is sent where a text is expected. */
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

/** `null` means that no display name is given. */
const NO_NAME = NO_TEXT.filter(([, value]) => value !== null)

const USERNAMES: Wrong[] = [
  ...noText('username', 'Username must be text'),
  ['an empty username', { username: '' }, 'username', 'Username must be at least 3 characters'],
  ['a username of 2', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  ['a username of 2 and spaces', { username: ' ab ' }, 'username', 'Username must be at least 3 characters'],
  ['a username of 21', { username: 'a'.repeat(21) }, 'username', 'Username must be at most 20 characters'],
  ['a username with a space', { username: 'mo fischer' }, 'username', ALLOWED],
  ['a username with characters outside ASCII', { username: 'möchte' }, 'username', ALLOWED],
  ['a username in Cyrillic', { username: 'аdmin' }, 'username', ALLOWED],
  ['a username with a Kelvin sign', { username: '\u212Aelvin' }, 'username', ALLOWED],
  ['a username of emoji', { username: '🎲🎲🎲' }, 'username', ALLOWED],
  ['a username with NUL', { username: 'abc\u0000' }, 'username', ALLOWED],
  ['a username of two lines', { username: 'abc\ndef' }, 'username', ALLOWED],
  ['a username with @', { username: 'mo@fischer' }, 'username', ALLOWED],
  ['a username of markup', { username: '<b>mo</b>' }, 'username', ALLOWED],
]
const EMAILS: Wrong[] = [
  ['no email', { email: undefined }, 'email', EMAIL],
  ...noText('email', EMAIL),
  ['an empty email', { email: '' }, 'email', EMAIL],
  ['an email without a host', { email: 'mo@' }, 'email', EMAIL],
  ['an email without a name', { email: '@example.com' }, 'email', EMAIL],
  ['an email without @', { email: 'mo.example.com' }, 'email', EMAIL],
  ['an email without a domain', { email: 'mo@example' }, 'email', EMAIL],
  ['an email with a space', { email: 'mo f@example.com' }, 'email', EMAIL],
  ['two emails', { email: 'mo@example.com,jo@example.com' }, 'email', EMAIL],
  ['an email with a header', { email: 'mo@example.com\nBcc: jo@example.com' }, 'email', EMAIL],
  ['an email with a name', { email: 'Mo <mo@example.com>' }, 'email', EMAIL],
  [
    'an email of 255',
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
  ['a prototype key as icon', { profileIcon: 'constructor' }, 'profileIcon', ICON],
]
const CONFIRMATIONS: Wrong[] = [
  ...noText('confirmPassword', 'Confirm password must be text'),
  ['a different confirmation', { confirmPassword: 'else' }, 'confirmPassword', "Passwords don't match"],
  ['an empty confirmation', { confirmPassword: '' }, 'confirmPassword', "Passwords don't match"],
  [
    'a confirmation with an extra space',
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
const CREDENTIALS = { email: 'ada@example.com', password: 'a good password' }

describe.each([
  ['ACC-5 SEC-4: registering', registerBody(6), { username: 'ada', ...CREDENTIALS }, REGISTRATIONS],
  ['ACC-5 SEC-4: logging in', loginBody, CREDENTIALS, LOGINS],
  ['ACC-9 SEC-4: a profile', profileBody, {}, PROFILES],
] as const)('invalid forms', (what, schema, valid, wrong) => {
  it.each(wrong)(`${what} with %s is refused and names only this field`, (_, change, field, message) => {
    const reply = judged<unknown>(schema, asSent({ ...valid, ...change }))
    const fields = Object.entries('fields' in reply ? reply.fields : {})
    expect(fields.map(([name, [first]]) => [name, first])).toEqual([[field, message]])
  })
})
