import { Types } from 'mongoose'
import type { ParsedOf } from '#shared/contract/calls.ts'
import type { Language } from '#shared/languages.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError, refusedField } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { toSelfUser, userModel, type UserDoc } from '../../models/user.ts'
import type { Passwords } from './passwords.ts'
import type { Registration } from './registration.ts'
import { refuseSuspended, sessionEpochOf, toAuthenticated, type Authenticated } from './session-epoch.ts'
import { createSharedReads } from '../shared-reads.ts'

export type Accounts = ReturnType<typeof createAccounts>

const USER_ID = /^[\da-f]{24}$/

function takenError(): AppError {
  return new AppError('email-already-in-use', 'That username or email is already in use.')
}

function wrongCurrentPassword(): AppError {
  return refusedField('currentPassword', "That's not your current password.", 'wrong-password')
}

/** The use cases of accounts. Inputs are already parsed; refusals are AppErrors. */
export function createAccounts(
  { connection, changes }: Pick<Database, 'connection' | 'changes'>,
  passwords: Passwords,
  registration: Pick<Registration, 'admit'>,
) {
  const model = userModel(connection)
  const readUser = createSharedReads(async (ids: string[]) => {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) }
    const docs = await model.collection.find<UserDoc>({ _id }).toArray()
    return new Map(docs.map((doc) => [doc._id.toString(), doc]))
  }, changes)

  return {
    /**
     * @throws AppError `email-already-in-use` when the username or the email is taken, `registration-closed` and
     *   `expired-action-code` when registration does not admit the user
     */
    register: (
      { invitation, ...form }: ParsedOf<'register', 'body'>,
      language: Language,
    ): Promise<Authenticated> =>
      registration.admit({ email: form.email, isVerified: false, invitation }, async (emailVerified) => {
        const { username, email, password, displayName, profileIcon } = form
        const usernameLower = username.toLowerCase()
        // Checked before the costly hash; the unique indexes decide when two register together.
        if ((await model.exists({ usernameLower })) ?? (await model.exists({ email }))) throw takenError()
        const passwordHash = await passwords.hash(password)
        const named = { username, usernameLower, email, displayName, profileIcon, language }
        const doc = await unlessDuplicate(model.create({ ...named, passwordHash, emailVerified }))
        if (!doc) throw takenError()
        return toAuthenticated(doc)
      }),

    /**
     * Returns the user with this email and password; null whichever is wrong, after the same work.
     * @throws AppError `account-suspended`
     */
    authenticate: async (email: string, password: string): Promise<Authenticated | null> => {
      const doc = await model.findOne({ email }).lean()
      const matches = await passwords.matches(doc?.passwordHash, password)
      if (!doc || !matches) return null
      refuseSuspended(doc)
      return toAuthenticated(doc)
    },

    /** Returns the user of a session; null for an unknown or suspended user, a malformed `id` or another epoch. */
    findInEpoch: async (id: string, sessionEpoch: number): Promise<SelfUser | null> => {
      if (!USER_ID.test(id)) return null
      const doc = await readUser(id)
      // A call that was under way when the account was suspended may have begun a session of the new epoch.
      if (!doc || doc.suspendedAt || sessionEpochOf(doc) !== sessionEpoch) return null
      return toSelfUser(doc)
    },

    /** @throws AppError `email-already-in-use` when the username is taken, `not-signed-in` when the user is gone */
    updateProfile: async (
      id: string,
      { username, displayName, profileIcon }: ParsedOf<'updateProfile', 'body'>,
    ): Promise<SelfUser> => {
      const change = {
        ...(username !== undefined && { username, usernameLower: username.toLowerCase() }),
        ...(displayName !== undefined && { displayName }),
        ...(profileIcon !== undefined && { profileIcon }),
      }
      const doc = await unlessDuplicate(
        model.findOneAndUpdate({ _id: id }, { $set: change }, { returnDocument: 'after' }).lean(),
      )
      if (doc === undefined) throw takenError()
      if (doc === null) throw new AppError('not-signed-in', 'Please log in.')
      return toSelfUser(doc)
    },

    /** Sets the language of the emails that the user gets. */
    setLanguage: async (id: string, language: Language): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { language } })
    },

    /**
     * Sets the password and raises the epoch.
     * @throws AppError `wrong-password` when `current` does not match or the account has no password
     */
    changePassword: async (id: string, current: string, next: string): Promise<Authenticated> => {
      const doc = await model.findOne({ _id: id }).lean()
      if (!doc || !(await passwords.matches(doc.passwordHash, current))) throw wrongCurrentPassword()
      const passwordHash = await passwords.hash(next)
      const changed = await model
        .findOneAndUpdate(
          // Matches nothing if the password changed since the check: the new one was not confirmed.
          { _id: id, passwordHash: doc.passwordHash },
          {
            // A reset link that was emailed before must not undo the new password.
            $set: { passwordHash, resetPasswordToken: null, resetPasswordExpires: null },
            $inc: { sessionEpoch: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean()
      if (!changed) throw wrongCurrentPassword()
      return toAuthenticated(changed)
    },

    /**
     * Ends every session of the user.
     * @returns the new epoch, for the session that is to go on
     * @throws AppError `not-signed-in` when the user is gone
     */
    raiseSessionEpoch: async (id: string): Promise<number> => {
      const doc = await model
        .findOneAndUpdate({ _id: id }, { $inc: { sessionEpoch: 1 } }, { returnDocument: 'after' })
        .lean()
      if (!doc) throw new AppError('not-signed-in', 'Please log in.')
      return sessionEpochOf(doc)
    },
  }
}
