import type { Request } from 'express'
import type { SelfUser } from '#shared/schemas/user.ts'
import { addressKey } from './rate-limits.ts'

/** An account that has no password shows by a sign-in as recent as this that it is its owner who asks. */
const LATELY_MS = 10 * 60 * 1000

/** What tries are counted by. */
export function addressOf(req: Request): string {
  return addressKey(req.ip ?? 'unknown')
}

/** Puts a new session in the place of the old one, which dies: nobody who knew its id is signed in with it. */
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

export function hasSignedInLately(req: Request): boolean {
  return Date.now() - (req.session.signedInAt ?? 0) < LATELY_MS
}
