import { isValidObjectId, type Connection, type Types } from 'mongoose'
import { AppError } from '../app-error.ts'
import { cardModel } from '../models/card.ts'
import { categoryModel, tombstone } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { userModel } from '../models/user.ts'
import type { Passwords } from './passwords.ts'
import type { UserSessions } from './user-sessions.ts'

/** How users prove that the account they delete is theirs. */
export interface Proof {
  password?: string | undefined
  /** Whether they signed in within the last 10 minutes, as accounts without a password must. */
  signedInRecently: boolean
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>

export function createAccountDeletion({
  connection,
  passwords,
  sessions,
}: {
  connection: Connection
  passwords: Passwords
  sessions: UserSessions
}) {
  const users = userModel(connection)
  const cards = cardModel(connection)
  const plays = recentPlayModel(connection)
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
    /**
     * Deletes the account, its categories with their items, its permissions and its recent plays. Its cards stay playable,
     * without an owner.
     * @throws AppError `wrong-password`; `requires-recent-login` for an account without a password
     */
    deleteAccount: async (userId: string, { password, signedInRecently }: Proof): Promise<void> => {
      const user = isValidObjectId(userId) ? await users.findOne({ _id: userId }).lean() : null
      if (!user) throw new AppError('not-signed-in', 'Please log in.')
      if (user.passwordHash === null) {
        if (!signedInRecently)
          throw new AppError('requires-recent-login', 'Please log in again, then delete the account.')
      } else if (!(await passwords.matches(user.passwordHash, password ?? ''))) {
        const message = 'This is not your password.'
        throw new AppError('wrong-password', message, { fields: { password: message } })
      }
      // The account first: what a crash leaves behind then belongs to an account that cannot sign in again.
      await users.deleteOne({ _id: userId })
      await sessions.end(userId)
      await cards.updateMany({ userId: user._id }, { $set: { userId: null } })
      await deleteCategories(user._id)
      await plays.deleteMany({ userId: user._id })
    },
  }
}
