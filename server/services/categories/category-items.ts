import { createHash } from 'node:crypto'
import { Types } from 'mongoose'
import type { ParsedOf } from '#shared/contract/calls.ts'
import { ITEMS_PER_CATEGORY } from '#shared/product.ts'
import type { AddedItem, ContentItem } from '#shared/schemas/category.ts'
import { AppError, quotaFull } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import type { CategoryDoc } from '../../models/category.ts'
import { toContentItem, type ContentItemDoc } from '../../models/content-item.ts'
import type { CategoryAccess, Reader } from './category-access.ts'
import {
  insertItems,
  isBasedOn,
  timeAfter,
  type CategoryStore,
  type CategoryTarget,
} from './category-store.ts'
import type { ItemLists } from './item-lists.ts'
import { bytesOfItem, type StorageQuota } from '../storage-quota.ts'

interface ItemTarget {
  userId: string
  itemId: string
}

type ItemFields = Pick<ContentItemDoc, 'content' | 'contentType' | 'tags' | 'source'>

const noItem = (): AppError => new AppError('not-found', "This item doesn't exist.")

function isSame(one: ItemFields, other: ItemFields): boolean {
  return (
    one.content === other.content &&
    one.contentType === other.contentType &&
    one.source === other.source &&
    one.tags.join('\n') === other.tags.join('\n')
  )
}

/** Returns the ids of the items that a call adds, in their order. A repeated call gets the same ids. */
function idsOf(call: string, count: number): Types.ObjectId[] {
  const first = createHash('sha256').update(call).digest('hex').slice(0, 18)
  return Array.from(
    { length: count },
    (_, at) => new Types.ObjectId(first + at.toString(16).padStart(6, '0')),
  )
}

/** The use cases of items. All throw AppError `not-found`, and writes `forbidden`, in addition to the errors listed. */
export function createCategoryItems(
  store: CategoryStore,
  access: CategoryAccess,
  lists: ItemLists,
  quota: StorageQuota,
) {
  const { items, serialQueue } = store

  /** Returns the stored item and its category, if the user may change the item. */
  async function editable(itemId: string, userId: string) {
    const doc = await items.findOne({ _id: itemId }).lean()
    if (!doc) throw noItem()
    return { doc, category: await access.allowed('edit-items', doc.categoryId, userId) }
  }

  /** Runs a change that adds `bytes` to a category, if they fit. @throws AppError `quota-exceeded` */
  function withRoom<T>(
    category: CategoryDoc,
    { userId, bytes }: { userId: string; bytes: number },
    change: () => Promise<T>,
  ): Promise<T> {
    if (bytes <= 0) return change()
    const owner = category.userId!.toString()
    return quota.withRoom({ userId: owner, bytes, by: userId }, change)
  }

  return {
    /** Returns the items in the order in which they were added: ContentItem[] as JSON. */
    list: async (categoryId: string, reader: Reader): Promise<Buffer> =>
      (await lists.of(await access.allowed('see', categoryId, reader))).json,

    /**
     * Adds all items or none, in order. Repeated with the same `opId`, or the same `id` in `again`, it adds nothing.
     * @throws AppError `quota-exceeded`
     */
    add: ({
      userId,
      categoryId,
      items: wanted,
      opId,
    }: CategoryTarget & { items: readonly AddedItem[]; opId: string | undefined }): Promise<ContentItem[]> =>
      // Serialized, so that concurrent additions at the quota's limit do not all count 1,999.
      serialQueue(categoryId, async () => {
        const category = await access.allowed('edit-items', categoryId, userId)
        const again = wanted[0]?.again
        const named = opId === undefined ? [] : idsOf(`${userId} ${categoryId} ${opId}`, wanted.length)
        const ids = again === undefined ? named : [new Types.ObjectId(again.id)]
        const query = { _id: { $in: ids }, categoryId }
        const stored = () => items.find(query).sort({ _id: 1 }).lean()
        const earlier = ids.length > 0 ? await stored() : []
        if (earlier.length > 0) return earlier.map(toContentItem)
        const room = ITEMS_PER_CATEGORY - (await items.countDocuments({ categoryId }))
        if (wanted.length > room)
          throw quotaFull(
            `A category can hold ${ITEMS_PER_CATEGORY.toLocaleString('en-US')} items. There's room for ${Math.max(0, room)} more.`,
          )
        const bytes = wanted.reduce((sum, item) => sum + bytesOfItem(item), 0)
        const added = await withRoom(category, { userId, bytes }, () =>
          lists.change(
            categoryId,
            () => unlessDuplicate(insertItems(store, categoryId, wanted, new Date(), ids)),
            (made) => (made ? bytes : 0),
          ),
        )
        // Undefined: another server has just stored the items of the same call, or another category has the item.
        const made = added ?? (await stored())
        if (made.length === 0) throw noItem()
        return made.map(toContentItem)
      }),

    /** @throws AppError `conflict`, with the stored item, when it has changed since `updatedAt`; `quota-exceeded` */
    update: ({
      userId,
      itemId,
      change: { updatedAt: base, ...wanted },
    }: ItemTarget & { change: ParsedOf<'updateItem', 'body'> }): Promise<ContentItem> =>
      serialQueue(itemId, async () => {
        const { doc, category } = await editable(itemId, userId)
        const moved = (item: ContentItemDoc) =>
          new AppError('conflict', 'This item changed elsewhere.', {
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
        const bytes = bytesOfItem(next) - bytesOfItem(doc)
        const changed = await withRoom(category, { userId, bytes }, () =>
          lists.change(
            doc.categoryId,
            () =>
              items
                .findOneAndUpdate(
                  { _id: itemId, updatedAt: doc.updatedAt },
                  { $set: { ...next, updatedAt: timeAfter(doc.updatedAt) } },
                  { returnDocument: 'after' },
                )
                .lean(),
            (stored) => (stored ? bytes : 0),
          ),
        )
        if (changed) return toContentItem(changed)
        // Another process wrote in between: its change must not be overwritten unseen.
        const present = await items.findOne({ _id: itemId }).lean()
        throw present ? moved(present) : noItem()
      }),

    remove: async ({ userId, itemId }: ItemTarget): Promise<void> => {
      const { doc } = await editable(itemId, userId)
      const { deletedCount } = await lists.change(
        doc.categoryId,
        () => items.deleteOne({ _id: doc._id }),
        (result) => -bytesOfItem(doc) * result.deletedCount,
      )
      if (deletedCount === 0) throw noItem()
    },
  }
}
