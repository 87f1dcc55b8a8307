import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { applyAgain } from './history.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import type { Operation } from '../../sync/operations.ts'
import { hasUnsavedEdits } from '../../sync/card-clients.ts'
import { commitTyping } from './use-typing.ts'

const CHANGED = {
  title: 'The card changed elsewhere',
  text: "Your change to the whole grid wasn't applied.",
}
const KEEPS_CHANGING = {
  title: 'The card keeps changing',
  text: "Your change wasn't applied. Pause the script or host that's editing, then apply it again.",
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  commitTyping()
  if (hasUnsavedEdits()) event.preventDefault()
}

function commitWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitTyping()
}

/** Opens a document for its screen, and lets the browser ask before the user leaves unsaved edits. */
export function useDocumentLifecycle(editorDocument: EditorDocument): void {
  const navigate = useNavigate()
  const openSaved = useEffectEvent((cardId: string) => {
    toast({ title: 'Saved in another tab', text: "You're on the saved card now." })
    void navigate(paths.create(cardId), { replace: true })
  })
  useEffect(() => {
    if (editorDocument.kind !== 'client')
      return editorDocument.follow({ commit: commitTyping, onSaved: (cardId) => openSaved(cardId) })
    const repeated = new WeakSet<Operation>()
    return editorDocument.open((operations) =>
      toast({
        ...(operations.some((operation) => repeated.has(operation)) ? KEEPS_CHANGING : CHANGED),
        action: {
          label: 'Apply again',
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
