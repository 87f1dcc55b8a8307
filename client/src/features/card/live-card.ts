import { atom } from 'jotai'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'

/** The card on the screen, as the server last told it. */
export interface LiveCard {
  /** Empty while no screen shows a card. */
  cardId: string
  /** missing: there is no such card. failed: it could not be asked for, and is asked for again by itself. */
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** There whenever the status is ready. */
  card?: Card
  /** Whether the reader owns it; known once a call has answered, which playing does not need. */
  isOwner?: boolean
  /** Its owner deleted it while it was open: what is on the screen stays. */
  deleted?: boolean
}

/** What a screen is for: playing pages are counted (LIV-10), and an editor must know whose the card is. */
export type CardUse = 'play' | 'edit' | 'present'

export const liveCardAtom = atom<LiveCard>({ cardId: '', status: 'loading' })

/** How many pages have a card open to play now (LIV-10); nothing is known without a socket. */
export const playersAtom = atom<{ cardId: string; count: number } | undefined>(undefined)

/** Neither a socket nor HTTP reaches the server (LIV-15): what is on the screen may be old. */
export const offlineAtom = atom(false)

/**
 * Takes a card that the server sent, if it is newer than the one shown (LIV-7).
 * @param isOwner where the answer did not carry it
 * @param replace takes it whatever is shown: a page's first answer, a restored backup, another card
 * @returns whether it is now the one shown
 */
export function applyCard(
  sent: Card | CardReply,
  { isOwner, replace = false }: { isOwner?: boolean; replace?: boolean } = {},
): boolean {
  const shown = store.get(liveCardAtom)
  const { isOwner: told = isOwner, ...card } = sent as Card & { isOwner?: boolean }
  const owner = told ?? (shown.cardId === card.cardId ? shown.isOwner : undefined)
  if (!replace) {
    if (shown.cardId !== card.cardId || shown.deleted) return false
    if (shown.card && card.version <= shown.card.version) {
      if (owner !== undefined && owner !== shown.isOwner)
        store.set(liveCardAtom, { ...shown, isOwner: owner })
      return false
    }
  }
  store.set(liveCardAtom, {
    cardId: card.cardId,
    status: 'ready',
    card,
    ...(owner !== undefined && { isOwner: owner }),
  })
  return true
}
