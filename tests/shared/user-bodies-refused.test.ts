import { describe, expect, it } from 'vitest'
import { loginBody, profileBody, registerBody } from '#shared/schemas/user.ts'
import { asSent, judged } from './schema-reply.ts'

type Wrong = [what: string, change: object, field: string, message: string]

/** Returns bodies with values that are refused with one message for a field. */
const wrong = (field: string, message: string, values: readonly unknown[]): Wrong[] =>
  values.map((value) => {
    const shown = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40)
    return [`${shown} as ${field}`, { [field]: value }, field, message]
  })

/** Values that are sent where a text is expected. */
const NO_TEXT = [null, 123456, true, ['abcdef'], {}, { $gt: '' }, { $ne: null }]
/** The same without `null`, which means that there is no display name. */
const NO_NAME = NO_TEXT.slice(1)

const USERNAMES: Wrong[] = [
  ...wrong('username', 'Username must be text', NO_TEXT),
  ...wrong('username', 'Username must be at least 3 characters', ['', 'ab', ' ab ']),
  ...wrong('username', 'Username must be at most 20 characters', ['a'.repeat(21)]),
  // The third contains a Cyrillic letter, the fourth a Kelvin sign.
  ...wrong('username', 'Use only letters, digits, _, - and .', [
    ...['mo fischer', 'möchte', 'аdmin', '\u212Aelvin', '🎲🎲🎲', 'abc\u0000', 'abc\ndef', 'mo@fischer'],
    '<b>mo</b>',
  ]),
]
const EMAILS: Wrong[] = [
  ...wrong('email', 'Please enter a valid email', [undefined, ...NO_TEXT, '', 'mo@', '@example.com']),
  ...wrong('email', 'Please enter a valid email', [
    ...['mo.example.com', 'mo@example', 'mo f@example.com', 'mo@example.com,jo@example.com'],
    ...['mo@example.com\nBcc: jo@example.com', 'Mo <mo@example.com>'],
  ]),
  ...wrong('email', 'Email must be at most 254 characters', [`${'a'.repeat(243)}@example.com`]),
]
const LONG_PASSWORD = 'Password must be at most 128 characters'
const PASSWORDS: Wrong[] = [
  ...wrong('password', 'Password must be text', [undefined, ...NO_TEXT]),
  ...wrong('password', 'Password must be at least 6 characters', ['abcde', '🎲'.repeat(5)]),
  ...wrong('password', LONG_PASSWORD, ['a'.repeat(129), '🎲'.repeat(129)]),
]
const NAMES: Wrong[] = [
  ...wrong('displayName', 'Display name must be text', NO_NAME),
  ...wrong('displayName', 'Display name must be at most 50 characters', ['x'.repeat(51)]),
  ...wrong('displayName', "Display name contains characters we can't store", ['Mo\u0007', '\ud83d']),
]
const UNKNOWN_ICONS = [...NO_TEXT, 'dragon', 'ROCKET', 'constructor']
const ICONS = wrong('profileIcon', 'Choose one of the icons shown', UNKNOWN_ICONS)
const REGISTRATIONS: Wrong[] = [
  ...wrong('username', 'Username must be text', [undefined]),
  ...USERNAMES,
  ...EMAILS,
  ...PASSWORDS,
  ...wrong('confirmPassword', 'Confirm password must be text', NO_TEXT),
  ...wrong('confirmPassword', "Passwords don't match", ['else', '', 'a good password ']),
  ...NAMES,
  ...ICONS,
]
const LOGINS: Wrong[] = [
  ...EMAILS,
  ...wrong('password', 'Password is required', [undefined, ...NO_TEXT, '']),
  ...wrong('password', LONG_PASSWORD, ['a'.repeat(129)]),
]
const PROFILES: Wrong[] = [
  ...USERNAMES,
  ...NAMES,
  ...wrong('displayName', 'Display name must be text', [null]),
  ...wrong('displayName', 'Display name is required', ['', ' \t ']),
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
