import { PAGE_CARD_ELEMENT_ID, type PageCard } from '#shared/page.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { LiveCard } from './card-store.ts'

/** The state that the server renders the play screen in, and that the browser hydrates it in. */
export function pageCardState(cardId: string, card: Card | null): LiveCard {
  return card ? { cardId, status: 'ready', card } : { cardId, status: 'missing' }
}

/** The card in this page's HTML; undefined on a page without one. */
export function readPageCard(): LiveCard | undefined {
  const json = document.getElementById(PAGE_CARD_ELEMENT_ID)?.textContent
  if (!json) return undefined
  const { cardId, card } = JSON.parse(json) as PageCard
  return pageCardState(cardId, card)
}
