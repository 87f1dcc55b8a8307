import type { Page } from '@playwright/test'
import { createCard, expect, expectAccessible, expectConsole, register, test } from './fixtures.ts'
import { phone } from './devices.ts'

/** The grounds that a page without a card's theme has. */
const GROUNDS = { light: 'rgb(241, 241, 236)', dark: 'rgb(17, 19, 28)' } as const
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** The frame's later code is there: from here on it follows what happens between screens. */
const untilFollowed = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

for (const [device, options, isSmall] of [
  ['a computer', {}, false],
  ['a phone @phone', phone, true],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`UI-11 UI-12 UI-13 UI-5: help, menus, icon test and 404 are whole and accessible, ${colorScheme} on ${device}`, async ({
      person,
    }) => {
      test.slow()
      const host = await person({ ...options, colorScheme, reducedMotion: 'reduce' })
      await register(host)
      const guest = await person({ ...options, colorScheme, reducedMotion: 'reduce' })
      expectConsole(guest, '404')
      for (const page of [host, guest]) {
        await page.goto('/icon-test')
        await expect(page.getByRole('heading', { level: 1, name: 'Icon Test' })).toBeVisible()
        if (page === guest) await expectAccessible(page)
        await page.locator('header [aria-haspopup]:visible').click()
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        expect(await sideways(page)).toBeLessThanOrEqual(0)
      }
      if (isSmall) {
        await guest.getByRole('button', { name: 'Menu' }).click()
        await guest.getByRole('menuitem', { name: 'Help' }).click()
      } else await guest.getByRole('button', { name: 'Help' }).click()
      await expect(guest.getByRole('dialog', { name: 'How to Use BingoBoard' })).toBeVisible()
      await expectAccessible(guest)
      await guest.getByRole('button', { name: 'Got it!' }).click()
      await expect(guest.getByRole('dialog')).toBeHidden()
      await expect(guest.getByRole('button', { name: isSmall ? 'Menu' : 'Help' })).toBeFocused()
      await guest.goto('/no/such/page')
      await expect(guest.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expectAccessible(guest)
    })

  test(`UI-14: on ${device} the first paint has the chosen mode, and nothing turns it over later`, async ({
    person,
  }) => {
    const host = await person()
    await register(host)
    const cardId = await createCard(host, { theme: 'green' })
    const visitor = await person({ ...options, colorScheme: 'light' })
    await visitor.addInitScript(() => {
      localStorage.setItem('mode', '"dark"')
      const modes: (string | undefined)[] = []
      Object.assign(window, { modes })
      new MutationObserver(() => modes.push(document.documentElement.dataset.mode)).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-mode'],
      })
    })
    // The app's own code is held back: what is painted now is the page's HTML and its one inline script.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await visitor.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await visitor.goto(`/play/${cardId}`, { waitUntil: 'commit' })
    await expect(visitor.getByText('Square 1', { exact: true })).toBeVisible()
    expect(await ground(visitor)).toBe('rgb(7, 28, 19)')
    release()
    await untilFollowed(visitor)
    await visitor.getByRole('button', { name: /^Square 1\b/ }).click()
    await expect(visitor.getByRole('button', { pressed: true })).toHaveCount(1)
    expect(await visitor.evaluate(() => (window as unknown as { modes: string[] }).modes)).toEqual(['dark'])
  })

  test(`UI-14: on ${device} a choice holds at once, after a reload and in another tab, with the browser's bar`, async ({
    person,
  }) => {
    const visitor = await person({ ...options, colorScheme: 'dark' })
    const other = await visitor.context().newPage()
    const bar = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')
    for (const page of [visitor, other]) await page.goto('/icon-test')
    expect(await ground(visitor)).toBe(GROUNDS.dark)
    await visitor.getByRole('button', { name: isSmall ? 'Menu' : 'Light or dark' }).click()
    await visitor.getByRole('menuitemradio', { name: 'Light' }).click()
    for (const page of [visitor, other]) {
      await expect.poll(() => ground(page)).toBe(GROUNDS.light)
      expect(await bar(page)).toBe('#f1f1ec')
    }
    await expect(other.getByRole('radio', { name: 'Light' })).toBeChecked()
    await visitor.reload()
    expect(await ground(visitor)).toBe(GROUNDS.light)
    await other.getByRole('radio', { name: 'Automatic' }).check({ force: true })
    await expect.poll(() => ground(visitor)).toBe(GROUNDS.dark)
    await visitor.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(visitor)).toBe(GROUNDS.light)
  })

  test(`UI-15: on ${device} a new screen begins at its top, and back leads to where one was`, async ({
    person,
  }) => {
    const guest = await person(options)
    await guest.goto('/categories')
    await expect(guest.getByText('Movie Night')).toBeVisible()
    await untilFollowed(guest)
    const last = guest.getByRole('main').getByRole('link', { name: /^View/ }).last()
    await last.scrollIntoViewIfNeeded()
    const left = await scrollY(guest)
    expect(left).toBeGreaterThan(100)
    await last.click()
    await expect(guest).toHaveURL(/\/categories\/./)
    await expect(guest.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrollY(guest)).toBe(0)
    await guest.goBack()
    await expect.poll(() => scrollY(guest)).toBe(left)
    await expect(guest.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused()
    await expect(guest).toHaveTitle('Categories | BingoBoard')
    // Another page, and back: the tab remembers.
    await guest.reload()
    await expect.poll(() => scrollY(guest)).toBe(left)
  })

  test(`UI-15: on ${device} whoever registers from below arrives at the top of the landing page`, async ({
    person,
  }) => {
    const newcomer = await person({ ...options, viewport: { width: 390, height: 500 } })
    await register(newcomer)
    await expect(newcomer.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrollY(newcomer)).toBe(0)
  })

  test(`UI-12 UI-10: on ${device} header, menu and help are within the screen, from 320 px on and with letters twice as large`, async ({
    person,
  }) => {
    test.slow()
    const host = await person(options)
    await register(host)
    const guest = await person(options)
    for (const page of [host, guest]) {
      await page.goto('/icon-test')
      for (const [width, size] of [
        [320, '100%'],
        [640, '100%'],
        [899, '100%'],
        [900, '100%'],
        [320, '200%'],
        [390, '200%'],
        [640, '200%'],
        [1280, '200%'],
      ] as const) {
        const at = `${width} px, ${size}`
        await page.setViewportSize({ width, height: 700 })
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        expect(await sideways(page), at).toBeLessThanOrEqual(0)
        const button = page.locator('header [aria-haspopup]:visible')
        await button.click()
        const menu = page.getByRole('menu')
        await expect(menu).toBeVisible()
        const box = (await menu.boundingBox())!
        expect(box.x, at).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, at).toBeLessThanOrEqual(width)
        expect(box.y + box.height, at).toBeLessThanOrEqual(700)
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      }
    }
  })

  test(`UI-16 UI-4: on ${device} a toast stands at its place, no wider than 420 px, and is swiped away`, async ({
    person,
  }) => {
    const host = await person(options)
    await register(host)
    const shown = host.locator('.toast')
    await expect(shown).toBeVisible()
    const box = (await shown.boundingBox())!
    const { width, height } = host.viewportSize()!
    expect(box.width).toBeLessThanOrEqual(420)
    if (isSmall) expect(box.y).toBeLessThan(40)
    else {
      expect(box.x + box.width).toBeGreaterThan(width - 40)
      expect(box.y + box.height).toBeGreaterThan(height - 40)
    }
    await host.keyboard.press('F8')
    await expect(host.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1)
    await host.mouse.move(box.x + 40, box.y + 20)
    await host.mouse.down()
    await host.mouse.move(box.x + 80, box.y + 20, { steps: 4 })
    await host.mouse.move(box.x + 130, box.y + 20, { steps: 4 })
    await host.mouse.up()
    await expect(shown).toHaveCount(0)
  })
}

