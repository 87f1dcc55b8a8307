import { promisify } from 'node:util'
import type { Request } from 'express'
import type { Authenticated } from '../../services/accounts/session-epoch.ts'
import { addressKey } from '../address-key.ts'

/** Accounts without a password confirm sensitive actions by a sign-in within this time. */
const RECENT_MS = 10 * 60 * 1000

/** Returns the key that attempts are counted by. */
export const addressOf = (req: Request): string => addressKey(req.ip ?? '')

const settled = (run: (settle: (error?: Error | null) => void) => void): Promise<void> => promisify(run)()

/**
 * Starts a session with a new id, which prevents session fixation. Passport's own logIn would store the session before it holds
 * the epoch, and a second save would bring back a session that has been ended in between.
 */
export async function startSession(req: Request, { user, sessionEpoch }: Authenticated): Promise<void> {
  // The id of a session that is not stored yet is new, and only this server knows it.
  if (req.session.lastModified !== undefined) await settled((settle) => req.session.regenerate(settle))
  Object.assign(req.session, { passport: { user: user.id }, sessionEpoch, signedInAt: Date.now() })
  await settled((settle) => req.session.save(settle))
  req.user = user
}

/** Keeps this session when the user's epoch has been raised. */
export async function continueSession(req: Request, sessionEpoch: number): Promise<void> {
  req.session.sessionEpoch = sessionEpoch
  await settled((settle) => req.session.save(settle))
}

export const endSession = (req: Request): Promise<void> => settled((settle) => req.session.destroy(settle))

/**
 * Whether `since` is less than `ms` away, past or future: after a clock that ran ahead is set back, it isn't recent.
 */
export const isWithin = (ms: number, since = 0): boolean => Math.abs(Date.now() - since) < ms

export const signedInRecently = (req: Request): boolean => isWithin(RECENT_MS, req.session.signedInAt)
