import { newCardId } from '#shared/ids.ts'
import { CARD_QUOTA_BYTES, CARDS_PER_USER } from '#shared/product.ts'
import type { Card, CardContent, CardReply } from '#shared/schemas/card.ts'
import { AppError, databaseAway, quotaFull } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { isOwnedBy, toCard, toCardReply, type CardDoc } from '../../models/card.ts'
import type { CardStore } from './card-store.ts'
import { createCardVersions } from './card-versions.ts'
import { createCardWrites, editedBy } from './card-writes.ts'
import { createCoHosts } from './co-hosts.ts'
import { originOf } from '../tokens.ts'
import { listMyCards, type MyCardsQuery } from './my-cards.ts'
import type { StorageQuota } from '../storage-quota.ts'
import type { Deleted, Trash } from '../trash.ts'

export type Cards = ReturnType<typeof createCards>
export type FindCard = Cards['find']

interface NewCard extends CardContent {
  userId: string
  byToken?: boolean | undefined
  /** Left out for a new id. */
  cardId?: string | undefined
  /** The calls of an imported card. */
  called?: string[]
  /** The secret behind the `origin` of a card that its maker sent by link before. */
  originSecret?: string | undefined
}

function takenBy(doc: CardDoc, userId: string): AppError {
  const message = 'This card id is already in use.'
  const own = isOwnedBy(doc, userId) && !doc.deletedAt
  return new AppError('card-id-taken', message, {
    fields: { cardId: message },
    ...(own && { data: { card: toCardReply(doc, 'owner') } }),
  })
}

/** The use cases of cards. Ids and contents are already parsed; refusals are AppErrors; changes are emitted on `events`. */
export function createCards(
  store: CardStore,
  { database, quota, trash }: { database: Pick<Database, 'isUp'>; quota: StorageQuota; trash: Trash },
) {
  const { cards, access, serialQueue, readCard, existing } = store
  const versions = createCardVersions(store)

  async function insert(card: NewCard): Promise<CardReply> {
    const { userId, byToken, cardId = newCardId(), originSecret, ...content } = card
    const now = new Date()
    const origin = originSecret === undefined ? {} : { origin: originOf(originSecret) }
    const first = {
      version: 1,
      round: 1,
      opIds: [],
      createdAt: now,
      updatedAt: now,
      ...origin,
      ...editedBy({ userId, byToken }, now),
    }
    const made = await unlessDuplicate(cards.create({ ...content, ...first, cardId, userId }))
    // Undefined: another process has stored a card with this id.
    if (!made) throw takenBy(await cards.findOne({ cardId }).orFail().lean(), userId)
    return toCardReply(made.toObject(), 'owner')
  }

  /** Runs work that adds a card. Call it in the user's queue: concurrent creations must not all count 999 cards. */
  async function withRoom<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if ((await cards.countDocuments({ userId, deletedAt: null })) >= CARDS_PER_USER)
      throw quotaFull(
        `You've reached ${CARDS_PER_USER.toLocaleString('en-US')} cards. Delete one to make room.`,
      )
    return quota.withRoom({ userId, bytes: CARD_QUOTA_BYTES }, work)
  }

  return {
    /**
     * Returns the card as anyone with its link may read it; null without one. Rejects at once without the database.
     * @throws AppError `removed`
     */
    find: async (cardId: string): Promise<Card | null> => {
      // The API has this check in front of its calls; pages and joins don't go through it.
      if (!database.isUp()) throw databaseAway()
      const doc = await readCard(cardId)
      return doc ? toCard(doc) : null
    },

    /**
     * Returns the card as one reader sees it.
     * @param target `readerId` is undefined for a guest
     * @throws AppError `not-found`, `removed`
     */
    get: async (target: { cardId: string; readerId?: string | undefined }): Promise<CardReply> => {
      const doc = await existing(target.cardId)
      return toCardReply(doc, await access.roleOf(doc, target.readerId))
    },

    /** Returns the stored versions of those cards that exist. */
    versionsOf: async (cardIds: string[]): Promise<Map<string, number>> => {
      const docs = await cards
        .find({ cardId: { $in: cardIds }, deletedAt: null }, { cardId: 1, version: 1 })
        .lean()
      return new Map(docs.map((doc) => [doc.cardId, doc.version]))
    },

    /** @throws AppError `card-id-taken`, with the card when it is the author's own, and `quota-exceeded` */
    create: (card: NewCard): Promise<CardReply> =>
      serialQueue(`creations of ${card.userId}`, async () => {
        const { userId, cardId } = card
        // Before the quota check: repeating the creation of the thousandth card counts as saved.
        const taken = cardId === undefined ? null : await cards.findOne({ cardId }).lean()
        if (taken) throw takenBy(taken, userId)
        return withRoom(userId, () => insert(card))
      }),

    /** Makes a deleted card live again. @throws AppError `not-found`, `removed`, `quota-exceeded` */
    restore: (deleted: Deleted): Promise<CardReply> =>
      serialQueue(`creations of ${deleted.userId}`, async () => {
        await trash.restore(deleted, (_, work) => withRoom(deleted.userId, work))
        return toCardReply(await existing(deleted.id), 'owner')
      }),

    listMine: (query: MyCardsQuery) => listMyCards(store, query),

    coHosts: createCoHosts(store),
    versions,
    trash,
    writes: createCardWrites(store, versions, trash),
  }
}
