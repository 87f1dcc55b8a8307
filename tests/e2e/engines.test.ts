import { uniqueName } from '../support/names.ts'
import { createCard, expect, register, test } from './fixtures.ts'

// The main journey in Firefox and WebKit. In Chromium other tests cover each of its steps.

test(
  'UI-6 LIV-6 LIV-13 PLAY-1: two people play a card, an edit reaches both and their marks stay',
  { tag: '@engines' },
  async ({ person }) => {
    const host = await person()
    await register(host)
    const cardId = await createCard(host)
    await host.goto(`/create/${cardId}`)
    const players = [await person(), await person()]
    for (const player of players) {
      await player.goto(`/play/${cardId}`)
      for (const number of [1, 2, 3, 4, 5])
        await player.getByRole('button', { name: new RegExp(`^Square ${number},`) }).click()
      const dialog = player.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Continue Playing' }).click()
      await expect(dialog).toBeHidden()
      await expect(player.getByRole('button', { pressed: true })).toHaveCount(5)
    }

    await host.getByRole('button', { name: /Square 8\b/ }).click()
    await host.keyboard.press('ControlOrMeta+A')
    await host.keyboard.type('Edited by the host')
    await host.keyboard.press('Enter')

    for (const player of players) {
      await expect(player.getByRole('button', { name: /Edited by the host/ })).toBeVisible()
      await expect(player.getByRole('button', { pressed: true })).toHaveCount(5)
      await player.reload()
      await expect(player.getByRole('button', { pressed: true })).toHaveCount(5)
    }
  },
)

test('a guest makes a card, plays it and finds a category', { tag: '@engines' }, async ({ person }) => {
  const guest = await person()
  await guest.goto('/create')
  await guest.getByRole('button', { name: 'Add Example Prompts' }).click()
  await guest.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(guest).toHaveURL(/\/create\/temp-/)
  const link = guest.locator('a[href^="/play/temp-"]').first()
  await guest.goto((await link.getAttribute('href')) ?? '')
  await guest.locator('[role="grid"] [data-index="24"] button').click()
  await expect(guest.getByRole('button', { pressed: true })).toHaveCount(1)

  await guest.goto('/categories/virtualmtg')
  await expect(guest.getByText('Virtual Meetings').first()).toBeVisible()
  await expect(guest.getByText('Content Items').first()).toBeVisible()
})

test('a new user signs up and sees My Cards', { tag: '@engines' }, async ({ person }) => {
  const user = await person()
  // Through the form: the session cookie is set in the page, as it is for a real user.
  await user.goto('/auth')
  await user.getByRole('tab', { name: 'Register' }).click()
  const name = uniqueName()
  await user.getByLabel('Username').fill(name)
  await user.getByLabel('Email').fill(`${name}@example.com`)
  await user.getByLabel('Password', { exact: true }).fill('a good password')
  await user.getByLabel('Confirm password').fill('a good password')
  await user.getByRole('button', { name: 'Register' }).click()
  await expect(user).toHaveURL('/')
  await user.goto('/my-cards')
  await expect(user.getByRole('heading', { name: 'My Cards' })).toBeVisible()
  await expect(user).toHaveURL('/my-cards')
})
