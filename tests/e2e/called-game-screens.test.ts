import type { Locator } from '@playwright/test'
import { AUDITED_ON } from './devices.ts'
import { createCard, expect, longIf, test } from './fixtures.ts'
import { audit } from './page-checks.ts'

const EXTRA = Array.from({ length: 16 }, (_, at) => `Extra ${at + 1}`)

for (const { device, options, isLong } of AUDITED_ON)
  test(
    `UI-5 UI-7: on ${device} the called game's dialogs pass axe and fit`,
    longIf(isLong),
    async ({ person, hostedCard }) => {
      test.slow()
      const setting = { ...options, reducedMotion: 'reduce' as const }
      const { host, cardId } = await hostedCard({ extra: EXTRA, pattern: 'corners' })
      await host.request.patch(`/api/cards/${cardId}`, { data: { call: 'Square 3' } })
      const player = await person(setting)
      await player.goto(`/play/${cardId}`)
      await player.locator('summary', { hasText: 'Called: Square 3' }).click()
      await expect(player.getByRole('listitem').filter({ hasText: /^Square 3$/ })).toBeVisible()
      await audit(player)
      await player.getByRole('grid').getByRole('button').first().click()
      await player.getByRole('button', { name: 'Draw my own card' }).click()
      await expect(player.getByRole('alertdialog')).toBeVisible()
      await audit(player)
      await player.getByRole('alertdialog').getByRole('button').last().click()
      await expect(player.getByText('Your own card.')).toBeVisible()
      for (const corner of [0, 4, 19, 23])
        await player.getByRole('grid').getByRole('button').nth(corner).click()
      await player.getByRole('alertdialog').getByRole('button', { name: 'Show my bingo' }).click()
      const dialog = player.getByRole('dialog', { name: 'Show My Bingo' })
      const link = await dialog.getByLabel('Link to your bingo').inputValue()
      const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
      const copy = dialog.getByRole('button', { name: 'Copy' })
      await expect.poll(async () => (await right(dialog)) - (await right(copy))).toBeGreaterThan(0)
      await audit(player)
      await player.goto(link)
      await expect(player.getByText(/^Four corners: /i)).toBeVisible()
      await audit(player)

      const editor = await person({ ...setting, storageState: await host.request.storageState() })
      await editor.goto(`/create/${cardId}`)
      await expect(editor.getByRole('radio', { name: /corners/i })).toBeChecked()
      await expect(editor.getByRole('region', { name: 'More words (16)' })).toBeVisible()
      await audit(editor)
      await editor.goto(`/create/${await createCard(editor)}`)
      const add = editor.getByRole('button', { name: 'Add more words' })
      await add.scrollIntoViewIfNeeded()
      await add.click()
      await expect(editor.getByLabel('Add a word')).toBeFocused()
      await audit(editor)
    },
  )
