import { newCategoryId } from '#shared/ids.ts'
import { CATEGORIES_PER_USER } from '#shared/product.ts'
import type { Category, NewItem } from '#shared/schemas/category.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import type { CategoryDoc } from '../models/category.ts'
import { describeOne, type CategoryAccess } from './category-access.ts'
import { insertItems, type CategoryStore, type CategoryTarget } from './category-store.ts'
import { bytesOfItem, type StorageQuota } from './storage-quota.ts'

type CategoryContent = Pick<Category, 'name' | 'description'>

/** The two ways to create a category: from a form, or as a copy. */
export function createCategoryCreation(store: CategoryStore, access: CategoryAccess, quota: StorageQuota) {
  const { categories, items, serialQueue } = store

  async function takenBy(doc: CategoryDoc, userId: string): Promise<AppError> {
    const message = 'This category id is already in use.'
    const isOwn = doc.deletedAt === null && doc.userId?.toString() === userId
    return new AppError('category-id-taken', message, {
      fields: { categoryId: message },
      ...(isOwn && { data: { category: await describeOne(access, doc, userId) } }),
    })
  }

  async function refuseAboveQuota(userId: string): Promise<void> {
    if ((await categories.countDocuments({ userId, deletedAt: null })) >= CATEGORIES_PER_USER)
      throw new AppError(
        'quota-exceeded',
        `You've reached ${CATEGORIES_PER_USER} categories. Delete one to make room.`,
      )
  }

  /**
   * Stores a category with its items, all or none, if they fit. Until its items are stored its id looks like that of a deleted one,
   * so that no one sees half of it, not even after a crash.
   * @returns null when the id is in use, or was used by a deleted category
   * @throws AppError `quota-exceeded`
   */
  function storeWhole(
    userId: string,
    categoryId: string,
    { name, description }: CategoryContent,
    wanted: readonly NewItem[],
  ): Promise<CategoryDoc | null> {
    const itemBytes = wanted.reduce((sum, item) => sum + bytesOfItem(item), 0)
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(description) + itemBytes
    return quota.withRoom({ userId, bytes }, async () => {
      const now = new Date()
      try {
        await categories.create({ categoryId, createdAt: now, deletedAt: now })
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
      await insertItems(store, categoryId, wanted, now)
      const fields = { userId, type: 'user', name, description, updatedAt: now, itemBytes, deletedAt: null }
      return categories.findOneAndUpdate({ categoryId }, { $set: fields }, { returnDocument: 'after' }).lean()
    })
  }

  return {
    /** @throws AppError `category-id-taken`, with the category when it is the author's own, and `quota-exceeded` */
    create: ({
      userId,
      categoryId,
      content,
      items: wanted,
    }: {
      userId: string
      /** Left out for a new id. */
      categoryId?: string | undefined
      content: CategoryContent
      items: readonly NewItem[]
    }): Promise<Category> =>
      // Serialized, so that concurrent creations at the quota's limit do not all count 99.
      serialQueue(`creations of ${userId}`, async () => {
        // Before the quota check: repeating the creation of the hundredth category counts as saved.
        const taken = categoryId === undefined ? null : await categories.findOne({ categoryId }).lean()
        if (taken) throw await takenBy(taken, userId)
        await refuseAboveQuota(userId)
        const id = categoryId ?? newCategoryId()
        const doc = await storeWhole(userId, id, content, wanted)
        if (doc) return describeOne(access, doc, userId)
        const winner = await categories.findOne({ categoryId: id }).lean()
        throw winner ? await takenBy(winner, userId) : new AppError('unavailable', 'Please try again.')
      }),

    /** Copies a category with its items to the user's own. @throws AppError `quota-exceeded` */
    copy: ({ userId, categoryId }: CategoryTarget): Promise<Category> =>
      serialQueue(`creations of ${userId}`, async () => {
        const original = await access.allowed('copy', categoryId, userId)
        await refuseAboveQuota(userId)
        const originals = await items.find({ categoryId }).sort({ createdAt: 1, _id: 1 }).lean()
        const doc = await storeWhole(userId, newCategoryId(), original, originals)
        if (!doc) throw new AppError('unavailable', 'Please try again.')
        return describeOne(access, doc, userId)
      }),
  }
}
