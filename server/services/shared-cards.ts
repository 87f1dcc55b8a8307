import type { SharedCard } from '#shared/contract/answers.ts'
import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { isFoundBy } from '#shared/rules/card-search.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { refusedField } from '../app-error.ts'
import { toCardReply } from '../models/card.ts'
import type { CoHostDoc } from '../models/co-host.ts'
import type { CardStore } from './card-store.ts'
import type { MyCardsQuery } from './my-cards.ts'
import { inBatches, joinBy, peopleById } from './rows.ts'

/**
 * The cards that a user co-hosts, newest grant first, at most one page. Cards without an owner are read-only,
 * and stay in the list to be copied. They are filtered here, in batches of one page, because the embedded
 * database matches no patterns.
 * @throws AppError `invalid` when `before` is not one of them
 */
export async function listSharedCards(
  { model, coHosts, users }: CardStore,
  { userId, before, q }: MyCardsQuery,
): Promise<SharedCard[]> {
  async function described(rows: readonly CoHostDoc[]): Promise<SharedCard[]> {
    const docs = await model
      .find({ cardId: { $in: rows.map(({ cardId }) => cardId) }, deletedAt: null })
      .lean()
    const matching = docs.filter((doc) => isFoundBy(doc, q ?? ''))
    const owners = await peopleById(
      users,
      matching.flatMap((doc) => doc.userId ?? []),
    )
    return joinBy('cardId', { rows, docs: matching }, ({ createdAt }, doc) => {
      const owner = doc.userId && owners.get(doc.userId.toString())
      return {
        ...toCardReply(doc, doc.userId ? 'co-host' : 'user'),
        ownerName: owner ? nameOf(owner) : null,
        sharedAt: createdAt.toISOString(),
      }
    })
  }

  const after = before === undefined ? undefined : await coHosts.findOne({ cardId: before, userId }).lean()
  if (after === null) throw refusedField('before', "This isn't one of the cards you co-host")
  const found: SharedCard[] = []
  for await (const rows of inBatches(coHosts, { userId }, { size: MY_CARDS_PAGE_SIZE, after })) {
    found.push(...(await described(rows)))
    if (found.length >= MY_CARDS_PAGE_SIZE) break
  }
  return found.slice(0, MY_CARDS_PAGE_SIZE)
}
