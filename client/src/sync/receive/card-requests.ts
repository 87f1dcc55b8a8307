import { newCardId } from '#shared/ids.ts'
import type { Card, CardContent, CardReply } from '#shared/schemas/card.ts'
import { call } from '../../lib/api-client.ts'
import { ignoreGone, once, orFound } from '../../lib/lost-answers.ts'
import { store } from '../../lib/store.ts'
import { userIdAtom } from '../../lib/session-atom.ts'
import { applyCard } from '../card-store.ts'

// Requests for cards outside of connections and card clients. All throw what `call` throws.

/** Fetches a page of the user's cards that match a search, newest first, after the card `before`. */
export const fetchMyCards = (q: string, before: string | undefined, signal?: AbortSignal) =>
  call('listMyCards', { query: { before, q: q || undefined }, signal })

/** Fetches a page of the cards that the user co-hosts, newest grant first, like `fetchMyCards`. */
export const fetchSharedCards = (q: string, before: string | undefined, signal: AbortSignal) =>
  call('listSharedCards', { query: { before, q: q || undefined }, signal })

/** Fetches the card on the screen, to learn whether the user may edit it. */
export async function fetchRights(cardId: string): Promise<void> {
  const userId = store.get(userIdAtom)
  const card = await call('getCard', { params: { cardId } })
  // If another user has signed in meanwhile, the response has the rights of the previous one.
  if (store.get(userIdAtom) === userId) applyCard(card)
}

/** Resolves with the user's card of a given id, even if an earlier request has already created it. */
export const madeOnce = (creation: Promise<CardReply>): Promise<CardReply> =>
  orFound(creation, ({ card }) => card && { ...card, isOwner: true, canEdit: true })

/** Creates a card for the user under this id. */
export const importCard = (cardId: string, content: CardContent): Promise<CardReply> =>
  madeOnce(call('createCard', { body: { ...content, cardId } }))

/**
 * Creates a card for the user, once.
 * @param what identifies the card among retries: its content, unless that was drawn at random
 */
export const createCard = (content: CardContent, what: unknown = content): Promise<CardReply> =>
  once(['card', what], newCardId, (cardId) => importCard(cardId, content))

/**
 * Starts a new round, which asks players to clear their marks. A retry carries the same `opId`.
 * @param round the round to end: if another host has already ended it, the round that they started goes on
 */
export async function startRound(cardId: string, round: number | undefined, opId: string): Promise<void> {
  const body = { newRound: true as const, opId, ...(round !== undefined && { round }) }
  const card = await orFound<Card>(call('updateCard', { params: { cardId }, body }), ({ card }) => card)
  // A backup with an earlier round was restored: its lower version is now the newest one.
  const isRestored = round !== undefined && card.round < round
  applyCard(card, { replace: isRestored })
  if (isRestored) await startRound(cardId, card.round, opId)
}

/** Deletes a card of the user. A 404 is a success: the card is already deleted. */
export const deleteCard = (cardId: string) => ignoreGone(call('deleteCard', { params: { cardId } }))
