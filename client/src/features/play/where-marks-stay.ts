import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { hasOpaqueOrigin } from '../../lib/page/opaque-origin.ts'
import { isNotStoredAtom, readStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { toast } from '../../lib/toast.ts'

const isTrue = (value: unknown): value is true => value === true

/** Whether browsers keep this page's storage apart from that of the card's own page: in a page of another site they do. */
async function isStorageApart(): Promise<boolean> {
  if (window.parent === window) return false
  // Missing in old browsers.
  const { hasStorageAccess } = document as Partial<Document>
  return !(await hasStorageAccess?.call(document))
}

/** Says once in a browser that a frame and the card's own page have separate marks, where the frame's are stored. */
export async function tellWhereMarksStay(): Promise<void> {
  if (readStored(STORAGE_KEYS.toldWhereMarksStay, isTrue) || !(await isStorageApart())) return
  if (!writeStored(STORAGE_KEYS.toldWhereMarksStay, true)) return
  toast({
    title: playDialogs.frame.ownMarks,
    text: playDialogs.frame.ownMarksText,
  })
}

/** Says once that a frame's marks are not stored; in a page without an origin that isn't the browser's doing. */
export function useNotStoredToast(): void {
  const isNotStored = useAtomValue(isNotStoredAtom)
  useEffect(() => {
    if (!isNotStored) return
    const { notKept, notKeptText } = playDialogs.frame
    if (hasOpaqueOrigin()) toast({ title: notKept, text: notKeptText })
    else toast({ title: basics.notStored, text: basics.notStoredText })
  }, [isNotStored])
}
