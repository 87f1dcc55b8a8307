import type { Page } from 'playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import {
  expectEdge,
  expectFocus,
  expectFocusRing,
  expectSeen,
  expectStates,
  LAYER,
} from './contrast-checks.ts'
import {
  ALL,
  changeCard,
  changeSquares,
  createCard,
  expect,
  longIf,
  register,
  registerWithCard,
  test,
} from './fixtures.ts'
import { square } from './squares.ts'

/** Tall enough that no screen and no dialog scrolls. */
const VIEWPORT = { width: 1000, height: 2400 }

interface Screen {
  open: (page: Page, ids: { cardId: string; categoryId: string }) => Promise<unknown>
  /** The names of controls that the screen must have. */
  controls?: readonly string[]
  isLong?: boolean
}

async function print(page: Page, cardId: string): Promise<void> {
  await page.goto(`/play/${cardId}`)
  await page.getByRole('button', { name: 'Download Card' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Shuffled Sheets' }).click()
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'the editor': {
    open: (page, { cardId }) => page.goto(`/create/${cardId}`),
    controls: ['Live', 'Free space in the middle', '5x5', 'Create Card'],
  },
  'the player’s card': {
    open: async (page, { cardId }) => {
      await page.goto(`/play/${cardId}`)
      await square(page, 1).click()
      await expect(page.getByRole('switch', { name: 'Sound' })).toBeVisible()
    },
    controls: ['Sound', 'Play Card', 'Square 1'],
  },
  'the print dialog': {
    open: (page, { cardId }) => print(page, cardId),
    controls: ['Letter', 'Print', 'QR code and link'],
  },
  'the menu': {
    open: async (page) => {
      await page.goto('/icon-test')
      await page.locator('header button[aria-haspopup]:visible').click()
      await page.keyboard.press('ArrowDown')
    },
    controls: ['Auto'],
  },
  'the languages': {
    open: async (page) => {
      await page.goto('/icon-test')
      await page.locator('header button[aria-haspopup]:visible').click()
      await page.getByRole('menuitem', { name: 'Language' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    controls: ['English'],
    isLong: true,
  },
  'a bingo': {
    open: async (page, { cardId }) => {
      await page.goto(`/play/${cardId}`)
      for (const number of [6, 7, 8, 9, 10]) await square(page, number).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    isLong: true,
  },
  'the squares as a list': {
    open: async (page, { cardId }) => {
      await page.goto(`/play/${cardId}`)
      await page.getByRole('button', { name: 'Show as List' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    controls: ['Square 2 Row 1, column 2'],
    isLong: true,
  },
  'the share dialog': {
    open: async (page, { cardId }) => {
      await page.goto(`/create/${cardId}`)
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    isLong: true,
  },
  'the caller': {
    open: async (page, { cardId }) => {
      await page.goto(`/present/${cardId}?view=caller`)
      await page.mouse.move(9, 9)
    },
    controls: ['Caller'],
    isLong: true,
  },
  ...Object.fromEntries(
    ['/profile', '/categories', '/my-cards', '/create-category'].map((path) => [
      path,
      { open: (page: Page) => page.goto(path), isLong: true },
    ]),
  ),
  'a category': { open: (page, { categoryId }) => page.goto(`/categories/${categoryId}`), isLong: true },
  registration: {
    open: async (page) => {
      await page.context().clearCookies()
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Register' }).click()
    },
    controls: ['Register'],
    isLong: true,
  },
  // The landing page as a guest sees it.
  'the landing page': { open: (page) => page.goto('/'), isLong: true },
}

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `UI-31: states, focus and edges are visible with a ${colorScheme} contrast theme`,
    longIf(colorScheme === 'dark'),
    async ({ person }) => {
      test.slow()
      const host = await person({
        forcedColors: 'active',
        colorScheme,
        viewport: VIEWPORT,
        reducedMotion: 'reduce',
      })
      const cardId = await registerWithCard(host)
      const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(3))
      const judge = await host.context().newPage()
      const seen = new Set<string>()
      for (const [what, { open, controls = [], isLong }] of Object.entries(SCREENS)) {
        if (isLong && !ALL) continue
        await open(host, { cardId, categoryId })
        await expect(host.locator('h1').first()).toBeAttached()
        await host.waitForLoadState('networkidle')
        if ((await host.locator(LAYER).count()) > 0) await expectEdge(host, judge, what)
        if (ALL) await expectFocus(host, judge, what, seen)
        expect(await expectStates(host, judge, what), what).toEqual(expect.arrayContaining([...controls]))
      }
    },
  )

test('UI-31: calls, edits, themes and the edges of cards in lists are visible with a contrast theme', async ({
  person,
}) => {
  const host = await person({ forcedColors: 'active', colorScheme: 'dark', viewport: VIEWPORT })
  await register(host)
  const cardId = await createCard(host, { columns: true })
  const judge = await host.context().newPage()
  const call = (word: string) => changeCard(host, cardId, { call: word })
  await call('Square 1')

  await host.goto(`/present/${cardId}?view=caller`)
  const board = host.locator('.present-board')
  const groundOf = (word: string) =>
    board
      .getByText(word, { exact: true })
      .evaluate((words) => getComputedStyle(words.closest('li')!).backgroundColor)
  expect(await groundOf('Square 1')).not.toBe(await groundOf('Square 2'))

  await host.goto(`/play/${cardId}`)
  await square(host, 1).click()
  await square(host, 7).click()
  await changeSquares(host, cardId, { 6: 'Edited' })
  await expectSeen(host, judge, host.locator('.dot'))
  const ring = square(host, 1).locator('..')
  expect(
    await ring.evaluate((cell) => getComputedStyle(cell.querySelector('.cell')!, '::after').borderTopColor),
  ).toBe(await host.locator('.ticket').evaluate((ticket) => getComputedStyle(ticket).color))

  await host.goto(`/create/${cardId}`)
  const themes = host.locator('label[data-theme]')
  await expect(themes).toHaveCount(6)
  const papers = themes.evaluateAll((labels) =>
    labels.map((label) => getComputedStyle(label).backgroundImage),
  )
  expect(new Set(await papers).size).toBe(6)

  await host.goto('/my-cards')
  await expectEdge(host, judge, 'a card of mine', host.locator('.tile:not([data-skeleton])').first())
  await host.goto('/categories')
  await expectEdge(host, judge, 'a category', host.locator('.category:not([data-skeleton])').first())
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`UI-31: the focus ring is complete in ${colorScheme} mode, and differs from its background`, async ({
    person,
    hostedCard,
  }) => {
    const page = await person({ colorScheme, viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' })
    const judge = await page.context().newPage()
    await page.goto('/')
    const surprise = page.getByRole('button', { name: 'Surprise me' })
    await surprise.scrollIntoViewIfNeeded()
    await expectFocusRing(page, judge, surprise)
    const { cardId, host } = await hostedCard({ pattern: 'corners' })
    await changeCard(host, cardId, { call: 'Square 3' })
    for (const path of ['play', 'embed']) {
      await page.goto(`/${path}/${cardId}`)
      // After a first mark the strip no longer announces people who join.
      await square(page, 1).click()
      await page.waitForLoadState('networkidle')
      await expectFocusRing(page, judge, page.locator('summary', { hasText: 'Called: Square 3' }))
    }
  })
