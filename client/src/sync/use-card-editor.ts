import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { sessionAtom } from '../lib/session-atom.ts'
import { store } from '../lib/store.ts'
import { newDraftAtom } from './new-card-draft.ts'
import { openDocument, openedDocumentAtom, type EditorDocument } from './editor-document.ts'
import { useLiveCard } from './use-card.ts'

export type DocumentState =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; document: EditorDocument }

function isSavedAs(document: EditorDocument, cardId: string | undefined): boolean {
  return document.kind === 'draft' && cardId !== undefined && document.savedAs === cardId
}

/** The document at `/create/{cardId}`, or at `/create` the new card of this browser. */
export function useEditorDocument(cardId: string | undefined): DocumentState {
  const { status, canEdit } = useLiveCard(cardId ?? '', 'edit')
  const session = useAtomValue(sessionAtom)
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const opened = useAtomValue(openedDocumentAtom)
  const newDraft = useAtomValue(newDraftAtom)
  // In an effect, because opening a card sends its unsent edits.
  useLayoutEffect(() => openDocument(cardId, userId), [cardId, userId, session, status, canEdit, newDraft])
  useEffect(() => () => store.set(openedDocumentAtom, undefined), [])
  // After the first save the address changes before the document does.
  if (opened && (opened.cardId === cardId || isSavedAs(opened.document, cardId)))
    return { status: 'ready', document: opened.document }
  return { status: cardId === undefined || status === 'ready' ? 'loading' : status }
}
