import {
  test as base,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from 'playwright/test'
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { uniqueName } from '../support/names.ts'
import { collectComplaints } from './console-messages.ts'

interface WorkerFixtures {
  server: BuiltServer
}

/** A client of the API with its own session: a page, or a person without a page. */
export interface ApiClient {
  request: APIRequestContext
}

interface HostedCard {
  cardId: string
  host: ApiClient
}

interface Fixtures {
  /** Opens a page in a new browser context: another person, with separate storage and session. */
  person: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
  /** Creates a card whose host has no page, which takes a tenth of the time of `person` and `register`. */
  hostedCard: (card?: Record<string, unknown>) => Promise<HostedCard>
  /** Creates a card in the same way and opens it in a new browser context, as a player does. */
  playing: (
    options?: Parameters<Browser['newContext']>[0],
    card?: Record<string, unknown>,
  ) => Promise<HostedCard & { player: Page }>
  /**
   * Registers a function that stops a server, a mailbox or a middlebox. It runs after all pages have closed, because a page
   * whose server is down logs errors. Functions run in reverse order.
   */
  afterPages: (stop: () => Promise<unknown>) => void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startBuiltServer({ TRUST_PROXY_HOPS: '1' })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // oxlint-disable-next-line no-empty-pattern
  afterPages: async ({}, use) => {
    const stops: (() => Promise<unknown>)[] = []
    await use((stop) => stops.unshift(stop))
    for (const stop of stops) await stop()
  },
  // Depends on afterPages, so that it is torn down first.
  person: async ({ browser, baseURL, contextOptions, afterPages: _afterPages }, use) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        // Installing the service worker loads the whole app; tests about it allow it.
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      collectComplaints(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(complaints, 'errors and warnings in the browsers’ consoles').toEqual([])
  },
  hostedCard: async ({ playwright, baseURL }, use) => {
    const clients: APIRequestContext[] = []
    await use(async (card) => {
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
      clients.push(request)
      const host = { request }
      return { host, cardId: await registerWithCard(host, card) }
    })
    await Promise.all(clients.map((request) => request.dispose()))
  },
  playing: async ({ person, hostedCard }, use) => {
    await use(async (options, card) => {
      const hosted = await hostedCard(card)
      const player = await person(options)
      await player.goto(`/play/${hosted.cardId}`)
      return { ...hosted, player }
    })
  },
})

export { expect }

/** Set by `npm run test:all`. */
export const ALL = process.env.TEST_ALL === '1'

/** Returns the details of a test: a long one runs only in `npm run test:all`. */
export function longIf(isLong: boolean): { tag?: string } {
  return isLong ? { tag: '@long' } : {}
}

export const PASSWORD = 'correct horse'

export interface Account {
  username: string
  email: string
}

/** Registers a user without the form and signs in the client's context. Open pages notice it at the next navigation. */
export async function register({ request }: ApiClient, username = uniqueName()): Promise<Account> {
  const email = `${username}@example.com`
  // An IP address may register 60 times an hour, and all tests of a worker share a server.
  const headers = {
    'X-Forwarded-For': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
  }
  const data = { username, email, password: PASSWORD }
  const response = await request.post('/api/register', { data, headers })
  expect(response.status()).toBe(201)
  return { username, email }
}

/** Fills in the form on /auth as a new user does. */
export async function fillRegisterForm(page: Page, username = uniqueName()): Promise<Account> {
  const email = `${username}@example.com`
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  return { username, email }
}

/** Creates a card through the API, with "Square 1" to "Square 25" around a free space. */
export async function createCard(
  { request }: ApiClient,
  card: Record<string, unknown> = {},
): Promise<string> {
  const cells = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Square ${index + 1}`))
  const response = await request.post('/api/cards', { data: { title: 'Stand-up bingo', cells, ...card } })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { cardId: string }).cardId
}

/** Registers a user and creates a card of theirs. */
export async function registerWithCard(host: ApiClient, card?: Record<string, unknown>): Promise<string> {
  await register(host)
  return createCard(host, card)
}

/** Changes a card through the API, as another device of its host does. */
export async function changeCard({ request }: ApiClient, cardId: string, data: object): Promise<void> {
  expect((await request.patch(`/api/cards/${cardId}`, { data })).status()).toBe(200)
}

/** Changes some squares of a 5x5 card with a free space. */
export const changeSquares = (host: ApiClient, cardId: string, cells: Record<number, string>) =>
  changeCard(host, cardId, { cells, gridSize: 5, hasFreeSpace: true })
