import type { CardConflictBody } from '#shared/api.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent, CardReply } from '#shared/schemas/card.ts'
import { ApiError, call } from '../lib/api-client.ts'
import { store } from '../lib/store.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { refreshSession } from '../lib/session.ts'
import { applyCard } from './card-store.ts'
import { handOver, type Draft } from './drafts.ts'
import { editBetween } from './edits.ts'
import { startCardClient } from './card-client.ts'

/**
 * @returns the card that is stored, also by an earlier attempt whose answer was lost, and what of the draft it knows
 */
async function post(draft: Draft): Promise<{ card: CardReply; known: CardContent }> {
  const posted = draft.markPosted()
  const create = async () => {
    const { base: _base, posted: _posted, ...body } = store.get(draft.cardAtom)
    const card = await call('createCard', { body })
    return { card, known: contentOf(card) }
  }
  try {
    return await create()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card-id-taken') throw error
    const { card: own } = error.body as CardConflictBody
    // It may have been edited since, here or in another tab: those words are not the draft's to overwrite.
    if (own) return { card: { ...own, isOwner: true, canEdit: true }, known: posted }
    // The id belongs to another user's card, or to a deleted one.
    draft.renew()
    return create()
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
  const { card, known } = await post(draft)
  applyCard(card, { replace: true })
  const userId = await signedInUser()
  const now = contentOf(store.get(draft.cardAtom))
  const since = editBetween(known, now)
  // Logged out in the meantime: the owner finds the words when they open the card.
  if (userId === undefined) handOver(card.cardId, known, now)
  else {
    const client = startCardClient(card, userId)
    if (since) client.apply(since)
  }
  draft.discard(card.cardId)
  return card.cardId
}
