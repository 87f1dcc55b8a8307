import type { Connection } from 'mongoose'
import { HISTORY_PER_USER } from '#shared/product.ts'
import type { PlayedCard } from '#shared/schemas/history.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import { cardModel, toCardReply } from '../models/card.ts'
import { historyModel } from '../models/history.ts'
import { createOneAtATime } from './one-at-a-time.ts'

/** Which cards a user has played, and when last. */
export interface History {
  /** Notes that `userId` plays a card now; the newest 50 are kept. Refuses with `not-found`. */
  played: (play: { userId: string; cardId: string }) => Promise<void>
  /** The cards that can still be played, those played last first. */
  list: (userId: string) => Promise<PlayedCard[]>
}

export function createHistory({ connection }: { connection: Connection }): History {
  const history = historyModel(connection)
  const cards = cardModel(connection)
  const serialQueue = createOneAtATime()
  const newestFirst = (userId: string) => history.find({ userId }).sort({ playedAt: -1, _id: -1 })

  async function note(userId: string, cardId: string): Promise<void> {
    const write = () =>
      history.updateOne({ cardId, userId }, { $set: { playedAt: new Date() } }, { upsert: true })
    try {
      await write()
    } catch (error) {
      // Another process made the row in the meantime: now it is there to be changed.
      if (!isDuplicateKey(error)) throw error
      await write()
    }
  }

  async function forgetTheOldest(userId: string): Promise<void> {
    const old = await newestFirst(userId).skip(HISTORY_PER_USER).select({ _id: 1 }).lean()
    if (old.length > 0) await history.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })
  }

  return {
    played: ({ userId, cardId }) =>
      serialQueue(userId, async () => {
        if (!(await cards.findOne({ cardId, deletedAt: null }, { _id: 1 }).lean()))
          throw new AppError('not-found', 'This card does not exist.')
        await note(userId, cardId)
        await forgetTheOldest(userId)
      }),

    list: async (userId) => {
      const rows = await newestFirst(userId).limit(HISTORY_PER_USER).lean()
      const cardIds = rows.map(({ cardId }) => cardId)
      // A row may outlive its card for a moment: one that was noted while the card was being deleted.
      const docs = await cards.find({ cardId: { $in: cardIds }, deletedAt: null }).lean()
      const byId = new Map(docs.map((doc) => [doc.cardId, doc]))
      return rows.flatMap(({ cardId, playedAt }) => {
        const doc = byId.get(cardId)
        return doc ? [{ card: toCardReply(doc, userId), playedAt: playedAt.toISOString() }] : []
      })
    },
  }
}
