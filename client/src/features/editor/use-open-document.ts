import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { somethingWaits } from './card-sync.ts'
import type { EditorDocument } from './document.ts'
import { perform } from './perform.ts'
import { commitTyped } from './typing.ts'

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  commitTyped()
  if (somethingWaits()) event.preventDefault()
}

function storeWhenHidden(): void {
  if (document.visibilityState === 'hidden') commitTyped()
}

/** Keeps a document at work while its screen is open, and asks before unstored edits are left behind. */
export function useOpenDocument(editorDocument: EditorDocument): void {
  useEffect(() => {
    if (editorDocument.kind !== 'saved') return editorDocument.follow()
    return editorDocument.open((operations) =>
      toast({
        title: 'The card changed elsewhere',
        text: 'Your change of the whole grid was not made on the new one.',
        action: {
          label: 'Apply again',
          run: () => {
            for (const operation of operations) perform(editorDocument, operation)
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
