import type { Page } from '@playwright/test'
import { provoke } from './console-messages.ts'
import { createCard, expect, fillRegisterForm, register, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { expectSaved, marked, square, write } from './squares.ts'

const REMOVED = "You can't edit this card anymore"

/** Opens the dialog of co-hosts in the editor. */
async function openCoHosts(page: Page) {
  await page.getByRole('button', { name: 'Co-hosts' }).click()
  return page.getByRole('dialog', { name: 'Co-hosts' })
}

test('HOST-4 HOST-8 HOST-9 HOST-10 HOST-12: one of two hosts is removed', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  await host.goto(`/create/${cardId}`)
  const dialog = await openCoHosts(host)
  await dialog.getByRole('button', { name: 'Make a Link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const coHost = await person()
  await coHost.goto(new URL(link).pathname + new URL(link).hash)
  await coHost.getByRole('link', { name: 'Log in to accept' }).click()
  const { username } = await fillRegisterForm(coHost)
  await coHost.getByRole('button', { name: 'Register' }).click()
  await coHost.getByRole('button', { name: 'Become a Co-host' }).click()
  await expect(coHost).toHaveURL(`/create/${cardId}`)
  for (const page of [host, coHost]) await expect(page.getByText('2 hosts are editing')).toBeVisible()

  const players = [await person(), await person(), await person(phone)]
  for (const player of players) {
    await player.goto(`/play/${cardId}`)
    await expect(square(player, 25)).toBeVisible()
  }
  await square(players[0]!, 20).click()
  await square(players[2]!, 21).tap()

  await write(host, 1, 1, 'From the host')
  await expect(coHost.locator('[data-index="0"] [data-wash]')).toHaveText('From the host')
  await write(coHost, 1, 2, 'From the co-host')
  await expect(host.locator('[data-index="1"] [data-wash]')).toHaveText('From the co-host')
  for (const page of [host, coHost]) await expectSaved(page)
  for (const player of players) {
    await expect(player.getByRole('button', { name: /From the host/ })).toBeVisible()
    await expect(player.getByRole('button', { name: /From the co-host/ })).toBeVisible()
  }

  await coHost.getByRole('button', { name: /^Edit row 1, column 3\b/ }).click()
  await coHost.keyboard.press('ControlOrMeta+A')
  await coHost.keyboard.type('Half a')
  // Browsers log the refusal of a write.
  await provoke(coHost, ['403'], async () => {
    const people = await openCoHosts(host)
    await people.getByRole('button', { name: `Remove ${username}` }).click()
    await expect(coHost.getByText(REMOVED, { exact: true })).toBeVisible()
    await coHost.keyboard.type(' sentence')
    await coHost.keyboard.press('Enter')
    await expect(coHost.getByRole('button', { name: /Half a sentence/ })).toBeVisible()
    await expect(coHost.getByText('Not saved, 1 change kept')).toBeVisible()
    await people.getByRole('button', { name: 'Close' }).click()
    await expect(host.getByText(/hosts are editing/)).toHaveCount(0)

    await write(host, 1, 4, 'Alone again')
    for (const player of players) {
      await expect(player.getByRole('button', { name: /Alone again/ })).toBeVisible()
      await expect(player.getByText('Half a sentence')).toHaveCount(0)
    }
    await expect(marked(players[0]!)).toHaveText(['Square 20'])
    await expect(marked(players[2]!)).toHaveText(['Square 21'])

    await coHost.reload()
    await expect(coHost.getByText(REMOVED, { exact: true })).toBeVisible()
  })
  await coHost.getByRole('button', { name: 'Save as new' }).click()
  await expect(coHost).toHaveURL('/create')
  await coHost.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(coHost).toHaveURL(/\/create\/[\w-]{10}$/)
  await expect(coHost.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  expect(coHost.url()).not.toContain(cardId)
})
