import { isDeepStrictEqual } from 'node:util'
import { Types, type Collection } from 'mongoose'
import { unlessDuplicate } from '../database/errors.ts'
import { LOST_FIELD_NAMES as LOST_BY_CARDS, type CardDoc } from '../models/card.ts'
import { LOST_FIELD_NAMES as LOST_BY_CATEGORIES, type CategoryDoc } from '../models/category.ts'
import type { Models } from '../models/models.ts'
import { storedTarget, type Target } from '../models/report.ts'
import type { TakenDownDoc } from '../models/taken-down.ts'
import { deleteBelongingsOfCard } from './cards/card-belongings.ts'
import type { CardStore } from './cards/card-store.ts'
import { deleteBelongingsOfCategory, type CategoryStore } from './categories/category-store.ts'
import { readPeople } from './people.ts'

/** Fields that a restored card doesn't get back: people with its invitation link may be why it was deleted. */
const NOT_RESTORED: readonly string[] = ['invitationHash', 'invitedAt']

/** The document of a card or a category. Fields that only one of the two kinds has are optional. */
export type Doc = Pick<CategoryDoc, 'userId' | 'deletedAt' | 'takenDownAt'> & Partial<CardDoc & CategoryDoc>
type Row = Record<string, unknown> & { userId?: Types.ObjectId }

/**
 * For each kind: its collection, the name of its id there and in related rows, the fields that a deletion clears, the
 * related rows, and where those fields and rows are kept.
 */
const STORED = {
  card: {
    docs: 'cards',
    idName: 'cardId',
    lost: LOST_BY_CARDS,
    rows: ['coHosts'],
    kept: 'takenDownCards',
  },
  category: {
    docs: 'categories',
    idName: 'categoryId',
    lost: LOST_BY_CATEGORIES,
    rows: ['items', 'permissions'],
    kept: 'takenDownCategories',
  },
} as const

/**
 * Returns new values for a restored document: open pages still show the old `version`, a co-host's write in flight
 * names the old `coHostEpoch`, and an empty list, read while a category was being deleted, may be cached under the old
 * `itemsStamp`.
 */
const renewed = ({ version, coHostEpoch, name }: Doc) => ({
  ...(name !== undefined && { itemsStamp: new Types.ObjectId() }),
  ...(coHostEpoch !== undefined && { coHostEpoch: coHostEpoch + 1 }),
  ...(version !== undefined && { version: version + 1, updatedAt: new Date() }),
})

/** @param deleteBelongings deletes everything stored about a card or category except its own document */
function keptWordsOf<Store extends Models & Pick<CardStore, 'serialQueue'>>(
  kind: Target['kind'],
  models: Store,
  deleteBelongings: (store: Store, id: string) => Promise<void>,
) {
  const { idName, lost, rows } = STORED[kind]
  const docs: Collection = models[STORED[kind].docs].collection
  const kept = models[STORED[kind].kept]

  const find = (id: string) => kept.findOne({ _id: id }).lean<TakenDownDoc>()

  /** Updates `hidden` in permissions: since the deletion, people may have hidden the owner or no longer hide them. */
  async function listedAsWanted(given: Row[], ownerId: Doc['userId']): Promise<Row[]> {
    const $in = given.flatMap(({ userId }) => userId ?? [])
    const hiding = await models.hiddenOwners.find({ userId: { $in }, ownerId }).lean()
    const isHiding = new Set(hiding.map(({ userId }) => userId.toString()))
    return given.map(({ hidden, ...row }) => {
      if (hidden === 'category') return { ...row, hidden }
      return isHiding.has(String(row.userId)) ? { ...row, hidden: 'owner' } : row
    })
  }

  /** Stores rows again, except those of people whose account is gone. */
  async function bringBack(
    name: (typeof rows)[number],
    id: string,
    { userId: ownerId }: Doc,
    given: Row[],
  ): Promise<void> {
    const ids = given.map(({ userId }) => userId)
    const personOf = await readPeople(models.users, ids)
    const wanted = given.filter(({ userId }) => !userId || personOf(userId))
    if (wanted.length === 0) return
    const current = name === 'permissions' ? await listedAsWanted(wanted, ownerId) : wanted
    const stored = current.map((row) => ({ ...row, [idName]: id }))
    // An interrupted restoration may have stored some of them.
    await unlessDuplicate(models[name].collection.insertMany(stored, { ordered: false }))
  }

  return {
    inTurn: models.serialQueue,
    deleteBelongings: (id: string) => deleteBelongings(models, id),
    kind,
    trash: models.trash,
    trashId: (id: string) => storedTarget({ kind, id }),
    docs,
    idName,
    lost,

    docOf: (id: string) => docs.findOne<Doc>({ [idName]: id }),

    find,

    /**
     * Keeps the content and rows of a document. Call it before deleting them, so that a crash in between loses nothing.
     * @returns what is kept
     */
    keep: async (id: string, doc: Doc, expires: Date): Promise<Record<string, unknown>> => {
      const words = Object.fromEntries(
        Object.entries(doc).filter(([name]) => lost.includes(name) && !NOT_RESTORED.includes(name)),
      )
      const before = await find(id)
      // An interrupted deletion has kept this content already, and may have deleted some of the rows since.
      if (before && isDeepStrictEqual(before[kind], words)) {
        await kept.updateOne({ _id: id }, { $set: { expires } })
        return before
      }
      const read = rows.map(
        async (name) => [name, await models[name].collection.find({ [idName]: id }).toArray()] as const,
      )
      const $set = { [kind]: words, ...Object.fromEntries(await Promise.all(read)), expires }
      await kept.updateOne({ _id: id }, { $set }, { upsert: true })
      return $set
    },

    forget: (id: string) => kept.deleteOne({ _id: id }),

    /** Makes a document live again as it was, with its rows. @returns false if it has changed since it was read */
    restore: async (id: string, doc: Doc, before: TakenDownDoc) => {
      const { deletedAt, takenDownAt, userId } = doc
      // The rows come first, so that no one sees the document without them.
      for (const name of rows) await bringBack(name, id, doc, before[name] as Row[])
      const words = before[kind] as Doc
      const { matchedCount } = await docs.updateOne(
        // Matches nothing if another node has restored it or its owner's account is gone.
        { [idName]: id, deletedAt, takenDownAt: takenDownAt ?? null, userId },
        { $set: { ...words, ...renewed(words), deletedAt: null }, $unset: { takenDownAt: 1 } },
      )
      if (matchedCount === 0) return false
      await kept.deleteOne({ _id: id })
      return true
    },
  }
}

export type KeptWords = ReturnType<typeof keptWordsOf>

/** Keeps the content of deleted and taken-down cards and categories where only a restoration and an export read it. */
export const createKeptWords = (cardStore: CardStore, categoryStore: CategoryStore) => ({
  card: keptWordsOf('card', cardStore, deleteBelongingsOfCard),
  category: keptWordsOf('category', categoryStore, deleteBelongingsOfCategory),
})
