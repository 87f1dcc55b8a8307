import { readFile } from 'node:fs/promises'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { expect } from './fixtures.ts'

/** Options for `person` that allow the browser to install the app. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const
/** The requests for the list and for each category with its items. */
const OFFICIAL_READS = 1 + 2 * OFFICIAL_CATEGORIES.length
/** Installing loads the whole app while another test runs, on two cores. */
const INSTALLED_WITHIN_MS = 30_000

/** A page of Playwright, or of `tests/support/engines`. */
interface Scriptable {
  evaluate: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** The path of this build's entry script. */
export async function entryScript(): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  >
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  return `/${entry?.file}`
}

/** Returns the paths that the service worker has cached, by cache. */
export function cachedPaths(page: Scriptable): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const paths: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths[name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return paths
  })
}

/** Waits until the service worker has cached the app, which then opens offline. */
export async function appInstalled(page: Scriptable): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Waits until the service worker has also cached the official categories, one after the other. */
export async function installed(page: Scriptable): Promise<void> {
  await appInstalled(page)
  await expect
    .poll(async () => (await cachedPaths(page))['official-categories']?.length, {
      timeout: INSTALLED_WITHIN_MS,
    })
    .toBe(OFFICIAL_READS)
}
