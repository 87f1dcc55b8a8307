import type { Page } from 'playwright/test'
import { LONG_WORDS, SENTENCE } from '#tests/support/long-words.ts'
import { provoke, whileOffline } from './console-messages.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { waitForNavigationCode } from './page-checks.ts'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('UI-15: a screen starts at its top on a phone', async ({ person }) => {
  const guest = await person(phone)
  await guest.goto('/categories')
  await expect(guest.getByText('Movie Night')).toBeVisible()
  await waitForNavigationCode(guest)
  const last = guest.getByRole('main').getByRole('link', { name: /^View/ }).last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(guest)).toBeGreaterThan(100)
  const left = await scrollY(guest)
  await last.click()
  await expect(guest).toHaveURL(/\/categories\/./)
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollY(guest)).toBe(0)
  await guest.goBack()
  await expect.poll(() => scrollY(guest)).toBe(left)
  await expect(guest.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused()
  await expect(guest).toHaveTitle('Categories | BingoBoard')
  // The position survives a reload of the tab.
  await guest.reload()
  await expect.poll(() => scrollY(guest)).toBe(left)
})

test('UI-15: a heading shows a focus ring only to users of the keyboard', async ({ person }) => {
  const guest = await person()
  await guest.goto('/icon-test')
  await waitForNavigationCode(guest)
  const heading = guest.getByRole('heading', { level: 1 })
  // Tapping on a phone does not focus the link either.
  await guest.getByRole('link', { name: 'Log In' }).evaluate((link) => {
    link.addEventListener('mousedown', (event) => event.preventDefault())
  })
  await guest.getByRole('link', { name: 'Log In' }).click()
  await expect(heading).toHaveText('Keep your cards.')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await guest.getByRole('link', { name: 'Categories' }).first().focus()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'solid')
})

test('UI-17: every printed screen is light, without header, footer and toasts', async ({ person }) => {
  const host = await person({ colorScheme: 'dark' })
  const cardId = await registerWithCard(host, { theme: 'purple' })
  /** The largest of the three components of the heading's color, 0 to 255. */
  const headingBrightness = () =>
    host.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('h1')!)
      const [red = 255, green = 255, blue = 255] = color.match(/\d+/g)!.map(Number)
      return Math.max(red, green, blue)
    })
  for (const path of ['/my-cards', `/create/${cardId}`, `/play/${cardId}`]) {
    await host.goto(path)
    await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
    await host.emulateMedia({ media: 'print' })
    await expect.poll(headingBrightness, path).toBeLessThan(110)
    await expect(host.getByRole('banner')).toBeHidden()
    await expect(host.getByRole('contentinfo')).toBeHidden()
    await host.emulateMedia({ media: 'screen' })
  }
})

test('PRT-14: a card printed without the dialog is one page, in landscape and from the editor too', async ({
  person,
}) => {
  const host = await person()
  const cells = Array.from({ length: 25 }, (_, at) =>
    `${at} ${LONG_WORDS[at % LONG_WORDS.length]}`.slice(0, 50),
  )
  const cardId = await registerWithCard(host, { title: SENTENCE, cells: cells.with(12, '').with(13, '') })
  const pageCount = async (landscape: boolean) =>
    (await host.pdf({ landscape })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  for (const path of [`/play/${cardId}`, `/create/${cardId}`]) {
    await host.goto(path)
    // What comes later has come with the styles of paper.
    await expect(host.getByRole('button', { name: /^Download Card|^Print Sheets/ })).toBeVisible()
    expect(await pageCount(false), path).toBe(1)
    expect(await pageCount(true), `${path} in landscape`).toBe(1)
  }
  await host.locator('.card-grid button').first().click()
  const tools = ['Print Sheets', 'Add a picture'].map((name) => host.getByRole('button', { name }))
  for (const tool of tools) await expect(tool).toBeVisible()
  await host.emulateMedia({ media: 'print' })
  for (const tool of tools) await expect(tool).toBeHidden()
  // The area within the margins of A3 in portrait, which is wider than that of A4 in landscape.
  await host.setViewportSize({ width: 1047, height: 1512 })
  const grid = await host.locator('.card-grid').boundingBox()
  expect(grid!.height).toBeGreaterThan(grid!.width)
  // The request for a title is for the host, not for the players who get the paper.
  const title = host.getByRole('textbox', { name: 'Name this card' })
  await expect(title).toBeVisible()
  await title.fill('')
  await expect(host.locator('.stub-title')).toBeHidden()
})

test('OFF-5: a screen whose code fails to load without a network shows Offline, and opens with its style once there is one', async ({
  playing,
}) => {
  const { player } = await playing()
  await waitForNavigationCode(player)
  const editor = player.getByRole('link', { name: 'Create Card' })
  await provoke(player, ["Can't reach BingoBoard"], () =>
    whileOffline(player, async () => {
      await editor.click()
      await expect(player.getByRole('heading', { level: 1, name: 'Offline' })).toBeVisible()
    }),
  )
  await player.goBack()
  await editor.click()
  await expect(player.getByRole('button', { name: 'Randomize Order' })).toBeVisible()
  const [grid, settings] = await Promise.all(
    [player.getByRole('grid'), player.getByRole('heading', { name: 'Card Settings' })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(settings!.x, 'beside the grid').toBeGreaterThan(grid!.x + grid!.width)
})

test('UI-39: a screen whose code loads slowly says that it is loading', async ({ playing }) => {
  const { player } = await playing()
  await waitForNavigationCode(player)
  let arrive!: () => void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await player.route(/editor-screen-\w+\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  await player.getByRole('link', { name: 'Create Card' }).click()
  const loading = player.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })
  await expect(loading).toBeVisible()
  arrive()
  await expect(player.getByRole('button', { name: 'Randomize Order' })).toBeVisible()
  await expect(loading).toBeHidden()
})
