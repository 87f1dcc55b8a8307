import type { Collection, Types } from 'mongoose'
import { APPEAL_DAYS } from '#shared/product.ts'
import { AppError } from '../../app-error.ts'
import { DAY_MS } from '../../day.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { NAMES_OF_LOST_FIELDS as LOST_BY_CARDS, type CardDoc } from '../../models/card.ts'
import { NAMES_OF_LOST_FIELDS as LOST_BY_CATEGORIES, type CategoryDoc } from '../../models/category.ts'
import { unset } from '../../models/model-of.ts'
import type { Models } from '../../models/models.ts'
import type { Target } from '../../models/report.ts'
import type { TakenDownDoc } from '../../models/taken-down.ts'
import { deleteBelongingsOfCard } from '../cards/card-belongings.ts'
import type { CardStore } from '../cards/card-store.ts'
import { deleteBelongingsOfCategory, type CategoryStore } from '../categories/category-store.ts'
import { readPeople } from '../people.ts'

const APPEAL_MS = APPEAL_DAYS * DAY_MS

/** Fields that a restored card doesn't get back: someone who has its invitation link may have been the reason. */
const NOT_RESTORED: readonly string[] = ['invitationHash', 'invitedAt']

/** A card or a category. Those of another kind lack some of the fields. */
type Doc = Pick<CategoryDoc, 'userId' | 'deletedAt' | 'takenDownAt'> & Partial<CardDoc & CategoryDoc>
type Row = Record<string, unknown> & { userId?: Types.ObjectId }

/** By kind: the collection, the name of the id there and in its rows, and where the words and the rows by their names are kept. */
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

interface Steps {
  inTurn: <T>(id: string, work: () => Promise<T>) => Promise<T>
  deleteBelongings: (id: string) => Promise<void>
  /** Tells open screens. */
  tell?: (id: string) => void
}

/** A card or a category, in whatever state. */
export interface Thing extends Target {
  /** Null for one that is gone. */
  title: string | null
  state: 'live' | 'removed' | 'deleted'
  userId: CategoryDoc['userId']
  /** Until when it can be restored; null where it can't. */
  until: Date | null
}

export const notDown = () => new AppError('not-found', "It isn't taken down.")

/** Pages that still show the card have the version before, and a co-host's write that is under way the epoch before. */
const renewed = ({ version, coHostEpoch }: Doc) => ({
  ...(coHostEpoch !== undefined && { coHostEpoch: coHostEpoch + 1 }),
  ...(version !== undefined && { version: version + 1, updatedAt: new Date() }),
})

function takedownsOf(kind: Target['kind'], models: Models, { inTurn, deleteBelongings, tell }: Steps) {
  const { idName, lost, rows } = STORED[kind]
  const docs: Collection = models[STORED[kind].docs].collection
  const kept = models[STORED[kind].kept]

  const docOf = (id: string) => docs.findOne<Doc>({ [idName]: id })

  const keptOf = (id: string) => kept.findOne({ _id: id }).lean<TakenDownDoc>()

  async function keep(id: string, doc: Doc): Promise<void> {
    const fields = Object.entries(doc).filter(([name]) => lost.includes(name) && !NOT_RESTORED.includes(name))
    const found = rows.map(
      async (name) => [name, await models[name].collection.find({ [idName]: id }).toArray()] as const,
    )
    const $set = {
      [kind]: Object.fromEntries(fields),
      ...Object.fromEntries(await Promise.all(found)),
      expires: new Date(Date.now() + APPEAL_MS),
    }
    await kept.updateOne({ _id: id }, { $set }, { upsert: true })
  }

  /** Stores rows again, besides those of people whose account is gone. */
  async function bringBack(name: (typeof rows)[number], id: string, given: Row[]): Promise<void> {
    const ids = given.map(({ userId }) => userId)
    const personOf = await readPeople(models.users, ids)
    const wanted = given.filter(({ userId }) => !userId || personOf(userId))
    if (wanted.length === 0) return
    const stored = wanted.map((row) => ({ ...row, [idName]: id }))
    // An interrupted restoration has stored some.
    await unlessDuplicate(models[name].collection.insertMany(stored, { ordered: false }))
  }

  return {
    find: async (id: string): Promise<Thing | undefined> => {
      const doc = await docOf(id)
      if (!doc) return undefined
      const { deletedAt, takenDownAt, userId, title, name } = doc
      const state = !deletedAt ? 'live' : takenDownAt ? 'removed' : 'deleted'
      const until = takenDownAt ? ((await keptOf(id))?.expires ?? null) : null
      return { kind, id, title: title ?? name ?? null, state, userId, until }
    },

    /** Takes down what is live. A second time does what the first one could not. */
    takeDown: (id: string): Promise<void> =>
      inTurn(id, async () => {
        const doc = await docOf(id)
        if (doc && !doc.deletedAt) {
          // Before, so that a crash in between loses no words.
          await keep(id, doc)
          const now = new Date()
          // Whatever its version: an abuser who edits all the time must not be able to hold it up.
          const last = await docs.findOneAndUpdate(
            { [idName]: id, deletedAt: null },
            { $set: { deletedAt: now, takenDownAt: now }, $unset: unset(lost) },
            { returnDocument: 'before' },
          )
          tell?.(id)
          if (last) await keep(id, last as unknown as Doc)
        }
        await deleteBelongings(id)
      }),

    /**
     * Makes it live again as it was, with its rows.
     * @throws AppError `not-found` for one that is not taken down, and for one whose words are deleted
     */
    restore: (id: string): Promise<void> =>
      inTurn(id, async () => {
        const doc = await docOf(id)
        if (!doc?.takenDownAt) throw notDown()
        const before = await keptOf(id)
        if (!before || before.expires.getTime() <= Date.now())
          throw new AppError(
            'not-found',
            `Its words are gone. They are kept for ${APPEAL_DAYS} days, or until its owner deletes their account.`,
          )
        // First, so that no one sees it without them.
        for (const name of rows) await bringBack(name, id, before[name] as Row[])
        const words = before[kind] as Doc
        const { matchedCount } = await docs.updateOne(
          // Another node may have restored it, and its owner's account may be gone.
          { [idName]: id, takenDownAt: doc.takenDownAt, userId: doc.userId },
          { $set: { ...words, ...renewed(words), deletedAt: null }, $unset: { takenDownAt: 1 } },
        )
        if (matchedCount === 0) throw notDown()
        await kept.deleteOne({ _id: id })
      }),
  }
}

/**
 * Takes cards and categories down and restores them. One that is taken down is a deleted one for every reader, on servers of earlier
 * versions too; its words are kept apart, where only `restore` reads them.
 */
export function createTakedowns(cardStore: CardStore, categoryStore: CategoryStore) {
  return {
    card: takedownsOf('card', cardStore, {
      inTurn: (cardId, work) => cardStore.serialQueue(`card ${cardId}`, work),
      deleteBelongings: (cardId) => deleteBelongingsOfCard(cardStore, cardId),
      tell: (cardId) => cardStore.events.emit('card.deleted', { cardId, isRemoved: true }),
    }),
    category: takedownsOf('category', categoryStore, {
      inTurn: categoryStore.serialQueue,
      deleteBelongings: (categoryId) => deleteBelongingsOfCategory(categoryStore, categoryId),
    }),
  }
}
