import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { followCard } from './card-room.ts'

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

export const liveCardAtom = atom<LiveCard>({ cardId: '', status: 'loading' })

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

const screen = {
  get: () => store.get(liveCardAtom),
  set: (live: LiveCard) => store.set(liveCardAtom, live),
  apply: applyCard,
}

/**
 * The card with this id, kept at its newest version while the screen is open: fetched if the page did not bring it,
 * joined by socket, asked for again whenever something may have been missed.
 * @param as what the screen is for; an editor also learns whether the card is the reader's own
 */
export function useLiveCard(cardId: string, as: 'play' | 'edit'): LiveCard {
  const live = useAtomValue(liveCardAtom)
  useEffect(() => followCard(cardId, as, screen), [cardId, as])
  return live.cardId === cardId ? live : { cardId, status: 'loading' }
}
