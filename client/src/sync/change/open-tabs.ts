import { newOpId } from '#shared/ids.ts'
import { removeStored, storedKeys, writeStored, readStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'

/** Identifies this page. A reload makes a new id. */
export const TAB_ID = newOpId()

/** Browsers run the timers of a background tab at least once a minute. */
const HEARTBEAT_MS = 15_000
const ALIVE_MS = 90_000

const lockName = (tabId: string) => `tab ${tabId}`
const isTime = (value: unknown): value is number => typeof value === 'number'

let isClaimed = false
let keptForBack = 0
/** How often this page has entered the back/forward cache, where another page may take over its unsent edits. */
export const timesKeptForBack = (): number => keptForBack

/** Browsers have no Web Locks over plain http. */
const locks = () => navigator.locks as LockManager | undefined

/**
 * Holds this tab's lock until the page is gone or enters the back/forward cache: no timer runs there, so another page sends its
 * edits.
 */
function hold(available: LockManager): void {
  const left = new Promise((resolve) => window.addEventListener('pagehide', resolve, { once: true }))
  available.request(lockName(TAB_ID), () => left).catch(() => undefined)
}

/**
 * Shows other tabs that this one is open, until its page is gone: with a Web Lock, or over plain http, where browsers
 * have none, with a heartbeat in local storage.
 */
export function claimTab(): void {
  if (isClaimed) return
  isClaimed = true
  window.addEventListener('pagehide', () => keptForBack++)
  const available = locks()
  if (available) {
    hold(available)
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) hold(available)
    })
    return
  }
  const key = STORAGE_KEYS.tab(TAB_ID)
  writeStored(key, Date.now())
  const beating = setInterval(() => {
    if (readStored(key, isTime) === undefined) {
      // Storage was cleared, or another tab took over this one's edits while the browser had frozen it.
      clearInterval(beating)
      isClaimed = false
    } else writeStored(key, Date.now())
  }, HEARTBEAT_MS)
}

function tabsWithHeartbeat(): string[] {
  const prefix = STORAGE_KEYS.tab('')
  return storedKeys(prefix).flatMap((key) => {
    // After the clock was set back, a closed tab must not count as open.
    if (Math.abs(Date.now() - (readStored(key, isTime) ?? 0)) < ALIVE_MS) return key.slice(prefix.length)
    removeStored(key)
    return []
  })
}

/** Returns the ids of the other tabs that are open. */
export async function otherOpenTabs(): Promise<Set<string>> {
  const held = (await locks()?.query())?.held
  const tabs = held?.map(({ name }) => name?.slice(lockName('').length) ?? '') ?? tabsWithHeartbeat()
  return new Set(tabs.filter((tabId) => tabId !== TAB_ID))
}
