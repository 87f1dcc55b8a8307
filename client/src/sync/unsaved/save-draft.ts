import { newTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent, CardReply } from '#shared/schemas/card.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { orFound } from '../../lib/lost-answers.ts'
import { store } from '../../lib/store.ts'
import { userIdAtom } from '../../lib/session-atom.ts'
import { refreshSession } from '../../lib/session.ts'
import { applyCard } from '../card-store.ts'
import { startCardClient } from '../change/card-client.ts'
import { findCardClient } from '../change/card-clients.ts'
import { temporaryDraft, type Draft } from './draft.ts'
import { stepsBetween } from '../change/steps.ts'
import { listTemporary, noteTemporaryChange, type TemporaryCard } from './temporary-cards.ts'
import type { UnsavedCard } from './unsaved-card.ts'
import { writeUnsaved } from './unsaved-storage.ts'

/**
 * @returns the stored card, perhaps from an earlier attempt whose response was lost, and the content it includes
 */
async function post(draft: Draft): Promise<{ card: CardReply; included: CardContent }> {
  const create = async ({ cardId, called, secret: originSecret, ...content }: UnsavedCard) => {
    const game = { ...(called.length > 0 && { called }), ...(originSecret !== undefined && { originSecret }) }
    const card = await call('createCard', { body: { ...contentOf(content), cardId, ...game } })
    return { card, included: contentOf(card) }
  }
  const now = draft.markPosted()
  // The card of an earlier attempt may have been edited since, here or in another tab. The draft must not overwrite newer words.
  return orFound(
    create(now),
    ({ card }) => card && { card: { ...card, isOwner: true, canEdit: true }, included: now.posted },
  ).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'card-id-taken') throw error
    // The id belongs to another user's card, or to a deleted one.
    return create(draft.renew())
  })
}

/** Returns the user who has just saved a card. The page may not know yet about a sign-in in another tab. */
async function signedInUser(): Promise<string | undefined> {
  if (store.get(userIdAtom) === undefined) await refreshSession()
  return store.get(userIdAtom)
}

/**
 * Saves a draft to the account for the first time. From then on its edits are sent automatically, including those
 * made during the request.
 * @returns the id of the card
 * @throws what `call` throws; the draft is then unchanged
 */
export async function createCard(draft: Draft): Promise<string> {
  const { card, included } = await post(draft)
  applyCard(card, { replace: true })
  const userId = await signedInUser()
  const now = contentOf(store.get(draft.shownAtom))
  const client = userId === undefined ? undefined : startCardClient(card, userId)
  for (const step of stepsBetween(included, now)) client?.apply(step)
  // If the user has logged out meanwhile, the words wait until the owner opens the card.
  draft.discard(card.cardId, client ? now : included)
  return card.cardId
}

/** Saves a draft without an account, as a temporary card of this browser. @returns the temporary id */
export function saveDraftInBrowser(draft: Draft): string {
  const { base: _base, ...card } = store.get(draft.shownAtom)
  const temporaryId = newTemporaryId(Date.now())
  writeUnsaved(temporaryId, { ...card, createdAt: new Date().toISOString() })
  draft.discard(temporaryId)
  return temporaryId
}

/**
 * Saves a temporary card to the signed-in account and removes it from this browser.
 * @throws what `call` throws; the card then stays in this browser
 */
export async function saveTemporaryToAccount({ cardId }: TemporaryCard): Promise<void> {
  const savedId = await createCard(temporaryDraft(cardId))
  // Sends changes made since an earlier attempt. Without a screen, the client stops once it has sent them.
  findCardClient(savedId)?.open(() => undefined)()
  noteTemporaryChange()
}

/**
 * Saves every temporary card of this browser, up to the first failure.
 * @returns how many were saved, and the failure, if there was one
 */
export async function saveAllTemporaryToAccount(): Promise<{ saved: number; failure?: Error }> {
  let saved = 0
  for (const card of listTemporary()) {
    try {
      await saveTemporaryToAccount(card)
    } catch (error) {
      return { saved, failure: error as Error }
    }
    saved += 1
  }
  return { saved }
}
