import type { ParsedOf } from '#shared/contract/calls.ts'
import { newCategoryId } from '#shared/ids.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { CATEGORIES_PER_USER } from '#shared/product.ts'
import type { Category, NewItem } from '#shared/schemas/category.ts'
import { AppError, quotaFull } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { languageOf, tombstone, type CategoryDoc } from '../../models/category.ts'
import type { CategoryAccess, Reader } from './category-access.ts'
import {
  deleteBelongingsOfCategory,
  insertItems,
  isBasedOn,
  MAX_SHARED_LISTED,
  timeAfter,
  type CategoryStore,
  type CategoryTarget,
} from './category-store.ts'
import { withDocs } from '../with-docs.ts'
import { bytesOfItem, type StorageQuota } from '../storage-quota.ts'
import type { Deleted, Trash } from '../trash.ts'

type CategoryContent = Pick<Category, 'name' | 'description'>

const OFFICIAL_ORDER = new Map<string, number>(
  LANGUAGE_TAGS.flatMap(officialCategoriesIn).map(({ categoryId }, position) => [categoryId, position]),
)
const positionOf = ({ categoryId }: CategoryDoc) => OFFICIAL_ORDER.get(categoryId) ?? OFFICIAL_ORDER.size

/**
 * The use cases of categories themselves. Inputs are already parsed. All throw AppError `not-found`, and writes
 * `forbidden` by the table of shared/rules/access, in addition to the errors listed.
 */
