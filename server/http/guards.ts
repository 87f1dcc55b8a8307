import type { Request } from 'express'
import type { FullCall } from '#shared/contract/calls.ts'
import type { LimitName } from '#shared/contract/rates.ts'
import { AppError } from '../app-error.ts'
import { isOurOrigin } from './origin.ts'
import type { RateLimits } from './rate-limits.ts'

/** Runs before a call is parsed. Refuses by throwing an AppError. */
type Guard = (req: Request) => void | Promise<void>

const signedIn: Guard = ({ user }) => {
  if (!user) throw new AppError('not-signed-in', 'Please log in.')
}

/** For a GET that has consequences: another site's page would save a file with its user's cookie and use up the limit. */
const fromOwnPage: Guard = ({ headers }) => {
  if (!isOurOrigin(headers, undefined))
    throw new AppError('foreign-origin', 'This call comes from another site.')
}

/** The limits that count every attempt of a user, malformed ones too. Handlers count the others. */
function countingGuards(limits: RateLimits): Partial<Record<LimitName, Guard>> {
  return {
    // A token has its own limit, so that a bot can't use up its user's.
    writes: async ({ accessToken, user }) => {
      if (accessToken) await limits.tokenWrite(accessToken.id)
      else if (user) await limits.write(user.id)
    },
    deletions: async ({ user }) => user && limits.deletion(user.id),
    downloads: async ({ user }) => user && limits.export(user.id),
  }
}

/** The checks of a call in their order. */
export function guardsOf({ auth, ownPagesOnly, limits: names }: FullCall, limits: RateLimits): Guard[] {
  const counting = countingGuards(limits)
  return [
    ...(auth === 'session' ? [signedIn] : []),
    ...(ownPagesOnly ? [fromOwnPage] : []),
    ...names.flatMap((name) => counting[name] ?? []),
  ]
}
