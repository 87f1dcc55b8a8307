import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { editorChanges } from '#messages/editor-changes.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { applyAgain } from './history.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import type { Operation } from '../../sync/operations.ts'
import { hasUnsavedEdits } from '../../sync/card-clients.ts'
import { hasWordsInMemory } from '../../sync/words-in-memory.ts'
import { commitTyping } from './use-typing.ts'

function confirmLeaving(event: BeforeUnloadEvent): void {
  commitTyping()
  if (hasUnsavedEdits() || hasWordsInMemory()) event.preventDefault()
}

function commitWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitTyping()
}

/** Opens a document for its screen, and lets the browser ask before the user leaves unsaved edits. */
export function useDocumentLifecycle(editorDocument: EditorDocument): void {
  const navigate = useNavigate()
  const openSaved = useEffectEvent((cardId: string) => {
    toast({ title: editorChanges.savedElsewhere, text: editorChanges.savedElsewhereText })
    void navigate(paths.create(cardId), { replace: true })
  })
  useEffect(() => {
    if (editorDocument.kind !== 'client')
      return editorDocument.follow({ commit: commitTyping, onSaved: (cardId) => openSaved(cardId) })
    const repeated = new WeakSet<Operation>()
    return editorDocument.open((operations) =>
      toast({
        ...(operations.some((operation) => repeated.has(operation))
          ? { title: editorChanges.keepsChanging, text: editorChanges.keepsChangingText }
          : { title: editorChanges.changed, text: editorChanges.changedText }),
        action: {
          label: editorChanges.applyAgain,
          run: () => {
            for (const operation of operations) {
              repeated.add(operation)
              applyAgain(editorDocument, operation)
            }
          },
        },
      }),
    )
  }, [editorDocument])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', confirmLeaving, { signal })
    window.addEventListener('pagehide', commitTyping, { signal })
    document.addEventListener('visibilitychange', commitWhenHidden, { signal })
    return () => listening.abort()
  }, [])
}
