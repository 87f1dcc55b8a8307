import type { Page } from '@playwright/test'
import { startBuiltServer } from '../support/built-server.ts'
import { startMiddlebox, type Middlebox, type MiddleboxOptions } from '../support/middlebox.ts'
import { startSwitchableDatabase } from '../support/switchable-database.ts'
import { phone } from './devices.ts'
import { createCard, expect, expectConsole, register, test as base } from './fixtures.ts'

/** What a browser itself says of a server that it cannot reach. */
const UNREACHABLE = ['WebSocket', 'ERR_CONNECTION', 'ERR_EMPTY_RESPONSE', 'Failed to load resource']

const test = base.extend<{ middlebox: (options?: Partial<MiddleboxOptions>) => Promise<Middlebox> }>({
  middlebox: async ({ server }, use) => {
    const boxes: Middlebox[] = []
    await use(async (options) => {
      const box = await startMiddlebox({ to: server.port, ...options })
      boxes.push(box)
      return box
    })
    await Promise.all(boxes.map((box) => box.cut()))
  },
})

async function write(page: Page, row: number, column: number, words: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Edit row ${row}, column ${column}\\b`) }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

const saved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
const marked = (page: Page) => expect(page.getByRole('button', { pressed: true }))

test('LIV-16: where no WebSocket passes, the host edits and the player sees it, asked for by HTTP', async ({
  person,
  middlebox,
}) => {
  const office = await middlebox({ refuseUpgrades: true })
  const host = await person({ baseURL: office.url })
  const player = await person({ ...phone, baseURL: office.url })
  for (const page of [host, player]) expectConsole(page, 'WebSocket')
  await register(host)
  const cardId = await createCard(host)
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Square 3,' }).tap()

  await host.goto(`/create/${cardId}`)
  await saved(host)
  await write(host, 1, 1, 'Through the proxy')
  await saved(host)
  await expect(player.getByRole('button', { name: 'Through the proxy' })).toBeVisible({ timeout: 15_000 })
  await marked(player).toHaveText(['Square 3'])
  await expect(player.getByText('Offline: you can keep marking')).toBeHidden()

  await expect.poll(() => office.conditional.includes(304), { timeout: 15_000 }).toBe(true)
  expect(office.conditional).toContain(200)
  expect(office.refusedUpgrades).toBeGreaterThan(0)
})

test('LIV-15: without a network a player marks, wins and resets; the pill says so and goes, and what was missed comes', async ({
  person,
  middlebox,
}) => {
  test.slow()
  const host = await person()
  await register(host)
  const cardId = await createCard(host, { gridSize: 3, hasFreeSpace: false, cells: NINE })
  const train = await middlebox()
  const player = await person({ ...phone, baseURL: train.url })
  expectConsole(player, ...UNREACHABLE)
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Square 1,' }).tap()
  // An edit that arrives shows that the socket is open.
  await host.request.patch(`/api/cards/${cardId}`, { data: { title: 'Before the tunnel' } })
  await expect(player.getByRole('heading', { name: 'Before the tunnel' })).toBeVisible()

  await train.cut()
  const pill = player.getByText('Offline: you can keep marking').first()
  await expect(pill).toBeVisible({ timeout: 30_000 })
  await player.getByRole('button', { name: 'Square 2,' }).tap()
  await player.getByRole('button', { name: 'Square 3,' }).tap()
  const bingo = player.getByRole('alertdialog', { name: 'BINGO!' })
  await bingo.getByRole('button', { name: 'Continue Playing' }).tap()
  await player.getByRole('button', { name: 'Reset Marks' }).tap()
  await marked(player).toHaveCount(0)
  await player.getByRole('button', { name: 'Square 5,' }).tap()
  const missed = await host.request.patch(`/api/cards/${cardId}`, {
    data: { cells: ['In the tunnel', ...NINE.slice(1)] },
  })
  expect(missed.status()).toBe(200)
  await expect(player.getByRole('button', { name: 'Square 1,' })).toBeVisible()

  await train.mend()
  await expect(player.getByRole('button', { name: /^In the tunnel/ })).toBeVisible({ timeout: 30_000 })
  await expect(pill).toBeHidden()
  await marked(player).toHaveText(['Square 5'])
})

test('LIV-4: a square was given other words elsewhere while the host was in a tunnel: the host is asked, and nothing is overwritten before', async ({
  person,
  middlebox,
}) => {
  test.slow()
  const train = await middlebox()
  const first = await person({ baseURL: train.url })
  expectConsole(first, ...UNREACHABLE, '409')
  await register(first)
  const cardId = await createCard(first)
  const player = await person()
  await player.goto(`/play/${cardId}`)
  await first.goto(`/create/${cardId}`)
  await saved(first)

  // An open WebSocket outlives setOffline, and a train that is back would let the tab reconnect: it takes both.
  const { request } = first
  await first.context().setOffline(true)
  await train.cut()
  await write(first, 1, 1, 'My words')
  await expect(first.getByText('Offline, 1 change kept')).toBeVisible({ timeout: 30_000 })
  await train.mend()
  const others = await request.patch(`/api/cards/${cardId}`, {
    data: { cells: { 0: 'Their words' }, gridSize: 5, hasFreeSpace: true },
  })
  expect(others.status()).toBe(200)
  await expect(player.getByRole('button', { name: /^Their words/ })).toBeVisible()

  await first.context().setOffline(false)
  await expect(first.getByText('Conflict', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(player.getByRole('button', { name: /^Their words/ })).toBeVisible()
  await first.getByRole('button', { name: 'Keep mine' }).click()
  await saved(first)
  await expect(player.getByRole('button', { name: /^My words/ })).toBeVisible()
})

test('LIV-12 DB-4: the server dies while the host edits, and the page is closed; the edits arrive once, from another screen', async ({
  person,
}) => {
  test.slow()
  const server = await startBuiltServer()
  try {
    const editor = await person({ baseURL: server.url })
    const player = await person({ ...phone, baseURL: server.url })
    for (const page of [editor, player]) expectConsole(page, ...UNREACHABLE)
    await register(editor)
    const cardId = await createCard(editor)
    await player.goto(`/play/${cardId}`)
    await player.getByRole('button', { name: 'Square 3,' }).tap()
    await editor.goto(`/create/${cardId}`)
    await saved(editor)

    await server.kill()
    await write(editor, 1, 1, 'Written to nobody')
    await expect(editor.getByText('Offline, 1 change kept')).toBeVisible({ timeout: 30_000 })
    await editor.close()
    await server.start()
    const again = await editor.context().newPage()
    await again.goto('/my-cards')

    await expect(player.getByRole('button', { name: /^Written to nobody/ })).toBeVisible({ timeout: 30_000 })
    await marked(player).toHaveText(['Square 3'])
    const stored = await again.request.get(`/api/cards/${cardId}`)
    expect(await stored.json()).toMatchObject({
      version: 2,
      cells: ['Written to nobody', 'Square 2', 'Square 3'].concat(REST),
    })
  } finally {
    await server.dispose()
  }
})

test('DB-4 LIV-12 PLAY-11: the database goes away and comes back while people play and edit, and nothing is lost', async ({
  person,
}) => {
  test.slow()
  const database = await startSwitchableDatabase()
  const server = await startBuiltServer({ MONGODB_URI: database.uri, SESSION_SECRET: 'x'.repeat(32) })
  try {
    const host = await person({ baseURL: server.url })
    const player = await person({ ...phone, baseURL: server.url })
    // The server goes before the pages are closed.
    for (const page of [host, player]) expectConsole(page, ...UNREACHABLE)
    await register(host)
    const cardId = await createCard(host)
    await player.goto(`/play/${cardId}`)
    await host.goto(`/create/${cardId}`)
    await saved(host)

    await database.stop()
    await write(host, 1, 1, 'While it was away')
    await expect(host.getByText(/1 change kept/)).toBeVisible({ timeout: 30_000 })
    await player.getByRole('button', { name: 'Square 2,' }).tap()
    await marked(player).toHaveText(['Square 2'])
    await database.start()

    await saved(host)
    await expect(player.getByRole('button', { name: /^While it was away/ })).toBeVisible({ timeout: 30_000 })
    await marked(player).toHaveText(['Square 2'])
    await player.reload()
    await expect(player.getByRole('button', { name: 'While it was away' })).toBeVisible()
    await marked(player).toHaveText(['Square 2'])
  } finally {
    await server.dispose()
    await database.dispose()
  }
})

test('LIV-12: Log Out asks when edits are held back; staying keeps them, leaving drops them and never the marks', async ({
  person,
}) => {
  const host = await person()
  const { username } = await register(host)
  const cardId = await createCard(host)
  await host.goto(`/play/${cardId}`)
  await host.getByRole('button', { name: 'Square 3,' }).click()
  await host.goto(`/create/${cardId}`)
  await saved(host)
  await host.getByRole('switch', { name: 'Live' }).click()
  await write(host, 1, 1, 'Held back')
  await expect(host.getByText('1 change held')).toBeVisible()

  const logOut = async () => {
    await host.getByRole('button', { name: new RegExp(username) }).click()
    await host.getByRole('menuitem', { name: 'Log Out' }).click()
  }
  const question = host.getByRole('alertdialog', { name: 'Log out and lose changes?' })
  await logOut()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(host.getByText('1 change held')).toBeVisible()
  await logOut()
  await question.getByRole('button', { name: 'Log Out' }).click()
  await expect(host.getByRole('link', { name: 'Log In' })).toBeVisible()

  await host.goto(`/play/${cardId}`)
  await expect(host.getByRole('button', { name: 'Square 1,' })).toBeVisible()
  await marked(host).toHaveText(['Square 3'])
  expect(
    await host.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
})

const NINE = Array.from({ length: 9 }, (_, index) => `Square ${index + 1}`)
const REST = Array.from({ length: 22 }, (_, place) => (place === 9 ? '' : `Square ${place + 4}`))
