import { createHash } from 'node:crypto'
import { Types, type Connection } from 'mongoose'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Logger } from '../log.ts'
import { categoryModel, retirement } from '../models/category.ts'
import { contentItemModel, type ContentItemDoc } from '../models/content-item.ts'
import { isDuplicateKey } from './errors.ts'
import { OFFICIAL_CONTENT, type OfficialContent, type OfficialItem } from './official-content.ts'

/** An id derived from the words, so that two servers that start together seed an item once. */
function seededId(categoryId: string, content: string): Types.ObjectId {
  return new Types.ObjectId(
    createHash('sha256').update(`${categoryId}\n${content}`).digest('hex').slice(0, 24),
  )
}

/** The fields of a stored item that the seed sets. */
type StoredItem = Pick<ContentItemDoc, '_id' | 'categoryId' | 'contentType' | 'tags'>

function isAsSeeded(stored: StoredItem, { contentType, tags }: OfficialItem): boolean {
  return stored.contentType === contentType && stored.tags.join('\n') === tags.join('\n')
}

/**
 * Makes the official categories match the seed: adds, changes and removes categories and items. Users' categories stay
 * untouched.
 * @param seed another one in tests; names and order come from shared/official-categories
 */
export async function seedOfficialCategories(
  connection: Connection,
  log: Logger,
  seed: readonly OfficialContent[] = OFFICIAL_CONTENT,
): Promise<void> {
  const categories = categoryModel(connection)
  const items = contentItemModel(connection)

  // Read in one query: every start waits for it.
  const seededIds = seed.map(({ categoryId }) => categoryId)
  const storedCategories = new Map(
    (await categories.find({ categoryId: { $in: seededIds } }).lean()).map((one) => [one.categoryId, one]),
  )
  const storedItems = new Map<string, Map<string, StoredItem>>(
    seededIds.map((categoryId) => [categoryId, new Map()]),
  )
  for (const item of await items
    .find({ categoryId: { $in: seededIds } })
    .select<StoredItem>({ categoryId: 1, contentType: 1, tags: 1 })
    .lean())
    storedItems.get(item.categoryId)!.set(item._id.toString(), item)

  /** @returns false when a user has this id */
  async function seedCategory({ categoryId, description }: OfficialContent): Promise<boolean> {
    const { name } = OFFICIAL_CATEGORIES.find((category) => category.categoryId === categoryId)!
    const now = new Date()
    const stored = storedCategories.get(categoryId)
    // A user's deleted category has no type left. Its id stays reserved, also for us.
    if (stored && stored.type !== 'official') {
      log.warn({ event: 'seed_skipped', categoryId }, 'a user has or had a category with this id')
      return false
    }
    if (!stored)
      await categories.create({
        categoryId,
        name,
        description,
        type: 'official',
        createdAt: now,
        updatedAt: now,
      })
    else if (stored.name !== name || stored.description !== description || stored.deletedAt)
      await categories.updateOne(
        { categoryId },
        { $set: { name, description, deletedAt: null, updatedAt: now } },
      )
    return true
  }

  async function seedItems({ categoryId, items: wanted }: OfficialContent): Promise<void> {
    const stored = storedItems.get(categoryId)!
    const now = Date.now()
    const missing: ContentItemDoc[] = []
    let hasChanged = false
    for (const [position, item] of wanted.entries()) {
      const _id = seededId(categoryId, item.content)
      const there = stored.get(_id.toString())
      stored.delete(_id.toString())
      if (there && !isAsSeeded(there, item)) {
        await items.updateOne(
          { _id },
          { $set: { contentType: item.contentType, tags: item.tags, updatedAt: new Date(now) } },
        )
        hasChanged = true
      }
      // 1 ms apart, because items are listed by this time in the order of the seed.
      const createdAt = new Date(now + position)
      if (!there) missing.push({ ...item, _id, categoryId, source: null, createdAt, updatedAt: createdAt })
    }
    if (missing.length > 0) await items.insertMany(missing, { ordered: false })
    if (stored.size > 0) await items.deleteMany({ _id: { $in: [...stored.values()].map(({ _id }) => _id) } })
    // Other servers on this database keep lists of items by this stamp.
    if (hasChanged || missing.length > 0 || stored.size > 0)
      await categories.updateOne({ categoryId }, { $set: { itemsStamp: new Types.ObjectId() } })
  }

  async function retireOthers(): Promise<void> {
    const kept = new Set<string>(seed.map(({ categoryId }) => categoryId))
    const official = await categories.find({ userId: null, deletedAt: null }).lean()
    for (const { categoryId } of official.filter((category) => !kept.has(category.categoryId))) {
      await categories.updateOne({ categoryId }, retirement(new Date()))
      await items.deleteMany({ categoryId })
    }
  }

  for (const category of seed)
    try {
      if (await seedCategory(category)) await seedItems(category)
    } catch (error) {
      // Another server that starts at the same time has inserted them.
      if (!isDuplicateKey(error)) throw error
    }
  await retireOthers()
}
