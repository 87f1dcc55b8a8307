import { atom, type Atom } from 'jotai'
import { noGame } from '#shared/rules/no-game.ts'
import type { PageData } from '#shared/page.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { store } from '../lib/store.ts'

/** A card as this page has it: the server last sent it so. */
export interface CardState {
  /** Empty while no screen shows a card. */
  cardId: string
  /** missing: the card does not exist. failed: it could not be loaded; loading is retried automatically. */
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Set whenever the status is ready. */
  card?: Card
  /** From this browser's storage, perhaps without newer fields: any card of the server replaces it. */
  remembered?: boolean
  /** Whether the user owns it, and may edit it; unknown until an HTTP reply, which playing does not need. */
  isOwner?: boolean | undefined
  canEdit?: boolean | undefined
  /** Why it is missing, if that is known: it was taken down after a report, or a part of its link is missing too. */
  why?: 'removed' | 'cut-off'
  /** The server does not have it anymore; the screen keeps showing it. */
  absent?: Absence
}

/**
 * deleted: the server pushed that. removed: it was taken down after a report. gone: a 404 without a reason, as after a restored
 * backup. linked: the card came in its link (card-link.ts), and its maker has not saved it.
 */
export type Absence = 'deleted' | 'removed' | 'gone' | 'linked'

/** The purpose of a screen: play screens are counted as players (LIV-10); the editor needs `canEdit`. */
export type CardUse = 'play' | 'edit' | 'present'

/** The one copy of each card: the card on the screen and the cards of card clients. */
const cardsAtom = atom<Readonly<Record<string, CardState>>>({})
const shownIdAtom = atom('')
const keptIds = new Set<string>()

/** The card on the screen. Setting it changes the screen's card. */
export const shownCardAtom = atom(
  (get): CardState => get(cardsAtom)[get(shownIdAtom)] ?? { cardId: '', status: 'loading' },
  (get, set, shown: CardState) => {
    const kept = Object.entries(get(cardsAtom)).filter(([cardId]) => keptIds.has(cardId))
    set(cardsAtom, { ...Object.fromEntries(kept), [shown.cardId]: shown })
    set(shownIdAtom, shown.cardId)
  },
)

/** The state that the server renders a card's page in, and that the browser hydrates it in. */
export function pageCardState({ cardId, card, ...why }: NonNullable<PageData['play']>): CardState {
  return card
    ? { cardId, status: 'ready', card: { ...noGame(), ...card } }
    : { cardId, status: 'missing', ...why }
}

/** How many pages have a card open to play now (LIV-10); undefined without a socket. */
export const playersAtom = atom<{ cardId: string; count: number } | undefined>(undefined)

/** How many hosts edit a card now; undefined without a socket. */
export const editorsAtom = atom<{ cardId: string; count: number } | undefined>(undefined)

/** True when neither socket nor HTTP reaches the server (LIV-15): the screen may be out of date. */
export const offlineAtom = atom(false)

const storedCard = (cardId: string): CardState | undefined => store.get(cardsAtom)[cardId]

/** Shows a card, or that it is loading. */
export function showCard(cardId: string): void {
  store.set(shownCardAtom, storedCard(cardId) ?? { cardId, status: 'loading' })
}

/**
 * Keeps a card while it is not on the screen.
 * @returns the stored card; undefined once it is released and off the screen
 */
export function keepCard(cardId: string): Atom<CardState | undefined> {
  keptIds.add(cardId)
  return atom((get) => get(cardsAtom)[cardId])
}

export function releaseCard(cardId: string): void {
  keptIds.delete(cardId)
}

/**
 * Stores a newer card of the server (LIV-7). Ignores cards that are neither shown nor kept.
 * @param replace stores it in any case: a page's first reply, a restored backup, a card that was just created
 * @returns whether it is now the stored one
 */
export function applyCard(sent: Card & Partial<CardReply>, { replace = false }: { replace?: boolean } = {}) {
  const { isOwner: sentOwner, canEdit: sentRight, ...card } = sent
  const before = storedCard(card.cardId)
  if (!before && !replace) return false
  const isOwner = sentOwner ?? before?.isOwner
  const canEdit = sentRight ?? before?.canEdit
  const isNews = replace || !before?.card || before.remembered || card.version > before.card.version
  if (isNews || isOwner !== before.isOwner || canEdit !== before.canEdit)
    store.set(cardsAtom, (cards) => ({
      ...cards,
      [card.cardId]: {
        // A server of before knows some fields that the card has no more than it changes them.
        ...(isNews
          ? { cardId: card.cardId, status: 'ready', card: { ...noGame(), ...before?.card, ...card } }
          : before),
        isOwner,
        canEdit,
      },
    }))
  return isNews
}

/** The user's rights to a card are unknown again: another user has signed in. */
export function forgetRights(cardId: string): void {
  const before = storedCard(cardId)
  if (before)
    store.set(cardsAtom, (cards) => ({
      ...cards,
      [cardId]: { ...before, isOwner: undefined, canEdit: undefined },
    }))
}

/** The server does not have the card, which screens keep showing (LIV-9). A newer version ends this. */
export function applyAbsent(cardId: string, why: Absence): void {
  const before = storedCard(cardId)
  // A 404 without a reason tells nothing new.
  if (before?.card && (why !== 'gone' || !before.absent))
    store.set(cardsAtom, (cards) => ({ ...cards, [cardId]: { ...before, absent: why } }))
}
