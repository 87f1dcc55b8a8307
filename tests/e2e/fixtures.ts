import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { uniqueName } from '../support/names.ts'

interface WorkerFixtures {
  server: BuiltServer
}

interface Fixtures {
  /** Opens a page in a browser of its own: another person, with their own storage and session. */
  person: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
}

/** What a console may say without being a defect of ours, as substrings. A test adds what it provokes. */
const expectedMessages = new WeakMap<Page, string[]>()

/** What Playwright writes into the console of a page where it blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Lets this page's console complain about what the test provokes on purpose. */
export function expectConsole(page: Page, ...substrings: string[]): void {
  expectedMessages.set(page, [...(expectedMessages.get(page) ?? []), ...substrings])
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads a fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startBuiltServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  person: async ({ browser, baseURL, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        // A worker would install the whole app in each of a thousand browsers; the tests that are about it allow it.
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      const page = await context.newPage()
      const note = (text: string) => {
        if (!(expectedMessages.get(page) ?? []).some((part) => text.includes(part))) complaints.push(text)
      }
      page.on('console', (message) => {
        if (message.text() === WORKER_BLOCKED) return
        // A guest's page asks who is signed in, and every browser calls the answer 401 an error.
        if (message.location().url.endsWith('/api/user') && message.text().includes('401')) return
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(complaints, 'what the browsers complained about').toEqual([])
  },
})

export { expect }

/** Registers through the form, as a new user would, and waits until the app has signed them in. */
export async function register(
  page: Page,
  name = uniqueName(),
): Promise<{ username: string; email: string }> {
  const email = `${name}@example.com`
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/')
  return { username: name, email }
}

/** A card made by its owner's own calls: for tests that are about something else than making it. */
export async function createCard(page: Page, card: Record<string, unknown> = {}): Promise<string> {
  const cells = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Square ${index + 1}`))
  const answer = await page.request.post('/api/cards', { data: { title: 'Stand-up bingo', cells, ...card } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { cardId: string }).cardId
}

/** No rule of WCAG 2.2 A and AA is broken on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