export function createCategories(
  store: CategoryStore,
  access: CategoryAccess,
  { quota, trash }: { quota: StorageQuota; trash: Trash },
) {
  const { categories, items, permissions, serialQueue } = store

  async function sharedWith(userId: string): Promise<CategoryDoc[]> {
    const granted = await permissions
      .find({ userId, hidden: null })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_SHARED_LISTED)
      .lean()
    return (await withDocs(categories, 'categoryId', granted)).map(({ doc }) => doc)
  }

  async function takenBy(doc: CategoryDoc, userId: string): Promise<AppError> {
    const message = 'This category id is already in use.'
    const isOwn = doc.deletedAt === null && doc.userId?.toString() === userId
    return new AppError('category-id-taken', message, {
      fields: { categoryId: message },
      ...(isOwn && { data: { category: await access.describeOne(doc, userId) } }),
    })
  }

  async function refuseAboveQuota(userId: string): Promise<void> {
    if ((await categories.countDocuments({ userId, deletedAt: null })) >= CATEGORIES_PER_USER)
      throw quotaFull(`You've reached ${CATEGORIES_PER_USER} categories. Delete one to make room.`)
  }

  /**
   * Stores a category with its items, all or none, if they fit. Until its items are stored, the category looks deleted,
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
      const reserved = categories.create({ categoryId, createdAt: now, deletedAt: now })
      if (!(await unlessDuplicate(reserved))) return null
      await insertItems(store, categoryId, wanted, now)
      const fields = { userId, type: 'user', name, description, updatedAt: now, itemBytes, deletedAt: null }
      return categories.findOneAndUpdate({ categoryId }, { $set: fields }, { returnDocument: 'after' }).lean()
    })
  }

  /** Refuses an id in use. Runs before the quota check: a repeated hundredth creation counts as saved. */
  async function refuseTaken(categoryId: string | undefined, userId: string): Promise<void> {
    const taken = categoryId === undefined ? null : await categories.findOne({ categoryId }).lean()
    if (taken) throw await takenBy(taken, userId)
  }

  async function storeNew(
    userId: string,
    categoryId = newCategoryId(),
    content: CategoryContent,
    wanted: readonly NewItem[],
  ): Promise<Category> {
    await refuseAboveQuota(userId)
    const doc = await storeWhole(userId, categoryId, content, wanted)
    if (doc) return access.describeOne(doc, userId)
    const winner = await categories.findOne({ categoryId }).lean()
    throw winner ? await takenBy(winner, userId) : new AppError('unavailable', 'Please try again.')
  }

  return {
    /** @throws AppError `category-id-taken`, with the category when it is the author's own, and `quota-exceeded` */
    create: ({
      userId,
      ...body
    }: { userId: string } & ParsedOf<'createCategory', 'body'>): Promise<Category> =>
      // Serialized, so that concurrent creations at the quota's limit do not all count 99.
      serialQueue(`creations of ${userId}`, async () => {
        await refuseTaken(body.categoryId, userId)
        return storeNew(userId, body.categoryId, body, body.items)
      }),

    /** Copies a category with its items to the user's own. @throws AppError `category-id-taken`, `quota-exceeded` */
    copy: ({
      userId,
      categoryId,
      copyId,
    }: CategoryTarget & { copyId?: string | undefined }): Promise<Category> =>
      serialQueue(`creations of ${userId}`, async () => {
        await refuseTaken(copyId, userId)
        const original = await access.allowed('copy', categoryId, userId)
        const originals = await items.find({ categoryId }).sort({ createdAt: 1, _id: 1 }).lean()
        return storeNew(userId, copyId, original, originals)
      }),

    /** Lists the official categories in a language, in the order in which the code lists them. */
    listOfficial: async (language: Language, reader: Reader): Promise<Category[]> => {
      // Only official ones have no owner: a user's categories are deleted with their account.
      const docs = await categories.find({ userId: null, deletedAt: null }).lean()
      return access.describe(
        docs
          .filter((doc) => languageOf(doc) === language)
          .sort((one, other) => positionOf(one) - positionOf(other)),
        reader,
      )
    },

    /** Lists the user's own categories, newest first, then shared ones that aren't hidden, newest grant first. */
    listMine: async (userId: string): Promise<Category[]> => {
      const [own, shared] = await Promise.all([
        categories.find({ userId, deletedAt: null }).sort({ createdAt: -1, _id: -1 }).lean(),
        sharedWith(userId),
      ])
      return access.describe([...own, ...shared], userId)
    },

    get: async (categoryId: string, reader: Reader): Promise<Category> =>
      access.describeOne(await access.allowed('see', categoryId, reader), reader),

    /** @throws AppError `conflict`, with the stored category, when it has changed since `updatedAt` */
    update: ({
      userId,
      categoryId,
      change: { updatedAt: base, ...wanted },
    }: CategoryTarget & { change: ParsedOf<'updateCategory', 'body'> }): Promise<Category> =>
      serialQueue(categoryId, async () => {
        const doc = await access.allowed('manage', categoryId, userId)
        if (!isBasedOn(doc.updatedAt, base))
          throw new AppError('conflict', 'This category changed elsewhere.', {
            data: { category: await access.describeOne(doc, userId) },
          })
        const { name = doc.name, description = doc.description } = wanted
        if (name === doc.name && description === doc.description) return access.describeOne(doc, userId)
        const changed = await categories
          .findOneAndUpdate(
            { categoryId, userId, deletedAt: null, updatedAt: doc.updatedAt },
            { $set: { name, description, updatedAt: timeAfter(doc.updatedAt) } },
            { returnDocument: 'after' },
          )
          .lean()
        // Another process wrote in between: its change must not be overwritten unseen.
        if (!changed) throw new AppError('conflict', 'This category changed elsewhere.')
        return access.describeOne(changed, userId)
      }),

    remove: ({ userId, categoryId }: CategoryTarget): Promise<void> =>
      // Queued after writes to its items, so that no item outlives its category.
      serialQueue(categoryId, async () => {
        const doc = await access.allowed('manage', categoryId, userId)
        const now = new Date()
        await trash.keep(categoryId, doc, now)
        await deleteBelongingsOfCategory(store, categoryId)
        // Last: after a crash its owner can delete it again.
        await categories.updateOne({ categoryId, userId, deletedAt: null }, tombstone(now))
        trash.makeRoom(userId).catch(() => undefined)
      }),

    /** Makes a deleted category live again. @throws AppError `removed`, `quota-exceeded` */
    restore: (deleted: Deleted): Promise<Category> =>
      serialQueue(`creations of ${deleted.userId}`, async () => {
        const { userId } = deleted
        await trash.restore(deleted, async (bytes, work) => {
          await refuseAboveQuota(userId)
          await quota.withRoom({ userId, bytes }, work)
        })
        return access.describeOne(await access.allowed('manage', deleted.id, userId), userId)
      }),

    trash,
  }
}
