import type { PermissionLevel } from '#shared/category-choices.ts'
import { can, type CategoryAction, type Role } from '#shared/rules/access.ts'
import type { Category } from '#shared/schemas/category.ts'
import { AppError } from '../../app-error.ts'
import { isOwnedBy } from '../../models/card.ts'
import { languageOf, type CategoryDoc } from '../../models/category.ts'
import type { CategoryStore } from './category-store.ts'
import { readNames } from '../people.ts'

/** The id of the user who reads or writes; undefined for a guest. */
export type Reader = string | undefined

export type CategoryAccess = ReturnType<typeof createCategoryAccess>

/** The only place that reads a category for a caller: it also decides about their rights. */
export function createCategoryAccess({ categories, items, permissions, users }: CategoryStore) {
  async function roleOf(doc: CategoryDoc, reader: Reader): Promise<Role> {
    if (reader === undefined) return 'guest'
    if (isOwnedBy(doc, reader)) return 'owner'
    const granted = await permissions.findOne({ categoryId: doc.categoryId, userId: reader }).lean()
    return granted?.permissionLevel ?? 'user'
  }

  async function levelsOf(
    docs: readonly CategoryDoc[],
    reader: Reader,
  ): Promise<Map<string, PermissionLevel>> {
    if (reader === undefined) return new Map()
    const categoryIds = docs.filter((doc) => !isOwnedBy(doc, reader)).map(({ categoryId }) => categoryId)
    const rows = await permissions.find({ userId: reader, categoryId: { $in: categoryIds } }).lean()
    return new Map(rows.map(({ categoryId, permissionLevel }) => [categoryId, permissionLevel]))
  }

  /** Counts the items of each category. @returns the counts by category id; a category without items is missing */
  async function countsOf(docs: readonly CategoryDoc[]): Promise<Map<string, number>> {
    if (docs.length === 0) return new Map()
    const categoryIds = docs.map(({ categoryId }) => categoryId)
    const counts = await items.aggregate<{ _id: string; n: number }>([
      { $match: { categoryId: { $in: categoryIds } } },
      { $group: { _id: '$categoryId', n: { $sum: 1 } } },
    ])
    return new Map(counts.map(({ _id, n }) => [_id, n]))
  }

  /** Returns categories as `reader` sees them. */
  async function describe(docs: readonly CategoryDoc[], reader: Reader): Promise<Category[]> {
    // Counted, not stored: a stored count would be wrong for good after one write that failed half way.
    const ownerIds = docs.map(({ userId }) => userId)
    const [levels, nameOf, counts] = await Promise.all([
      levelsOf(docs, reader),
      readNames(users, ownerIds),
      countsOf(docs),
    ])
    return docs.map((doc) => ({
      categoryId: doc.categoryId,
      name: doc.name,
      description: doc.description,
      type: doc.type,
      language: languageOf(doc),
      itemCount: counts.get(doc.categoryId) ?? 0,
      createdAt: doc.createdAt.toISOString(),
      updatedAt: doc.updatedAt.toISOString(),
      isOwner: isOwnedBy(doc, reader),
      permission: levels.get(doc.categoryId) ?? null,
      ownerName: nameOf(doc.userId),
    }))
  }

  return {
    /** Returns the category, if `reader` may do this. @throws AppError `not-found`, `not-signed-in`, `forbidden` */
    allowed: async (action: CategoryAction, categoryId: string, reader: Reader): Promise<CategoryDoc> => {
      const doc = await categories.findOne({ categoryId, deletedAt: null }).lean()
      if (!doc) throw new AppError('not-found', "This category doesn't exist.")
      const permission = can(action, doc.type, await roleOf(doc, reader))
      if (permission === 'not-signed-in') throw new AppError('not-signed-in', 'Please log in.')
      if (permission === 'forbidden')
        throw new AppError('forbidden', "You don't have permission to do that here.")
      return doc
    },

    /** Whether an admin has taken the category down, so that no one may see it. */
    isTakenDown: async (categoryId: string): Promise<boolean> =>
      Boolean((await categories.findOne({ categoryId }).lean())?.takenDownAt),

    describe,

    /** Returns one category as `reader` sees it. */
    describeOne: async (doc: CategoryDoc, reader: Reader): Promise<Category> =>
      (await describe([doc], reader))[0]!,
  }
}
