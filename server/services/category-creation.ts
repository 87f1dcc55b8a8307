import { newCategoryId } from '#shared/ids.ts'
import { CATEGORIES_PER_USER } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import type { CategoryDoc } from '../models/category.ts'
import type { ContentItemDoc } from '../models/content-item.ts'
import { describeOne, type CategoryAccess } from './category-access.ts'
import type { CategoryStore } from './category-store.ts'
import { bytesOfItem, type StorageQuota } from './storage-quota.ts'

export interface CategoryContent {
  name: string
  description: string
}

/** Ten characters of 64 collide once in 10^18 pairs: five collisions in a row mean that something is broken. */
const ID_TRIES = 5

const bytesOf = ({ name, description, itemBytes }: CategoryContent & { itemBytes: number }) =>
  Buffer.byteLength(name) + Buffer.byteLength(description) + itemBytes

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

  /** The stored category; null when the id is in use, or was used by a deleted category. */
  async function insert(
    userId: string,
    categoryId: string,
    content: CategoryContent & { itemBytes: number },
  ): Promise<CategoryDoc | null> {
    const now = new Date()
    try {
      const doc = await categories.create({
        ...content,
        categoryId,
        userId,
        type: 'user',
        createdAt: now,
        updatedAt: now,
      })
      return doc.toObject()
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }

  async function freeId(): Promise<string> {
    for (let tries = 0; tries < ID_TRIES; tries++) {
      const id = newCategoryId()
      if (!(await categories.findOne({ categoryId: id }, { _id: 1 }).lean())) return id
    }
    throw new Error(`No free category id in ${ID_TRIES} tries`)
  }

  /** Stores a copy if it fits. @throws AppError `quota-exceeded` */
  async function storeCopy(
    userId: string,
    { categoryId, name, description }: CategoryDoc,
  ): Promise<CategoryDoc> {
    const originals = await items.find({ categoryId }).sort({ createdAt: 1, _id: 1 }).lean()
    const itemBytes = originals.reduce((sum, item) => sum + bytesOfItem(item), 0)
    const content = { name, description, itemBytes }
    return quota.withRoom({ userId, bytes: bytesOf(content) }, () => insertCopy(userId, content, originals))
  }

  /** Inserts the items first, so that a copy that fails half way is visible to no one. */
  async function insertCopy(
    userId: string,
    category: CategoryContent & { itemBytes: number },
    originals: readonly ContentItemDoc[],
  ): Promise<CategoryDoc> {
    const categoryId = await freeId()
    const now = new Date()
    try {
      if (originals.length > 0)
        await items.insertMany(
          originals.map(({ content, contentType, tags, source }) => ({
            categoryId,
            content,
            contentType,
            tags,
            source,
            createdAt: now,
            updatedAt: now,
          })),
        )
      const doc = await insert(userId, categoryId, category)
      if (doc) return doc
      throw new AppError('unavailable', 'Please try again.')
    } catch (error) {
      await items.deleteMany({ categoryId, createdAt: now }).catch(() => undefined)
      throw error
    }
  }

  return {
    /** @throws AppError `category-id-taken`, with the category when it is the author's own, and `quota-exceeded` */
    create: ({
      userId,
      categoryId,
      content,
    }: {
      userId: string
      /** Left out for a new id. */
      categoryId?: string | undefined
      content: CategoryContent
    }): Promise<Category> =>
      // Serialized, so that concurrent creations at the quota's limit do not all count 99.
      serialQueue(`creations of ${userId}`, async () => {
        // Before the quota check: repeating the creation of the hundredth category counts as saved.
        const taken = categoryId === undefined ? null : await categories.findOne({ categoryId }).lean()
        if (taken) throw await takenBy(taken, userId)
        await refuseAboveQuota(userId)
        const id = categoryId ?? (await freeId())
        const empty = { ...content, itemBytes: 0 }
        const doc = await quota.withRoom({ userId, bytes: bytesOf(empty) }, () => insert(userId, id, empty))
        if (doc) return describeOne(access, doc, userId)
        const winner = await categories.findOne({ categoryId: id }).lean()
        throw winner ? await takenBy(winner, userId) : new AppError('unavailable', 'Please try again.')
      }),

    /** Copies a category with its items to the user's own. @throws AppError `quota-exceeded` */
    copy: ({ userId, categoryId }: { userId: string; categoryId: string }): Promise<Category> =>
      serialQueue(`creations of ${userId}`, async () => {
        const original = await access.allowed('copy', categoryId, userId)
        await refuseAboveQuota(userId)
        const doc = await storeCopy(userId, original)
        return describeOne(access, doc, userId)
      }),
  }
}
