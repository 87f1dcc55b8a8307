import { isValidObjectId, type Connection, type Types } from 'mongoose'
import { AppError } from '../app-error.ts'
import { cardModel } from '../models/card.ts'
import { categoryModel, tombstone } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { historyModel } from '../models/history.ts'
import { userModel } from '../models/user.ts'
import type { Passwords } from './passwords.ts'
import type { UserSessions } from './user-sessions.ts'

/** How somebody who wants their account deleted shows that it is theirs. */
export interface Proof {
  password?: string | undefined
  /** Whether they have signed in within the last minutes: what an account without a password is asked for. */
  signedInLately: boolean
}

export interface AccountClosing {
  /**
   * Deletes the account, its categories with their items, what was shared with it and what it has played; its cards
   * stay playable and nobody's. Refuses with `wrong-password`, or, for an account without
   * a password, `requires-recent-login`.
   */
  close: (userId: string, proof: Proof) => Promise<void>
}

export function createAccountClosing({
  connection,
  passwords,
  sessions,
}: {
  connection: Connection
  passwords: Passwords
  sessions: UserSessions
}): AccountClosing {
  const users = userModel(connection)
  const cards = cardModel(connection)
  const history = historyModel(connection)
  const categories = categoryModel(connection)
  const items = contentItemModel(connection)
  const permissions = categoryPermissionModel(connection)

  async function deleteCategories(userId: Types.ObjectId): Promise<void> {
    const owned = await categories.find({ userId, deletedAt: null }, { categoryId: 1 }).lean()
    const categoryId = { $in: owned.map((category) => category.categoryId) }
    await categories.updateMany({ userId }, tombstone(new Date()))
    await items.deleteMany({ categoryId })
    await permissions.deleteMany({ categoryId })
    await permissions.deleteMany({ userId })
  }

  return {
    close: async (userId, { password, signedInLately }) => {
      const user = isValidObjectId(userId) ? await users.findOne({ _id: userId }).lean() : null
      if (!user) throw new AppError('not-signed-in', 'Please log in.')
      if (user.passwordHash === null) {
        if (!signedInLately)
          throw new AppError('requires-recent-login', 'Please log in again, then delete the account.')
      } else if (!(await passwords.matches(user.passwordHash, password ?? ''))) {
        const message = 'This is not your password.'
        throw new AppError('wrong-password', message, { fields: { password: message } })
      }
      // The account first: whatever is left behind by a crash after it belongs to nobody who could come back.
      await users.deleteOne({ _id: userId })
      await sessions.end(userId)
      await cards.updateMany({ userId: user._id }, { $set: { userId: null } })
      await deleteCategories(user._id)
      await history.deleteMany({ userId: user._id })
    },
  }
}
