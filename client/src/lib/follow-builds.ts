import { whenIdle } from './idle.ts'
import { followMissingChunks } from './missing-chunk.ts'
import { registerWorker } from './register-worker.ts'
import { store } from './store.ts'
import { toast, toastAtom } from './toast.ts'
import { followTyping } from './typed-text.ts'

/** The script that this page began with: its name carries the hash of all that it leads to, and so stands for the build. */
function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!script) return ''
  const { pathname, search } = new URL(script.src)
  return pathname + search
}

/** Asks quietly, when no other toast is there to be pushed away. */
export function offerReload(reload: () => void): void {
  const ask = () => toast({ title: 'A new version is ready', action: { label: 'Reload', run: reload } })
  if (store.get(toastAtom) === null) return ask()
  const stop = store.sub(toastAtom, () => {
    if (store.get(toastAtom) !== null) return
    stop()
    ask()
  })
}

/** Keeps a page and its build together: installs the app, offers newer versions, and finds its way when its code is gone. */
export function followBuilds(): void {
  const script = entryScript()
  followTyping()
  followMissingChunks(script, offerReload)
  // Installing reads the whole app: nothing that this page still loads shall wait for it.
  const install = () => whenIdle(() => void registerWorker(script, offerReload))
  if (document.readyState === 'complete') install()
  else window.addEventListener('load', install, { once: true })
}
