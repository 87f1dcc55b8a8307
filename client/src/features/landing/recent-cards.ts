import type { Theme } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'

/** A card that a user has made, edited or played. */
export interface RecentCard {
  cardId: string
  title: string
  theme: Theme
  /** Whether the user can edit it. */
  isOwn: boolean
}

interface Sources {
  /** The temporary cards of this browser. */
  temporary: readonly Card[]
  /** The user's cards on the server. */
  mine: readonly Card[]
  /** Cards that this browser has shown, and when, in milliseconds since the epoch. */
  played: readonly { card: Card; at: number }[]
}

/** The cards that were edited or played last, the last one first. */
export function recentCards({ temporary, mine, played }: Sources, count: number): RecentCard[] {
  const found = new Map<string, RecentCard & { at: number }>()
  const add = ({ cardId, title, theme }: Card, at: number, isOwn: boolean) => {
    const before = found.get(cardId)
    found.set(cardId, {
      ...(before ?? { cardId, title, theme }),
      at: Math.max(before?.at ?? 0, at),
      isOwn: isOwn || before?.isOwn === true,
    })
  }
  for (const card of [...temporary, ...mine]) add(card, Date.parse(card.updatedAt), true)
  for (const { card, at } of played) add(card, at, false)
  return [...found.values()]
    .sort((one, other) => other.at - one.at)
    .slice(0, count)
    .map(({ at: _at, ...card }) => card)
}