test('UI-15: a card that is made by keyboard opens with the focus on its title, and no ring around the screen', async ({
  person,
}) => {
  const guest = await person()
  await guest.goto('/categories/movienight')
  await untilFollowed(guest)
  await guest.getByRole('button', { name: 'Use in BingoBoard' }).press('Enter')
  await guest.getByRole('dialog').getByRole('button', { name: 'Create Card' }).press('Enter')
  await expect(guest).toHaveURL(/\/play\/temp-/)
  await expect(guest.getByRole('dialog')).toBeHidden()
  await expect(guest.getByRole('heading', { level: 1, name: 'Movie Night' })).toBeFocused()
  await guest.getByRole('main').focus()
  expect(await guest.getByRole('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('none')
})

test('UI-17: on paper every screen is light, whatever the mode, without header, footer and toasts', async ({
  person,
}) => {
  const host = await person({ colorScheme: 'dark' })
  await register(host)
  const cardId = await createCard(host, { theme: 'purple' })
  for (const path of ['/categories', '/my-cards', `/create/${cardId}`, `/play/${cardId}`]) {
    await host.goto(path)
    await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
    await host.emulateMedia({ media: 'print' })
    const ink = await host.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)
    const [red = 255, green = 255, blue = 255] = ink.match(/\d+/g)!.map(Number)
    expect(Math.max(red, green, blue), `${path} ${ink}`).toBeLessThan(110)
    await expect(host.getByRole('banner')).toBeHidden()
    await expect(host.getByRole('contentinfo')).toBeHidden()
    await host.emulateMedia({ media: 'screen' })
  }
})
