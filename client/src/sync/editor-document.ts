import { atom } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { pageDataAtom } from '../lib/page/page-data.ts'
import { store } from '../lib/store.ts'
import { sessionAtom, userIdAtom } from '../lib/session-atom.ts'
import { refreshSession } from '../lib/session.ts'
import { checkRights } from './receive/rights.ts'
import { shownCardAtom, type CardState } from './card-store.ts'
import { findCardClient, type CardClient } from './change/card-clients.ts'
import {
  copyDraft,
  type Draft,
  emptyDraft,
  newCardDraft,
  newDraftAtom,
  temporaryDraft,
} from './unsaved/draft.ts'
import { emptyContent } from './stored-card.ts'
import { readUnsaved, removeUnsaved } from './unsaved/unsaved-storage.ts'
import { startCardClient } from './change/card-client.ts'
import { hasUnsent } from './change/pending-storage.ts'
import { restoreCardClient } from './change/restore-client.ts'
import { stepsBetween } from './change/steps.ts'

/** What the editor edits: an unsaved card, or a saved one whose edits are sent automatically. */
export type EditorDocument = Draft | CardClient

/** The card's id; it stays the same when a draft becomes a saved card. */
export function cardIdOf(document: EditorDocument): string {
  return document.kind === 'client' ? document.cardId : store.get(document.shownAtom).cardId
}

/** The id in the document's URL; undefined at `/create`. */
export function urlIdOf(document: EditorDocument): string | undefined {
  return document.kind === 'client' ? document.cardId : (document.temporaryId ?? document.copyOf)
}

/** The document on the screen and the id in its URL. */
export const openedDocumentAtom = atom<{ cardId: string | undefined; document: EditorDocument } | undefined>(
  undefined,
)

/** Adds the changes that a user made in a copy while signed out, if they may edit the original. */
function addCopy(client: CardClient): void {
  const copy = readUnsaved(client.cardId)
  removeUnsaved(client.cardId)
  if (copy?.base) client.applyLate(stepsBetween(copy.base, copy))
}

/**
 * Opens a card with the unsent edits of this browser. Refreshes the session first: the known rights may belong to another user,
 * who has logged in in another tab.
 */
async function restore(card: Card, userId: string): Promise<void> {
  await refreshSession()
  // Otherwise the card opens for the user who is signed in now.
  if (store.get(userIdAtom) !== userId) return
  addCopy(await restoreCardClient(card, userId))
  // The user may have opened another card by now.
  if (store.get(shownCardAtom).cardId === card.cardId) openDocument(card.cardId, userId)
}

/**
 * Opens a saved card to edit it, or a copy of it; undefined until the user and their rights are known. A card that
 * the user may no longer edit still opens with their unsent edits.
 */
function openCard({ card, canEdit }: CardState, userId: string | undefined): EditorDocument | undefined {
  if (!card || canEdit === undefined) return undefined
  const isWaiting = userId !== undefined && hasUnsent(userId, card.cardId)
  if (!canEdit && !isWaiting) return copyDraft(card.cardId, contentOf(card))
  if (userId === undefined) return undefined
  if (!isWaiting && !readUnsaved(card.cardId)) return startCardClient(card, userId)
  void restore(card, userId)
  return undefined
}

/**
 * Opens the document at `/create/{cardId}`, or at `/create` the new card of this browser, as soon as enough
 * is known. Call it again when the card, the session or the new draft changes.
 */
export function openDocument(cardId: string | undefined, userId: string | undefined): void {
  const before = store.get(openedDocumentAtom)
  if (before?.cardId === cardId && before?.document.kind === 'draft') {
    const { copyOf, savedAs } = before.document
    const isReplaced = cardId === undefined && store.get(newDraftAtom) !== before.document
    // A saved draft stays until the URL has changed. A copy may turn out to be of the user's own card.
    if (savedAs !== undefined || (!copyOf && !isReplaced)) return
  }
  if (cardId !== undefined) checkRights(cardId)
  const shown = store.get(shownCardAtom)
  const client = cardId === undefined ? undefined : findCardClient(cardId)
  // Another user's unsent edits stay theirs. If there are none, the card opens for this user.
  const isOtherUser =
    client !== undefined && userId !== undefined && client.userId !== userId && client.isIdle()
  const document =
    cardId === undefined
      ? newCardDraft()
      : isTemporaryId(cardId)
        ? temporaryDraft(cardId)
        : client && !isOtherUser
          ? client
          : shown.cardId === cardId
            ? openCard(shown, userId)
            : undefined
  if (document) store.set(openedDocumentAtom, { cardId, document })
}

/**
 * Sets the state for rendering `/create` on the server: a guest's empty card. Signed-in users get a page without markup.
 */
export function initNewCardPage(pageStore: Pick<typeof store, 'set'>): void {
  pageStore.set(sessionAtom, { status: 'signed-out' })
  pageStore.set(openedDocumentAtom, { cardId: undefined, document: emptyDraft() })
}

/**
 * Prepares the hydration of a server-rendered editor, which shows an empty card. If this browser has a stored draft,
 * discards the server's markup, so that the client renders it.
 */
export function hydrateEditor(): void {
  const root = document.getElementById('root')
  if (!root || !store.get(pageDataAtom).isNewCard) return
  const draft = newCardDraft()
  if (sameContent(store.get(draft.shownAtom), emptyContent())) {
    store.set(sessionAtom, { status: 'signed-out' })
    openDocument(undefined, undefined)
  } else root.replaceChildren()
  delete document.documentElement.dataset.kept
}
