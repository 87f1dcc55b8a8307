import { endpoints } from '#shared/api.ts'
import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { call } from '../../lib/api-client.ts'

/** One page of the user's cards with `q` in their title, newest first, those after the card `before`. */
export function fetchMyCards(
  q: string,
  before: string | undefined,
  signal: AbortSignal,
): Promise<CardReply[]> {
  return call(endpoints.listMyCards, {
    query: { ...(before !== undefined && { before }), ...(q !== '' && { q }) },
    signal,
  })
}

/** Where the next page begins; undefined after the last one. */
export function nextPageAfter(page: readonly CardReply[]): string | undefined {
  return page.length < MY_CARDS_PAGE_SIZE ? undefined : page.at(-1)?.cardId
}

/** What the cache keeps of a user: all lists of their cards, by search, and the cards played last. */
export const queryKeys = {
  myCards: (userId: string) => ['my-cards', userId] as const,
  history: (userId: string) => ['history', userId] as const,
}
