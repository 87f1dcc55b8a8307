import { appDialogs } from '#messages/app-dialogs.ts'
import { app } from '#messages/app.ts'
import { whenIdle } from '../lib/lazy/idle.ts'
import { followMissingChunks } from '../lib/lazy/missing-chunk.ts'
import { isOfAnotherBuild, registerWorker } from './register-worker.ts'
import { store } from '../lib/store.ts'
import { toast, toastAtom } from '../lib/toast.ts'
import { followTyping } from '../lib/page/typed-text.ts'

/** Returns the path of the entry script. Its name has a hash of everything it imports, and so identifies the build. */
function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!script) return ''
  const { pathname, search } = new URL(script.src)
  return pathname + search
}

let stopWaiting = () => {}

/** Offers the update once no other toast is shown. If called again meanwhile, only the last call counts. */
export function offerReload(reload: () => void): void {
  stopWaiting()
  const offerReload = () => toast({ title: appDialogs.updated, action: { label: app.reload, run: reload } })
  if (store.get(toastAtom) === null) return offerReload()
  stopWaiting = store.sub(toastAtom, () => {
    if (store.get(toastAtom) !== null) return
    stopWaiting()
    offerReload()
  })
}

/** Installs the service worker, offers new versions, and reloads when the page's code is gone. */
export function followBuilds(): void {
  const script = entryScript()
  followTyping()
  followMissingChunks(script, offerReload, () => isOfAnotherBuild(script))
  // Installing loads the whole app, which must not delay this page.
  const install = () => whenIdle(() => void registerWorker(script, offerReload))
  if (document.readyState === 'complete') install()
  else window.addEventListener('load', install, { once: true })
}
