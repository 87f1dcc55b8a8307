import { whenIdle } from './idle.ts'
import { WORKER_PATH, type OwnPage, type WorkerMessage } from './worker-messages.ts'

/** A page that stays open for days looks for a new version so often, when it is looked at again. */
const LOOK_EVERY_MS = 60 * 60 * 1000

function tell(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer)
}

/** Whether a worker is of the build that this page runs already: pages come from the network first, before their worker. */
function isOfThisPage(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OwnPage>) => {
      resolve(data.isYours)
      port1.close()
    }
    tell(worker, { type: 'is-this-yours', script }, [port2])
  })
}

function reloadWith(worker: ServiceWorker): void {
  // Another tab has let it take over already.
  if (worker.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(worker, { type: 'take-over' })
}

/** Offers the reload when a new version waits. Without it the new version comes when the last tab of the old one is closed. */
function followUpdates(
  registration: ServiceWorkerRegistration,
  script: string,
  offerReload: (reload: () => void) => void,
): void {
  let lookedAt = Date.now()
  async function look(): Promise<void> {
    const { waiting, active } = registration
    // The first version of all waits for nobody.
    if (waiting && active && !(await isOfThisPage(waiting, script))) offerReload(() => reloadWith(waiting))
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void look()
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    // Offline there is nothing new; what waits already is offered again.
    registration.update().then(look, look)
  })
  void look()
}

/** Whoever pays for every byte gets no more than was asked for. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  // Plain http in the local network is no secure context, and has none.
  if (!('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  } catch {
    // Refused by the browser's settings, or its code did not come: the app runs without, and tries again next time.
    return undefined
  }
}

/**
 * Makes the app run without a network from now on.
 * @param script that this page began with
 */
export async function registerWorker(
  script: string,
  offerReload: (reload: () => void) => void,
): Promise<void> {
  const registration = await registered()
  if (!registration) return
  followUpdates(registration, script, offerReload)
  const { active } = await navigator.serviceWorker.ready
  if (active && !savesData()) whenIdle(() => tell(active, { type: 'keep-official-categories' }))
}
