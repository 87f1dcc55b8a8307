import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { foldedForSearch } from '#shared/rules/text.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import { toCardReply, type CardDoc, type CardModel } from '../models/card.ts'

export interface MyCardsQuery {
  userId: string
  /** The card that the page starts after. */
  before?: string | undefined
  /** Part of a title, without regard to case and accents. */
  q?: string | undefined
}

type Place = Pick<CardDoc, 'createdAt' | '_id'>

/** The position of a card in its owner's list. A deleted card still has one. */
async function placeOf(model: CardModel, userId: string, cardId: string): Promise<Place> {
  const doc = await model.findOne({ cardId, userId }, { createdAt: 1 }).lean()
  if (doc) return doc
  const message = "This isn't one of your cards"
  throw new AppError('invalid', message, { fields: { before: message } })
}

/** Titles are filtered here, in batches of one page, because the embedded database matches no patterns. */
export async function listMyCards(
  model: CardModel,
  { userId, before, q }: MyCardsQuery,
): Promise<CardReply[]> {
  const sought = foldedForSearch(q ?? '')
  const found: CardReply[] = []
  let place = before === undefined ? undefined : await placeOf(model, userId, before)
  for (;;) {
    const batch = await model
      .find({
        userId,
        deletedAt: null,
        ...(place && {
          $or: [
            { createdAt: { $lt: place.createdAt } },
            { createdAt: place.createdAt, _id: { $lt: place._id } },
          ],
        }),
      })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MY_CARDS_PAGE_SIZE)
      .lean()
    for (const doc of batch) {
      if (!foldedForSearch(doc.title).includes(sought)) continue
      found.push(toCardReply(doc, 'owner'))
      if (found.length === MY_CARDS_PAGE_SIZE) return found
    }
    place = batch.at(-1)
    if (!place || batch.length < MY_CARDS_PAGE_SIZE) return found
  }
}
