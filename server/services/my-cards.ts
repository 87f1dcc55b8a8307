import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { isFoundBy } from '#shared/rules/card-search.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { refusedField } from '../app-error.ts'
import { toCardReply } from '../models/card.ts'
import type { CardStore } from './card-store.ts'
import { inBatches } from './rows.ts'

export interface MyCardsQuery {
  userId: string
  /** The card that the page starts after. */
  before?: string | undefined
  /** Part of a title or a square, without regard to case and accents. */
  q?: string | undefined
}

/**
 * A user's cards, newest first, at most one page. They are filtered here, in batches of one page, because the embedded database
 * matches no patterns.
 * @throws AppError `invalid` when `before` is not one of the cards; a deleted one still has its place
 */
export async function listMyCards(
  { model }: CardStore,
  { userId, before, q }: MyCardsQuery,
): Promise<CardReply[]> {
  const after = before === undefined ? undefined : await model.findOne({ cardId: before, userId }).lean()
  if (after === null) throw refusedField('before', "This isn't one of your cards")
  const found: CardReply[] = []
  for await (const docs of inBatches(
    model,
    { userId, deletedAt: null },
    { size: MY_CARDS_PAGE_SIZE, after },
  )) {
    const matching = docs.filter((doc) => isFoundBy(doc, q ?? ''))
    found.push(...matching.map((doc) => toCardReply(doc, 'owner')))
    if (found.length >= MY_CARDS_PAGE_SIZE) break
  }
  return found.slice(0, MY_CARDS_PAGE_SIZE)
}
