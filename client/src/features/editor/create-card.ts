import { endpoints, type CardConflictBody } from '#shared/api.ts'
import { newCardId } from '#shared/ids.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { store } from '../../lib/store.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { refreshSession } from '../auth/session.ts'
import { applyCard } from '../card/live-card.ts'
import { startSync } from './start-sync.ts'
import type { Draft } from './draft.ts'
import { editBetween } from './edits.ts'

/** @returns the stored card, also where an earlier try had stored it already and only its answer was lost */
async function post(draft: Draft): Promise<CardReply> {
  const { base: _base, ...card } = store.get(draft.cardAtom)
  try {
    return await call(endpoints.createCard, { body: card })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card-id-taken') throw error
    const { card: own } = error.body as CardConflictBody
    if (own) return { ...own, isOwner: true }
    // Somebody else's, or a deleted one's, which nobody inherits.
    store.set(draft.cardAtom, (now) => ({ ...now, cardId: newCardId() }))
    return await call(endpoints.createCard, { body: { ...card, cardId: store.get(draft.cardAtom).cardId } })
  }
}

/** Whom the server has just taken a card from: the page may not have heard yet. */
async function signedInUser(): Promise<string | undefined> {
  if (store.get(sessionAtom).status !== 'signed-in') await refreshSession()
  const session = store.get(sessionAtom)
  return session.status === 'signed-in' ? session.user.id : undefined
}

/**
 * Saves a draft for the first time. From then on its edits go live, also those made while the answer was on its way.
 * @returns the id of the card
 * @throws what `call` throws; the draft is then as it was
 */
export async function createCard(draft: Draft): Promise<string> {
  const { isOwner, ...stored } = await post(draft)
  const made: Card = stored
  applyCard(made, { isOwner, replace: true })
  const since = editBetween(contentOf(made), contentOf(store.get(draft.cardAtom)))
  const userId = await signedInUser()
  const sync = userId === undefined ? undefined : startSync(made, userId)
  if (since) sync?.apply(since)
  draft.discard(made.cardId)
  return made.cardId
}
