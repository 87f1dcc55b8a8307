import type { Types } from 'mongoose'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import { HIDING_REASONS } from '#shared/category-choices.ts'
import { HIDDEN_OWNERS_PER_USER } from '#shared/product.ts'
import { AppError, quotaFull, refusedField } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import type { CategoryAccess } from './category-access.ts'
import { MAX_SHARED_LISTED, type CategoryStore, type CategoryTarget } from './category-store.ts'
import { readNames } from '../people.ts'
import { withDocs } from '../with-docs.ts'

/** A user, and the owner of categories that are shared with them. */
interface Pair {
  userId: string
  ownerId: Types.ObjectId
}

/**
 * Leaves categories that others share with a user out of the user's own lists. Links, roles and the owner's
 * list of people stay as they are. Writes throw AppError `not-found` unless the category is shared with the
 * user; `invalid` for their own, `forbidden` for an official one.
 */
export function createHiddenCategories(
  { categories, permissions, hiddenOwners, users, serialQueue }: CategoryStore,
  access: CategoryAccess,
) {
  async function sharedWith({ userId, categoryId }: CategoryTarget) {
    const { userId: ownerId } = await access.allowed('see', categoryId, userId)
    if (!ownerId) throw new AppError('forbidden', "Official categories can't be hidden.")
    if (ownerId.toString() === userId)
      throw refusedField('id', 'You own this category. You can only hide what others share with you.')
    const row = await permissions.findOne({ categoryId, userId }).lean()
    if (!row) throw new AppError('not-found', "This category isn't shared with you.")
    return { row, ownerId }
  }

  async function rowsOf({ userId, ownerId }: Pair) {
    const owned = await categories.find({ userId: ownerId, deletedAt: null }, { categoryId: 1 }).lean()
    return { categoryId: { $in: owned.map(({ categoryId }) => categoryId) }, userId }
  }

  async function hideOwner(pair: Pair): Promise<void> {
    if (!(await hiddenOwners.findOne({ ...pair }).lean())) {
      if ((await hiddenOwners.countDocuments({ userId: pair.userId })) >= HIDDEN_OWNERS_PER_USER)
        throw quotaFull(`You've hidden ${HIDDEN_OWNERS_PER_USER} people. Unhide someone to make room.`)
      await unlessDuplicate(hiddenOwners.create({ ...pair, createdAt: new Date() }))
    }
    await permissions.updateMany({ ...(await rowsOf(pair)), hidden: null }, { $set: { hidden: 'owner' } })
  }

  /** Deletes the owner's row first: after a crash, hidden categories still say why, and can be unhidden. */
  async function unhideOwner(pair: Pair): Promise<void> {
    await hiddenOwners.deleteOne({ ...pair })
    await permissions.updateMany({ ...(await rowsOf(pair)), hidden: 'owner' }, { $unset: { hidden: 1 } })
  }

  return {
    /** Lists the hidden categories, newest grant first. */
    list: async (userId: string): Promise<HiddenCategory[]> => {
      const newest = await Promise.all(
        HIDING_REASONS.map((hidden) =>
          permissions
            .find({ userId, hidden })
            .sort({ createdAt: -1, _id: -1 })
            .limit(MAX_SHARED_LISTED)
            .lean(),
        ),
      )
      const rows = newest
        .flat()
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .slice(0, MAX_SHARED_LISTED)
      const found = await withDocs(categories, 'categoryId', rows)
      const ownerIds = found.map(({ doc }) => doc.userId)
      const nameOf = await readNames(users, ownerIds)
      return found.map(({ row, doc }) => ({
        categoryId: doc.categoryId,
        name: doc.name,
        ownerName: nameOf(doc.userId),
        hidden: row.hidden!,
      }))
    },

    /** Hides one category, or all that its owner shares with the user now and later. @throws AppError `quota-exceeded` */
    hide: ({ allOfOwner, ...target }: CategoryTarget & { allOfOwner: boolean }): Promise<void> =>
      // In the user's own queue, so that concurrent calls at the quota's limit do not all count one owner too few.
      serialQueue(target.userId, async () => {
        const { userId, categoryId } = target
        const { ownerId } = await sharedWith(target)
        if (allOfOwner) await hideOwner({ userId, ownerId })
        const hidden = allOfOwner ? 'owner' : 'category'
        await permissions.updateOne({ categoryId, userId }, { $set: { hidden } })
      }),

    /** Brings a category back, and if it is hidden with its owner, all that the owner shares with the user. */
    unhide: (target: CategoryTarget): Promise<void> =>
      serialQueue(target.userId, async () => {
        const { userId, categoryId } = target
        const { row, ownerId } = await sharedWith(target)
        if (row.hidden === 'owner') await unhideOwner({ userId, ownerId })
        if (row.hidden === 'category')
          await permissions.updateOne({ categoryId, userId }, { $unset: { hidden: 1 } })
      }),
  }
}
