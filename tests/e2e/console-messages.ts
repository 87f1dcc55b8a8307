import type { BrowserContext, Page } from 'playwright/test'

/** What Chromium logs for a request without a network, and for a socket that was open before. */
const OFFLINE = ['ERR_INTERNET_DISCONNECTED', 'WebSocket', 'Failed to fetch']
/** What Chromium logs when nothing answers at an address, or the connection ends before the response. */
const UNREACHABLE = ['WebSocket', 'ERR_CONNECTION', 'ERR_EMPTY_RESPONSE', 'Failed to load resource']
/** Playwright logs this in every page whose service worker it blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** The substrings that a page may log at the moment, one list for each running `provoke`. */
const allowed = new WeakMap<Page, Set<readonly string[]>>()

/**
 * Collects errors and warnings of all tabs of a context.
 * @param complaints receives each message that no `provoke` allows
 */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('page', (page) => {
    const collect = (text: string) => {
      const substrings = [...(allowed.get(page) ?? [])].flat()
      if (!substrings.some((part) => text.includes(part))) complaints.push(text)
    }
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (message.text() === WORKER_BLOCKED) return
      const { url } = message.location()
      // Browsers log the 401 that tells a guest's page that there is no session.
      if (url.endsWith('/api/user') && message.text().includes('401')) return
      collect(`${message.text()} (${url} on ${page.url()})`)
    })
    page.on('pageerror', (error) => collect(String(error)))
  })
}

/** Waits until the messages that a page has logged so far have arrived here: a page's events keep their order. */
async function receiveMessages(page: Page): Promise<void> {
  if (!page.isClosed()) await page.evaluate(() => undefined).catch(() => undefined)
}

/**
 * Allows error messages that a test causes, for exactly the time in which it causes them.
 * @param messages substrings, such as `'404'`
 * @param act ends with the last effect of the fault on the screen
 */
export async function provoke<Result>(
  pages: Page | readonly Page[],
  messages: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  const all = [pages].flat()
  for (const page of all) allowed.set(page, (allowed.get(page) ?? new Set()).add(messages))
  try {
    const result = await act()
    await Promise.all(all.map(receiveMessages))
    return result
  } finally {
    for (const page of all) allowed.get(page)?.delete(messages)
  }
}

/** Takes the network away from all tabs of a page's context and from its service worker while `act` runs. */
export function whileOffline<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const context = page.context()
  return provoke(context.pages(), [...OFFLINE], async () => {
    await context.setOffline(true)
    try {
      return await act()
    } finally {
      await context.setOffline(false)
    }
  })
}

/**
 * Allows what pages log while their server, or the way to it, is away.
 * @param act takes it away, brings it back, and waits until the pages have reached it again
 */
export function whileUnreachable<Result>(
  pages: readonly Page[],
  act: () => Promise<Result>,
): Promise<Result> {
  return provoke(pages, [...UNREACHABLE], act)
}
