import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { applyWithUndo } from './apply-operation.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { hasUnsavedEdits } from '../../sync/card-clients.ts'
import { commitTyping } from './use-typing.ts'

function confirmLeaving(event: BeforeUnloadEvent): void {
  commitTyping()
  if (hasUnsavedEdits()) event.preventDefault()
}

function commitWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitTyping()
}

/** Keeps a document open while its screen is open, and lets the browser ask before unsaved edits are left behind. */
export function useDocumentLifecycle(editorDocument: EditorDocument): void {
  const navigate = useNavigate()
  const openSaved = useEffectEvent((cardId: string) => {
    toast({ title: 'Saved in another tab', text: "You're on the saved card now." })
    void navigate(paths.create(cardId), { replace: true })
  })
  useEffect(() => {
    if (editorDocument.kind !== 'saved')
      return editorDocument.follow({ commit: commitTyping, onSaved: (cardId) => openSaved(cardId) })
    return editorDocument.open((operations) =>
      toast({
        title: 'The card changed elsewhere',
        text: "Your change to the whole grid wasn't applied.",
        action: {
          label: 'Apply again',
          run: () => {
            for (const operation of operations) applyWithUndo(editorDocument, operation)
          },
        },
      }),
    )
  }, [editorDocument])
  useEffect(() => {
    window.addEventListener('beforeunload', confirmLeaving)
    document.addEventListener('visibilitychange', commitWhenHidden)
    return () => {
      window.removeEventListener('beforeunload', confirmLeaving)
      document.removeEventListener('visibilitychange', commitWhenHidden)
    }
  }, [])
}
