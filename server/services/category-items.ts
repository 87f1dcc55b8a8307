import { isValidObjectId } from 'mongoose'
import { ITEMS_PER_CATEGORY, type ContentType } from '#shared/product.ts'
import type { ContentItem, NewItem } from '#shared/schemas/category.ts'
import { AppError } from '../app-error.ts'
import { toContentItem, type ContentItemDoc } from '../models/content-item.ts'
import type { CategoryAccess, Reader } from './category-access.ts'
import { isBasedOn, timeAfter, type CategoryStore } from './category-store.ts'

export interface ItemChange {
  content?: string | undefined
  contentType?: ContentType | undefined
  tags?: string[] | undefined
  source?: string | null | undefined
  /** The `updatedAt` that the change was based on, ISO 8601. */
  updatedAt?: string | undefined
}

/** The verbs for the items of categories; all refuse with `not-found`, and writes with `forbidden`. */
export interface CategoryItems {
  /** In the order in which they were added. */
  list: (categoryId: string, reader: Reader) => Promise<ContentItem[]>
  /** All of them or none, in their order. Refuses with `quota-exceeded`. */
  add: (target: { userId: string; categoryId: string; items: readonly NewItem[] }) => Promise<ContentItem[]>
  /** Refuses with `conflict`, with the present item, where it has moved since `updatedAt`. */
  update: (target: { userId: string; itemId: string; change: ItemChange }) => Promise<ContentItem>
  remove: (target: { userId: string; itemId: string }) => Promise<void>
}

function noItem(): AppError {
  return new AppError('not-found', 'This item does not exist.')
}

export function createCategoryItems(store: CategoryStore, access: CategoryAccess): CategoryItems {
  const { items, serialQueue } = store

  /** The stored item, where the user may change it. */
  async function editable(itemId: string, userId: string): Promise<ContentItemDoc> {
    const doc = isValidObjectId(itemId) ? await items.findOne({ _id: itemId }).lean() : null
    if (!doc) throw noItem()
    await access.allowed('edit-items', doc.categoryId, userId)
    return doc
  }

  async function insertAll(
    categoryId: string,
    wanted: readonly NewItem[],
    now: Date,
  ): Promise<ContentItemDoc[]> {
    const docs = wanted.map((item) => new items({ ...item, categoryId, createdAt: now, updatedAt: now }))
    try {
      await items.insertMany(docs)
    } catch (error) {
      // A database of several machines may have taken some of them before it failed.
      await items.deleteMany({ _id: { $in: docs.map(({ _id }) => _id) } }).catch(() => undefined)
      throw error
    }
    return docs.map((doc) => doc.toObject())
  }

  return {
    list: async (categoryId, reader) => {
      await access.allowed('see', categoryId, reader)
      const docs = await items.find({ categoryId }).sort({ createdAt: 1, _id: 1 }).lean()
      return docs.map(toContentItem)
    },

    add: ({ userId, categoryId, items: wanted }) =>
      // One by one, so that additions racing at the quota's edge do not all count 1,999.
      serialQueue(categoryId, async () => {
        await access.allowed('edit-items', categoryId, userId)
        const room = ITEMS_PER_CATEGORY - (await items.countDocuments({ categoryId }))
        if (wanted.length > room)
          throw new AppError(
            'quota-exceeded',
            `A category holds ${ITEMS_PER_CATEGORY} items: there is room for ${Math.max(0, room)} more.`,
          )
        return (await insertAll(categoryId, wanted, new Date())).map(toContentItem)
      }),

    update: ({ userId, itemId, change: { updatedAt: base, ...wanted } }) =>
      serialQueue(itemId, async () => {
        const doc = await editable(itemId, userId)
        const moved = (item: ContentItemDoc) =>
          new AppError('conflict', 'This item has been changed elsewhere.', {
            data: { item: toContentItem(item) },
          })
        if (!isBasedOn(doc.updatedAt, base)) throw moved(doc)
        const next = {
          content: wanted.content ?? doc.content,
          contentType: wanted.contentType ?? doc.contentType,
          tags: wanted.tags ?? doc.tags,
          source: wanted.source === undefined ? doc.source : wanted.source,
        }
        if (isSame(next, doc)) return toContentItem(doc)
        const changed = await items
          .findOneAndUpdate(
            { _id: itemId, updatedAt: doc.updatedAt },
            { $set: { ...next, updatedAt: timeAfter(doc.updatedAt) } },
            { returnDocument: 'after' },
          )
          .lean()
        if (changed) return toContentItem(changed)
        // Another process was faster by a moment: what it wrote is not to be written over unseen.
        const present = await items.findOne({ _id: itemId }).lean()
        throw present ? moved(present) : noItem()
      }),

    remove: async ({ userId, itemId }) => {
      const doc = await editable(itemId, userId)
      const { deletedCount } = await items.deleteOne({ _id: doc._id })
      if (deletedCount === 0) throw noItem()
    },
  }
}

type Said = Pick<ContentItemDoc, 'content' | 'contentType' | 'tags' | 'source'>

function isSame(one: Said, other: Said): boolean {
  return (
    one.content === other.content &&
    one.contentType === other.contentType &&
    one.source === other.source &&
    one.tags.join('\n') === other.tags.join('\n')
  )
}
