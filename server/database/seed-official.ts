import { createHash } from 'node:crypto'
import { Types, type Connection } from 'mongoose'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Logger } from '../log.ts'
import { categoryModel, retirement } from '../models/category.ts'
import { contentItemModel, type ContentItemDoc } from '../models/content-item.ts'
import { isDuplicateKey } from './errors.ts'
import { OFFICIAL_CONTENT } from './official/all.ts'
import type { OfficialContent, OfficialItem } from './official/official-content.ts'

/** The same for the same words, so that two servers that start at once cannot seed an item twice. */
function seededId(categoryId: string, content: string): Types.ObjectId {
  return new Types.ObjectId(
    createHash('sha256').update(`${categoryId}\n${content}`).digest('hex').slice(0, 24),
  )
}

function isAsSeeded(stored: ContentItemDoc, { contentType, tags }: OfficialItem): boolean {
  return stored.contentType === contentType && stored.tags.join('\n') === tags.join('\n')
}

/**
 * Makes the official categories what the seed says: adds, changes and takes away categories and items, and leaves alone
 * what is as it should be and whatever users made.
 * @param seed for tests; names and order stand in shared/official-categories
 */
export async function seedOfficialCategories(
  connection: Connection,
  log: Logger,
  seed: readonly OfficialContent[] = OFFICIAL_CONTENT,
): Promise<void> {
  const categories = categoryModel(connection)
  const items = contentItemModel(connection)

  /** Whether the category is there, and ours. */
  async function seedCategory({ categoryId, description }: OfficialContent): Promise<boolean> {
    const { name } = OFFICIAL_CATEGORIES.find((category) => category.categoryId === categoryId)!
    const now = new Date()
    const stored = await categories.findOne({ categoryId }).lean()
    // Of a deleted one of a user no type is left: its id stays reserved, and we do not inherit its links either.
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
    const stored = new Map(
      (await items.find({ categoryId }).lean()).map((item) => [item._id.toString(), item]),
    )
    const now = Date.now()
    const missing: ContentItemDoc[] = []
    for (const [position, item] of wanted.entries()) {
      const _id = seededId(categoryId, item.content)
      const there = stored.get(_id.toString())
      stored.delete(_id.toString())
      if (there && !isAsSeeded(there, item))
        await items.updateOne(
          { _id },
          { $set: { contentType: item.contentType, tags: item.tags, updatedAt: new Date(now) } },
        )
      // A moment apart, for they are listed by this time and are to stand in the order of the seed.
      const createdAt = new Date(now + position)
      if (!there) missing.push({ ...item, _id, categoryId, source: null, createdAt, updatedAt: createdAt })
    }
    if (missing.length > 0) await items.insertMany(missing, { ordered: false })
    if (stored.size > 0) await items.deleteMany({ _id: { $in: [...stored.values()].map(({ _id }) => _id) } })
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
      // Another server that starts at this moment has put them there.
      if (!isDuplicateKey(error)) throw error
    }
  await retireOthers()
}
