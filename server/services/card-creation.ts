import { newCardId } from '#shared/ids.ts'
import { BYTES_OF_A_CARD, CARDS_PER_USER } from '#shared/product.ts'
import type { CardContent, CardReply } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import { isOwnedBy, toCardReply, type CardDoc } from '../models/card.ts'
import type { CardStore } from './card-store.ts'
import type { StorageQuota } from './storage-quota.ts'

interface NewCard {
  userId: string
  /** Left out for a new id. */
  cardId?: string | undefined
  content: CardContent
}

/** Ten characters of 64 collide once in 10^18 pairs: five collisions in a row mean that something is broken. */
const ID_TRIES = 5

function takenBy(doc: CardDoc, userId: string): AppError {
  const own = isOwnedBy(doc, userId) && !doc.deletedAt
  return new AppError('card-id-taken', 'This card id is already in use.', {
    fields: { cardId: 'This card id is already in use.' },
    ...(own && { data: { card: toCardReply(doc, 'owner') } }),
  })
}

/**
 * @returns a function that stores a new card
 * @throws AppError `card-id-taken`, with the card when it is the author's own, and `quota-exceeded`
 */
export function createCardCreation({ model, serialQueue }: CardStore, quota: StorageQuota) {
  /** The stored card; null when the id is in use, or was used by a deleted card. */
  async function insert(userId: string, cardId: string, content: CardContent): Promise<CardReply | null> {
    const now = new Date()
    try {
      const doc = await model.create({
        ...content,
        cardId,
        userId,
        version: 1,
        round: 1,
        opIds: [],
        createdAt: now,
        updatedAt: now,
      })
      return toCardReply(doc.toObject(), 'owner')
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }

  async function store(userId: string, cardId: string | undefined, content: CardContent): Promise<CardReply> {
    if (cardId !== undefined) {
      const created = await insert(userId, cardId, content)
      if (created) return created
      const winner = await model.findOne({ cardId }).lean()
      throw winner ? takenBy(winner, userId) : new AppError('unavailable', 'Please try again.')
    }
    for (let tries = 0; tries < ID_TRIES; tries++) {
      const created = await insert(userId, newCardId(), content)
      if (created) return created
    }
    throw new Error(`No free card id in ${ID_TRIES} tries`)
  }

  return ({ userId, cardId, content }: NewCard): Promise<CardReply> =>
    // Serialized, so that concurrent creations at the quota's limit do not all count 999.
    serialQueue(`creations of ${userId}`, async () => {
      // Before the quota check: repeating the creation of the thousandth card counts as saved.
      const taken = cardId === undefined ? null : await model.findOne({ cardId }).lean()
      if (taken) throw takenBy(taken, userId)
      if ((await model.countDocuments({ userId, deletedAt: null })) >= CARDS_PER_USER)
        throw new AppError(
          'quota-exceeded',
          `You've reached ${CARDS_PER_USER.toLocaleString('en-US')} cards. Delete one to make room.`,
        )

      return quota.withRoom({ userId, bytes: BYTES_OF_A_CARD }, () => store(userId, cardId, content))
    })
}
