import { Types, type Connection } from 'mongoose'
import type { AddedItem } from '#shared/schemas/category.ts'
import { isDuplicateKey } from '../../database/errors.ts'
import type { ContentItemDoc } from '../../models/content-item.ts'
import { modelsOf } from '../../models/models.ts'
import { createSerialQueue } from '../serial-queue.ts'

/** A user and a category. */
export interface CategoryTarget {
  userId: string
  categoryId: string
}

/** Anyone can share with anyone: only the newest shared categories are listed. */
export const MAX_SHARED_LISTED = 200

/** Creates the models, and the only queue for writes of categories that must not race. */
export function createCategoryStore(connection: Connection) {
  return { ...modelsOf(connection), serialQueue: createSerialQueue() }
}

export type CategoryStore = ReturnType<typeof createCategoryStore>

/** Deletes everything stored about a deleted or taken-down category except its own document. */
export async function deleteBelongingsOfCategory(
  { items, permissions }: CategoryStore,
  categoryId: string,
): Promise<void> {
  await items.deleteMany({ categoryId })
  await permissions.deleteMany({ categoryId })
}

/** Stores items in their order, all or none. */
export async function insertItems(
  { items }: CategoryStore,
  categoryId: string,
  wanted: readonly AddedItem[],
  now: Date,
  ids: readonly Types.ObjectId[] = [],
): Promise<ContentItemDoc[]> {
  if (wanted.length === 0) return []
  const docs = wanted.map(
    ({ content, contentType, tags, source, again }, at) =>
      new items({
        _id: ids[at] ?? new Types.ObjectId(),
        content,
        contentType,
        tags,
        source,
        categoryId,
        // A time in the future would keep the item the newest of all.
        createdAt: again ? new Date(Math.min(Date.parse(again.createdAt), now.getTime())) : now,
        updatedAt: now,
      }),
  )
  try {
    await items.insertMany(docs)
  } catch (error) {
    // A replica set may have stored some of them before it failed. After a duplicate key nothing is deleted: the stored
    // items are those of the same call on another server, perhaps with the same `updatedAt`.
    if (!isDuplicateKey(error))
      await items
        .deleteMany({ _id: { $in: docs.map(({ _id }) => _id) }, updatedAt: now })
        .catch(() => undefined)
    throw error
  }
  return docs.map((doc) => doc.toObject())
}

/** Returns now, but a time after `before`: clients tell versions apart by their times, even within a millisecond. */
export const timeAfter = (before: Date): Date => new Date(Math.max(Date.now(), before.getTime() + 1))

/** Whether a change is based on what is stored; a change without a base always is. */
export function isBasedOn(stored: Date, base: string | undefined): boolean {
  return base === undefined || new Date(base).getTime() === stored.getTime()
}
