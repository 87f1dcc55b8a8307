import { atom, type Atom } from 'jotai'
import { gameDefaults } from '#shared/rules/game-defaults.ts'
import type { PageData } from '#shared/page.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { store } from '../lib/store.ts'

/** A card as the server last sent it to this page. */
export interface CardState {
  /** Empty while no screen shows a card. */
  cardId: string
  /** missing: the card does not exist. failed: it could not be loaded; loading is retried automatically. */
  status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Set whenever the status is ready. */
  card?: Card
  /** Read from this browser's storage, perhaps without newer fields: any card that the server sends replaces it. */
  remembered?: boolean
  /** Whether the user owns and may edit the card. Unknown until an HTTP response, which playing does not need. */
  isOwner?: boolean | undefined
  canEdit?: boolean | undefined
  /** Why the card is missing, if known: it was taken down after a report, or its link was cut off. */
  why?: 'removed' | 'cut-off'
  /** The server no longer has the card; the screen keeps showing it. */
  absent?: Absence
}

/**
 * deleted: the server pushed its deletion. removed: it was taken down after a report. gone: a 404 without a reason, as after a
 * backup was restored. linked: the card came in its link (card-link.ts), and its maker has not saved it.
 */
export type Absence = 'deleted' | 'removed' | 'gone' | 'linked'

/** The purpose of a screen: play screens are counted as players (LIV-10); the editor needs `canEdit`. */
export type CardUse = 'play' | 'edit' | 'present'

/** The only copy of each card: the one on the screen and those of card clients. */
const cardsAtom = atom<Readonly<Record<string, CardState>>>({})
const shownIdAtom = atom('')
const keptIds = new Set<string>()

/** The card on the screen. Setting it shows another one. */
export const shownCardAtom = atom(
  (get): CardState => get(cardsAtom)[get(shownIdAtom)] ?? { cardId: '', status: 'loading' },
  (get, set, shown: CardState) => {
    const kept = Object.entries(get(cardsAtom)).filter(([cardId]) => keptIds.has(cardId))
    set(cardsAtom, { ...Object.fromEntries(kept), [shown.cardId]: shown })
    set(shownIdAtom, shown.cardId)
  },
)

/** The state with which the server renders a card's page and the browser hydrates it. */
export function pageCardState({ cardId, card, ...why }: NonNullable<PageData['play']>): CardState {
  return card
    ? { cardId, status: 'ready', card: { ...gameDefaults(), ...card } }
    : { cardId, status: 'missing', ...why }
}

/** How many pages have the card open for playing now (LIV-10); undefined without a socket. */
export const playersAtom = atom<{ cardId: string; count: number } | undefined>(undefined)

/** How many hosts are editing the card now; undefined without a socket. */
export const editorsAtom = atom<{ cardId: string; count: number } | undefined>(undefined)

/** True when neither socket nor HTTP reaches the server (LIV-15): the screen may be out of date. */
export const offlineAtom = atom(false)

const storedCard = (cardId: string): CardState | undefined => store.get(cardsAtom)[cardId]

/** Shows a card, or the loading state if this page does not have it yet. */
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
 * Stores a newer card from the server (LIV-7). Ignores cards that are neither shown nor kept.
 * @param replace stores any version: the page's first response, a restored backup's card, a card that was just created
 * @returns whether the card was stored
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
        // An older server omits the fields that it does not know, and leaves them unchanged.
        ...(isNews
          ? { cardId: card.cardId, status: 'ready', card: { ...gameDefaults(), ...before?.card, ...card } }
          : before),
        isOwner,
        canEdit,
      },
    }))
  return isNews
}

/** Marks the rights to a card as unknown, because another user has signed in. */
export function forgetRights(cardId: string): void {
  const before = storedCard(cardId)
  if (before)
    store.set(cardsAtom, (cards) => ({
      ...cards,
      [cardId]: { ...before, isOwner: undefined, canEdit: undefined },
    }))
}

/** Marks a card as absent from the server. Screens keep showing it (LIV-9) until a newer version arrives. */
export function applyAbsent(cardId: string, why: Absence): void {
  const before = storedCard(cardId)
  // A 404 without a reason adds nothing to what is known.
  if (before?.card && (why !== 'gone' || !before.absent))
    store.set(cardsAtom, (cards) => ({ ...cards, [cardId]: { ...before, absent: why } }))
}
