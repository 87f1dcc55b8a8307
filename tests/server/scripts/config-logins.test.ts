import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config-rules.mjs'

type Env = Record<string, string | undefined>

const OIDC = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
}

const REFUSED: [name: string, value: string, says: string, others?: Env][] = [
  ['OIDC_ISSUER', 'id.example', 'begins with https://', { ...OIDC }],
  ['OIDC_ISSUER', 'http://id.example', 'https:// unless it is on this machine', { ...OIDC }],
  ['OIDC_ISSUER', 'https://id.example?x', 'without ?, #', { ...OIDC }],
  ['OIDC_ISSUER', '', 'set when OIDC_CLIENT_ID is set', { ...OIDC }],
  ['OIDC_CLIENT_SECRET', '', 'set when OIDC_ISSUER is set', { ...OIDC }],
  ['OIDC_NAME', 'a\nb', 'on one line', { ...OIDC }],
  ['LOCAL_LOGIN', 'no', 'on or off, not "no"'],
  ['LOCAL_LOGIN', 'off', 'no one could log in'],
  ['REGISTRATION', 'Closed', 'one of open, invite, closed, not "Closed"'],
  ['ADMIN_EMAILS', 'ann', 'email addresses with commas between them'],
  ['ADMIN_EMAILS', 'ann@example.com;bo@example.com', 'email addresses'],
  ['ALLOWED_EMAILS', '*@a@b', 'not "*@a@b"'],
  ['ALLOWED_EMAILS', '*', 'not "*"'],
  [
    'ALLOWED_EMAILS',
    'mo@a.example',
    'only when REGISTRATION is invite, not closed',
    { REGISTRATION: 'closed' },
  ],
  ['ALLOWED_EMAILS', 'mo@a.example', 'only when REGISTRATION is invite, not open', { REGISTRATION: 'open' }],
]

it('OPS-2: the settings for log-ins are read as they are set', () => {
  const { config } = readConfig({
    ...OIDC,
    OIDC_NAME: 'Hill School',
    REGISTRATION: 'invite',
    ALLOWED_EMAILS: '*@school.example, Head@hill.example',
    LOCAL_LOGIN: 'off',
    ADMIN_EMAILS: ' Ann@hill.example,,bo@hill.example ',
  })
  expect(config).toMatchObject({
    localLogin: false,
    adminEmails: ['ann@hill.example', 'bo@hill.example'],
    registration: { mode: 'invite', allowedEmails: ['*@school.example', 'head@hill.example'] },
    oidc: { issuer: 'https://id.example', clientId: 'id', clientSecret: 'secret', name: 'Hill School' },
  })
})

it.each(REFUSED)(
  'OPS-2: refuses %s=%j in one line that begins with the name',
  (name, value, says, others) => {
    const { error } = readConfig({ ...others, [name]: value })
    expect(error?.startsWith(value === '' ? name : `${name} `)).toBe(true)
    expect(error).toContain(says)
    expect(error).not.toMatch(/[\n\r]/)
  },
)

describe('who may log in', () => {
  it('ACC-51: a list of email addresses means that others need an invitation', () => {
    expect(
      readConfig({ ALLOWED_EMAILS: ' *@School.example , mo@home.example,' }).config?.registration,
    ).toEqual({
      mode: 'invite',
      allowedEmails: ['*@school.example', 'mo@home.example'],
    })
  })

  it('ACC-52: local log-in can be off if there is another one', () => {
    expect(readConfig({ ...OIDC, LOCAL_LOGIN: 'off' }).config).toMatchObject({
      localLogin: false,
      oidc: { name: 'your organization' },
    })
  })
})
