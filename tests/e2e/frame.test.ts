import type { Page } from 'playwright/test'
import { expect, longIf, registerWithCard, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { waitForNavigationCode } from './page-checks.ts'
import { square } from './squares.ts'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

const DEVICES = [
  { device: 'a computer', options: {}, isPhone: false },
  { device: 'a phone', options: phone, isPhone: true },
] as const

for (const { device, options, isPhone } of DEVICES) {
  test(`UI-15: on ${device} a screen begins at its top`, longIf(!isPhone), async ({ person }) => {
    const guest = await person(options)
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

  test(`UI-16 UI-4: on ${device} a swipe removes a toast`, longIf(!isPhone), async ({ person }) => {
    const host = await person(options)
    const cardId = await registerWithCard(host)
    const shown = host.locator('.toast')
    await host.goto(`/play/${cardId}`)
    await square(host, 1).click()
    await host.getByRole('button', { name: 'Reset Marks' }).click()
    await expect(shown).toBeVisible()
    // A screen with room for it, reached without a load of the page.
    await host.evaluate(() => {
      history.pushState({}, '', '/reset-password')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(host.locator('h1:focus')).toBeAttached()
    // F8 moves the focus into the toast, which stops its timer.
    await host.keyboard.press('F8')
    await expect(host.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1)
    await shown.evaluate((toast) =>
      Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    const box = (await shown.boundingBox())!
    const { width, height } = host.viewportSize()!
    expect(box.width).toBeLessThanOrEqual(420)
    // On a phone at the lower edge, where it covers no heading.
    if (isPhone) expect(box.y).toBeGreaterThan(height / 2)
    else {
      expect(box.x + box.width).toBeGreaterThan(width - 40)
      expect(box.y + box.height).toBeGreaterThan(height - 40)
    }
    await host.mouse.move(box.x + 40, box.y + 20)
    await host.mouse.down()
    await host.mouse.move(box.x + 80, box.y + 20, { steps: 4 })
    await host.mouse.move(box.x + 130, box.y + 20, { steps: 4 })
    await host.mouse.up()
    await expect(shown).toHaveCount(0)
  })
}

test('UI-15: a heading shows a focus ring to users of the keyboard only', async ({ person }) => {
  const guest = await person()
  await guest.goto('/icon-test')
  await waitForNavigationCode(guest)
  const heading = guest.getByRole('heading', { level: 1 })
  // Pointers on a phone, too, leave no focus on the link.
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

test('UI-17: on paper every screen is light, without frame and toasts', async ({ person }) => {
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
