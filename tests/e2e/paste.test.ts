import type { Page } from '@playwright/test'
import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { receivePlayerCount } from './player-count.ts'
import { editorSquare, marked, square } from './squares.ts'

const SPREADSHEET_COLUMN = Array.from({ length: 18 }, (_, row) => `Item ${row + 1}`)

const words = (page: Page) => page.getByRole('grid').locator('.words').filter({ hasNotText: 'FREE' })

test('EDIT-13 EDIT-14 LIV-6: a pasted column reaches players; so does undo', async ({ person }) => {
  const host = await person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await square(player, 25).tap()
  await expect(marked(player)).toHaveText(['Square 25'])

  const playerCount = receivePlayerCount(host)
  await host.goto(`/create/${cardId}`)
  await playerCount
  await editorSquare(host, 1, 1).focus()
  await host.evaluate((text) => navigator.clipboard.writeText(text), SPREADSHEET_COLUMN.join('\r\n'))
  await host.keyboard.press('ControlOrMeta+V')
  const dialog = host.getByRole('dialog', { name: 'Paste a List' })
  await expect(dialog.getByText('18 of 24 squares')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Replace all words' }).check()
  await expectAccessible(host)
  await dialog.getByRole('button', { name: 'Fill squares' }).click()
  const answer = (words: string, name: string) =>
    host
      .getByRole('alertdialog', { name: `1 person is playing. ${words}` })
      .getByRole('button', { name })
      .click()
  await answer('Replace all words?', 'Replace')
  await expect(words(player)).toHaveText(SPREADSHEET_COLUMN)
  await expect(marked(player)).toHaveCount(1)

  await host.keyboard.press('ControlOrMeta+Z')
  await answer('Undo Paste a List?', 'Undo')
  await expect(square(player, 1)).toBeVisible()
  await expect(marked(player)).toHaveText(['Square 25'])
  await host.keyboard.press('ControlOrMeta+Shift+Z')
  await answer('Redo Paste a List?', 'Redo')
  await expect(words(player)).toHaveText(SPREADSHEET_COLUMN)
})
