import { newCardId } from '#shared/ids.ts'
import { CARDS_PER_USER } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import { isOwnedBy, toCardReply, type CardDoc, type CardModel } from '../models/card.ts'
import type { Cards } from './cards.ts'
import type { OneAtATime } from './one-at-a-time.ts'

/** Ten characters of 64 collide once in 10^18 pairs: a second try is luck enough, a fifth means something is broken. */
const ID_TRIES = 5

function takenBy(doc: CardDoc, userId: string): AppError {
  const own = isOwnedBy(doc, userId) && !doc.deletedAt
  return new AppError('card-id-taken', 'This card id is in use already.', {
    fields: { cardId: 'This card id is in use already.' },
    ...(own && { data: { card: toCardReply(doc, userId) } }),
  })
}

export function createCardCreation({
  model,
  serialQueue,
}: {
  model: CardModel
  serialQueue: OneAtATime
}): Cards['create'] {
  /** The stored card, or null where the id is in use, now or by a card deleted long ago. */
  async function insert(
    userId: string,
    cardId: string,
    content: Parameters<Cards['create']>[0]['content'],
  ): Promise<CardReply | null> {
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
      return toCardReply(doc.toObject(), userId)
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }

  return ({ userId, cardId, content }) =>
    // One by one, so that creations racing at the quota's edge do not all count 999.
    serialQueue(`creations of ${userId}`, async () => {
      // Before the quota: the repeated create of the thousandth card counts as saved.
      const taken = cardId === undefined ? null : await model.findOne({ cardId }).lean()
      if (taken) throw takenBy(taken, userId)
      if ((await model.countDocuments({ userId, deletedAt: null })) >= CARDS_PER_USER)
        throw new AppError('quota-exceeded', `You have ${CARDS_PER_USER} cards already. Delete one first.`)

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
    })
}
