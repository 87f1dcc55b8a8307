import { describe, expect, it } from 'vitest'
import { readConfig, type Config } from '#server/config-rules.mjs'
import { settingNames } from '../../../scripts/lib/testing/settings.mjs'

type Env = Record<string, string | undefined>

function accepted(env: Env): Config {
  const outcome = readConfig(env)
  expect(outcome.error).toBeUndefined()
  if (!outcome.config) throw new Error('refused')
  return outcome.config
}

const SECRET = 'x'.repeat(32)
const OPEN = { localLogin: true, registration: { mode: 'open' as const, allowedEmails: [] }, adminEmails: [] }
const DEFAULTS: Config = {
  production: false,
  port: 3000,
  portIsSet: false,
  host: undefined,
  dataDir: '.data',
  mongodbUri: undefined,
  redisUrl: undefined,
  sessionSecret: undefined,
  publicUrl: undefined,
  trustProxyHops: 0,
  passwordMinLength: 6,
  google: undefined,
  oidc: undefined,
  ...OPEN,
  smtpUrl: undefined,
  mailFrom: undefined,
  operator: undefined,
  metrics: undefined,
  maxConnections: 20_000,
  drainSeconds: 0,
  logLevel: 'info',
}

/** Values that must be refused, and a part of the message, which begins with the setting's name. */
const REFUSED: [name: string, value: string, says: string, others?: Env][] = [
  ['PORT', 'abc', 'whole number from 0 to 65535, not "abc"'],
  ['PORT', '-1', 'whole number'],
  ['PORT', '3e3', 'whole number'],
  ['PORT', ' 3000', 'whole number'],
  ['PORT', '3000\nPORT is fine', 'not "3000\\nPORT is fine"'],
  ['HOST', 'http://localhost', 'IP address or a host name'],
  ['HOST', '999.1.1.1', 'IP address or a host name'],
  ['HOST', 'a..b', 'IP address or a host name'],
  ['DATA_DIR', 'a\0b', 'path of a folder'],
  ['DATA_DIR', '"/app/.data"', 'no quotation marks'],
  ['DATA_DIR', "'/app/.data'", 'no quotation marks'],
  ['DATA_DIR', '""', 'no quotation marks'],
  ['DATA_DIR', '/app/.data\r', 'begin and end without a blank'],
  ['DATA_DIR', ' /app/.data', 'begin and end without a blank'],
  ['DATA_DIR', '~/data', 'whole path'],
  ['OPERATOR_NAME', '"Ann"', 'no quotation marks', { OPERATOR_EMAIL: 'ann@example.com' }],
  ['OPERATOR_EMAIL', '"ann@example.com"', 'no quotation marks', { OPERATOR_NAME: 'Ann' }],
  ['ADMIN_EMAILS', '"ann@example.com"', 'no quotation marks'],
  ['MAIL_FROM', "'BingoBoard <bingo@example.com>'", 'no quotation marks'],
  ['MONGODB_URI', 'localhost:27017', 'mongodb:// or mongodb+srv://'],
  ['MONGODB_URI', 'mongodb://', 'mongodb:// or mongodb+srv://'],
  ['MONGODB_URI', 'mongodb://a,,b', 'mongodb:// or mongodb+srv://'],
  ['MONGODB_URI', 'mongodb+srv://a.example.com:27017/x', 'one host and no port'],
  ['MONGODB_URI', 'mongodb+srv://a.example.com,b.example.com/x', 'one host and no port'],
  ['MONGODB_URI', 'mongodb://me:hunter/2@db/x', 'a password as %2F'],
  ['MONGODB_URI', 'mongodb://me:hunter?2@db/x', '%3F'],
  ['MONGODB_URI', 'mongodb://me:hunter%2@db/x', '%25'],
  ['REDIS_URL', 'redis://:hunter/2@redis:6379', 'a password as %2F'],
  ['REDIS_URL', 'localhost:6379', 'redis:// or rediss://'],
  ['REDIS_URL', 'redis://', 'redis:// or rediss://'],
  ['REDIS_URL', 'redis://redis/cards', 'end after its port'],
  ['REDIS_URL', 'redis://redis:6379/0?family=6', 'end after its port'],
  ['REDIS_URL', 'redis://:100%@redis', '%25 for each %'],
  ['SESSION_SECRET', 'short', '32 bytes or more, not 5'],
  ['SESSION_SECRET', 'é'.repeat(15), '32 bytes or more, not 30'],
  ['SESSION_SECRET', '', 'must be set', { NODE_ENV: 'production', MONGODB_URI: 'mongodb://db' }],
  ['PUBLIC_URL', 'bingo.example.com', 'http:// or https://'],
  ['PUBLIC_URL', 'https://', 'http:// or https://'],
  ['PUBLIC_URL', 'https://bingo.example.com/app', 'without a path, such as "https://bingo.example.com"'],
  ['PUBLIC_URL', 'https://bingo.example.com?', 'without a path'],
  ['PUBLIC_URL', 'https://me:pass@bingo.example.com', 'user name or a password'],
  ['PUBLIC_URL', 'https:\\\\bingo.example.com', 'http:// or https://'],
  ['TRUST_PROXY_HOPS', 'true', 'whole number from 0 to 100, not "true"'],
  ['TRUST_PROXY_HOPS', '1.5', 'whole number'],
  ['PASSWORD_MIN_LENGTH', '5', 'whole number from 6 to 128'],
  ['PASSWORD_MIN_LENGTH', '129', 'whole number from 6 to 128'],
  ['GOOGLE_CLIENT_ID', '', 'must be set when GOOGLE_CLIENT_SECRET is set', { GOOGLE_CLIENT_SECRET: 's' }],
  ['GOOGLE_CLIENT_SECRET', '', 'must be set when GOOGLE_CLIENT_ID is set', { GOOGLE_CLIENT_ID: 'i' }],
  ['GOOGLE_AUTHORIZATION_URL', 'accounts.example.com', 'https:// or http://'],
  ['GOOGLE_TOKEN_URL', 'ftp://x', 'https:// or http://'],
  ['GOOGLE_USERINFO_URL', 'https://', 'https:// or http://'],
  ['SMTP_URL', 'mail.example.com', 'smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://me:hunter#2@mail.example.com:587', 'a password as %2F %3F %23'],
  ['MAIL_FROM', 'nobody', 'email address'],
  ['MAIL_FROM', 'Bingo\n<a@example.com>', 'email address'],
  ['OPERATOR_NAME', '', 'must be set when OPERATOR_EMAIL is set', { OPERATOR_EMAIL: 'a@example.com' }],
  ['OPERATOR_NAME', '  ', 'on one line, not ""', { OPERATOR_EMAIL: 'a@example.com' }],
  ['OPERATOR_NAME', 'x'.repeat(101), '1 to 100 characters', { OPERATOR_EMAIL: 'a@example.com' }],
  ['OPERATOR_NAME', 'Ada\nand Bo', 'not "Ada\\nand Bo"', { OPERATOR_EMAIL: 'a@example.com' }],
  ['OPERATOR_NAME', 'Ada\u202e', 'on one line', { OPERATOR_EMAIL: 'a@example.com' }],
  ['OPERATOR_EMAIL', '', 'must be set when OPERATOR_NAME is set', { OPERATOR_NAME: 'Ada' }],
  ['OPERATOR_EMAIL', 'Ada <ada@example.com>', 'an email address such as', { OPERATOR_NAME: 'Ada' }],
  [
    'OPERATOR_EMAIL',
    'ada',
    'an email address such as "bingo@example.com", not "ada"',
    { OPERATOR_NAME: 'Ada' },
  ],
  ['METRICS_PORT', 'on', 'whole number from 0 to 65535'],
  ['METRICS_PORT', '3000', 'another port than PORT', { PORT: '3000' }],
  ['METRICS_HOST', 'a b', 'IP address or a host name'],
  ['MAX_CONNECTIONS', '0', 'whole number from 1 to 1000000, not "0"'],
  ['DRAIN_SECONDS', '10s', 'whole number from 0 to 300, not "10s"'],
  ['DRAIN_SECONDS', '301', 'whole number'],
  ['LOG_LEVEL', 'verbose', 'one of trace, debug, info, warn, error, fatal, silent, not "verbose"'],
  ['LOG_LEVEL', 'toString', 'one of trace'],
]

