import { playDialogs } from '#messages/play-dialogs.ts'
import { isInApp } from './page/is-in-app.ts'
import { showError } from './toast.ts'

/** The object URL is revoked this long after the click. By then the browser has read the file. */
const REVOKE_AFTER_MS = 60_000

/**
 * Saves a file as a download. Where nothing may happen, a toast says what to do.
 * @returns false if that toast is shown
 */
export function saveFile(file: Blob, name: string): boolean {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  if (!isInApp()) return true
  showError(playDialogs.notSaved, playDialogs.notSavedText)
  return false
}
