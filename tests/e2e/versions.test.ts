import type { Page } from 'playwright/test'
import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { expectSaved, marked, square } from './squares.ts'

const SPOILED = Array.from({ length: 24 }, (_, index) => `Spoiled ${index + 1}`)

/** Replaces all words of the card by a pasted list, although someone is playing. */
async function spoil(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Paste a List' }).click()
  await host.getByRole('textbox', { name: 'List' }).fill(SPOILED.join('\n'))
  await host.getByRole('radio', { name: 'Replace all words' }).check()
  await host.getByRole('button', { name: /^Replace \d+ words/ }).click()
  await host.getByRole('button', { name: 'Replace', exact: true }).click()
}

test('VER-7 LIV-13: a host restores what a paste spoiled, and a player sees it live with the marks kept @long', async ({
  person,
}) => {
  const host = await person()
  const { username } = await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await square(player, 1).tap()
  await square(player, 9).tap()
  await host.goto(`/create/${cardId}`)
  await expect(host.getByText('1 person sees this card')).toBeVisible()
  await spoil(host)
  await expectSaved(host)
  await expect(player.getByRole('button', { name: /^Spoiled 1\b/ })).toBeVisible()
  await expect(square(player, 1)).toHaveCount(0)

  // Undo ends with the page.
  await host.reload()
  const opener = host.getByRole('button', { name: 'Earlier Versions' })
  await opener.focus()
  await host.keyboard.press('Enter')
  const dialog = host.getByRole('dialog', { name: 'Earlier versions' })
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await expect(dialog.getByText(username)).toBeVisible()
  await expect(dialog.getByText('24 squares differ from now')).toBeVisible()
  await expect(dialog.getByRole('gridcell', { name: /Square 9/ })).toBeVisible()
  await expectAccessible(host)
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter')
  const question = host.getByRole('alertdialog')
  await expect(question.getByText('1 person is playing. Restore this version?')).toBeVisible()
  await question.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(host.getByText('Restored', { exact: true })).toBeVisible()
  await expect(square(player, 1)).toBeVisible()
  await expect(marked(player)).toHaveText([/^Square 1$/, /^Square 9$/])

  await host.getByRole('button', { name: 'Undo' }).first().click()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(player.getByRole('button', { name: /^Spoiled 1\b/ })).toBeVisible()
})
