import type { Page } from 'playwright/test'
import { phone } from './devices.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { clippedElements, expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { marked, square, unreadable } from './squares.ts'

const LANDSCAPES = [
  [844, 390],
  [667, 375],
  [915, 412],
  [932, 430],
] as const
const LONG_WORDS = Array.from({ length: 25 }, (_, index) =>
  index === 12 ? '' : `Square ${index + 1}: as many words as one may hold, really`.slice(0, 50),
)

/** Counts the squares that are completely on the screen. */
function wholeSquares(page: Page): Promise<number> {
  return page.evaluate(() => {
    const squares = [...document.querySelectorAll('.card-grid [role="gridcell"]')]
    return squares.filter((square) => {
      const { top, bottom, left, right } = square.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    }).length
  })
}
/** Returns how much of the ticket is above the window or covered by the bar with Save, in pixels. */
function hiddenOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const grid = document.querySelector('.editor-ticket')!.getBoundingClientRect()
    const bar = document.querySelector('.editor-bar')!.getBoundingClientRect()
    return Math.round(Math.max(0, -grid.top) + Math.max(0, grid.bottom - bar.top))
  })
}

test('PLAY-28: a phone in landscape, and a short one, shows all squares', async ({ playing }) => {
  const { player } = await playing(phone, { title: 'Monday Stand-up', cells: LONG_WORDS })
  for (const [width, height] of LANDSCAPES) {
    await player.setViewportSize({ width, height })
    await expect(player.getByRole('heading', { name: 'Monday Stand-up' })).toBeInViewport()
    await expect(player.getByRole('link', { name: 'BingoBoard' })).toBeInViewport()
    await expect(player.getByRole('button', { name: 'Reset Marks' })).toBeInViewport()
    await expect.poll(() => wholeSquares(player), `${width}x${height}`).toBe(25)
    await expect.poll(() => unreadable(player), `${width}x${height}`).toEqual([])
    await expectNoSidewaysScroll(player)
    await expect.poll(() => clippedElements(player, '.play button, .play a')).toEqual([])
  }
  await player.setViewportSize({ width: 375, height: 553 })
  await expect(player.getByRole('heading', { name: 'Monday Stand-up' })).toBeInViewport()
  await expect.poll(() => wholeSquares(player), 'upright').toBe(25)
  await player.setViewportSize({ width: 667, height: 375 })
  for (const number of [1, 2, 3, 4, 5]) await square(player, number).tap()
  await expect(marked(player)).toHaveCount(5)
  await player.getByRole('button', { name: 'Continue Playing' }).tap()
  await expect(player.getByRole('img', { name: /^BINGO at/ })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => clippedElements(player, '.play .strip')).toEqual([])
  // The squares stay where they are while the rest is scrolled.
  await player.getByRole('heading', { name: 'On This Device' }).scrollIntoViewIfNeeded()
  await expect.poll(() => wholeSquares(player)).toBe(25)
  await expectAccessible(player)
})

