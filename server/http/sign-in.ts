import type { Request } from 'express'
import type { SelfUser } from '#shared/schemas/user.ts'
import { addressKey } from './rate-limits.ts'

/** Accounts without a password confirm sensitive actions by a sign-in within this time. */
const RECENT_MS = 10 * 60 * 1000

/** The key that attempts are counted by. */
export function addressOf(req: Request): string {
  return addressKey(req.ip ?? 'unknown')
}

/** Starts a session with a new id, which prevents session fixation. */
export function startSession(req: Request, user: SelfUser): Promise<void> {
  return new Promise((resolve, reject) => {
    req.logIn(user, (error?: Error | null) => {
      if (error) return reject(error)
      req.session.signedInAt = Date.now()
      resolve()
    })
  })
}

export function endSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.destroy((error?: Error | null) => (error ? reject(error) : resolve()))
  })
}

export function signedInRecently(req: Request): boolean {
  return Date.now() - (req.session.signedInAt ?? 0) < RECENT_MS
}
