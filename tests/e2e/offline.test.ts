import type { Page } from 'playwright/test'
import { createCategory } from './api-categories.ts'
import { whileOffline } from './console-messages.ts'
import { changeCard, expect, registerWithCard, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { appInstalled, cachedPaths, installed, WITH_WORKER } from './installed-app.ts'
import { marked, square } from './squares.ts'

const pill = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'Offline: you can keep marking' })

test('OFF-1 OFF-2 OFF-3 OFF-4 OFF-5 PRS-2 PRS-9: an installed app opens, makes and presents cards offline, and caches no one’s data', async ({
  playing,
}) => {
  test.slow()
  const { player, host, cardId } = await playing({ ...phone, ...WITH_WORKER }, { title: 'On the train' })
  await square(player, 1).click()
  await expect(marked(player)).toHaveText(['Square 1'])
  await appInstalled(player)
  await test.step('the first visit caches the card, and the second the whole app', async () => {
    const kept = await cachedPaths(player)
    expect(kept['official-categories']).toBeUndefined()
    expect(Object.values(kept).flat().join(' ')).not.toMatch(/create|my-cards|admin/)
    await whileOffline(player, async () => {
      await player.reload()
      await expect(marked(player)).toHaveText(['Square 1'])
      for (const number of [2, 3, 4, 5]) await square(player, number).click()
      await expect(player.getByRole('alertdialog', { name: 'BINGO!' })).toBeVisible()
      await player.getByRole('button', { name: 'Continue Playing' }).click()
      await expect(pill(player)).toBeVisible()
      await player.getByRole('button', { name: 'Show as List' }).click()
      const list = player.getByRole('dialog')
      for (const number of [2, 3, 4, 5])
        await list.getByRole('checkbox', { name: new RegExp(`^Square ${number} `) }).click()
      await list.getByRole('button', { name: 'Close' }).click()
      await expect(marked(player)).toHaveText(['Square 1'])
    })
    await player.reload()
  })
  await installed(player)
  await whileOffline(player, async () => {
    await player.goto('/play/neverSeen0')
    await expect(player.getByRole('heading', { name: 'Offline' })).toBeVisible()
    await expect(player.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(player.getByText(/may have been deleted/)).toBeHidden()
    await presentOffline(player, await makeCardOffline(player), cardId)

    await player.goto(`/play/${cardId}`)
    await expect(player.getByRole('heading', { name: 'On the train' })).toBeVisible()
    await expect(marked(player)).toHaveText(['Square 1'])
    await expect(pill(player)).toBeVisible()
    for (const number of [2, 3, 4, 5]) await square(player, number).click()
    await expect(player.getByRole('alertdialog', { name: 'BINGO!' })).toBeVisible()
    // The card comes from the browser's storage: server-rendered pages are not cached.
    expect(Object.values(await cachedPaths(player)).flat()).not.toContain(`/play/${cardId}`)
  })
  await player.getByRole('button', { name: 'Continue Playing' }).click()
  await expect(pill(player)).toBeHidden()
  await expect(marked(player)).toHaveCount(5)

  await test.step('online, the worker passes through the page that the server renders', async () => {
    await changeCard(host, cardId, { title: 'After the tunnel' })
    const page = await player.reload()
    expect(page?.fromServiceWorker()).toBe(true)
    expect(await page?.text()).toContain('After the tunnel')
  })
  await expectLittleCached(player)
})

/** Creates a card from a category that was never opened. @returns the card's id */
async function makeCardOffline(guest: Page): Promise<string> {
  await guest.goto('/categories')
  await guest.getByRole('link', { name: /Road Trips/ }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Road Trips' })).toBeVisible()
  await guest.getByRole('button', { name: 'Use in BingoBoard' }).first().click()
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: /Create/ })
    .click()
  await expect(guest).toHaveURL(/\/play\/temp-/)
  await expect(guest.getByRole('heading', { name: 'Road Trips' })).toBeVisible()
  const first = guest.getByRole('grid').getByRole('button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const words = (await first.textContent()) ?? ''
  await guest.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveText(words)
  return new URL(guest.url()).pathname.split('/').at(-1)!
}

/** Calls two words of a guest's own card, and opens a host's card that this browser has seen. */
async function presentOffline(caller: Page, ownId: string, seenId: string): Promise<void> {
  await caller.goto(`/present/${ownId}?view=caller`)
  await expect(caller.getByText('24 to go')).toBeVisible()
  const called = caller.getByRole('region', { name: 'Called so far' }).getByRole('listitem')
  // A key press before the list is open has no effect.
  for (const count of [1, 2])
    await expect(async () => {
      if ((await called.count()) < count) await caller.keyboard.press('ArrowRight')
      await expect(called).toHaveCount(count, { timeout: 3000 })
    }).toPass({ timeout: 15_000 })
  const words = await called.allTextContents()
  await caller.reload()
  await expect(called).toHaveText(words)
  await expect(caller.getByText('2 called, 22 to go')).toBeVisible()
  await caller.goto(`/present/${seenId}?view=caller`)
  await expect(caller.getByText('Nothing called yet')).toBeVisible()
  await expect(caller.getByRole('paragraph').filter({ hasText: 'Offline' })).toBeVisible()
}

/** Signs in a user and opens their own screens, none of which may be cached. */
async function expectLittleCached(host: Page): Promise<void> {
  const cardId = await registerWithCard(host, { title: 'Mine alone' })
  const categoryId = await createCategory(host, { name: 'My own words' })
  for (const path of [
    '/profile',
    `/create/${cardId}`,
    `/play/${cardId}`,
    '/categories?tab=mine',
    '/my-cards',
  ])
    await host.goto(path)
  // "Recently played" shows the title a second time.
  await expect(host.getByText('Mine alone').first()).toBeVisible()
  await host.goto(`/categories/${categoryId}`)
  await expect(host.getByRole('heading', { level: 1, name: 'My own words' })).toBeVisible()
  const cached = await cachedPaths(host)
  const isOfApp = (name: string) => name.includes('precache') || name.startsWith('files of ')
  const app = Object.entries(cached).flatMap(([name, paths]) => (isOfApp(name) ? paths : []))
  expect(Object.keys(cached)).toHaveLength(4)
  const messages = Object.entries(cached).find(([name]) => name.startsWith('messages of '))?.[1] ?? []
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.every((path) => path.startsWith('/assets/messages/en-'))).toBe(true)
  expect(app.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/app-shell', '/logo.svg'])
  expect(app.length).toBeGreaterThan(50)
  // `installed` has checked their number.
  expect(cached['official-categories']?.every((path) => path.startsWith('/api/categories/'))).toBe(true)
  expect(cached['official-categories']?.join(' ')).not.toContain(categoryId)

  await whileOffline(host, async () => {
    await host.goto('/my-cards')
    await expect(host.getByRole('heading', { name: 'Offline' })).toBeVisible()
    await expect(host.getByText('Mine alone')).toBeHidden()
  })
  const card = host.getByRole('article', { name: 'Mine alone' })
  const retry = host.getByRole('button', { name: 'Retry' })
  // The page may notice the network before Retry is pressed.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(card).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 15_000 })
}

test(
  'OFF-3: opening the editor from a card at the first visit makes the app available offline',
  { tag: '@long' },
  async ({ playing }) => {
    const { player: guest } = await playing(WITH_WORKER)
    await appInstalled(guest)
    await guest.getByRole('link', { name: 'New Card' }).first().click()
    await expect(guest.getByText('0 of 24 squares filled')).toBeVisible()
    const kept = async () =>
      Object.values(await cachedPaths(guest))
        .flat()
        .join(' ')
    await expect.poll(kept, { timeout: 30_000 }).toMatch(/verify-email-/)
    await whileOffline(guest, async () => {
      await guest.goto('/create')
      await expect(guest.getByText('0 of 24 squares filled')).toBeVisible()
    })
  },
)

test('OFF-3: only an opened category works offline with Save-Data', { tag: '@long' }, async ({ person }) => {
  const guest = await person(WITH_WORKER)
  await guest.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await guest.goto('/')
  await guest.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cached = async () => (await cachedPaths(guest))['official-categories']?.toSorted()
  await guest.goto('/categories')
  // The server-rendered list can be pressed before the page has requested the list itself.
  await expect.poll(cached).toEqual(['/api/categories/public'])
  await guest.getByRole('link', { name: /Classroom/ }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Classroom' })).toBeVisible()
  await expect
    .poll(cached)
    .toEqual(['/api/categories/classrooms', '/api/categories/classrooms/content', '/api/categories/public'])
  await whileOffline(guest, async () => {
    await guest.reload()
    await expect(guest.getByRole('heading', { level: 1, name: 'Classroom' })).toBeVisible()
  })
})

test('OFF-3: every screen opens as usual with full storage', async ({ playing, baseURL }) => {
  const { player: guest } = await playing(WITH_WORKER)
  await appInstalled(guest)
  const devTools = await guest.context().newCDPSession(guest)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1000 })
  await guest.goto('/categories?tab=mine')
  await expect(guest.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
})

test('OFF-3: every screen opens as usual if the browser cannot read its storage', async ({ playing }) => {
  const { player: guest } = await playing(WITH_WORKER)
  await appInstalled(guest)
  const [worker] = guest.context().serviceWorkers()
  await worker!.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
    Object.assign(CacheStorage.prototype, { match: fail, open: fail })
  })
  await guest.goto('/categories?tab=mine')
  await expect(guest.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
})

test('OFF-3: app files that the browser has deleted are cached again', async ({ playing }) => {
  const { player } = await playing(WITH_WORKER)
  await appInstalled(player)
  await player.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await player.reload()
  await installed(player)
  await player.reload()
  const devTools = await player.context().newCDPSession(player)
  await devTools.send('Network.clearBrowserCache')
  await whileOffline(player, async () => {
    await player.reload()
    await square(player, 1).click()
    await expect(marked(player)).toHaveText(['Square 1'])
  })
})
