import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'

/** The `before` of the next page; undefined after the last page. */
export function nextPageAfter(page: readonly CardReply[]): string | undefined {
  return page.length < MY_CARDS_PAGE_SIZE ? undefined : page.at(-1)?.cardId
}

/** Cache keys by user: the lists of their cards and of those they co-host (the search is appended), and their recent plays. */
export const queryKeys = {
  myCards: (userId: string) => ['my-cards', userId] as const,
  sharedCards: (userId: string) => ['shared-cards', userId] as const,
  recentPlays: (userId: string) => ['recent-plays', userId] as const,
}
