import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { editorChanges } from '#messages/editor-changes.ts'
import { onLeave } from '../../lib/page/on-leave.ts'
import { useWindowEvent } from '../../lib/page/use-window-event.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { hasUnsavedEdits } from '../../sync/change/card-clients.ts'
import { hasWordsInMemory } from '../../sync/unsaved/words-in-memory.ts'
import { showNews } from './show-news.ts'
import { commitTyping } from './use-typing.ts'

function confirmLeaving(event: BeforeUnloadEvent): void {
  commitTyping()
  if (hasUnsavedEdits() || hasWordsInMemory()) event.preventDefault()
}

/** Opens a document while its screen is shown, and has the browser ask before the user leaves unsaved edits. */
export function useDocumentLifecycle(editorDocument: EditorDocument): void {
  const navigate = useNavigate()
  const openSaved = useEffectEvent((cardId: string) => {
    toast({ title: editorChanges.savedElsewhere, text: editorChanges.savedElsewhereText })
    void navigate(paths.create(cardId), { replace: true })
  })
  useEffect(() => {
    if (editorDocument.kind !== 'client')
      return editorDocument.follow({
        commit: commitTyping,
        onSaved: (cardId) => openSaved(cardId),
        onNews: (news) => showNews(editorDocument, news),
      })
    return editorDocument.open((news) => showNews(editorDocument, news))
  }, [editorDocument])
  useWindowEvent('beforeunload', confirmLeaving)
  useWindowEvent('pagehide', () => commitTyping())
  useEffect(() => onLeave(() => commitTyping(true)), [])
}
