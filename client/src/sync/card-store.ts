import { atom } from 'jotai'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { store } from '../lib/store.ts'

/** The card on the screen, as the server last sent it. */
export interface LiveCard {
  /** Empty while no screen shows a card. */
  cardId: string
  /** missing: there is no such card. failed: it could not be loaded; loading is retried automatically. */
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Set whenever the status is ready. */
  card?: Card
  /** Whether the user owns it; unknown until an HTTP reply, which playing does not need. */
  isOwner?: boolean
  /** Its host deleted it while it was open; the screen keeps showing it. */
  deleted?: boolean
}

/** The purpose of a screen: play screens are counted as players (LIV-10); the editor needs `isOwner`. */
export type CardUse = 'play' | 'edit' | 'present'

export const liveCardAtom = atom<LiveCard>({ cardId: '', status: 'loading' })

/** How many pages have a card open to play now (LIV-10); undefined without a socket. */
export const playersAtom = atom<{ cardId: string; count: number } | undefined>(undefined)

/** True when neither socket nor HTTP reaches the server (LIV-15): the screen may be out of date. */
export const offlineAtom = atom(false)

/**
 * Shows a card from the server if it is newer than the one shown (LIV-7).
 * @param isOwner used if the reply does not carry it
 * @param replace shows it in any case: a page's first reply, a restored backup, another card
 * @returns whether it is now shown
 */
export function applyCard(
  sent: Card | CardReply,
  { isOwner, replace = false }: { isOwner?: boolean; replace?: boolean } = {},
): boolean {
  const shown = store.get(liveCardAtom)
  const { isOwner: sentOwner = isOwner, ...card } = sent as Card & { isOwner?: boolean }
  const owner = sentOwner ?? (shown.cardId === card.cardId ? shown.isOwner : undefined)
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
