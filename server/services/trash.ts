import type { TrashEntry } from '#shared/contract/answers.ts'
import { CARD_QUOTA_BYTES, BYTES_PER_USER, CARDS_PER_USER, TRASH_DAYS } from '#shared/product.ts'
import { AppError } from '../app-error.ts'
import { DAY_MS } from '../day.ts'
import { isOwnedBy } from '../models/card.ts'
import type { ContentItemDoc } from '../models/content-item.ts'
import type { TakenDownDoc } from '../models/taken-down.ts'
import type { TrashDoc } from '../models/trash.ts'
import type { CardStore } from './cards/card-store.ts'
import type { CategoryStore } from './categories/category-store.ts'
import { createKeptWords, type Doc, type KeptWords } from './kept-words.ts'
import { bytesOfItem } from './storage-quota.ts'

const TRASH_MS = TRASH_DAYS * DAY_MS

/** A user and a card or category that they deleted. */
export interface Deleted {
  userId: string
  id: string
}

/** Runs `work`, which stores `bytes` more. @throws AppError `quota-exceeded` */
type Room = (bytes: number, work: () => Promise<void>) => Promise<void>

export type Trash = ReturnType<typeof trashOf>

const notDeleted = () =>
  new AppError('not-found', `You haven't deleted this within the last ${TRASH_DAYS} days.`)

function trashOf({ kind, trash, trashId, ...words }: KeptWords) {
  /** @throws AppError `not-found`, `removed` */
  async function find({ userId, id }: Deleted): Promise<{ row: TrashDoc; doc: Doc; before: TakenDownDoc }> {
    const [row, doc, before] = await Promise.all([
      trash.findOne({ _id: trashId(id), userId }).lean(),
      words.docOf(id),
      words.find(id),
    ])
    if (doc?.takenDownAt && isOwnedBy(doc, userId))
      throw new AppError('removed', 'This was removed after a report.')
    if (!row || !before || !doc?.deletedAt || row.expires.getTime() <= Date.now()) throw notDeleted()
    return { row, doc, before }
  }

  /** Returns the rows of what can be restored, latest deletion first. */
  async function rowsOf(userId: string): Promise<TrashDoc[]> {
    const rows = await trash.find({ userId, kind }).sort({ deletedAt: -1, _id: -1 }).lean()
    const $in = rows.filter(({ expires }) => expires.getTime() > Date.now()).map(({ id }) => id)
    // A row alone proves nothing: a failed deletion leaves one, and so does a deletion before a takedown.
    const docs = await words.docs.find({ [words.idName]: { $in } }).toArray()
    const isDeleted = (doc: (typeof docs)[number]) => Boolean(doc.deletedAt) && !doc.takenDownAt
    const deleted = new Set(docs.filter(isDeleted).map((doc) => doc[words.idName] as string))
    return rows.filter(({ id }) => deleted.has(id))
  }

  const forget = (id: string): Promise<void> =>
    words.inTurn(id, async () => {
      // Another call may have restored it.
      if ((await words.docOf(id))?.deletedAt) await words.deleteBelongings(id)
      await words.forget(id)
      await trash.deleteOne({ _id: trashId(id) })
    })

  return {
    list: async (userId: string): Promise<TrashEntry[]> =>
      (await rowsOf(userId)).map(({ id, title, deletedAt, expires }) => ({
        id,
        title,
        deletedAt: deletedAt.toISOString(),
        expiresAt: expires.toISOString(),
      })),

    /** Yields each document as it was, with everything else that is kept of it. */
    async *all<D>(userId: string) {
      for (const { id, deletedAt } of await rowsOf(userId)) {
        const [doc, before] = await Promise.all([words.docOf(id), words.find(id)])
        const complete = { ...doc, ...(before?.[kind] as object) } as D
        // Without `before`, the document was restored meanwhile.
        if (before) yield [{ doc: complete, before, deletedAt: deletedAt.toISOString() }]
      }
    },

    /** Keeps a document that its owner is about to delete. Call it within the document's queue. */
    keep: async (id: string, doc: Doc, deletedAt: Date): Promise<void> => {
      const expires = new Date(deletedAt.getTime() + TRASH_MS)
      const { items = [] } = await words.keep(id, doc, expires)
      const title = doc.title ?? doc.name ?? ''
      const bytes = (items as ContentItemDoc[]).reduce(
        (sum, item) => sum + bytesOfItem(item),
        kind === 'card' ? CARD_QUOTA_BYTES : Buffer.byteLength(title + doc.description),
      )
      const $set = { kind, id, userId: doc.userId!, title, bytes, deletedAt, expires }
      await trash.updateOne({ _id: trashId(id) }, { $set }, { upsert: true })
    },

    /** Deletes a user's oldest deletions for good while there are too many: no other quota counts them. */
    makeRoom: async (userId: string): Promise<void> => {
      let [count, bytes] = [0, 0]
      for (const row of await rowsOf(userId))
        if (++count > CARDS_PER_USER || (bytes += row.bytes) > BYTES_PER_USER) await forget(row.id)
    },

    /**
     * Makes a card or category live again as it was, with everything that belongs to it.
     * @throws AppError `not-found`, `removed`, and what `room` throws
     */
    restore: async (deleted: Deleted, room: Room): Promise<void> => {
      const { row } = await find(deleted)
      await room(row.bytes, () =>
        words.inTurn(deleted.id, async () => {
          const { doc, before } = await find(deleted)
          if (!(await words.restore(deleted.id, doc, before))) throw notDeleted()
          await trash.deleteOne({ _id: row._id })
        }),
      )
    },

    /** @throws AppError `not-found`, `removed` */
    deleteForGood: async (deleted: Deleted): Promise<void> => {
      await find(deleted)
      await forget(deleted.id)
    },
  }
}

/** Cards and categories that their owners deleted and can restore for 30 days. For everyone else they are gone. */
export function createTrash(cardStore: CardStore, categoryStore: CategoryStore) {
  const words = createKeptWords(cardStore, categoryStore)
  return { card: trashOf(words.card), category: trashOf(words.category) }
}
