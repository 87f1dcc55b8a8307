import type { Page } from 'playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import { provoke } from './console-messages.ts'
import { expect, register, test } from './fixtures.ts'
import { audit } from './page-checks.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const people = (page: Page) => page.getByRole('region', { name: 'Shared with', exact: true })

async function openShare(page: Page, categoryId: string): Promise<void> {
  await page.goto(`/categories/${categoryId}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}
async function openUse(page: Page, categoryId: string): Promise<void> {
  await page.goto(`/categories/${categoryId}`)
  await page.getByRole('button', { name: 'Use in BingoBoard' }).click()
  await expect(dialog(page)).toBeVisible()
}
async function shareWith(page: Page, username: string, level: string): Promise<void> {
  await dialog(page).getByLabel('Username').fill(username)
  await dialog(page).getByLabel('Access', { exact: true }).selectOption({ label: level })
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).last().click()
}

test(`UI-5 CAT-41: dialogs pass axe`, { tag: ['@long', '@phone'] }, async ({ person }) => {
  test.slow()
  const [host, friend, guest] = [
    await person({ reducedMotion: 'reduce' }),
    await person(),
    await person({ reducedMotion: 'reduce' }),
  ]
  await register(host)
  const { username } = await register(friend)
  const full = await createCategory(host, { name: 'Shared kitchen' }, numberedItems(18))
  const few = await createCategory(host, { name: 'W'.repeat(100) }, numberedItems(6))
  await openShare(host, full)
  await shareWith(host, username, 'Edit')
  await expect(people(host).getByText(`@${username}`)).toBeVisible()
  await audit(host)
  await people(host).getByRole('button', { name: 'Remove' }).click()
  await expect(people(host).getByRole('button', { name: 'Undo removing' })).toBeVisible()
  await provoke(host, ['404'], async () => {
    await shareWith(host, 'nobody-at-all', 'View')
    await expect(dialog(host).getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  })
  await audit(host)
  await openUse(host, few)
  await expect(host.getByText('Add 3 more items to make a card.')).toBeVisible()
  await audit(host)
  await openUse(host, full)
  await host.getByRole('spinbutton').fill('99')
  await host.getByRole('button', { name: 'Create Card' }).click()
  await expect(host.getByText('Enter a number from 16 to 18')).toBeVisible()
  await audit(host)
  await openShare(guest, 'movienight')
  await audit(guest)
  await openUse(guest, 'movienight')
  await audit(guest)
})
