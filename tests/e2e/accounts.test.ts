import type { Locator } from 'playwright/test'
import { phone } from './devices.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { uniqueName } from '../support/names.ts'

test('ACC-23 GUEST-2: a guest’s card has a link after 4 taps and 3 fields @long', async ({ person }) => {
  const guest = await person({ ...phone, viewport: { width: 390, height: 844 } })
  let taps = 0
  let fields = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const fill = async (label: string, text: string) => {
    fields += 1
    await guest.getByLabel(label, { exact: true }).fill(text)
  }
  await guest.goto('/create')
  await guest.getByRole('button', { name: 'Add Example Prompts' }).tap()
  await expect(guest.getByText('24 of 24 squares filled')).toBeVisible()

  await tap(guest.getByRole('button', { name: 'Save', exact: true }))
  await expect(guest).toHaveURL(/\/create\/temp-/)
  await tap(guest.getByRole('button', { name: 'Share', exact: true }))
  await tap(guest.getByRole('link', { name: 'Sign in to share' }))
  await expect(guest.getByRole('heading', { level: 1, name: 'One step to your link.' })).toBeVisible()
  await expect(guest.getByText('Your card is waiting.')).toBeVisible()
  await expect(guest.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  const submit = guest.getByRole('button', { name: 'Register' })
  await expect(submit).toBeInViewport({ ratio: 1 })
  await expect(guest.getByLabel('Display name (optional)')).toBeHidden()
  const username = uniqueName()
  await fill('Username', username)
  await fill('Email', `${username}@example.com`)
  await fill('Password', PASSWORD)
  await tap(submit)
  await expect(guest.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  await expect(guest.getByLabel('Link to this card')).toContainText('/play/')
  const link = `http://${await guest.getByLabel('Link to this card').innerText()}`.replace(/\s/g, '')
  expect({ taps, fields }).toEqual({ taps: 4, fields: 3 })

  const friend = await person()
  const response = await friend.goto(new URL(link).pathname)
  expect(response?.status()).toBe(200)
  await expect(friend.getByRole('grid')).toBeVisible()
})
