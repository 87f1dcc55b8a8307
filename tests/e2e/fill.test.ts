import { createCard, expect, register, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { receivePlayerCount } from './player-count.ts'

const FIVE_WORDS = ['Late start', 'Mute', 'Echo', 'Dog', 'Doorbell', ...Array.from({ length: 20 }, () => '')]

test(
  'EDIT-18 LIV-6: a host fills a live card from a category; players see it at once, and the undo',
  { tag: '@phone-long' },
  async ({ person }) => {
    const [host, player] = [await person(), await person()]
    await register(host)
    const cardId = await createCard(host, { cells: FIVE_WORDS })
    await player.goto(`/play/${cardId}`)
    const words = player.getByRole('grid').getByRole('button').locator('.words').filter({ hasText: /./ })
    await expect(words).toHaveCount(5)
    const playerCount = receivePlayerCount(host)
    await host.goto(`/create/${cardId}`)
    await playerCount
    await host.getByRole('button', { name: 'Fill from a Category' }).click()
    const dialog = host.getByRole('dialog', { name: 'Fill from a Category' })
    await dialog.getByLabel('Category').selectOption({ label: 'Virtual Meetings (50)' })
    await expect(dialog.getByText('Fills all 19 empty squares, at random.')).toBeVisible()
    await expectAccessible(host)
    await dialog.getByRole('button', { name: 'Fill', exact: true }).click()
    await expect(words).toHaveCount(24)
    await expect(player.getByRole('button', { name: /Late start/ })).toBeVisible()
    await expect(host.getByText('19 squares filled from “Virtual Meetings”.').first()).toBeVisible()
    await host.getByRole('button', { name: 'Undo' }).first().click()
    await expect(words).toHaveCount(5)
  },
)

test('EDIT-18: a guest fills a new card by keyboard', { tag: '@long' }, async ({ person }) => {
  const guest = await person()
  await guest.goto('/create')
  const action = guest.getByRole('button', { name: 'Fill from a Category' })
  await action.focus()
  await guest.keyboard.press('Enter')
  const dialog = guest.getByRole('dialog', { name: 'Fill from a Category' })
  await expect(dialog.getByText('Fills all 24 empty squares, at random.')).toBeVisible()
  await dialog.getByLabel('Category').focus()
  await guest.keyboard.type('Road')
  await expect(dialog.getByLabel('Category').locator('option:checked')).toHaveText('Road Trips (50)')
  // Enabled once the items have loaded; before that the focus passes it by.
  const fill = dialog.getByRole('button', { name: 'Fill', exact: true })
  await expect(fill).toBeEnabled()
  await guest.keyboard.press('Tab')
  await guest.keyboard.press('Tab')
  await expect(fill).toBeFocused()
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('24 squares filled from “Road Trips”.').first()).toBeVisible()
  await expect(action).toBeFocused()
  await expect(guest.getByText('24 of 24 squares filled')).toBeVisible()
})
