import { whenIdle } from '../lib/lazy/idle.ts'
import { pageLanguage } from '../lib/language.ts'
import { onResume } from '../lib/page/on-resume.ts'
import { paths } from '../lib/paths.ts'
import { WORKER_PATH, type OwnPage, type WorkerMessage } from '../service-worker/messages.ts'

/** The minimum time between checks for a new version, which a page that stays open for days makes when it resumes. */
const CHECK_EVERY_MS = 60 * 60 * 1000

/**
 * How long a reload waits for the new worker. The old worker stays active while it is busy, for example with files for
 * the first use of the page. The page then comes from the network.
 */
const TAKE_OVER_MS = 2000

function send(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer)
}

/** Returns whether a worker has the same build as this page, which may have been loaded from the network. */
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

/** Returns whether this browser's worker has another build, because another tab activated a new version. */
export async function isOfAnotherBuild(script: string): Promise<boolean> {
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller
  return !!worker && !(await isOfThisPage(worker, script))
}

function reloadWith(worker: ServiceWorker): void {
  // Another tab has already activated the worker.
  if (worker.state !== 'installed') return location.reload()
  const { serviceWorker } = navigator
  // Only once: a user who chose to stay would be asked again about unsaved text, and a slow page would load twice.
  function reload(): void {
    clearTimeout(timer)
    serviceWorker.removeEventListener('controllerchange', reload)
    location.reload()
  }
  const timer = setTimeout(reload, TAKE_OVER_MS)
  serviceWorker.addEventListener('controllerchange', reload)
  send(worker, { type: 'take-over' })
}

/** Offers a reload when a new version is waiting. Otherwise that version activates when the last old tab closes. */
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
    // Even if the check fails, as offline: a version that is already waiting is offered again.
    registration.update().then(offerWaiting, offerWaiting)
  })
  void offerWaiting()
}

/** Returns whether the user wants to save data; then only files that are used are cached. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  // Pages on plain HTTP have no service workers.
  if (!('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  } catch {
    // The browser refused, or the worker's code failed to load. The next page tries again.
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
  // A visitor who follows a link to a card for the first time does not get the files of other screens.
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
