import type { Page } from '@playwright/test'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { expect, expectConsole } from './fixtures.ts'

/** For `person`: a browser that may install the app. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const
/** The list, and each category with its items. */
const OFFICIAL_READS = 1 + 2 * OFFICIAL_CATEGORIES.length
/** Installing shares two cores with whatever else is tested. */
const INSTALLED_WITHIN_MS = 30_000

/** The addresses of all that the worker has kept, by cache. */
export function keptPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return kept
  })
}

/** Waits until the app is installed, with the official categories: from here on it needs no network. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(async () => (await keptPaths(page))['official-categories']?.length, {
      timeout: INSTALLED_WITHIN_MS,
    })
    .toBe(OFFICIAL_READS)
}

/** Takes the network away, from the page and from its worker. */
export async function goOffline(page: Page): Promise<void> {
  expectConsole(page, 'ERR_INTERNET_DISCONNECTED')
  await page.context().setOffline(true)
}
