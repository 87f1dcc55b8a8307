import type { Card } from '#shared/schemas/card.ts'
import type { LiveCard } from './live-card.ts'

/** The element that carries the card inside the play page's HTML, as JSON: `{cardId, card}`, card null where there is none. */
const PAGE_CARD_ELEMENT_ID = 'page-card'

/** The state that the play screen is first drawn in, on the server and again when the browser takes over. */
export function pageCardState(cardId: string, card: Card | null): LiveCard {
  return card ? { cardId, status: 'ready', card } : { cardId, status: 'missing' }
}

/** The card that the server wrote into this page; undefined on a page without one. */
export function readPageCard(): LiveCard | undefined {
  const json = document.getElementById(PAGE_CARD_ELEMENT_ID)?.textContent
  if (!json) return undefined
  const { cardId, card } = JSON.parse(json) as { cardId: string; card: Card | null }
  return pageCardState(cardId, card)
}
