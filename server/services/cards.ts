import type { Card, CardReply } from '#shared/schemas/card.ts'
import { databaseAway } from '../app-error.ts'
import type { Database } from '../database/connect.ts'
import { toCard, toCardReply } from '../models/card.ts'
import { createCardCreation } from './card-creation.ts'
import type { CardStore } from './card-store.ts'
import { createCardWrites, type CardWrite } from './card-writes.ts'
import { createCoHosts } from './co-hosts.ts'
import { endJoinCodeOf } from './join-codes.ts'
import { listMyCards, type MyCardsQuery } from './my-cards.ts'
import { deletePlaysOf } from './recent-plays.ts'
import type { StorageQuota } from './storage-quota.ts'

export type Cards = ReturnType<typeof createCards>
export type FindCard = Cards['find']

/** The use cases of cards. Ids and contents are already parsed; refusals are AppErrors; changes are emitted on `events`. */
export function createCards(
  store: CardStore,
  { database, quota }: { database: Pick<Database, 'isUp'>; quota: StorageQuota },
) {
  const { connection, model, coHosts, access, readCard, existing } = store
  const writes = createCardWrites(store)

  return {
    /** The card as anyone with its link may read it; null when it does not exist. Rejects immediately while the database is away. */
    find: async (cardId: string): Promise<Card | null> => {
      // Pages and joins do not pass the check of the API.
      if (!database.isUp()) throw databaseAway()
      const doc = await readCard(cardId)
      return doc ? toCard(doc) : null
    },

    /**
     * The card for one reader.
     * @param target `readerId` is undefined for a guest
     * @throws AppError `not-found`
     */
    get: async (target: { cardId: string; readerId?: string | undefined }): Promise<CardReply> => {
      const doc = await existing(target.cardId)
      return toCardReply(doc, await access.roleOf(doc, target.readerId))
    },

    /** The stored versions of the cards that exist. */
    versionsOf: async (cardIds: string[]): Promise<Map<string, number>> => {
      const docs = await model
        .find({ cardId: { $in: cardIds }, deletedAt: null }, { cardId: 1, version: 1 })
        .lean()
      return new Map(docs.map((doc) => [doc.cardId, doc.version]))
    },

    create: createCardCreation(store, quota),

    update: writes.update,

    /**
     * Deletes a card. Its co-hosts, its join code and its recent plays are deleted afterwards: 100,000 people may have played it.
     * @throws what `writes.remove` throws
     */
    remove: async (target: CardWrite): Promise<void> => {
      await writes.remove(target)
      // Co-hosts of a deleted card may do nothing, and it is not listed for them.
      coHosts.deleteMany({ cardId: target.cardId }).catch(() => undefined)
      // A deleted card's code is answered as unknown. One that a failure leaves expires.
      endJoinCodeOf(connection, target.cardId).catch(() => undefined)
      // Plays of a deleted card are never listed. One that a failure leaves is evicted like any other.
      deletePlaysOf(connection, target.cardId).catch(() => undefined)
    },

    listMine: (query: MyCardsQuery) => listMyCards(store, query),

    coHosts: createCoHosts(store),
  }
}
