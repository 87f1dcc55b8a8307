import type { Page } from '@playwright/test'
import { phone } from './devices.ts'
import { createCard, expect, expectAccessible, register, test } from './fixtures.ts'

const DOWN_THE_SHEET = Array.from({ length: 18 }, (_, row) => `Item ${row + 1}`)

const words = (page: Page) => page.getByRole('grid').locator('.words').filter({ hasNotText: 'FREE' })

test('EDIT-13 EDIT-14 LIV-6: a spreadsheet column pasted into the grid reaches the players; undone and redone by key, too', async ({
  person,
}) => {
  const host = await person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Square 25,' }).tap()

  await host.goto(`/create/${cardId}`)
  await host.getByRole('button', { name: /^Edit row 1, column 1\b/ }).focus()
  await host.evaluate((text) => navigator.clipboard.writeText(text), DOWN_THE_SHEET.join('\r\n'))
  await host.keyboard.press('ControlOrMeta+V')
  const dialog = host.getByRole('dialog', { name: 'Paste a List' })
  await expect(dialog.getByText('18 of 24 squares')).toBeVisible()
  await dialog.getByText('Replace all words').click()
  await expectAccessible(host)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const question = host.getByRole('alertdialog', { name: '1 person is playing. Change the grid?' })
  await question.getByRole('button', { name: 'Change' }).click()
  await expect(words(player).first()).toHaveText('Item 1')
  await expect(words(player)).toHaveText(DOWN_THE_SHEET)
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(1)

  await host.keyboard.press('ControlOrMeta+Z')
  await question.getByRole('button', { name: 'Change' }).click()
  await expect(player.getByRole('button', { name: 'Square 1,' })).toBeVisible()
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 25'])
  await host.keyboard.press('ControlOrMeta+Shift+Z')
  await question.getByRole('button', { name: 'Change' }).click()
  await expect(words(player)).toHaveText(DOWN_THE_SHEET)
})

test('EDIT-13 UI-5: on a phone a list goes in by its dialog, which says before what it leaves out', async ({
  person,
}) => {
  const guest = await person({ ...phone, colorScheme: 'dark' })
  await guest.goto('/create')
  await guest.getByRole('button', { name: 'Paste a List' }).tap()
  const dialog = guest.getByRole('dialog', { name: 'Paste a List' })
  await dialog.getByRole('textbox', { name: 'List' }).fill(['Rain', 'Cow', 'rain', 'x'.repeat(60)].join('\n'))
  await expect(dialog.getByText('3 of 24 squares')).toBeVisible()
  await expect(dialog.getByText('1 duplicate left out')).toBeVisible()
  await expect(dialog.getByText('1 cut to 50 characters')).toBeVisible()
  await expectAccessible(guest)
  await dialog.getByRole('button', { name: 'Apply' }).tap()
  await expect(dialog).toBeHidden()
  await expect(words(guest)).toHaveText(['Rain', 'Cow', 'x'.repeat(50)])
  await guest.getByRole('button', { name: 'Undo' }).tap()
  await expect(words(guest)).toHaveCount(0)
})
