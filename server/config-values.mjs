import { isIP } from 'node:net'

/** Longer values would push the reason off the line. */
const MAX_SHOWN_CHARACTERS = 60

export const EMAIL = /^[^\s@<>\p{Cc}]+@[^\s@<>\p{Cc}]+$/u
const NOT_ON_ONE_LINE = /[\p{C}\p{Zl}\p{Zp}]/u

/** A refusal that a user can read; it begins with the variable's name. */
export class Refusal extends Error {}

export function shown(value) {
  const text = value.length > MAX_SHOWN_CHARACTERS ? `${value.slice(0, MAX_SHOWN_CHARACTERS)}…` : value
  return JSON.stringify(text)
}

/**
 * Reads a comma-separated list, in lower case like the addresses of accounts.
 * @param what names the allowed ones in the refusal of a wrong one
 */
export function listOf(name, text = '', isRight, what) {
  const items = text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
  const wrong = items.find((item) => !isRight(item))
  if (wrong !== undefined) throw new Refusal(`${name} must be ${what}, not ${shown(wrong)}`)
  return items
}

/** Refuses a name that has too few or too many characters, in code points, or more than one line. */
export function checkName(name, text, max) {
  if (text === '' || [...text].length > max || NOT_ON_ONE_LINE.test(text))
    throw new Refusal(`${name} must be a name of 1 to ${max} characters on one line, not ${shown(text)}`)
}

/** Refuses a URL without repeating it, because it may contain a password. An unescaped character in it is the usual mistake. */
export function refuseAddress(name, text, schemes) {
  const begin = schemes.map((scheme) => `${scheme}://`).join(' or ')
  const signs = text.includes('@') ? ', with / ? # @ % of a password as %2F %3F %23 %40 %25' : ''
  throw new Refusal(`${name} must be an address that begins with ${begin}${signs}`)
}

/** Removed by a shell and systemd, but kept by `docker run --env-file`: the database's folder would be another one. */
const IN_QUOTES = /^(["']).*\1$/s
/** May be any text, and the one in use must stay as it is. */
const OPAQUE = 'SESSION_SECRET'

/** Reads settings as the shell passes them; an empty value counts as not set. */
export function settings(env) {
  const value = (name) => {
    const text = env[name]
    if (text === undefined || text === '') return undefined
    if (name !== OPAQUE && IN_QUOTES.test(text))
      throw new Refusal(`${name} must have no quotation marks around it`)
    return text
  }

  const wholeNumber = (name, { from, to, fallback }) => {
    const text = value(name)
    if (text === undefined) return fallback
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
    if (number < from || number > to)
      throw new Refusal(`${name} must be a whole number from ${from} to ${to}, not ${shown(text)}`)
    return number
  }

  const host = (name, fallback) => {
    const text = value(name)
    if (text === undefined || isIP(text)) return text ?? fallback
    const isName = /^(?=.*[A-Za-z])[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text)
    if (!isName || text.includes('..'))
      throw new Refusal(`${name} must be an IP address or a host name, not ${shown(text)}`)
    return text
  }

  const address = (name, schemes) => {
    const text = value(name)
    if (text === undefined) return undefined
    const begins = schemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}://`))
    if (!begins || /\s/.test(text) || !URL.canParse(text) || new URL(text).hostname === '')
      refuseAddress(name, text, schemes)
    return text
  }

  return { value, wholeNumber, host, address }
}
