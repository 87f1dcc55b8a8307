import { ignoreHeldEnter } from '../lib/held-enter.ts'
import { followNetwork } from '../lib/way-round.ts'
import { followBuilds } from './follow-builds.ts'
import { followSignIn } from './follow-sign-in.ts'
import { followWindows } from './follow-windows.ts'

/** A file that is dropped beside what takes it would replace the page. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Starts the parts that the first paint does not need, for pages that stay open and for visits to come. */
export function follow(): void {
  followNetwork()
  followSignIn()
  addEventListener('keydown', ignoreHeldEnter)
  followWindows()
  addEventListener('dragover', keepPage)
  addEventListener('drop', keepPage)
  // Vite's own server has no builds and no service worker.
  if (import.meta.env.PROD) followBuilds()
}
