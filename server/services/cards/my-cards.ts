import type { SharedCard } from '#shared/contract/answers.ts'
import type { ParsedOf } from '#shared/contract/calls.ts'
import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { matchesSearch } from '#shared/rules/card-search.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { refusedField } from '../../app-error.ts'
import { toCardReply } from '../../models/card.ts'
import type { CoHostDoc } from '../../models/co-host.ts'
import type { CardStore } from './card-store.ts'
import { readInBatches } from '../batches.ts'
import { readNames } from '../people.ts'
import { withDocs } from '../with-docs.ts'

/** `before`: the card that the page starts after. `q`: part of a title or a square, ignoring case and accents. */
export type MyCardsQuery = { userId: string } & ParsedOf<'listMyCards', 'query'>

/** Collects one page of matching rows from batches, because the embedded database can't match patterns. */
async function firstPage<R, T>(batches: AsyncIterable<R[]>, found: (rows: R[]) => Promise<T[]> | T[]) {
  const page: T[] = []
  for await (const rows of batches) {
    page.push(...(await found(rows)))
    if (page.length >= MY_CARDS_PAGE_SIZE) break
  }
  return page.slice(0, MY_CARDS_PAGE_SIZE)
}

/**
 * Lists a user's cards, newest first, at most one page.
 * @throws AppError `invalid` when `before` is not one of the cards; a deleted card still has its place
 */
export async function listMyCards(
  { cards }: CardStore,
  { userId, before, q = '' }: MyCardsQuery,
): Promise<CardReply[]> {
  const after = before === undefined ? undefined : await cards.findOne({ cardId: before, userId }).lean()
  if (after === null) throw refusedField('before', "This isn't one of your cards")
  const batches = readInBatches(cards, { userId, deletedAt: null }, { size: MY_CARDS_PAGE_SIZE, after })
  return firstPage(batches, (docs) =>
    docs.filter((doc) => matchesSearch(doc, q)).map((doc) => toCardReply(doc, 'owner')),
  )
}

/**
 * Lists the cards that a user co-hosts, newest grant first, at most one page. Cards without an owner are read-only, and
 * stay in the list to be copied.
 * @throws AppError `invalid` when `before` is not one of them
 */
export async function listSharedCards(
  { cards, coHosts, users }: CardStore,
  { userId, before, q = '' }: MyCardsQuery,
): Promise<SharedCard[]> {
  const after = before === undefined ? undefined : await coHosts.findOne({ cardId: before, userId }).lean()
  if (after === null) throw refusedField('before', "This isn't one of the cards you co-host")
  const batches = readInBatches<CoHostDoc>(coHosts, { userId }, { size: MY_CARDS_PAGE_SIZE, after })
  return firstPage(batches, async (rows) => {
    const found = (await withDocs(cards, 'cardId', rows)).filter(({ doc }) => matchesSearch(doc, q))
    const ownerIds = found.map(({ doc }) => doc.userId)
    const nameOf = await readNames(users, ownerIds)
    return found.map(({ row, doc }) => ({
      ...toCardReply(doc, doc.userId && !doc.frozen ? 'co-host' : 'user'),
      ownerName: nameOf(doc.userId),
      sharedAt: row.createdAt.toISOString(),
    }))
  })
}
