import { newOpId } from '#shared/ids.ts'
import { removeStored, storedKeys, writeStored, readStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'

/** This page of this browser; a reload makes another one. */
export const TAB_ID = newOpId()

/** Browsers run the timers of a tab in the background at least once a minute. */
const HEARTBEAT_MS = 15_000
const ALIVE_MS = 90_000

const lockName = (tabId: string) => `tab ${tabId}`
const isTime = (value: unknown): value is number => typeof value === 'number'

let isClaimed = false
let keptForBack = 0
/** How often the browser has kept this page for Back: meanwhile another page may have taken what waits here. */
export const timesKeptForBack = (): number => keptForBack

/** Missing over plain http. */
const locks = () => navigator.locks as LockManager | undefined

/** Until the page is gone, or the browser keeps it for Back: no timer of it runs then, so another page sends what waits here. */
function hold(available: LockManager): void {
  const left = new Promise((resolve) => window.addEventListener('pagehide', resolve, { once: true }))
  available.request(lockName(TAB_ID), () => left).catch(() => undefined)
}

/**
 * Shows other tabs that this one is open, until its page is gone: by a Web Lock, or where the browser has
 * none (plain http) by a heartbeat in local storage.
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
      // Storage was cleared, or another tab took this one's edits while the browser had frozen it.
      clearInterval(beating)
      isClaimed = false
    } else writeStored(key, Date.now())
  }, HEARTBEAT_MS)
}

function tabsWithHeartbeat(): string[] {
  const prefix = STORAGE_KEYS.tab('')
  return storedKeys(prefix).flatMap((key) => {
    // A clock that was set back must not keep a tab open that is gone.
    if (Math.abs(Date.now() - (readStored(key, isTime) ?? 0)) < ALIVE_MS) return key.slice(prefix.length)
    removeStored(key)
    return []
  })
}

/** The other tabs that have claimed that they are open. */
export async function otherOpenTabs(): Promise<Set<string>> {
  const held = (await locks()?.query())?.held
  const tabs = held?.map(({ name }) => name?.slice(lockName('').length) ?? '') ?? tabsWithHeartbeat()
  return new Set(tabs.filter((tabId) => tabId !== TAB_ID))
}
