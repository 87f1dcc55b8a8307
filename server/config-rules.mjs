import { logins, registration } from './config-logins.mjs'
import { checkName, EMAIL, listOf, refuseAddress, Refusal, settings, shown } from './config-values.mjs'

/**
 * The configuration, read from the environment and checked. Plain JavaScript without packages, because `npm start` refuses a
 * wrong setting before anything is installed or built, and the server must refuse by the same rules.
 * Types: config-rules.d.mts.
 */

const DEFAULT_PORT = 3000
const DEFAULT_DATA_DIR = '.data'
const DEFAULT_METRICS_HOST = '127.0.0.1'
const MAX_PORT = 65_535
const MAX_PROXY_HOPS = 100
const MOST_CONNECTIONS = 1_000_000
const DEFAULT_MAX_CONNECTIONS = 20_000
/** Orchestrators end a process that takes longer. */
const MAX_DRAIN_SECONDS = 300
const MIN_PASSWORD_CHARACTERS = 6
const MAX_PASSWORD_CHARACTERS = 128
const MIN_SESSION_SECRET_BYTES = 32
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Maximum length of OPERATOR_NAME, in code points. */
const MAX_OPERATOR_CHARACTERS = 100

/** Checks only the outer form of a MongoDB URI: with lists of hosts or socket paths, many a one is no URL. */
function mongodbUri(text) {
  if (text === undefined) return undefined
  const [, srv, user = '', hosts] =
    /^mongodb(\+srv)?:\/\/([^@/?#\s]*@)?([^@/?#\s]+)(?:\/[^?@\s]*(?:\?\S*)?|\?[^@=\s]*(?:=\S*)?)?$/.exec(
      text,
    ) ?? []
  const isWrong = hosts === undefined || hosts.split(',').some((name) => name === '' || name.startsWith(':'))
  if (isWrong || /%(?![0-9a-f]{2})/i.test(user))
    refuseAddress('MONGODB_URI', text, ['mongodb', 'mongodb+srv'])
  if (srv !== undefined && /[,:]/.test(hosts))
    throw new Refusal('MONGODB_URI names one host and no port when it begins with mongodb+srv://')
  return text
}

function redisUrl({ address }) {
  const text = address('REDIS_URL', ['redis', 'rediss'])
  if (text === undefined) return undefined
  const { pathname, search, hash, username, password } = new URL(text)
  if (!/^(?:\/\d{0,4})?$/.test(pathname) || search !== '' || hash !== '')
    throw new Refusal('REDIS_URL must end after its port, or with the number of a database such as /0')
  if (/%(?![0-9a-f]{2})/i.test(username + password))
    throw new Refusal('REDIS_URL must have %25 for each % in its user name and password')
  return text
}

function publicUrl(text) {
  if (text === undefined) return undefined
  if (!/^https?:\/\//i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text))
    throw new Refusal('PUBLIC_URL must be an address that begins with http:// or https://')
  const url = new URL(text)
  if (text.includes('@')) throw new Refusal('PUBLIC_URL must not contain a user name or a password')
  if (url.pathname !== '/' || /[?#]/.test(text))
    throw new Refusal(`PUBLIC_URL must be an origin without a path, such as ${shown(url.origin)}`)
  return url.origin
}

function sessionSecret(text, { required }) {
  if (text === undefined && required)
    throw new Refusal(
      `SESSION_SECRET must be set, to ${MIN_SESSION_SECRET_BYTES} bytes or more, when NODE_ENV is production and MONGODB_URI is set`,
    )
  const bytes = text === undefined ? MIN_SESSION_SECRET_BYTES : Buffer.byteLength(text)
  if (bytes < MIN_SESSION_SECRET_BYTES)
    throw new Refusal(`SESSION_SECRET must have ${MIN_SESSION_SECRET_BYTES} bytes or more, not ${bytes}`)
  return text
}

/** Reads SMTP_URL. Port 465 uses TLS from the first byte: without it, both sides would wait for each other. */
function smtpUrl({ address }) {
  const text = address('SMTP_URL', ['smtp', 'smtps'])
  return text && new URL(text).port === '465' ? text.replace(/^smtp:/i, 'smtps:') : text
}

function mailFrom(text) {
  if (text === undefined) return undefined
  const address = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text
  if (!EMAIL.test(address))
    throw new Refusal(
      `MAIL_FROM must be an email address, with or without a name such as "BingoBoard <bingo@example.com>", not ${shown(text)}`,
    )
  return text
}

/** Reads who runs the server, for Terms, Privacy and Contact. Either one alone would leave people without an answer. */
function operator({ value }) {
  const name = value('OPERATOR_NAME')?.trim()
  const email = value('OPERATOR_EMAIL')
  if (name === undefined && email === undefined) return undefined
  if (name === undefined) throw new Refusal('OPERATOR_NAME must be set when OPERATOR_EMAIL is set')
  checkName('OPERATOR_NAME', name, MAX_OPERATOR_CHARACTERS)
  if (email === undefined) throw new Refusal('OPERATOR_EMAIL must be set when OPERATOR_NAME is set')
  if (!EMAIL.test(email))
    throw new Refusal(
      `OPERATOR_EMAIL must be an email address such as "bingo@example.com", not ${shown(email)}`,
    )
  return { name, email }
}

function dataDir(path = DEFAULT_DATA_DIR) {
  if (path.includes('\0')) throw new Refusal('DATA_DIR must be the path of a folder')
  // Each would be created as a new folder, next to the intended one.
  if (path !== path.trim()) throw new Refusal('DATA_DIR must begin and end without a blank')
  if (/^~(?:\/|$)/.test(path))
    throw new Refusal('DATA_DIR must be a whole path: only a shell knows what ~ is')
  return path
}

/** @param taken the port of the app, if it is set */
function metrics({ wholeNumber, host }, taken) {
  const port = wholeNumber('METRICS_PORT', { from: 0, to: MAX_PORT, fallback: undefined })
  const where = { port, host: host('METRICS_HOST', DEFAULT_METRICS_HOST) }
  if (port === undefined) return undefined
  if (port !== 0 && port === taken)
    throw new Refusal(`METRICS_PORT must be another port than PORT, not ${port} too`)
  return where
}

function logLevel(level = 'info') {
  if (!LOG_LEVELS.includes(level))
    throw new Refusal(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${shown(level)}`)
  return level
}

/** Reads the settings in this order, which decides which of several wrong ones is refused. */
function read(env) {
  const given = settings(env)
  const { value, wholeNumber, host } = given
  const production = env.NODE_ENV === 'production'
  const portIsSet = value('PORT') !== undefined
  const port = wholeNumber('PORT', { from: 0, to: MAX_PORT, fallback: DEFAULT_PORT })
  const required = production && value('MONGODB_URI') !== undefined
  return {
    production,
    port,
    portIsSet,
    host: host('HOST', undefined),
    dataDir: dataDir(value('DATA_DIR')),
    mongodbUri: mongodbUri(value('MONGODB_URI')),
    redisUrl: redisUrl(given),
    sessionSecret: sessionSecret(value('SESSION_SECRET'), { required }),
    publicUrl: publicUrl(value('PUBLIC_URL')),
    trustProxyHops: wholeNumber('TRUST_PROXY_HOPS', { from: 0, to: MAX_PROXY_HOPS, fallback: 0 }),
    passwordMinLength: wholeNumber('PASSWORD_MIN_LENGTH', {
      from: MIN_PASSWORD_CHARACTERS,
      to: MAX_PASSWORD_CHARACTERS,
      fallback: MIN_PASSWORD_CHARACTERS,
    }),
    ...logins(given),
    registration: registration(given),
    smtpUrl: smtpUrl(given),
    mailFrom: mailFrom(value('MAIL_FROM')),
    operator: operator(given),
    adminEmails: listOf(
      'ADMIN_EMAILS',
      value('ADMIN_EMAILS'),
      (email) => EMAIL.test(email),
      'email addresses with commas between them, such as "ann@example.com"',
    ),
    metrics: metrics(given, portIsSet ? port : undefined),
    maxConnections: wholeNumber('MAX_CONNECTIONS', {
      from: 1,
      to: MOST_CONNECTIONS,
      fallback: DEFAULT_MAX_CONNECTIONS,
    }),
    drainSeconds: wholeNumber('DRAIN_SECONDS', { from: 0, to: MAX_DRAIN_SECONDS, fallback: 0 }),
    logLevel: logLevel(value('LOG_LEVEL')),
  }
}

/**
 * Reads every setting of the environment (docs/reference.md, "Settings").
 * @param {Record<string, string | undefined>} env such as `process.env`; it is only read
 * @returns {import('./config-rules.d.mts').ConfigOutcome} the settings, or the first refusal as one line that begins with the
 *   variable's name and repeats no secret
 */
export function readConfig(env) {
  try {
    return { config: read(env) }
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message }
    throw error
  }
}
