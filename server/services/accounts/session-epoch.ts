import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../../app-error.ts'
import { toSelfUser, type UserDoc } from '../../models/user.ts'

/** A user who has proved who they are, and the epoch of the document that the proof was checked against. */
export interface Authenticated {
  user: SelfUser
  sessionEpoch: number
}

/** The epoch that a session of this user needs. The first builds of version 0.1.0 stored users without one. */
export function sessionEpochOf({ sessionEpoch }: { sessionEpoch?: number | undefined }): number {
  return sessionEpoch ?? 0
}

export function toAuthenticated(doc: UserDoc): Authenticated {
  return { user: toSelfUser(doc), sessionEpoch: sessionEpochOf(doc) }
}

/** Call it once a user has proved who they are. @throws AppError `account-suspended` */
export function refuseSuspended({ suspendedAt }: Pick<UserDoc, 'suspendedAt'>): void {
  if (suspendedAt)
    throw new AppError(
      'account-suspended',
      'This account is suspended. Our page Contact says who can tell you why.',
    )
}
