import type { Request } from 'express'
import { databaseAway } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import type { FoundCode, JoinCodes } from '../../services/cards/join-codes.ts'
import type { RateLimits } from './rate-limits.ts'
import { addressOf } from '../login/sign-in.ts'

/**
 * Where a code leads: `ended` for one that lately did, `wrong` for any other.
 * @throws AppError `too-many-requests` after too many wrong ones
 */
export type OpenJoinCode = (req: Request, code: string) => Promise<FoundCode>

/** The one way to try a code, for the API and the page. */
export function createOpenJoinCode(
  database: Pick<Database, 'isUp'>,
  joinCodes: Pick<JoinCodes, 'find'>,
  limits: Pick<RateLimits, 'joinCode'>,
): OpenJoinCode {
  return async (req, code) => {
    // The page does not pass the check of the API.
    if (!database.isUp()) throw databaseAway()
    return limits.joinCode(addressOf(req), code, joinCodes.find)
  }
}
