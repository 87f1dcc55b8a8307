import { whenIdle } from '../lib/lazy/idle.ts'
import { pageLanguage } from '../lib/language.ts'
import { onResume } from '../lib/page/on-resume.ts'
import { paths } from '../lib/paths.ts'
import { WORKER_PATH, type OwnPage, type WorkerMessage } from '../service-worker/messages.ts'

/** A page that stays open for days checks for a new version at most this often, when it resumes. */
const CHECK_EVERY_MS = 60 * 60 * 1000

/**
 * The worker of before keeps its place while it has anything to do, such as the files of a first press. The page comes from the
 * network then.
 */
const TAKE_OVER_MS = 2000

function send(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer)
}

/** Whether a worker has the build of this page, which may have loaded from the network before it. */
function isOfThisPage(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OwnPage>) => {
      resolve(data.isYours)
      port1.close()
    }
    send(worker, { type: 'is-this-yours', script }, [port2])
  })
}

/** Whether this browser's worker has another build than this page: another tab has taken a new version. */
export async function isOfAnotherBuild(script: string): Promise<boolean> {
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller
  return !!worker && !(await isOfThisPage(worker, script))
}

function reloadWith(worker: ServiceWorker): void {
  // Another tab has activated it already.
  if (worker.state !== 'installed') return location.reload()
  const { serviceWorker } = navigator
  // Once: who is asked about words that are not saved, and stays, would be asked again, and a slow page be loaded twice.
  function reload(): void {
    clearTimeout(timer)
    serviceWorker.removeEventListener('controllerchange', reload)
    location.reload()
  }
  const timer = setTimeout(reload, TAKE_OVER_MS)
  serviceWorker.addEventListener('controllerchange', reload)
  send(worker, { type: 'take-over' })
}

/** Offers a reload when a new version waits; else it activates when the last old tab closes. */
function followUpdates(
  registration: ServiceWorkerRegistration,
  script: string,
  offerReload: (reload: () => void) => void,
): void {
  let checkedAt = Date.now()
  async function offerWaiting(): Promise<void> {
    const { waiting, active } = registration
    // Without an active worker this is the first version, which needs no reload.
    if (waiting && active && !(await isOfThisPage(waiting, script))) offerReload(() => reloadWith(waiting))
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offerWaiting()
    })
  })
  onResume(() => {
    if (Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    // Offline no update is found; a version that already waits is offered again.
    registration.update().then(offerWaiting, offerWaiting)
  })
  void offerWaiting()
}

/** Then only what is used is kept. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  // Pages on plain http have none.
  if (!('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  } catch {
    // Refused by the browser, or its code failed to load: the next page tries again.
    return undefined
  }
}

/**
 * Installs the service worker, which makes the app work offline.
 * @param script the page's entry script, which identifies its build
 */
export async function registerWorker(script: string, offerReload: (reload: () => void) => void) {
  const registration = await registered()
  if (!registration) return
  // Who follows a link to a card for the first time is sent no other screen.
  const usesMore = registration.active !== null || !location.pathname.startsWith(paths.play(''))
  followUpdates(registration, script, offerReload)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  const keepAll = () => send(active, { type: 'keep-official-categories', language: pageLanguage() })
  whenIdle(() => {
    const loaded = performance.getEntriesByType('resource')
    send(active, { type: 'keep-files', paths: loaded.map(({ name }) => new URL(name).pathname) })
    if (usesMore && !savesData()) keepAll()
  })
  addEventListener('appinstalled', keepAll)
}
