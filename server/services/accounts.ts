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

/** The product's verbs for accounts. Inputs come in parsed; refusals are AppErrors. */
export interface Accounts {
  /** Refuses with `email-already-in-use` where the username or the e-mail is taken. */
  register: (registration: Registration) => Promise<SelfUser>
  /** The user with this e-mail and password; null whichever is wrong, after the same work. */
  authenticate: (email: string, password: string) => Promise<SelfUser | null>
  /** null where there is no such user, or `id` is no id. */
  find: (id: string) => Promise<SelfUser | null>
  /** Refuses with `email-already-in-use` where the username is taken, `not-signed-in` where the user is gone. */
  updateProfile: (id: string, change: ProfileChange) => Promise<SelfUser>
  /** Refuses with `wrong-password` where `current` is not the present one, or there is none. */
  changePassword: (id: string, current: string, next: string) => Promise<void>
}

function taken(): AppError {
  return new AppError('email-already-in-use', 'That username or email is already in use.')
}

export function createAccounts({
  connection,
  passwords,
}: {
  connection: Connection
  passwords: Passwords
}): Accounts {
  const model = userModel(connection)

  return {
    register: async ({ username, email, password, displayName, profileIcon }) => {
      const usernameLower = username.toLowerCase()
      // Asked before the costly hash; the unique indexes have the last word when two register at once.
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

    authenticate: async (email, password) => {
      const doc = await model.findOne({ email }).lean()
      const matches = await passwords.matches(doc?.passwordHash, password)
      return doc && matches ? toSelfUser(doc) : null
    },

    find: async (id) => {
      if (!isValidObjectId(id)) return null
      const doc = await model.findOne({ _id: id }).lean()
      return doc && toSelfUser(doc)
    },

    updateProfile: async (id, { username, displayName, profileIcon }) => {
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

    changePassword: async (id, current, next) => {
      const doc = await model.findOne({ _id: id }).lean()
      if (!(await passwords.matches(doc?.passwordHash, current))) {
        const message = 'This is not your present password.'
        throw new AppError('wrong-password', message, { fields: { currentPassword: message } })
      }
      const passwordHash = await passwords.hash(next)
      // A link that was mailed for the old password's sake must not undo the new one.
      await model.updateOne(
        { _id: id },
        { $set: { passwordHash, resetPasswordToken: null, resetPasswordExpires: null } },
      )
    },
  }
}
