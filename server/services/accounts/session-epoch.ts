import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../../app-error.ts'
import { toSelfUser, type UserDoc } from '../../models/user.ts'

/** A user who has proved who they are, and the epoch of the document that the proof was checked against. */
export interface Authenticated {
  user: SelfUser
  sessionEpoch: number
}

export const toAuthenticated = (doc: UserDoc): Authenticated => ({
  user: toSelfUser(doc),
  sessionEpoch: doc.sessionEpoch,
})

/** Call it once a user has proved who they are. @throws AppError `account-suspended` */
export function refuseSuspended({ suspendedAt }: Pick<UserDoc, 'suspendedAt'>): void {
  if (suspendedAt)
    throw new AppError(
      'account-suspended',
      'This account is suspended. Our page Contact says who can tell you why.',
    )
}
