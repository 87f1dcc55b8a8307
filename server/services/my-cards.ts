import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { foldedForSearch } from '#shared/rules/text.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { AppError } from '../app-error.ts'
import { toCardReply, type CardDoc, type CardModel } from '../models/card.ts'

type Place = Pick<CardDoc, 'createdAt' | '_id'>

/** The place of a card in its owner's list; a deleted card still marks its place. */
async function placeOf(model: CardModel, userId: string, cardId: string): Promise<Place> {
  const doc = await model.findOne({ cardId, userId }, { createdAt: 1 }).lean()
  if (doc) return doc
  const message = 'This is not one of your cards'
  throw new AppError('invalid', message, { fields: { before: message } })
}

/** The filter on titles runs here, over batches: no query of the application matches patterns in the database. */
export async function listMyCards(
  model: CardModel,
  { userId, before, q }: { userId: string; before?: string | undefined; q?: string | undefined },
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
      found.push(toCardReply(doc, userId))
      if (found.length === MY_CARDS_PAGE_SIZE) return found
    }
    place = batch.at(-1)
    if (!place || batch.length < MY_CARDS_PAGE_SIZE) return found
  }
}
