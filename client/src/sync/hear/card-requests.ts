import type { CardConflictBody } from '#shared/api.ts'
import { newCardId } from '#shared/ids.ts'
import type { CardContent, CardReply } from '#shared/schemas/card.ts'
import { ApiError, call, ignoreGone } from '../../lib/api-client.ts'
import { applyCard } from '../card-store.ts'

// Requests for cards outside of connections and card clients. All throw what `call` throws.

/** A page of the user's cards that a search finds, newest first, after the card `before`. */
export const fetchMyCards = (q: string, before: string | undefined, signal?: AbortSignal) =>
  call('listMyCards', { query: { before, q: q || undefined }, signal })

/** A page of the cards that the user co-hosts, newest grant first, as `fetchMyCards`. */
export const fetchSharedCards = (q: string, before: string | undefined, signal: AbortSignal) =>
  call('listSharedCards', { query: { before, q: q || undefined }, signal })

/** Fetches the card on the screen, to learn whether the user may edit it. */
export async function fetchRights(cardId: string, signal?: AbortSignal): Promise<void> {
  applyCard(await call('getCard', { params: { cardId }, signal }))
}

/**
 * Creates a card of the user under this id, so that a repetition after a lost answer makes no second card.
 */
export async function importCard(cardId: string, content: CardContent): Promise<CardReply> {
  try {
    return await call('createCard', { body: { ...content, cardId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card-id-taken') throw error
    // The card comes with the refusal if it is the user's own.
    const { card } = error.body as CardConflictBody
    if (!card) throw error
    return { ...card, isOwner: true, canEdit: true }
  }
}

/** The card that was to be created last, unless there was an answer: a retry makes no second one. */
let unanswered: { sent: string; cardId: string } | undefined

/** Creates a card of the user with this content. */
export async function createCard(content: CardContent): Promise<CardReply> {
  const sent = JSON.stringify(content)
  const { cardId } = unanswered?.sent === sent ? unanswered : { cardId: newCardId() }
  unanswered = { sent, cardId }
  try {
    const card = await importCard(cardId, content)
    unanswered = undefined
    return card
  } catch (error) {
    if (error instanceof ApiError) unanswered = undefined
    throw error
  }
}

/** Starts a new round, which asks players to clear their marks. A retry carries the same `opId`. */
export async function startRound(cardId: string, opId: string): Promise<void> {
  applyCard(await call('updateCard', { params: { cardId }, body: { newRound: true, opId } }))
}

/** Deletes a card of the user. A 404 is a success: the card is already deleted. */
export function deleteCard(cardId: string): Promise<void> {
  return ignoreGone(call('deleteCard', { params: { cardId } }))
}
