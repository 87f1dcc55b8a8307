import type { PlayedCard } from '#shared/contract/answers.ts'
import { RECENT_PLAYS_PER_USER } from '#shared/product.ts'
import { AppError } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { toCardReply } from '../../models/card.ts'
import type { Models } from '../../models/models.ts'
import type { CardStore } from './card-store.ts'
import { withDocs } from '../with-docs.ts'
import { createSerialQueue } from '../serial-queue.ts'

/** The number of rows deleted by one command, so that no command occupies the database for long. */
const DELETE_BATCH = 500

/** Deletes all plays of a card, however many people have played it. */
export async function deletePlaysOf({ plays }: Models, cardId: string): Promise<void> {
  for (;;) {
    const rows = await plays.find({ cardId }, { _id: 1 }).limit(DELETE_BATCH).lean()
    if (rows.length > 0) await plays.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } })
    if (rows.length < DELETE_BATCH) return
  }
}

/** The cards that users have played, and when they last did. */
export function createRecentPlays({ plays, cards, access }: CardStore) {
  const serialQueue = createSerialQueue()
  const newestFirst = (userId: string) => plays.find({ userId }).sort({ playedAt: -1, _id: -1 })

  async function deleteOldest(userId: string): Promise<void> {
    const old = await newestFirst(userId).skip(RECENT_PLAYS_PER_USER).select({ _id: 1 }).lean()
    if (old.length > 0) await plays.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })
  }

  return {
    /** Records that `userId` plays a card now, and keeps the 50 cards played last. @throws AppError `not-found` */
    record: ({ userId, cardId }: { userId: string; cardId: string }): Promise<void> =>
      serialQueue(userId, async () => {
        if (!(await cards.findOne({ cardId, deletedAt: null }, { _id: 1 }).lean()))
          throw new AppError('not-found', "This card doesn't exist.")
        const $set = { playedAt: new Date() }
        // Another server may insert the row at the same moment, with the same time.
        await unlessDuplicate(plays.updateOne({ cardId, userId }, { $set }, { upsert: true }))
        await deleteOldest(userId)
      }),

    /** Lists the cards that still exist, last played first. */
    list: async (userId: string): Promise<PlayedCard[]> => {
      const rows = await newestFirst(userId).limit(RECENT_PLAYS_PER_USER).lean()
      const found = await withDocs(cards, 'cardId', rows)
      const played = found.map(async ({ row, doc }) => ({
        card: toCardReply(doc, await access.roleOf(doc, userId)),
        playedAt: row.playedAt.toISOString(),
      }))
      return Promise.all(played)
    },
  }
}