test('EDIT-19 EDIT-28 PLAY-28: the editor shows the whole grid above or next to the bar', async ({
  person,
}) => {
  const host = await person({ ...phone, reducedMotion: 'reduce' })
  await expectRowsAboveBar(host)
  await host.setViewportSize(phone.viewport)
  await host.getByRole('button', { name: 'Add Example Prompts' }).tap()
  await expect(host.getByText('24 of 24 squares filled')).toBeVisible()
  await expect.poll(() => hiddenOf(host)).toBe(0)

  const cardId = await registerWithCard(host)
  await host.goto(`/create/${cardId}`)
  for (const [width, height] of LANDSCAPES) {
    await host.setViewportSize({ width, height })
    await expect.poll(() => wholeSquares(host), `${width}x${height}`).toBe(25)
    for (const name of ['Share', 'Save'])
      await expect(host.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(host)
    await expect.poll(() => clippedElements(host, '.editor button, .editor a')).toEqual([])
  }
  // The squares stay where they are while the settings are scrolled.
  await host.getByRole('button', { name: 'Print Sheets' }).scrollIntoViewIfNeeded()
  await expect.poll(() => wholeSquares(host)).toBe(25)
  await host.setViewportSize({ width: 667, height: 375 })
  // Below 16 px an iPhone zooms in on a field.
  await host.locator('[data-index="6"] button').tap()
  const field = host.getByRole('grid').getByRole('textbox')
  expect(
    await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(16)
})

/** Checks a guest's editor, in which Save comes before the settings. */
async function expectRowsAboveBar(guest: Page): Promise<void> {
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto('/create')
  await expect(guest.getByRole('region', { name: 'Guest Mode' })).toBeVisible()
  const grid = await guest.getByRole('grid').boundingBox()
  const bar = await guest.locator('[data-main-buttons]').boundingBox()
  expect(grid!.y + grid!.height).toBeLessThanOrEqual(bar!.y)
  await guest.getByRole('grid').getByRole('button').last().focus()
  const next: (string | null)[] = []
  for (let presses = 0; presses < 3; presses++) {
    await guest.keyboard.press('Tab')
    next.push(await guest.evaluate(() => document.activeElement!.textContent))
  }
  expect(next.slice(0, 2).map((text) => text?.trim())).toEqual(['Share', expect.stringContaining('Save')])
}

/** Returns the texts and controls that are not completely between a phone's notch and its rounded corners. @param inset in pixels, on both sides */
function behindNotch(page: Page, inset: number): Promise<string[]> {
  return page.evaluate((px) => {
    const parts = document.querySelectorAll('a, button, input, textarea, select, h1, h2, h3, p, li, label')
    const isShown = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sr-only, .skip-link')
    const shown = [...parts].filter(isShown).flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 1 && (left < px || right > innerWidth - px) ? [part] : []
    })
    return shown.map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`)
  }, inset)
}

test('UI-40: the notch of a phone in landscape covers nothing', async ({ person }) => {
  const inset = 59
  const host = await person({ ...phone, viewport: { width: 844, height: 390 } })
  const devtools = await host.context().newCDPSession(host)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset } })
  const cardId = await registerWithCard(host)
  const onCard = ['create', 'play', 'present'].map((screen) => `/${screen}/${cardId}`)
  const others = ['/', '/auth', '/categories', '/developers', '/j', '/my-cards', '/privacy', '/profile']
  for (const path of [...onCard, ...others]) {
    await host.goto(path)
    await expect(host.locator('main :is(h1, h2)').first()).toBeVisible()
    await expect.poll(() => behindNotch(host, inset), path).toEqual([])
    await expectNoSidewaysScroll(host)
  }
  await host.getByRole('banner').getByRole('button').last().tap()
  await expect(host.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await expect.poll(() => behindNotch(host, inset)).toEqual([])
  await host.goto('/')
  const band = (await host.locator('.landing .brand-band').boundingBox())!
  expect([band.x, band.width]).toEqual([0, 844])
})

test('UI-7: a computer at 400 % zoom gets the portrait screens of a small phone', async ({ person }) => {
  const host = await person({ viewport: { width: 320, height: 256 } })
  const cardId = await registerWithCard(host, { pattern: 'corners' })
  for (const path of [`/play/${cardId}`, `/create/${cardId}`]) {
    await host.goto(path)
    await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(host)
    await expect(host.locator('header button[aria-haspopup]:visible')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => clippedElements(host, '.strip, .strip :not(.sr-only)')).toEqual([])
    await expect.poll(() => unreadable(host)).toEqual([])
  }
})

test('UI-7: the whole dialog can be scrolled into view in the lowest windows', async ({ playing }) => {
  const { player } = await playing({ viewport: { width: 320, height: 200 } })
  const expectWhole = async (names: readonly string[]) => {
    const dialog = player.locator('[role=dialog], [role=alertdialog]')
    for (const name of names) {
      const button = dialog.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  }
  for (const number of [6, 7, 8, 9, 10]) await square(player, number).click()
  await expectWhole(['Continue Playing', 'Share my result', 'Reset Board'])
  await player.keyboard.press('Escape')
  await player.getByRole('button', { name: 'Download Card' }).click()
  await expectWhole(['Cancel', 'Download as PDF', 'Close'])
})

test('UI-7: the dialog’s control with the keyboard focus is in view in a low window', async ({ person }) => {
  const host = await person({ viewport: { width: 320, height: 256 } })
  await host.goto('/create')
  await host.getByRole('button', { name: 'Set Free Space Image' }).press('Enter')
  const focused = host.getByRole('dialog').locator(':focus')
  // Moves from the field through the buttons and back to the field.
  for (const presses of [0, 1, 2, 3]) {
    await expect(focused, `after ${presses} presses`).toBeInViewport({ ratio: 1 })
    await host.keyboard.press('Tab')
  }
})
