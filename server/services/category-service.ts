import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { AppError } from '../app-error.ts'
import { tombstone, type CategoryDoc } from '../models/category.ts'
import type { Categories } from './categories.ts'
import { describeOne, type CategoryAccess } from './category-access.ts'
import { createCategoryCreation } from './category-creation.ts'
import { isBasedOn, timeAfter, type CategoryStore } from './category-store.ts'

const OFFICIAL_ORDER = new Map<string, number>(
  OFFICIAL_CATEGORIES.map(({ categoryId }, position) => [categoryId, position]),
)
const positionOf = ({ categoryId }: CategoryDoc) => OFFICIAL_ORDER.get(categoryId) ?? OFFICIAL_ORDER.size

/** The verbs for categories as such, on a database. */
export function createCategories(store: CategoryStore, access: CategoryAccess): Categories {
  const { categories, items, permissions, serialQueue } = store

  async function sharedWith(userId: string): Promise<CategoryDoc[]> {
    const granted = await permissions.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean()
    const docs = await categories
      .find({ categoryId: { $in: granted.map(({ categoryId }) => categoryId) }, deletedAt: null })
      .lean()
    const byId = new Map(docs.map((doc) => [doc.categoryId, doc]))
    return granted.flatMap(({ categoryId }) => byId.get(categoryId) ?? [])
  }

  return {
    listOfficial: async (reader) => {
      // Nobody's and not deleted: users' categories go with their owners.
      const docs = await categories.find({ userId: null, deletedAt: null }).lean()
      return access.describe(
        docs.sort((one, other) => positionOf(one) - positionOf(other)),
        reader,
      )
    },

    listMine: async (userId) => {
      const [own, shared] = await Promise.all([
        categories.find({ userId, deletedAt: null }).sort({ createdAt: -1, _id: -1 }).lean(),
        sharedWith(userId),
      ])
      return access.describe([...own, ...shared], userId)
    },

    get: async (categoryId, reader) =>
      describeOne(access, await access.allowed('see', categoryId, reader), reader),

    ...createCategoryCreation(store, access),

    update: ({ userId, categoryId, change: { updatedAt: base, ...wanted } }) =>
      serialQueue(categoryId, async () => {
        const doc = await access.allowed('manage', categoryId, userId)
        if (!isBasedOn(doc.updatedAt, base))
          throw new AppError('conflict', 'This category has been changed elsewhere.', {
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
        // Another process was faster by a moment: what it wrote is not to be written over unseen.
        if (!changed) throw new AppError('conflict', 'This category has been changed elsewhere.')
        return describeOne(access, changed, userId)
      }),

    remove: ({ userId, categoryId }) =>
      // After the writes to its items that run already, so that none of them outlives it.
      serialQueue(categoryId, async () => {
        await access.allowed('manage', categoryId, userId)
        await categories.updateOne({ categoryId, userId, deletedAt: null }, tombstone(new Date()))
        await items.deleteMany({ categoryId })
        await permissions.deleteMany({ categoryId })
      }),
  }
}
