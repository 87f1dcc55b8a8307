import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { hasUnsavedEdits } from './card-sync.ts'
import type { EditorDocument } from './card-document.ts'
import { applyWithUndo } from './apply-operation.ts'
import { commitTyping } from './use-typing.ts'

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  commitTyping()
  if (hasUnsavedEdits()) event.preventDefault()
}

function storeWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitTyping()
}

/** Keeps a document at work while its screen is open, and asks before unstored edits are left behind. */
export function useDocumentLifecycle(editorDocument: EditorDocument): void {
  useEffect(() => {
    if (editorDocument.kind !== 'saved') return editorDocument.follow()
    return editorDocument.open((operations) =>
      toast({
        title: 'The card changed elsewhere',
        text: 'Your change of the whole grid was not made on the new one.',
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
    window.addEventListener('beforeunload', askBeforeLeaving)
    document.addEventListener('visibilitychange', storeWhenHidden)
    return () => {
      window.removeEventListener('beforeunload', askBeforeLeaving)
      document.removeEventListener('visibilitychange', storeWhenHidden)
    }
  }, [])
}
