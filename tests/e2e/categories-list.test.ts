import type { Page } from 'playwright/test'
import { createCategory, shareCategory } from './api-categories.ts'
import { provoke } from './console-messages.ts'
import { expect, register, test } from './fixtures.ts'
import { audit } from './page-checks.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const items = (page: Page) => page.getByLabel('Content items (optional)')

test(`UI-5 CAT-21: lists pass axe`, { tag: ['@long', '@phone'] }, async ({ person }) => {
  test.slow()
  const page = await person({ reducedMotion: 'reduce' })
  const { username } = await register(page)
  const owner = await person()
  await register(owner)
  await page.goto('/categories')
  await expect(names(page).first()).toBeVisible()
  await audit(page)
  await page.goto('/categories?q=unicorn')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  await audit(page)
  await page.goto('/categories?tab=mine')
  await expect(page.getByText("You haven't created any categories yet.")).toBeVisible()
  await audit(page)

  await createCategory(page, { name: 'W'.repeat(100), description: 'x'.repeat(500) })
  for (const level of ['view', 'copy', 'edit'] as const)
    await shareCategory(owner, await createCategory(owner, { name: `Can ${level}` }), username, level)
  await page.reload()
  await expect(names(page)).toHaveCount(4)
  await audit(page)

  await page.goto('/create-category')
  await page.getByLabel('Name').fill('ab')
  await page.getByLabel('Description (optional)').fill('x'.repeat(501))
  await items(page).fill('x')
  await page.getByRole('button', { name: 'Create Category' }).click()
  await expect(page.getByText('Category name must be at least 3 characters')).toBeVisible()
  await audit(page)

  const failure = { status: 500, json: { message: 'No.' } }
  await page.route('**/api/categories/public', (route) => route.fulfill(failure))
  // Only a list with a search is requested; without one it is in the server-rendered page.
  await provoke(page, ['500'], async () => {
    await page.goto('/categories?q=road')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
  await audit(page)
})
