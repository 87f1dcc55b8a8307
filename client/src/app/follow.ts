import { ignoreHeldEnter } from '../lib/page/held-enter.ts'
import { followNetwork } from '../lib/way-round.ts'
import { followBuilds } from './follow-builds.ts'
import { followSignIn } from './follow-sign-in.ts'
import { followStorage } from './follow-storage.ts'
import { followWindows } from './follow-windows.ts'
import { keepFocus } from './keep-focus.ts'

/** Prevents a file or a link that is dropped in the wrong place from replacing the page. */
function keepPage(event: DragEvent): void {
  const { types = [] } = event.dataTransfer ?? {}
  // In Firefox the target may be the text node below the pointer.
  const isForField = event.target instanceof Element && event.target.closest('input, textarea') !== null
  if (types.includes('Files') || (types.includes('text/uri-list') && !isForField)) event.preventDefault()
}

/** Starts the parts that the first paint does not need, which serve pages that stay open and later visits. */
export function follow(): void {
  followNetwork()
  followStorage()
  followSignIn()
  addEventListener('keydown', ignoreHeldEnter)
  followWindows()
  keepFocus()
  addEventListener('dragover', keepPage)
  addEventListener('drop', keepPage)
  // The Vite development server has no builds and no service worker.
  if (import.meta.env.PROD) followBuilds()
}
