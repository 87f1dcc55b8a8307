import type { Page } from '@playwright/test'
import { createCategory, shareCategory } from './api-categories.ts'
import { provoke } from './console-messages.ts'
import { expect, register, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox')
const order = (page: Page) => page.getByLabel('Sort by')
const items = (page: Page) => page.getByLabel('Content items (optional)')
const visible = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole('banner').getByRole(role, { name }).filter({ visible: true })

/** Uses the link in the header, or the menu on a phone, where the header has no link. */
async function openCategories(page: Page): Promise<void> {
  const link = visible(page, 'link', 'Categories')
  const menu = visible(page, 'button', 'Menu')
  await expect(link.or(menu).first()).toBeVisible()
  if (await link.isVisible()) await link.click()
  else {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Categories' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
}

test('CAT-21 CAT-23 UI-1: a guest searches and opens a category', { tag: '@phone' }, async ({ person }) => {
  const guest = await person()
  await guest.goto('/')
  await openCategories(guest)
  await expect(names(guest).first()).toHaveText('Movie Night')
  await expect.poll(() => names(guest).count()).toBeGreaterThanOrEqual(8)
  await expect(tile(guest, 'Movie Night').getByText(/^\d+ items$/)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'New Category' })).toBeHidden()
  await expectNoSidewaysScroll(guest)

  await order(guest).selectOption('Name A–Z')
  await expect(names(guest).first()).toHaveText('Airports')
  await search(guest).fill('MEETING')
  await expect(names(guest).filter({ hasText: 'Virtual Meetings' })).toBeVisible()
  await expect(names(guest).filter({ hasText: 'Movie Night' })).toBeHidden()
  await expect(guest).toHaveURL('/categories?sort=name&q=MEETING')
  await guest.reload()
  await expect(search(guest)).toHaveValue('MEETING')
  await expect(names(guest).filter({ hasText: 'Virtual Meetings' })).toBeVisible()

  // The whole tile is a link.
  await tile(guest, 'Virtual Meetings').click({ position: { x: 20, y: 20 } })
  await expect(guest).toHaveURL('/categories/virtualmtg')
  await expect(guest.getByRole('heading', { level: 1, name: 'Virtual Meetings' })).toBeVisible()
  await guest.goBack()
  await expect(search(guest)).toHaveValue('MEETING')
  await expect(order(guest)).toHaveValue('name')
  await expect(names(guest).filter({ hasText: 'Virtual Meetings' })).toBeVisible()

  await search(guest).fill('unicorn')
  await expect(guest.getByRole('heading', { name: 'No categories found' })).toBeVisible()
  await expectNoSidewaysScroll(guest)
  await guest.getByRole('button', { name: 'Clear search' }).click()
  await expect(search(guest)).toBeFocused()
  await expect(names(guest).first()).toHaveText('Airports')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`UI-5 CAT-21: lists pass axe, ${colorScheme}`, { tag: ['@long', '@phone'] }, async ({ person }) => {
    test.slow()
    const page = await person({ colorScheme, reducedMotion: 'reduce' })
    const { username } = await register(page)
    const owner = await person()
    await register(owner)
    await page.goto('/categories')
    await expect(names(page).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/categories?q=unicorn')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/categories?tab=mine')
    await expect(page.getByText("You haven't created any categories yet.")).toBeVisible()
    await expectAccessible(page)

    await createCategory(page, { name: 'W'.repeat(100), description: 'x'.repeat(500) })
    for (const level of ['view', 'copy', 'edit'] as const)
      await shareCategory(owner, await createCategory(owner, { name: `Can ${level}` }), username, level)
    await page.reload()
    await expect(names(page)).toHaveCount(4)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/create-category')
    await page.getByLabel('Name').fill('ab')
    await page.getByLabel('Description (optional)').fill('x'.repeat(501))
    await items(page).fill('x')
    await page.getByRole('button', { name: 'Create Category' }).click()
    await expect(page.getByText('Category name must be at least 3 characters')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const failure = { status: 500, json: { message: 'No.' } }
    await page.route('**/api/categories/*/content', (route) => route.fulfill(failure))
    await page.getByLabel('Name').fill('W'.repeat(100))
    await page.getByLabel('Description (optional)').fill('')
    await items(page).fill('One thing')
    await provoke(page, ['500'], async () => {
      await page.getByRole('button', { name: 'Create Category' }).click()
      await expect(page.getByRole('button', { name: 'Add Items' })).toBeVisible()
    })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.route('**/api/categories/public', (route) => route.fulfill(failure))
    // Only a list with a search is requested; without one it is in the server-rendered page.
    await provoke(page, ['500'], async () => {
      await page.goto('/categories?q=road')
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
