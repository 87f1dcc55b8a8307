import { checkName, EMAIL, listOf, Refusal, shown } from './config-values.mjs'

/** The settings of who may log in, and how. */

const MAX_LOGIN_NAME_CHARACTERS = 40
const REGISTRATION_MODES = ['open', 'invite', 'closed']

function google({ value, address }) {
  const clientId = value('GOOGLE_CLIENT_ID')
  const clientSecret = value('GOOGLE_CLIENT_SECRET')
  const authorizationUrl = address('GOOGLE_AUTHORIZATION_URL', ['https', 'http'])
  const tokenUrl = address('GOOGLE_TOKEN_URL', ['https', 'http'])
  const userinfoUrl = address('GOOGLE_USERINFO_URL', ['https', 'http'])
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined)
    throw new Refusal('GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is set')
  if (clientSecret === undefined)
    throw new Refusal('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is set')
  return { clientId, clientSecret, authorizationUrl, tokenUrl, userinfoUrl }
}

/** Reads the issuer. Browsers must reach it, and it gets the client's secret: plain http is for this machine only. */
function oidc({ value, address }) {
  const issuer = address('OIDC_ISSUER', ['https', 'http'])
  const clientId = value('OIDC_CLIENT_ID')
  const clientSecret = value('OIDC_CLIENT_SECRET')
  const name = value('OIDC_NAME')?.trim()
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  const [set] = Object.entries({ ...given, OIDC_NAME: name }).find(([, text]) => text !== undefined) ?? []
  if (set === undefined) return undefined
  const missing = Object.keys(given).find((key) => given[key] === undefined)
  if (missing !== undefined) throw new Refusal(`${missing} must be set when ${set} is set`)
  const { protocol, hostname, search, hash, username } = new URL(issuer)
  if (protocol === 'http:' && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    throw new Refusal('OIDC_ISSUER must begin with https:// unless it is on this machine')
  if (search !== '' || hash !== '' || username !== '')
    throw new Refusal('OIDC_ISSUER must be the issuer as the provider writes it, without ?, # and user name')
  if (name !== undefined) checkName('OIDC_NAME', name, MAX_LOGIN_NAME_CHARACTERS)
  return { issuer, clientId, clientSecret, name: name ?? 'your organization' }
}

/** @param other a configured way to log in without a password of ours */
function localLogin({ value }, other) {
  const text = value('LOCAL_LOGIN') ?? 'on'
  if (text !== 'on' && text !== 'off') throw new Refusal(`LOCAL_LOGIN must be on or off, not ${shown(text)}`)
  if (text === 'off' && other === undefined)
    throw new Refusal(
      'LOCAL_LOGIN can be off only when OIDC_ISSUER or GOOGLE_CLIENT_ID is set: no one could log in',
    )
  return text === 'on'
}

export function logins(given) {
  const others = { google: google(given), oidc: oidc(given) }
  return { ...others, localLogin: localLogin(given, others.google ?? others.oidc) }
}

/** Whether a text is an address such as `mo@school.example`, or all of one domain, `*@school.example`. */
const isPattern = (text) => EMAIL.test(text) && !/[*,]/.test(text.replace(/^\*@/, ''))

/** Reads who may make an account. A list of addresses means that others may not. */
export function registration({ value }) {
  const allowed = listOf(
    'ALLOWED_EMAILS',
    value('ALLOWED_EMAILS'),
    isPattern,
    'addresses such as mo@school.example or *@school.example with commas between them',
  )
  const mode = value('REGISTRATION') ?? (allowed.length > 0 ? 'invite' : 'open')
  if (!REGISTRATION_MODES.includes(mode))
    throw new Refusal(`REGISTRATION must be one of ${REGISTRATION_MODES.join(', ')}, not ${shown(mode)}`)
  if (allowed.length > 0 && mode !== 'invite')
    throw new Refusal(`ALLOWED_EMAILS has a meaning only when REGISTRATION is invite, not ${mode}`)
  return { mode, allowedEmails: allowed }
}
