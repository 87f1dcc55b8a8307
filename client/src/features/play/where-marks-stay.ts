import { PRODUCT_NAME } from '#shared/product.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import { toast } from '../../lib/toast.ts'

const isTrue = (value: unknown): value is true => value === true

/** Whether a page of another origin shows this one: browsers then keep what it stores apart, or refuse to. */
function isOnForeignPage(): boolean {
  if (window.parent === window) return false
  try {
    return window.parent.location.origin !== location.origin
  } catch {
    return true
  }
}

/**
 * Says once in a browser that marks in a frame are not those of the card's own page. Where the browser stores nothing, `writeStored`
 * has said so already.
 */
export function tellWhereMarksStay(): void {
  if (!isOnForeignPage() || readStored(STORAGE_KEYS.toldWhereMarksStay, isTrue)) return
  if (!writeStored(STORAGE_KEYS.toldWhereMarksStay, true)) return
  toast({
    title: 'Your marks stay on this page',
    text: `Only you see them. Open the card in ${PRODUCT_NAME} to play on a board of its own.`,
  })
}
