import type { Locator } from '@playwright/test'
import { provoke } from './console-messages.ts'
import { phone } from './devices.ts'
import { expect, fillRegisterForm, PASSWORD, test } from './fixtures.ts'
import { uniqueName } from '../support/names.ts'

test('ACC-11 ACC-5 UI-2 UI-15: a new user registers, logs out and in again', async ({ person }) => {
  // The window is low, so that the button of the form is below the fold.
  const page = await person({ viewport: { width: 390, height: 500 } })
  await page.goto('/my-cards')
  await expect(page).toHaveURL(/\/auth/)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

  const { username, email } = await fillRegisterForm(page)
  await page.getByLabel('Confirm password').fill('battery staple')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/my-cards')
  await expect(page.getByText(`Welcome, ${username}!`).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: new RegExp(username) }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByText('You have been successfully logged out').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()

  await page.getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await provoke(page, ['401'], async () => {
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Incorrect email or password.').first()).toBeVisible()
  })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText(`Welcome back, ${username}!`).first()).toBeVisible()
})

test('ACC-23 GUEST-2: a guest’s card has a link after 4 taps and 3 fields', async ({ person }) => {
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
  const link = await guest.getByRole('textbox', { name: 'Link to this card' }).inputValue()
  expect({ taps, fields }).toEqual({ taps: 4, fields: 3 })

  const friend = await person()
  const response = await friend.goto(new URL(link).pathname)
  expect(response?.status()).toBe(200)
  await expect(friend.getByRole('grid')).toBeVisible()
})
