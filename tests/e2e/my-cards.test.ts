import type { Page } from 'playwright/test'
import { provoke } from './console-messages.ts'
import { createCard, expect, fillRegisterForm, test } from './fixtures.ts'
import { audit } from './page-checks.ts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const recent = (page: Page) => page.getByRole('region', { name: 'Recently played' })
const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

async function pickInMenu(page: Page, name: string, row: string): Promise<void> {
  await tile(page, name)
    .getByRole('button', { name: `More for ${name}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: row }).click()
}

/** Saves a card in the editor as a guest, which keeps it in this browser. */
async function saveTemporaryCard(page: Page, title: string): Promise<void> {
  await page.goto('/create')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Add Example Prompts' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/create\/temp-/)
}

/** Registers in a browser that has temporary cards, and leaves them there. */
async function registerWithTemporaryCards(page: Page): Promise<void> {
  await page.goto('/auth')
  await fillRegisterForm(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
}

test(`UI-5 CARD-16: My Cards passes axe`, { tag: ['@long', '@phone'] }, async ({ person }) => {
  test.slow()
  const page = await person({ reducedMotion: 'reduce' })
  await saveTemporaryCard(page, 'Kept here')
  await registerWithTemporaryCards(page)
  for (const theme of ['blue', 'pink', 'green', 'purple', 'yellow', 'red']) {
    const cardId = await createCard(page, { title: `Wears ${theme}`, theme })
    expect((await page.request.post('/api/history', { data: { cardId } })).status()).toBe(204)
  }
  await page.goto('/my-cards')
  await expect(recent(page).getByRole('link')).toHaveCount(6)
  await expect(titles(page)).toHaveCount(7)
  await audit(page)
  await pickInMenu(page, 'Wears red', 'Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await audit(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/my-cards?q=wears+p')
  await expect(page.getByText('2 cards found')).toBeVisible()
  await audit(page)
  await page.goto('/my-cards?q=nothing')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  await audit(page)
  await page.route('**/api/my-cards*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await provoke(page, ['500'], async () => {
    await page.goto('/my-cards')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
  await audit(page)
})
