import { AppError, refusedField } from '../../app-error.ts'
import type { DomainEvents } from '../../domain-events.ts'
import type { Logger } from '../../log.ts'
import { closedAccount, type UserDoc } from '../../models/user.ts'
import { tombstone } from '../../models/category.ts'
import { coHostedCardsOf } from '../cards/co-hosts.ts'
import { deleteBelongingsOfCategory, type CategoryStore } from '../categories/category-store.ts'
import type { Passwords } from './passwords.ts'
import type { UserSessions } from './user-sessions.ts'

/** How users prove that the account they delete is theirs. */
export interface Proof {
  password?: string | undefined
  /** Whether they signed in within the last 10 minutes, as accounts without a password must. */
  signedInRecently: boolean
}

const RETRY_MS = 60_000

/**
 * Deletes accounts in two steps: one write closes the account, then its data is deleted. A server that starts completes
 * the deletions that another one left unfinished.
 */
export function createAccountDeletion(deps: {
  categoryStore: CategoryStore
  events: DomainEvents
  passwords: Passwords
  sessions: UserSessions
  log: Logger
  retryMs?: number
}) {
  const { categoryStore, events, passwords, sessions, log, retryMs = RETRY_MS } = deps
  const { users, tokens, cards, versions, coHosts, plays, joinCodes } = categoryStore
  const { categories, permissions, hiddenOwners, serialQueue } = categoryStore
  const { trash, takenDownCards, takenDownCategories } = categoryStore
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  async function deleteCategories(userId: string): Promise<void> {
    // Includes deleted and taken-down categories.
    const owned = await categories.find({ userId }, { categoryId: 1 }).lean()
    for (const { categoryId } of owned)
      await serialQueue(categoryId, async () => {
        await takenDownCategories.deleteOne({ _id: categoryId })
        await deleteBelongingsOfCategory(categoryStore, categoryId)
        const { $set, $unset } = tombstone(new Date())
        // Last: after a crash this document leads to the remaining data.
        await categories.updateOne({ categoryId, userId }, { $set: { ...$set, userId: null }, $unset })
      })
    await permissions.deleteMany({ userId })
    await hiddenOwners.deleteMany({ userId })
    await hiddenOwners.deleteMany({ ownerId: userId })
  }

  /** Deletes the data of a closed account, and the account last: after a crash it leads to the remaining data. */
  async function deleteBelongings(userId: string): Promise<void> {
    await sessions.remove(userId)
    await tokens.deleteMany({ userId })
    await deleteCategories(userId)
    await plays.deleteMany({ userId })
    await joinCodes.deleteMany({ userId })
    await coHosts.deleteMany({ userId })
    const coHosted = await coHostedCardsOf(categoryStore, userId)
    await cards.updateMany(
      { userId },
      { $set: { userId: null }, $unset: { invitationHash: 1, invitedAt: 1, editedBy: 1, editedByToken: 1 } },
    )
    // Makes open editors of co-hosts request their rights again.
    for (const cardId of coHosted) events.emit('card.editorRemoved', { cardId })
    // After the cards, which have no owner now: no more of them can get into this user's trash.
    const deleted = await trash.find({ userId, kind: 'card' }, { id: 1 }).lean()
    await takenDownCards.deleteMany({ _id: { $in: deleted.map(({ id }) => id) } })
    await trash.deleteMany({ userId })
    await versions.deleteMany({ userId })
    await users.deleteOne({ _id: userId })
  }

  function completeLater(error: Error): void {
    if (isStopped) return
    log.warn({ event: 'account_deletion_delayed', kind: error.name }, 'an account is deleted later')
    clearTimeout(retry)
    retry = setTimeout(() => void completeDeletions(), retryMs).unref()
  }

  /** Deletes the data of closed accounts, and tries again after a failure. */
  async function completeDeletions(): Promise<void> {
    try {
      for (const { _id } of await users.find({ closing: true }, { _id: 1 }).lean())
        await deleteBelongings(_id.toString())
    } catch (error) {
      completeLater(error as Error)
    }
  }

  async function deleteNow({ _id }: UserDoc): Promise<void> {
    const userId = _id.toString()
    await users.updateOne({ _id }, closedAccount(userId))
    await deleteBelongings(userId).catch(completeLater)
  }

  return {
    completeDeletions,

    /**
     * Deletes the account, its categories with their items, its permissions, tokens and recent plays, its roles as
     * co-host, and the codes and earlier versions of its cards. Its cards stay playable, without an owner: their
     * co-hosts can copy them. Once the account is closed it is gone for everyone; a later failure only delays the rest.
     * @throws AppError `wrong-password`; `requires-recent-login` for an account without a password
     */
    deleteAccount: async (userId: string, { password, signedInRecently }: Proof): Promise<void> => {
      const user = await users.findOne({ _id: userId }).lean()
      if (!user) throw new AppError('not-signed-in', 'Please log in.')
      if (user.passwordHash === null) {
        if (!signedInRecently)
          throw new AppError('requires-recent-login', 'Please log in again, then delete the account.')
      } else if (!(await passwords.matches(user.passwordHash, password ?? '')))
        throw refusedField('password', "That's not your password.", 'wrong-password')
      await deleteNow(user)
    },

    /** Deletes an account without proof, for an admin. */
    deleteNow,

    stop: (): void => {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
