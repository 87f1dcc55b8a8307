import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { sessionAtom, userIdAtom } from '../lib/session-atom.ts'
import { store } from '../lib/store.ts'
import { newDraftAtom } from './unsaved/draft.ts'
import { openDocument, openedDocumentAtom, type EditorDocument } from './editor-document.ts'
import { useShownCard } from './hear/connection.ts'

/** overdue: still loading after 20 s, perhaps forever. */
type DocumentState =
  | { status: 'loading' | 'missing' | 'failed' | 'overdue' | 'removed' | 'cut-off' }
  | { status: 'ready'; document: EditorDocument }

/** Every request ends after 15 s. */
const OVERDUE_AFTER_MS = 20_000

function isSavedAs(document: EditorDocument, cardId: string | undefined): boolean {
  return document.kind === 'draft' && cardId !== undefined && document.savedAs === cardId
}

/** Whether a card has been loading for too long. */
function useIsOverdue(loadingId: string | undefined): boolean {
  const [overdueId, setOverdueId] = useState<string>()
  useEffect(() => {
    if (loadingId === undefined) return
    const timer = setTimeout(setOverdueId, OVERDUE_AFTER_MS, loadingId)
    return () => clearTimeout(timer)
  }, [loadingId])
  return loadingId !== undefined && overdueId === loadingId
}

/** The document at `/create/{cardId}`, or at `/create` the new card of this browser. */
export function useEditorDocument(cardId: string | undefined): DocumentState {
  const { status, canEdit, why } = useShownCard(cardId ?? '', 'edit')
  const session = useAtomValue(sessionAtom)
  const userId = useAtomValue(userIdAtom)
  const opened = useAtomValue(openedDocumentAtom)
  const newDraft = useAtomValue(newDraftAtom)
  // In an effect, because opening a card sends its unsent edits.
  useLayoutEffect(() => openDocument(cardId, userId), [cardId, userId, session, status, canEdit, newDraft])
  useEffect(() => () => store.set(openedDocumentAtom, undefined), [])
  // After the first save the address changes before the document does.
  const isOpen = opened && (opened.cardId === cardId || isSavedAs(opened.document, cardId))
  const isLoading = !isOpen && (cardId === undefined || status === 'ready' || status === 'loading')
  const isOverdue = useIsOverdue(isLoading ? cardId : undefined)
  if (isOpen) return { status: 'ready', document: opened.document }
  if (isLoading || status === 'ready') return { status: isOverdue ? 'overdue' : 'loading' }
  return { status: why ?? status }
}
