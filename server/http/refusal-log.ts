import type { Request } from 'express'
import type { ErrorCode } from '#shared/errors.ts'
import type { AccountKey } from '../account-key.ts'
import type { Activity } from '../activity.ts'
import type { AppError } from '../app-error.ts'
import type { Logger } from '../log.ts'
import { addressOf } from './login/sign-in.ts'

/** Event names, from the OWASP logging vocabulary, of refusals worth monitoring. */
const LOGGED_AS: Partial<Record<ErrorCode, string>> = {
  invalid: 'input_validation_fail',
  'invalid-credential': 'authn_login_fail',
  'wrong-password': 'authn_login_fail',
  'account-suspended': 'authn_login_fail',
  'invalid-token': 'authn_token_fail',
  forbidden: 'authz_fail',
  'insufficient-scope': 'authz_fail',
  'foreign-origin': 'malicious_cors',
  'too-many-requests': 'excess_rate_limit_exceeded',
}

/** Callers choose the names of fields, so a log line contains only the first ones, shortened. */
const MAX_FIELDS = 10
const MAX_FIELD_CHARACTERS = 40

export type RefusalLog = (req: Request, refusal: AppError) => void

/** Returns the email in a body, in the form in which emails are stored. */
function emailIn(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}

/**
 * Counts refusals, and logs those worth monitoring with the caller's address, so that an attack can be seen and
 * blocked, and with the key of the account that the caller tried.
 */
export function createRefusalLog(log: Logger, accountOf: AccountKey, activity: Activity): RefusalLog {
  return (req, { code, details }) => {
    activity.emit('refused', { transport: 'http', kind: code })
    const event = LOGGED_AS[code]
    if (event === undefined) return
    const email = emailIn(req.body)
    log.warn({
      event,
      requestId: req.id,
      address: addressOf(req),
      userId: req.user?.id,
      account: email === undefined ? undefined : accountOf(email),
      fields: Object.keys(details.fields ?? {})
        .slice(0, MAX_FIELDS)
        .map((name) => name.slice(0, MAX_FIELD_CHARACTERS)),
    })
  }
}
