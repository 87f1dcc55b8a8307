import { ignoreHeldEnter } from '../lib/page/held-enter.ts'
import { followNetwork } from '../lib/way-round.ts'
import { followBuilds } from './follow-builds.ts'
import { followSignIn } from './follow-sign-in.ts'
import { followStorage } from './follow-storage.ts'
import { followWindows } from './follow-windows.ts'
import { keepFocus } from './keep-focus.ts'

/** A file or a link that is dropped beside what takes it would replace the page. */
function keepPage(event: DragEvent): void {
  const { types = [] } = event.dataTransfer ?? {}
  // Firefox names the text below the pointer.
  const isForField = event.target instanceof Element && event.target.closest('input, textarea') !== null
  if (types.includes('Files') || (types.includes('text/uri-list') && !isForField)) event.preventDefault()
}

/** Starts the parts that the first paint does not need, for pages that stay open and for visits to come. */
export function follow(): void {
  followNetwork()
  followStorage()
  followSignIn()
  addEventListener('keydown', ignoreHeldEnter)
  followWindows()
  keepFocus()
  addEventListener('dragover', keepPage)
  addEventListener('drop', keepPage)
  // Vite's own server has no builds and no service worker.
  if (import.meta.env.PROD) followBuilds()
}
