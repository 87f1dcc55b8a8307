import type { SharedCard } from '#shared/contract/answers.ts'
import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { foldedForSearch } from '#shared/rules/text.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { AppError } from '../app-error.ts'
import { toCardReply } from '../models/card.ts'
import type { CoHostDoc } from '../models/co-host.ts'
import type { CardStore } from './card-store.ts'
import type { MyCardsQuery } from './my-cards.ts'

export type SharedCardsQuery = MyCardsQuery

/**
 * The cards that a user co-hosts, newest grant first, at most one page. Those whose owner is gone are read-only, and stay in the
 * list to be copied. Titles are filtered here, in batches of one page, because the embedded database matches no patterns.
 * @throws AppError `invalid` when `before` is not one of them
 */
export async function listSharedCards(
  { model, coHosts, users }: CardStore,
  { userId, before, q }: SharedCardsQuery,
): Promise<SharedCard[]> {
  const sought = foldedForSearch(q ?? '')

  async function described(rows: readonly CoHostDoc[]): Promise<SharedCard[]> {
    const docs = await model
      .find({ cardId: { $in: rows.map(({ cardId }) => cardId) }, deletedAt: null })
      .lean()
    const byId = new Map(docs.map((doc) => [doc.cardId, doc]))
    const ownerIds = docs.flatMap((doc) => doc.userId ?? [])
    const owners = await users.find({ _id: { $in: ownerIds } }).lean()
    const names = new Map(owners.map((owner) => [owner._id.toString(), nameOf(owner)]))
    return rows.flatMap(({ cardId, createdAt }) => {
      // A row may briefly outlive its card.
      const doc = byId.get(cardId)
      if (!doc || !foldedForSearch(doc.title).includes(sought)) return []
      const ownerName = (doc.userId && names.get(doc.userId.toString())) ?? null
      const role = doc.userId ? 'co-host' : 'user'
      return [{ ...toCardReply(doc, role), ownerName, sharedAt: createdAt.toISOString() }]
    })
  }

  let place: CoHostDoc | undefined
  if (before !== undefined) {
    const message = "This isn't one of the cards you co-host"
    const row = await coHosts.findOne({ cardId: before, userId }).lean()
    if (!row) throw new AppError('invalid', message, { fields: { before: message } })
    place = row
  }
  const found: SharedCard[] = []
  for (;;) {
    const rows = await coHosts
      .find({
        userId,
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
    found.push(...(await described(rows)))
    if (found.length >= MY_CARDS_PAGE_SIZE) return found.slice(0, MY_CARDS_PAGE_SIZE)
    place = rows.at(-1)
    if (!place || rows.length < MY_CARDS_PAGE_SIZE) return found
  }
}
