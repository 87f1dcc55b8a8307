import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { hasOpaqueOrigin } from '../../lib/page/opaque-origin.ts'
import { isNotStoredAtom, readStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { toast } from '../../lib/toast.ts'

const isTrue = (value: unknown): value is true => value === true

/** Returns whether this frame's storage is separate from the card's own page, as in pages of other sites. */
async function isStorageApart(): Promise<boolean> {
  if (window.parent === window) return false
  // Missing in old browsers.
  const { hasStorageAccess } = document as Partial<Document>
  return !(await hasStorageAccess?.call(document))
}

/** Tells the player, once per browser, that a frame's marks are separate from the card's own page, if stored. */
export async function showWhereMarksStay(): Promise<void> {
  if (readStored(STORAGE_KEYS.toldWhereMarksStay, isTrue) || !(await isStorageApart())) return
  if (!writeStored(STORAGE_KEYS.toldWhereMarksStay, true)) return
  toast({
    title: playDialogs.frame.ownMarks,
    text: playDialogs.frame.ownMarksText,
  })
}

/** Tells the player once that marks are not stored. With an opaque origin the text does not blame the browser. */
export function useNotStoredToast(): void {
  const isNotStored = useAtomValue(isNotStoredAtom)
  useEffect(() => {
    if (!isNotStored) return
    const { notKept, notKeptText } = playDialogs.frame
    if (hasOpaqueOrigin()) toast({ title: notKept, text: notKeptText })
    else toast({ title: basics.notStored, text: basics.notStoredText })
  }, [isNotStored])
}
