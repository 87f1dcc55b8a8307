import { createHash, randomBytes } from 'node:crypto'
import { Types, type Connection } from 'mongoose'
import type { Logger } from '../log.ts'
import { categoryModel, retirement, type CategoryDoc } from '../models/category.ts'
import { contentItemModel, type ContentItemDoc } from '../models/content-item.ts'
import { unlessDuplicate } from './errors.ts'
import { OFFICIAL_CONTENT, type OfficialContent, type OfficialItem } from './official-content.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Derives an item's id from its words, so that two servers that start together seed it once. */
const seededId = (categoryId: string, content: string) =>
  new Types.ObjectId(hash(`${categoryId}\n${content}`).slice(0, 24))

/**
 * Returns the end of a category's stamp that says that exactly these items are stored: then a start reads none of them.
 * The beginning of a stamp is random, because every change needs another stamp.
 */
const stampEnd = ({ items }: OfficialContent) => hash(JSON.stringify(items)).slice(0, 16)
const newStamp = (seeded: OfficialContent) =>
  new Types.ObjectId(randomBytes(4).toString('hex') + stampEnd(seeded))

/** The fields of a stored item that the seed sets. */
type StoredItem = Pick<ContentItemDoc, '_id' | 'categoryId' | 'contentType' | 'tags'>

function isAsSeeded(stored: StoredItem, { contentType, tags }: OfficialItem): boolean {
  return stored.contentType === contentType && stored.tags.join('\n') === tags.join('\n')
}

const NEW_OFFICIAL = { userId: null, type: 'official', deletedAt: null } as const
const UNORDERED_INSERT = { ordered: false, lean: true } as const

/**
 * Makes the official categories match the seed: adds, changes and removes categories and items. Users' categories stay
 * untouched. Every start waits for this, so it makes few queries, however many categories there are.
 * @param seed replaced in tests
 */
export async function seedOfficialCategories(
  connection: Connection,
  log: Logger,
  seed: readonly OfficialContent[] = OFFICIAL_CONTENT,
): Promise<void> {
  const categories = categoryModel(connection)
  const items = contentItemModel(connection)
  const now = new Date()
  const seededIds = seed.map(({ categoryId }) => categoryId)

  async function findStoredCategories(): Promise<Map<string, CategoryDoc>> {
    const docs = await categories.find({ categoryId: { $in: seededIds } }).lean()
    return new Map(docs.map((doc) => [doc.categoryId, doc]))
  }

  async function updateCategory(doc: CategoryDoc, { items: _, ...fields }: OfficialContent): Promise<void> {
    const { categoryId, language, name, description } = fields
    const isSame = doc.language === language && doc.name === name && doc.description === description
    if (!isSame || doc.deletedAt)
      await categories.updateOne({ categoryId }, { $set: { ...fields, deletedAt: null, updatedAt: now } })
  }

  /** @returns the stored categories of the seed, without those whose id a user has */
  async function seedCategories(): Promise<Map<string, CategoryDoc>> {
    let stored = await findStoredCategories()
    const missing = seed
      .filter(({ categoryId }) => !stored.has(categoryId))
      .map(({ items: _, ...fields }) => ({
        ...fields,
        ...NEW_OFFICIAL,
        createdAt: now,
        updatedAt: now,
      }))
    if (missing.length > 0) {
      await unlessDuplicate(categories.insertMany(missing, UNORDERED_INSERT))
      // Another server that starts at the same time may have inserted some, and a user may have taken an id.
      stored = await findStoredCategories()
    }
    for (const wanted of seed) {
      const doc = stored.get(wanted.categoryId)!
      if (doc.type === 'official') {
        await updateCategory(doc, wanted)
        continue
      }
      // A user's deleted category has no type left. Its id stays reserved, even from us.
      stored.delete(wanted.categoryId)
      log.warn(
        { event: 'seed_skipped', categoryId: wanted.categoryId },
        'a user has or had a category with this id',
      )
    }
    return stored
  }

  /** Reads the items of these categories, by item id. */
  async function findStoredItems(wanted: readonly OfficialContent[]): Promise<Map<string, StoredItem>> {
    const docs = await items
      .find({ categoryId: { $in: wanted.map(({ categoryId }) => categoryId) } })
      .select<StoredItem>({ categoryId: 1, contentType: 1, tags: 1 })
      .lean()
    return new Map(docs.map((doc) => [doc._id.toString(), doc]))
  }

  async function seedItems(wanted: readonly OfficialContent[]): Promise<void> {
    const stored = await findStoredItems(wanted)
    const missing: ContentItemDoc[] = []
    for (const { categoryId, items: list } of wanted)
      for (const [position, item] of list.entries()) {
        const _id = seededId(categoryId, item.content)
        const storedItem = stored.get(_id.toString())
        stored.delete(_id.toString())
        const { contentType, tags } = item
        // 1 ms apart, because lists are sorted by this time, and keep the order of the seed.
        const createdAt = new Date(now.getTime() + position)
        if (!storedItem)
          missing.push({ ...item, _id, categoryId, source: null, createdAt, updatedAt: createdAt })
        else if (!isAsSeeded(storedItem, item))
          await items.updateOne({ _id }, { $set: { contentType, tags, updatedAt: now } })
      }
    // Another server that starts at the same time may have inserted some.
    if (missing.length > 0) await unlessDuplicate(items.insertMany(missing, UNORDERED_INSERT))
    if (stored.size > 0) await items.deleteMany({ _id: { $in: [...stored.values()].map(({ _id }) => _id) } })
    // Other servers on this database cache lists of items by this stamp.
    await categories.bulkWrite(
      wanted.map((category) => ({
        updateOne: {
          filter: { categoryId: category.categoryId },
          update: { $set: { itemsStamp: newStamp(category) } },
        },
      })),
    )
  }

  async function retireUnseeded(): Promise<void> {
    const kept = new Set(seededIds)
    const official = await categories.find({ userId: null, deletedAt: null }).lean()
    for (const { categoryId } of official.filter((category) => !kept.has(category.categoryId))) {
      await categories.updateOne({ categoryId }, retirement(now))
      await items.deleteMany({ categoryId })
    }
  }

  const stored = await seedCategories()
  const outdated = seed.filter((category) => {
    const doc = stored.get(category.categoryId)
    return doc && (doc.deletedAt || !doc.itemsStamp?.toString().endsWith(stampEnd(category)))
  })
  if (outdated.length > 0) await seedItems(outdated)
  await retireUnseeded()
}
