import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { sessionAtom, userIdAtom } from '../lib/session-atom.ts'
import { store } from '../lib/store.ts'
import { useIsOverdue } from '../lib/use-is-overdue.ts'
import { newDraftAtom } from './unsaved/draft.ts'
import { openDocument, openedDocumentAtom, type EditorDocument } from './editor-document.ts'
import { useShownCard } from './receive/connection.ts'

type DocumentState =
  | { status: 'loading' | 'missing' | 'failed' | 'removed' | 'cut-off' }
  | { status: 'ready'; document: EditorDocument }

function isSavedAs(document: EditorDocument, cardId: string | undefined): boolean {
  return document.kind === 'draft' && cardId !== undefined && document.savedAs === cardId
}

/** Returns the document at `/create/{cardId}`, or at `/create` the new card of this browser. */
export function useEditorDocument(cardId: string | undefined): DocumentState {
  const { status, canEdit, why } = useShownCard(cardId ?? '', 'edit')
  const session = useAtomValue(sessionAtom)
  const userId = useAtomValue(userIdAtom)
  const opened = useAtomValue(openedDocumentAtom)
  const newDraft = useAtomValue(newDraftAtom)
  // Runs in an effect, because opening a card sends its unsent edits.
  useLayoutEffect(() => openDocument(cardId, userId), [cardId, userId, session, status, canEdit, newDraft])
  useEffect(() => () => store.set(openedDocumentAtom, undefined), [])
  // After the first save the URL changes before the document does.
  const isOpen = opened && (opened.cardId === cardId || isSavedAs(opened.document, cardId))
  const isLoading = !isOpen && (cardId === undefined || status === 'ready' || status === 'loading')
  const isOverdue = useIsOverdue(isLoading ? cardId : undefined)
  if (isOpen) return { status: 'ready', document: opened.document }
  if (isLoading || status === 'ready') return { status: isOverdue ? 'failed' : 'loading' }
  return { status: why ?? status }
}
