import type { Parsed } from '#shared/contract/calls.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Category } from '#shared/schemas/category.ts'
import { AppError } from '../app-error.ts'
import type { CategoryDoc } from '../models/category.ts'
import { describeOne, type CategoryAccess, type Reader } from './category-access.ts'
import { createCategoryCreation } from './category-creation.ts'
import {
  deleteCategory,
  isBasedOn,
  SHARED_IN_LIST,
  timeAfter,
  type CategoryStore,
  type CategoryTarget,
} from './category-store.ts'
import { joinBy } from './rows.ts'
import type { StorageQuota } from './storage-quota.ts'

export type Categories = ReturnType<typeof createCategories>

const OFFICIAL_ORDER = new Map<string, number>(
  OFFICIAL_CATEGORIES.map(({ categoryId }, position) => [categoryId, position]),
)
const positionOf = ({ categoryId }: CategoryDoc) => OFFICIAL_ORDER.get(categoryId) ?? OFFICIAL_ORDER.size

/**
 * The use cases of categories themselves. Inputs are already parsed. All throw AppError `not-found`, and
 * writes `forbidden` by the table of shared/rules/access, besides the named ones.
 */
export function createCategories(store: CategoryStore, access: CategoryAccess, quota: StorageQuota) {
  const { categories, permissions, serialQueue } = store

  async function sharedWith(userId: string): Promise<CategoryDoc[]> {
    const granted = await permissions
      .find({ userId, hidden: null })
      .sort({ createdAt: -1, _id: -1 })
      .limit(SHARED_IN_LIST)
      .lean()
    const docs = await categories
      .find({ categoryId: { $in: granted.map(({ categoryId }) => categoryId) }, deletedAt: null })
      .lean()
    return joinBy('categoryId', { rows: granted, docs }, (_row, doc) => doc)
  }

  return {
    ...createCategoryCreation(store, access, quota),

    /** The official categories, in the order of the code. */
    listOfficial: async (reader: Reader): Promise<Category[]> => {
      // Only official ones have no owner: a user's categories are deleted with their account.
      const docs = await categories.find({ userId: null, deletedAt: null }).lean()
      return access.describe(
        docs.sort((one, other) => positionOf(one) - positionOf(other)),
        reader,
      )
    },

    /** The user's own, newest first, then those shared with them and not hidden, newest grant first. */
    listMine: async (userId: string): Promise<Category[]> => {
      const [own, shared] = await Promise.all([
        categories.find({ userId, deletedAt: null }).sort({ createdAt: -1, _id: -1 }).lean(),
        sharedWith(userId),
      ])
      return access.describe([...own, ...shared], userId)
    },

    get: async (categoryId: string, reader: Reader): Promise<Category> =>
      describeOne(access, await access.allowed('see', categoryId, reader), reader),

    /** @throws AppError `conflict`, with the stored category, when it has changed since `updatedAt` */
    update: ({
      userId,
      categoryId,
      change: { updatedAt: base, ...wanted },
    }: CategoryTarget & { change: Parsed<'updateCategory', 'body'> }): Promise<Category> =>
      serialQueue(categoryId, async () => {
        const doc = await access.allowed('manage', categoryId, userId)
        if (!isBasedOn(doc.updatedAt, base))
          throw new AppError('conflict', 'This category changed elsewhere.', {
            data: { category: await describeOne(access, doc, userId) },
          })
        const { name = doc.name, description = doc.description } = wanted
        if (name === doc.name && description === doc.description) return describeOne(access, doc, userId)
        const changed = await categories
          .findOneAndUpdate(
            { categoryId, userId, deletedAt: null, updatedAt: doc.updatedAt },
            { $set: { name, description, updatedAt: timeAfter(doc.updatedAt) } },
            { returnDocument: 'after' },
          )
          .lean()
        // Another process wrote in between: its change must not be overwritten unseen.
        if (!changed) throw new AppError('conflict', 'This category changed elsewhere.')
        return describeOne(access, changed, userId)
      }),

    remove: ({ userId, categoryId }: CategoryTarget): Promise<void> =>
      // Queued behind writes to its items, so that no item outlives its category.
      serialQueue(categoryId, async () => {
        await access.allowed('manage', categoryId, userId)
        await deleteCategory(store, { userId, categoryId })
      }),
  }
}