describe('configuration', () => {
  it('OPS-2: has the defaults without any setting', () => {
    expect(accepted({})).toEqual(DEFAULTS)
  })

  it('OPS-2: treats an empty value of any name as not set', () => {
    expect(accepted(Object.fromEntries(settingNames().map((name) => [name, ''])))).toEqual(DEFAULTS)
  })

  it('OPS-2: reads every setting as it is set', () => {
    const google = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_AUTHORIZATION_URL: 'http://127.0.0.1:1/a',
      GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/t',
      GOOGLE_USERINFO_URL: 'http://127.0.0.1:1/u',
    }
    const config = accepted({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/bingo',
      MONGODB_URI: 'mongodb://user:pass@a:1,b:2/db?replicaSet=r',
      REDIS_URL: 'rediss://:pass@redis:6379/0',
      SESSION_SECRET: SECRET,
      PUBLIC_URL: 'https://Bingo.example.com/',
      TRUST_PROXY_HOPS: '2',
      PASSWORD_MIN_LENGTH: '10',
      ...google,
      SMTP_URL: 'smtps://u:p@mail.example.com:465',
      MAIL_FROM: 'BingoBoard <bingo@example.com>',
      OPERATOR_NAME: ' Zoë & Sons Ltd. ',
      OPERATOR_EMAIL: 'hello@example.com',
      METRICS_PORT: '9100',
      METRICS_HOST: '::1',
      MAX_CONNECTIONS: '500',
      DRAIN_SECONDS: '20',
      LOG_LEVEL: 'debug',
    })
    expect(config).toEqual({
      production: true,
      port: 8080,
      portIsSet: true,
      host: '127.0.0.1',
      dataDir: '/var/lib/bingo',
      mongodbUri: 'mongodb://user:pass@a:1,b:2/db?replicaSet=r',
      redisUrl: 'rediss://:pass@redis:6379/0',
      sessionSecret: SECRET,
      publicUrl: 'https://bingo.example.com',
      trustProxyHops: 2,
      passwordMinLength: 10,
      google: {
        clientId: 'id',
        clientSecret: 'secret',
        authorizationUrl: 'http://127.0.0.1:1/a',
        tokenUrl: 'http://127.0.0.1:1/t',
        userinfoUrl: 'http://127.0.0.1:1/u',
      },
      smtpUrl: 'smtps://u:p@mail.example.com:465',
      mailFrom: 'BingoBoard <bingo@example.com>',
      operator: { name: 'Zoë & Sons Ltd.', email: 'hello@example.com' },
      metrics: { port: 9100, host: '::1' },
      maxConnections: 500,
      drainSeconds: 20,
      logLevel: 'debug',
      ...OPEN,
    })
  })

  it.each<[string, Env, Partial<Config>]>([
    ['port 0 for a free one', { PORT: '0' }, { port: 0, portIsSet: true }],
    ['the last port', { PORT: '65535' }, { port: 65_535 }],
    ['a host name', { HOST: 'bingo.local' }, { host: 'bingo.local' }],
    ['all IPv6 interfaces', { HOST: '::' }, { host: '::' }],
    ['MongoDB on a socket', { MONGODB_URI: 'mongodb://%2Ftmp%2Fa.sock/x' }, {}],
    ['MongoDB found by DNS', { MONGODB_URI: 'mongodb+srv://u:p@db.example.com/x' }, {}],
    ['MongoDB with signs in a password', { MONGODB_URI: 'mongodb://u:%2F%25@a,b/x?appName=a@b' }, {}],
    ['MongoDB with @ in an option', { MONGODB_URI: 'mongodb://u:p@a:10255?ssl=true&appName=@a@' }, {}],
    ['MongoDB on IPv6', { MONGODB_URI: 'mongodb://[::1]:27017' }, {}],
    ['a plain email address', { MAIL_FROM: 'bingo@example.com' }, { mailFrom: 'bingo@example.com' }],
    ['SMTP on the port of TLS', { SMTP_URL: 'smtp://mail:465' }, { smtpUrl: 'smtps://mail:465' }],
    [
      'an origin with a port',
      { PUBLIC_URL: 'http://192.168.1.5:3000' },
      { publicUrl: 'http://192.168.1.5:3000' },
    ],
    ['a secret of 32 bytes in 16 characters', { SESSION_SECRET: 'é'.repeat(16) }, {}],
    [
      'a secret in quotation marks, which sessions were signed with',
      { SESSION_SECRET: `"${SECRET}"` },
      { sessionSecret: `"${SECRET}"` },
    ],
    [
      'production on the embedded database without a secret',
      { NODE_ENV: 'production' },
      { production: true },
    ],
    [
      'MongoDB without a secret in development',
      { MONGODB_URI: 'mongodb://db' },
      { sessionSecret: undefined },
    ],
    ['metrics with an unset port', { METRICS_PORT: '3000' }, { metrics: { port: 3000, host: '127.0.0.1' } }],
  ])('OPS-2: accepts %s', (_what, env, expected) => {
    expect(accepted(env)).toMatchObject(expected)
  })

  it.each(REFUSED)(
    'OPS-2: refuses %s=%j in one line that begins with the name',
    (name, value, says, others) => {
      const { error } = readConfig({ ...others, [name]: value })
      expect(error?.startsWith(`${name} `)).toBe(true)
      expect(error).toContain(says)
      expect(error).not.toMatch(/[\n\r]/)
    },
  )

  it.each<[string, string]>([
    ['MONGODB_URI', 'mongo://admin:hunter2@db'],
    ['MONGODB_URI', 'mongodb+srv://admin:hunter2@db:1'],
    ['REDIS_URL', 'http://:hunter2@redis'],
    ['REDIS_URL', 'redis://:hunter2%@redis'],
    ['SMTP_URL', 'http://me:hunter2@mail'],
    ['PUBLIC_URL', 'https://me:hunter2@bingo.example.com'],
    ['SESSION_SECRET', 'hunter2'],
  ])('OPS-2: refuses %s without printing a secret', (name, value) => {
    const { error } = readConfig({ [name]: value })
    expect(error).toBeDefined()
    expect(error).not.toContain('hunter2')
  })
})
