import { isValidObjectId, type Connection } from 'mongoose'
import { AppError } from '../app-error.ts'
import { cardModel } from '../models/card.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { userModel } from '../models/user.ts'
import { deleteCategory, type CategoryStore } from './category-store.ts'
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
  categoryStore,
  passwords,
  sessions,
}: {
  connection: Connection
  categoryStore: CategoryStore
  passwords: Passwords
  sessions: UserSessions
}) {
  const users = userModel(connection)
  const cards = cardModel(connection)
  const plays = recentPlayModel(connection)
  const { categories, permissions, serialQueue } = categoryStore

  async function deleteCategories(userId: string): Promise<void> {
    const owned = await categories.find({ userId, deletedAt: null }, { categoryId: 1 }).lean()
    // One at a time: all items of 100 full categories in one command would block the embedded database for seconds.
    for (const { categoryId } of owned)
      await serialQueue(categoryId, () => deleteCategory(categoryStore, { userId, categoryId }))
    await permissions.deleteMany({ userId })
  }

  return {
    /**
     * Deletes the account, its categories with their items, its permissions and its recent plays. Its cards stay playable,
     * without an owner. After a failure half way, a repetition deletes the rest.
     * @throws AppError `wrong-password`; `requires-recent-login` for an account without a password
     */
    deleteAccount: async (userId: string, { password, signedInRecently }: Proof): Promise<void> => {
      const user = isValidObjectId(userId) ? await users.findOne({ _id: userId }).lean() : null
      if (!user) throw new AppError('not-signed-in', 'Please log in.')
      if (user.passwordHash === null) {
        if (!signedInRecently)
          throw new AppError('requires-recent-login', 'Please log in again, then delete the account.')
      } else if (!(await passwords.matches(user.passwordHash, password ?? ''))) {
        const message = "That's not your password."
        throw new AppError('wrong-password', message, { fields: { password: message } })
      }
      // First, so that no other device of the user adds what has been deleted already.
      await sessions.remove(userId)
      await deleteCategories(userId)
      await plays.deleteMany({ userId })
      await cards.updateMany({ userId }, { $set: { userId: null } })
      // Last: what a crash leaves behind still belongs to an account, whose owner can delete it again.
      await users.deleteOne({ _id: userId })
    },
  }
}
