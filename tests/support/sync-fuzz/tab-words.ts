import { store } from '#client/lib/store.ts'
import type { CardClient } from '#client/sync/card-clients.ts'
import { unsentEdits } from '#client/sync/outbox.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** The words of edits that the server has not confirmed, also those that the shown grid has no place for. */
export function wordsOfUnsent({ stateAtom }: CardClient): string[] {
  return unsentEdits(store.get(stateAtom).queue).flatMap(({ change }) => [
    change.title ?? '',
    ...Object.values<string>({ ...change.cells }),
    ...(change.extra ?? []),
  ])
}

/** The words of a card's squares and beyond them. */
export const textsOn = (card: CardContent | undefined) => (card ? [...card.cells, ...card.extra] : [])
