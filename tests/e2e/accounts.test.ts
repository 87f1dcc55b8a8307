import { createCard, expect, expectConsole, register, test } from './fixtures.ts'
import { uniqueName } from '../support/names.ts'

test('ACC-11 ACC-5 UI-2: a new user reads what is wrong at its field, registers, logs out and in again, and is led back', async ({
  person,
}) => {
  const page = await person()
  expectConsole(page, '401')
  await page.goto('/my-cards')
  await expect(page).toHaveURL(/\/auth/)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

  const name = uniqueName()
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('battery staple')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/my-cards')
  await expect(page.getByText(`Welcome, ${name}!`).first()).toBeVisible()

  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByText('You have been successfully logged out').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()

  await page.getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible()
})

test('CARD-16 CARD-9: a host finds the cards made, plays one and deletes it; its players keep what they see', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  await host.goto('/my-cards')
  await expect(host.getByRole('link', { name: 'Create BingoBoard' })).toBeVisible()
  const cardId = await createCard(host, { title: 'Office party', theme: 'red' })
  await createCard(host, { title: 'Road trip', theme: 'green' })
  await host.reload()
  await expect(host.getByRole('heading', { level: 2 })).toHaveText(['Road trip', 'Office party'])
  await expect(host.getByText('+ 16 more items').first()).toBeVisible()

  const player = await person()
  expectConsole(player, '404')
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: /^Square 1\b/ }).click()

  const card = host.getByRole('article', { name: 'Office party' })
  await card.getByRole('button').click()
  await host.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(host.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
  await host.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button').click()
  await host.getByRole('menuitem', { name: 'Delete' }).click()
  await host.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(host.getByText('Card Deleted').first()).toBeVisible()
  await expect(host.getByRole('heading', { level: 2 })).toHaveText(['Road trip'])
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1'])

  const latecomer = await person()
  expectConsole(latecomer, '404')
  expect((await latecomer.goto(`/play/${cardId}`))?.status()).toBe(404)
})
