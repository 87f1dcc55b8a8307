import { isValidObjectId, type Connection } from 'mongoose'
import type { ProfileIcon } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import { toSelfUser, userModel } from '../models/user.ts'
import type { Passwords } from './passwords.ts'

export interface Registration {
  username: string
  email: string
  password: string
  displayName: string | null
  profileIcon: ProfileIcon
}

export interface ProfileChange {
  username?: string | undefined
  displayName?: string | undefined
  profileIcon?: ProfileIcon | undefined
}

export type Accounts = ReturnType<typeof createAccounts>

function taken(): AppError {
  return new AppError('email-already-in-use', 'That username or email is already in use.')
}

/** The use cases of accounts. Inputs are already parsed; refusals are AppErrors. */
export function createAccounts({ connection, passwords }: { connection: Connection; passwords: Passwords }) {
  const model = userModel(connection)

  return {
    /** @throws AppError `email-already-in-use` when the username or the email is taken */
    register: async ({
      username,
      email,
      password,
      displayName,
      profileIcon,
    }: Registration): Promise<SelfUser> => {
      const usernameLower = username.toLowerCase()
      // Checked before the costly hash; the unique indexes decide when two register at once.
      if (await model.exists({ $or: [{ usernameLower }, { email }] })) throw taken()
      const passwordHash = await passwords.hash(password)
      try {
        const doc = await model.create({
          username,
          usernameLower,
          email,
          passwordHash,
          displayName,
          profileIcon,
        })
        return toSelfUser(doc)
      } catch (error) {
        if (isDuplicateKey(error)) throw taken()
        throw error
      }
    },

    /** The user with this email and password; null whichever is wrong, after the same work. */
    authenticate: async (email: string, password: string): Promise<SelfUser | null> => {
      const doc = await model.findOne({ email }).lean()
      const matches = await passwords.matches(doc?.passwordHash, password)
      return doc && matches ? toSelfUser(doc) : null
    },

    /** null when there is no such user or `id` is malformed. */
    find: async (id: string): Promise<SelfUser | null> => {
      if (!isValidObjectId(id)) return null
      const doc = await model.findOne({ _id: id }).lean()
      return doc && toSelfUser(doc)
    },

    /** @throws AppError `email-already-in-use` when the username is taken, `not-signed-in` when the user is gone */
    updateProfile: async (
      id: string,
      { username, displayName, profileIcon }: ProfileChange,
    ): Promise<SelfUser> => {
      const change = {
        ...(username !== undefined && { username, usernameLower: username.toLowerCase() }),
        ...(displayName !== undefined && { displayName }),
        ...(profileIcon !== undefined && { profileIcon }),
      }
      try {
        const doc = await model
          .findOneAndUpdate({ _id: id }, { $set: change }, { returnDocument: 'after' })
          .lean()
        if (!doc) throw new AppError('not-signed-in', 'Please log in.')
        return toSelfUser(doc)
      } catch (error) {
        if (isDuplicateKey(error)) throw taken()
        throw error
      }
    },

    /** @throws AppError `wrong-password` when `current` does not match or the account has no password */
    changePassword: async (id: string, current: string, next: string): Promise<void> => {
      const doc = await model.findOne({ _id: id }).lean()
      if (!(await passwords.matches(doc?.passwordHash, current))) {
        const message = "That's not your current password."
        throw new AppError('wrong-password', message, { fields: { currentPassword: message } })
      }
      const passwordHash = await passwords.hash(next)
      // A reset link that was emailed before must not undo the new password.
      await model.updateOne(
        { _id: id },
        { $set: { passwordHash, resetPasswordToken: null, resetPasswordExpires: null } },
      )
    },
  }
}
