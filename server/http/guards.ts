import type { Request } from 'express'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../app-error.ts'
import { isOurOrigin } from './origin.ts'
import type { RateLimits } from './rate-limits.ts'

/** Runs before a call is parsed. Refuses by throwing an AppError. */
export type Guard = (req: Request) => void | Promise<void>

/** A guard after which there is a user. `route` knows by its type. */
export type SignedInGuard = Guard & { readonly signsIn: true }

export function userOf(req: Request): SelfUser | undefined {
  return req.user
}

/** Refuses guests. */
export const signedIn: SignedInGuard = Object.assign(
  (req: Request) => {
    if (!req.user) throw new AppError('not-signed-in', 'Please log in.')
  },
  { signsIn: true as const },
)

/** Limits how much a user deletes, also what is refused in the end. */
export function deleting(limits: RateLimits): Guard {
  return async (req) => {
    if (req.user) await limits.deletion(req.user.id)
  }
}

/** Refuses another site's page a GET that has consequences: its user's browser would save a file and use up the limit. */
export const byOwnPage: Guard = ({ headers }) => {
  if (!isOurOrigin(headers, undefined))
    throw new AppError('foreign-origin', 'This call comes from another site.')
}

/** Limits how often a user downloads all of their data. */
export function exporting(limits: RateLimits): Guard {
  return async (req) => {
    if (req.user) await limits.export(req.user.id)
  }
}

/** Limits the rate of a user's writes (decisions.md, section 6). A token has its own, so that a bot can't use up its user's. */
export function writing(limits: RateLimits): Guard {
  return async (req) => {
    if (req.accessToken) await limits.tokenWrite(req.accessToken.id)
    else if (req.user) await limits.write(req.user.id)
  }
}
