import { endpoints, type CardConflictBody } from '#shared/api.ts'
import { newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { ApiError, call } from '../lib/api-client.ts'
import { store } from '../lib/store.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { refreshSession } from '../lib/session.ts'
import { applyCard } from './card-store.ts'
import type { Draft } from './drafts.ts'
import { editBetween } from './edits.ts'
import { startSync } from './card-client.ts'

/** @returns the stored card, also if an earlier attempt stored it and only its answer was lost */
async function post(draft: Draft): Promise<CardReply> {
  const { base: _base, ...card } = store.get(draft.cardAtom)
  try {
    return await call(endpoints.createCard, { body: card })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card-id-taken') throw error
    const { card: own } = error.body as CardConflictBody
    if (own) return { ...own, isOwner: true }
    // The id belongs to another user's card, or to a deleted one.
    store.set(draft.cardAtom, (now) => ({ ...now, cardId: newCardId() }))
    return await call(endpoints.createCard, { body: { ...card, cardId: store.get(draft.cardAtom).cardId } })
  }
}

/** The user who just saved a card. The page may not know about the sign-in yet, if it happened in another tab. */
async function signedInUser(): Promise<string | undefined> {
  if (store.get(sessionAtom).status !== 'signed-in') await refreshSession()
  const session = store.get(sessionAtom)
  return session.status === 'signed-in' ? session.user.id : undefined
}

/**
 * Saves a draft to the account for the first time. From then on its edits are sent automatically, including those made
 * while the request was under way.
 * @returns the id of the card
 * @throws what `call` throws; the draft is then unchanged
 */
export async function createCard(draft: Draft): Promise<string> {
  const { isOwner, ...stored } = await post(draft)
  const card: Card = stored
  applyCard(card, { isOwner, replace: true })
  const since = editBetween(contentOf(card), contentOf(store.get(draft.cardAtom)))
  const userId = await signedInUser()
  const sync = userId === undefined ? undefined : startSync(card, userId)
  if (since) sync?.apply(since)
  draft.discard(card.cardId)
  return card.cardId
}
