import type { BrowserContext, Page } from 'playwright/test'

/** Messages that Chromium logs for an offline request, and for a socket that was open before. */
const OFFLINE = ['ERR_INTERNET_DISCONNECTED', 'WebSocket', 'Failed to fetch']
/** Messages that Chromium logs when no server responds, or when the connection ends before the response. */
const UNREACHABLE = ['WebSocket', 'ERR_CONNECTION', 'ERR_EMPTY_RESPONSE', 'Failed to load resource']
/** Playwright logs this in every page whose service worker it blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** The substrings of messages that a page may log at the moment, one list for each running `provoke`. */
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
      // Browsers log the 401 with which a guest's page learns that there is no session.
      if (url.endsWith('/api/user') && message.text().includes('401')) return
      collect(`${message.text()} (${url} on ${page.url()})`)
    })
    page.on('pageerror', (error) => collect(String(error)))
  })
}

/** Waits until all messages that a page has logged so far have arrived, since a page's events arrive in order. */
async function receiveMessages(page: Page): Promise<void> {
  if (!page.isClosed()) await page.evaluate(() => undefined).catch(() => undefined)
}

/**
 * Allows error messages that a test causes, only while it causes them.
 * @param messages substrings, such as `'404'`
 * @param act must end only after the last effect of the fault on the screen
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

/** Takes all tabs of a page's context and its service worker offline while `act` runs. */
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
 * Allows the messages that pages log while their server cannot be reached.
 * @param act makes the server unreachable and reachable again, and waits until the pages have reconnected
 */
export function whileUnreachable<Result>(
  pages: readonly Page[],
  act: () => Promise<Result>,
): Promise<Result> {
  return provoke(pages, [...UNREACHABLE], act)
}
