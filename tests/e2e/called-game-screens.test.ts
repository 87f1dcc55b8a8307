import type { Page } from '@playwright/test'
import { phone } from './devices.ts'
import { expect, longIf, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const EXTRA = Array.from({ length: 16 }, (_, at) => `Extra ${at + 1}`)

async function audit(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, options] of [
    ['a computer', {}],
    ['a phone', phone],
  ] as const)
    test(
      `UI-5 UI-7: the called game's dialogs pass axe, ${colorScheme} on ${device}`,
      longIf(colorScheme === 'light' || device !== 'a phone'),
      async ({ person, hostedCard }) => {
        test.slow()
        const setting = { ...options, colorScheme, reducedMotion: 'reduce' as const }
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
        const link = await player.getByLabel('Link to your bingo').inputValue()
        await audit(player)
        await player.goto(link)
        await expect(player.getByText(/^Four corners: /i)).toBeVisible()
        await audit(player)

        const editor = await person({ ...setting, storageState: await host.request.storageState() })
        await editor.goto(`/create/${cardId}`)
        await expect(editor.getByRole('radio', { name: /corners/i })).toBeChecked()
        await expect(editor.getByRole('region', { name: 'More words (16)' })).toBeVisible()
        await audit(editor)
        const plain = await hostedCard()
        const other = await person({ ...setting, storageState: await plain.host.request.storageState() })
        await other.goto(`/create/${plain.cardId}`)
        const add = other.getByRole('button', { name: 'Add more words' })
        await add.scrollIntoViewIfNeeded()
        await add.click()
        await expect(other.getByLabel('Add a word')).toBeFocused()
        await audit(other)
      },
    )
