import { atom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { isTemporaryId } from '#shared/ids.ts'
import { PAGE_EDITOR_ELEMENT_ID } from '#shared/page.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import { liveCardAtom, type LiveCard } from '../card/live-card.ts'
import { useLiveCard } from '../card/use-live-card.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { getSync, type CardSync } from './card-sync.ts'
import { startSync } from './start-sync.ts'
import { store } from '../../lib/store.ts'
import {
  copyDraft,
  emptyCard,
  emptyDraft,
  newCardDraft,
  takeCopy,
  temporaryDraft,
  type Draft,
} from './draft.ts'
import { editBetween } from './edits.ts'

/** What the editor works on: a card that is not saved yet, or a saved one whose edits go live. */
export type EditorDocument = Draft | CardSync

export type DocumentState =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; document: EditorDocument }

/** Undefined until it is known whose card it is, and who is here. */
function openCard({ card, isOwner }: LiveCard, userId: string | undefined): EditorDocument | undefined {
  if (!card || isOwner === undefined) return undefined
  if (!isOwner) return copyDraft(card.cardId, contentOf(card))
  if (userId === undefined) return undefined
  const sync = startSync(card, userId)
  // They did not know yet, signed out, that it was their own.
  const copy = takeCopy(card.cardId)
  const edit = copy && editBetween(copy.from, copy.to)
  if (edit) sync.apply(edit)
  return sync
}

/** The same for a draft and for the saved card that it becomes. */
export function cardIdOf(document: EditorDocument): string {
  return document.kind === 'saved' ? document.cardId : store.get(document.cardAtom).cardId
}

/** The id in the document's address; undefined at `/create`. */
export function urlIdOf(document: EditorDocument): string | undefined {
  return document.kind === 'saved' ? document.cardId : (document.temporaryId ?? document.copyOf)
}

function isBecoming(document: EditorDocument, cardId: string | undefined): boolean {
  return document.kind === 'draft' && cardId !== undefined && document.savedAs === cardId
}

/** What is on the screen now. A copy that is saved stays until the address has followed it. */
const openedAtom = atom<{ cardId: string | undefined; document: EditorDocument } | undefined>(undefined)

function open(cardId: string | undefined, userId: string | undefined): void {
  const before = store.get(openedAtom)
  // The draft that is being saved stays too.
  if (before && before.cardId === cardId && before.document.kind === 'draft' && !before.document.copyOf)
    return
  const live = store.get(liveCardAtom)
  const opened =
    cardId === undefined
      ? newCardDraft()
      : isTemporaryId(cardId)
        ? temporaryDraft(cardId)
        : (getSync(cardId) ?? (live.cardId === cardId ? openCard(live, userId) : undefined))
  if (opened) store.set(openedAtom, { cardId, document: opened })
}

/** The state that the editor is drawn in on the server: an empty card, and a guest. Somebody signed in gets no drawn one. */
export function initNewCardPage(pageStore: Pick<typeof store, 'set'>): void {
  pageStore.set(sessionAtom, { status: 'signed-out' })
  pageStore.set(openedAtom, { cardId: undefined, document: emptyDraft() })
}

/**
 * Takes over an editor that the server drew, on a page that came with one. It has an empty card: where this browser keeps
 * another one, the page is emptied, to be drawn anew.
 */
export function hydrateEditor(): void {
  const root = document.getElementById('root')
  if (!root || !document.getElementById(PAGE_EDITOR_ELEMENT_ID)) return
  const draft = newCardDraft()
  if (sameContent(store.get(draft.cardAtom), emptyCard())) {
    store.set(sessionAtom, { status: 'signed-out' })
    open(undefined, undefined)
  } else root.replaceChildren()
  delete document.documentElement.dataset.kept
}

/** The document at `/create/{cardId}`; at `/create`, the editor's card of this browser. */
export function useEditorDocument(cardId: string | undefined): DocumentState {
  const { status, isOwner } = useLiveCard(cardId ?? '', 'edit')
  const session = useAtomValue(sessionAtom)
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const opened = useAtomValue(openedAtom)
  // Not while rendering: what was kept of the card goes on its way when it is opened.
  useLayoutEffect(() => open(cardId, userId), [cardId, userId, status, isOwner])
  useEffect(() => () => store.set(openedAtom, undefined), [])
  // The address of a draft that was just saved comes before its document does.
  if (opened && (opened.cardId === cardId || isBecoming(opened.document, cardId)))
    return { status: 'ready', document: opened.document }
  return { status: cardId === undefined || status === 'ready' ? 'loading' : status }
}
