import { playDialogs } from '#messages/play-dialogs.ts'
import { hasOpaqueOrigin } from '../../lib/page/opaque-origin.ts'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
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

/**
 * Says once in a browser that a frame and the card's own page have separate marks. Where the browser stores
 * nothing, `writeStored` has said so already; in a page without an origin it isn't the browser's doing.
 */
export async function tellWhereMarksStay(): Promise<void> {
  if (readStored(STORAGE_KEYS.toldWhereMarksStay, isTrue) || !(await isStorageApart())) return
  const isStored = writeStored(STORAGE_KEYS.toldWhereMarksStay, true)
  if (hasOpaqueOrigin())
    return toast({ title: playDialogs.frame.notKept, text: playDialogs.frame.notKeptText })
  if (!isStored) return
  toast({
    title: playDialogs.frame.ownMarks,
    text: playDialogs.frame.ownMarksText,
  })
}
