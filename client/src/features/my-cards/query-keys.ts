import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'

/** Returns the `before` parameter of the next page; undefined after the last page. */
export function nextPageAfter(page: readonly CardReply[]): string | undefined {
  return page.length < MY_CARDS_PAGE_SIZE ? undefined : page.at(-1)?.cardId
}

/** Cache keys, by user: their cards and co-hosted cards (the search is appended), and their recent plays. */
export const queryKeys = {
  myCards: (userId: string) => ['my-cards', userId] as const,
  sharedCards: (userId: string) => ['shared-cards', userId] as const,
  recentPlays: (userId: string) => ['recent-plays', userId] as const,
}
