import type { Page } from 'playwright/test'
import { phone } from './devices.ts'
import { expect, registerWithCard, test } from './fixtures.ts'

/** Simulates a phone's keyboard that covers the page below this height; undefined closes it. */
async function coverBelow(page: Page, height: number | undefined): Promise<void> {
  await page.evaluate((seen) => {
    Object.defineProperty(visualViewport, 'height', {
      get: () => seen ?? document.documentElement.clientHeight,
      configurable: true,
    })
    visualViewport!.dispatchEvent(new Event('resize'))
  }, height)
}

test('UI-7: a dialog and its buttons stay above a phone’s keyboard', async ({ person }) => {
  const host = await person(phone)
  const cardId = await registerWithCard(host)
  await host.goto(`/create/${cardId}`)
  const dialog = host.getByRole('dialog')
  const bottomOf = async (name: string) => {
    const box = await dialog.getByRole('button', { name, exact: true }).boundingBox()
    return box!.y + box!.height
  }
  await host.getByRole('button', { name: /Square 2$/ }).tap()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const before = await bottomOf('Save')
  expect(before).toBeGreaterThan(370)
  await coverBelow(host, 370)
  expect(await bottomOf('Save')).toBeLessThan(370)
  await expect(dialog.getByRole('textbox')).toBeInViewport({ ratio: 1 })
  await coverBelow(host, undefined)
  expect(await bottomOf('Save')).toBe(before)
  await host.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // A dialog that opens while the keyboard is shown, and is taller than the remaining space.
  await coverBelow(host, 370)
  await host.getByRole('button', { name: 'Paste a List' }).tap()
  await dialog.getByRole('textbox').fill('One\nTwo')
  expect(await bottomOf('Cancel')).toBeLessThan(370)
  await expect(dialog.getByRole('textbox')).toBeInViewport()
})

test('UI-7: one finger moves a zoomed page over an open dialog, also sideways', async ({ playing }) => {
  const { player } = await playing(phone)
  await player.getByRole('button', { name: 'Download Card' }).tap()
  await expect(player.getByRole('dialog')).toBeVisible()
  const client = await player.context().newCDPSession(player)
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  const drag = async (by: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved === undefined ? [] : [{ x: 200 + moved, y: 300 }],
      })
    await touch('touchStart', 0)
    for (let step = 1; step <= 10; step++) await touch('touchMove', (by * step) / 10)
    await touch('touchEnd')
  }
  await drag(-100)
  await expect.poll(() => player.evaluate(() => visualViewport!.offsetLeft)).toBeGreaterThan(50)
})
