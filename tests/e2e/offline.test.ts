import type { Page } from '@playwright/test'
import { createCard, expect, expectConsole, register, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { goOffline, installed, keptPaths, WITH_WORKER } from './installed-app.ts'

const pill = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'Offline: you can keep marking' })
const square = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Square ${number}\\b`) })

test('OFF-1 OFF-4: a card that was played here plays on without a network, with its marks, to a BINGO', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host, { title: 'On the train' })
  const player = await person({ ...phone, ...WITH_WORKER })
  await player.goto(`/play/${cardId}`)
  await square(player, 1).click()
  await installed(player)
  await goOffline(player)
  await player.reload()
  await expect(player.getByRole('heading', { name: 'On the train' })).toBeVisible()
  await expect(square(player, 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(pill(player)).toBeVisible()
  for (const number of [2, 3, 4, 5]) await square(player, number).click()
  await expect(player.getByRole('alertdialog', { name: 'BINGO!' })).toBeVisible()
  // The page that the server drew is not what was shown.
  expect(Object.values(await keptPaths(player)).flat()).not.toContain(`/play/${cardId}`)

  await player.context().setOffline(false)
  await player.getByRole('button', { name: 'Continue Playing' }).click()
  await expect(pill(player)).toBeHidden()
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(5)
})

test('OFF-1: online, the page of a card is the one that the server draws, with its newest words', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host, { title: 'Before' })
  const player = await person(WITH_WORKER)
  await player.goto(`/play/${cardId}`)
  await installed(player)
  const answer = await host.request.patch(`/api/cards/${cardId}`, { data: { title: 'After' } })
  expect(answer.status()).toBe(200)
  const page = await player.reload()
  expect(page?.fromServiceWorker()).toBe(true)
  expect(await page?.text()).toContain('After')
})

test('OFF-1: a card that was never seen here says so and not that it is missing', async ({ person }) => {
  const player = await person(WITH_WORKER)
  await player.goto('/')
  await installed(player)
  await goOffline(player)
  await player.goto('/play/neverSeen0')
  await expect(player.getByRole('heading', { name: 'The card did not come' })).toBeVisible()
  await expect(player.getByRole('heading', { name: 'No such card' })).toBeHidden()
})

test('OFF-2 OFF-3: a category that was never opened, a card of it, and its game, all without a network @phone', async ({
  person,
}) => {
  const guest = await person(WITH_WORKER)
  await guest.goto('/')
  await installed(guest)
  await goOffline(guest)
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
  const words = await first.textContent()
  await first.click()
  await guest.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveText(words ?? '')
})

test('OFF-3: nothing is read ahead where the reader saves data; what was looked at is there all the same', async ({
  person,
}) => {
  const guest = await person(WITH_WORKER)
  await guest.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await guest.goto('/')
  await guest.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await guest.goto('/categories')
  await guest.getByRole('link', { name: /Classroom/ }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Classroom' })).toBeVisible()
  const kept = () => keptPaths(guest).then((paths) => paths['official-categories']?.toSorted())
  await expect
    .poll(kept)
    .toEqual(['/api/categories/classrooms', '/api/categories/classrooms/content', '/api/categories/public'])
  await goOffline(guest)
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: 'Classroom' })).toBeVisible()
})

test('OFF-4: what is kept is the app and the official categories, whoever looks at whatever', async ({
  person,
}) => {
  const host = await person(WITH_WORKER)
  await register(host)
  const cardId = await createCard(host)
  await installed(host)
  const category = await host.request.post('/api/categories', { data: { name: 'My own words' } })
  const { categoryId } = (await category.json()) as { categoryId: string }
  for (const path of [
    '/my-cards',
    '/profile',
    `/create/${cardId}`,
    `/play/${cardId}`,
    '/categories?tab=mine',
  ])
    await host.goto(path)
  await host.goto(`/categories/${categoryId}`)
  await expect(host.getByRole('heading', { level: 1, name: 'My own words' })).toBeVisible()
  const kept = await keptPaths(host)
  const app = Object.entries(kept).find(([name]) => name.includes('precache'))?.[1] ?? []
  expect(Object.keys(kept)).toHaveLength(2)
  expect(app.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/app-shell', '/logo.svg'])
  expect(app.length).toBeGreaterThan(50)
  // Their number is that of the official reads, which their own test names one by one.
  expect(kept['official-categories']?.every((path) => path.startsWith('/api/categories/'))).toBe(true)
  expect(kept['official-categories']?.join(' ')).not.toContain(categoryId)
})

test('OFF-5: My Cards says Offline, and Retry shows the cards when the network is back', async ({
  person,
}) => {
  const host = await person(WITH_WORKER)
  await register(host)
  await createCard(host, { title: 'Mine alone' })
  await installed(host)
  await goOffline(host)
  await host.goto('/my-cards')
  await expect(host.getByRole('heading', { name: 'Offline' })).toBeVisible()
  await expect(host.getByText('Mine alone')).toBeHidden()
  await host.context().setOffline(false)
  // The page may have noticed by itself.
  await host
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 2000 })
    .catch(() => undefined)
  await expect(host.getByRole('article', { name: 'Mine alone' })).toBeVisible()
})

test('OFF-7: a screen whose code is gone reloads the page once, which brings it', async ({ person }) => {
  const visitor = await person()
  expectConsole(visitor, '404', 'dynamically imported module')
  await visitor.goto('/')
  await visitor.waitForLoadState('networkidle')
  let loads = 0
  visitor.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await visitor.route('**/assets/categories-*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  )
  await visitor.getByRole('link', { name: 'Categories' }).first().click()
  await expect(visitor).toHaveURL('/categories')
  await expect(visitor.getByRole('heading', { name: 'Road Trips' })).toBeVisible()
  expect(loads).toBe(1)
})

test('OFF-7: code that stays gone reloads the page once and not twice; the screen says that it broke', async ({
  person,
}) => {
  const visitor = await person()
  expectConsole(visitor, '404', 'dynamically imported module', 'Minified React error', 'preload')
  await visitor.goto('/')
  await visitor.waitForLoadState('networkidle')
  await visitor.route('**/assets/categories-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  )
  let loads = 0
  visitor.on('load', () => loads++)
  await visitor.getByRole('link', { name: 'Categories' }).first().click()
  await expect.poll(() => loads).toBe(1)
  await expect(visitor.getByRole('heading', { name: 'This screen broke' })).toBeVisible()
  // Away and there again: it is missed once more.
  await visitor.getByRole('link', { name: 'BingoBoard' }).first().click()
  await expect(visitor).toHaveURL('/')
  await visitor.waitForLoadState('networkidle')
  await visitor.getByRole('link', { name: 'Categories' }).first().click()
  await expect(visitor.getByRole('heading', { name: 'This screen broke' })).toBeVisible()
  await visitor.waitForLoadState('networkidle')
  expect(loads).toBe(1)
})
