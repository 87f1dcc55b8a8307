import type { Page } from '@playwright/test'
import { DEFAULT_THEME, THEMES } from '#shared/product.ts'
import { createCard, expect, expectAccessible, expectConsole, register, test } from './fixtures.ts'
import { phone } from './devices.ts'

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, options] of [
    ['a computer', {}],
    ['a phone', phone],
  ] as const) {
    const setting = { ...options, colorScheme, reducedMotion: 'reduce' as const }

    test(`UI-5: no screen of a guest breaks a rule of axe, ${colorScheme} on ${device}`, async ({
      person,
    }) => {
      // Nineteen audits, each of which takes seconds.
      test.slow()
      const host = await person()
      await register(host)
      // The themes are told apart by their colours, which are the same on every device.
      const themes =
        device === (colorScheme === 'light' ? 'a computer' : 'a phone') ? THEMES : [DEFAULT_THEME]
      const cardIds = await Promise.all(themes.map((theme) => createCard(host, { theme })))
      const guest = await person(setting)
      expectConsole(guest, '404')
      for (const path of ['/', '/auth', '/create', '/no/such/page', '/play/nobodys-id']) {
        await guest.goto(path)
        await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(guest)
      }
      await guest.goto('/auth')
      await guest.getByRole('tab', { name: 'Register' }).click()
      await guest.getByRole('button', { name: 'Register' }).click()
      await expectAccessible(guest)
      for (const cardId of cardIds) {
        await guest.goto(`/play/${cardId}`)
        await winTheFirstRow(guest)
        await expectAccessible(guest)
        await guest.getByRole('button', { name: 'Continue Playing' }).click()
        await expect(guest.getByRole('region', { name: 'On This Device' })).toBeVisible()
        await expectAccessible(guest)
      }
      await guest.getByRole('button', { name: 'Show as List' }).click()
      await expect(guest.getByRole('dialog', { name: 'All Squares' })).toBeVisible()
      await expectAccessible(guest)
      await guest.keyboard.press('Escape')
      await guest.getByRole('button', { name: /^Square 8\b/ }).click({ delay: 600 })
      await expect(guest.getByRole('dialog', { name: 'Square 8' })).toBeVisible()
      await expectAccessible(guest)
    })

    test(`UI-5: no screen of a host breaks a rule of axe, ${colorScheme} on ${device}`, async ({
      person,
    }) => {
      const host = await person(setting)
      await register(host)
      await host.goto('/my-cards')
      await expect(host.getByRole('heading', { name: 'My Cards' })).toBeVisible()
      await expectAccessible(host)
      const cardId = await createCard(host, { theme: 'yellow' })
      await host.reload()
      await expect(host.getByRole('link', { name: /Play/ })).toBeVisible()
      await expectAccessible(host)
      await host.goto(`/create/${cardId}`)
      await expect(host.getByLabel('Title')).toHaveValue('Stand-up bingo')
      // As after scrolling: where the bar at the bottom cuts a row, its squares are smaller than a finger.
      await host.getByRole('grid').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
      await expectAccessible(host)
      await host.getByRole('button', { name: 'Share' }).click()
      await expect(host.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
      await expectAccessible(host)
      await host.keyboard.press('Escape')
      await host.getByRole('button', { name: /Square 3\b/ }).click()
      await expectAccessible(host)
    })
  }

async function winTheFirstRow(page: Page): Promise<void> {
  for (const number of [1, 2, 3, 4, 5])
    await page.getByRole('button', { name: new RegExp(`^Square ${number}\\b`) }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
