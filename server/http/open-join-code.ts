import type { Request } from 'express'
import type { JoinTarget } from '#shared/schemas/join-code.ts'
import type { Database } from '../database/connect.ts'
import { DatabaseAwayError } from '../database/errors.ts'
import type { JoinCodes } from '../services/join-codes.ts'
import type { RateLimits } from './rate-limits.ts'
import { addressOf } from './sign-in.ts'

/**
 * Where a code leads; undefined for a wrong or expired one, which takes as long.
 * @throws AppError `too-many-requests` after too many wrong ones of the caller's address
 */
export type OpenJoinCode = (req: Request, code: string) => Promise<JoinTarget | undefined>

/** The one way to try a code, for the API and the page. */
export function createOpenJoinCode({
  database,
  joinCodes,
  limits,
}: {
  database: Pick<Database, 'isUp'>
  joinCodes: Pick<JoinCodes, 'find'>
  limits: Pick<RateLimits, 'joinCode'>
}): OpenJoinCode {
  return async (req, code) => {
    // The page does not pass the check of the API.
    if (!database.isUp()) throw new DatabaseAwayError('The database is away')
    const target = await joinCodes.find(code)
    await limits.joinCode(addressOf(req), target !== undefined)
    return target
  }
}
