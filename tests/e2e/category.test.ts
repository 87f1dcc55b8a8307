import type { Page } from 'playwright/test'
import { createCategory } from './api-categories.ts'
import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { expect, register, test } from './fixtures.ts'
import { audit, expectNoSidewaysScroll } from './page-checks.ts'

const rows = (page: Page) => page.getByRole('region', { name: 'Content Items' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items by text or tag' })

test('CAT-34 UI-7: 250 items are searched and scrolled', { tag: '@phone-long' }, async ({ person }) => {
  const host = await person()
  await register(host)
  const items = Array.from({ length: 250 }, (_, at) => ({
    content: `Number ${String(at + 1).padStart(3, '0')}`,
    contentType: at % 2 ? 'fact' : 'quote',
  }))
  const categoryId = await createCategory(host, { name: 'Many items' }, items)
  await host.goto(`/categories/${categoryId}`)
  await expect(host.getByText('250 items', { exact: true })).toBeVisible()
  await expect(rows(host)).toHaveCount(100)
  await search(host).fill('number 19')
  await expect(rows(host)).toHaveCount(10)
  await expect(host.getByText('10 items found')).toBeVisible()
  await expect(host).toHaveURL(/q=number\+19/)
  await search(host).fill('')
  await host.getByRole('combobox', { name: 'Type' }).selectOption('Fact')
  await expect(host.getByText('125 items found')).toBeVisible()
  // The other rows load when the end of the list comes near.
  await rows(host).last().scrollIntoViewIfNeeded()
  await expect(rows(host)).toHaveCount(125)
  await expect(rows(host).last()).toHaveText('Number 250Fact')
  await expectNoSidewaysScroll(host)
  await host.reload()
  await expect(host.getByText('125 items found')).toBeVisible()
})

test('CAT-31 UI-7: long words do not widen a screen of 320 px', { tag: '@long' }, async ({ person }) => {
  const host = await person({ viewport: { width: 320, height: 568 } })
  await register(host)
  const long = {
    content: 'm'.repeat(500),
    tags: Array.from({ length: 10 }, (_, at) => `${at}${'w'.repeat(29)}`),
    source: 's'.repeat(200),
  }
  const categoryId = await createCategory(
    host,
    { name: 'W'.repeat(100), description: 'x'.repeat(500) },
    Array.from({ length: 9 }, () => long),
  )
  await host.goto(`/categories/${categoryId}`)
  await expect(rows(host)).toHaveCount(9)
  await expectNoSidewaysScroll(host)
  for (const name of [/^Edit “/, 'Edit Category', 'Add Content'] as const) {
    await host.getByRole('button', { name }).first().click()
    await expect(dialog(host)).toBeVisible()
    const body = dialog(host).locator('.dialog-body')
    await expect.poll(() => body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expectNoSidewaysScroll(host)
    await host.keyboard.press('Escape')
    await expect(dialog(host)).toBeHidden()
  }
})

test(`UI-5 CAT-31: it passes axe`, { tag: ['@long', '@phone'] }, async ({ person }) => {
  test.slow()
  const page = await person({ reducedMotion: 'reduce' })
  await page.goto('/categories/virtualmtg')
  await expect(page.getByRole('grid', { name: 'Virtual Meetings' })).toBeVisible()
  await audit(page)
  await provoke(page, ['404'], async () => {
    await page.goto('/categories/nobodyhas0')
    await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible()
  })
  await audit(page)

  await register(page)
  const items = Array.from({ length: 9 }, (_, at) => ({
    content: `Item ${at + 1}`,
    tags: ['one', 'two'],
    source: 'Ann',
  }))
  const categoryId = await createCategory(page, { name: 'Stand-up bingo', description: 'Daily.' }, items)
  await page.goto(`/categories/${categoryId}`)
  await expect(rows(page)).toHaveCount(9)
  await audit(page)
  await page.getByRole('button', { name: 'Add Content' }).click()
  await send(page, 'Add Content')
  await expect(dialog(page).getByText('Content must be at least 2 characters')).toBeVisible()
  await audit(page)
  await dialog(page).getByRole('tab', { name: 'Bulk Add' }).click()
  await dialog(page).getByLabel('Items').fill('x')
  await send(page, 'Add Content')
  await expect(dialog(page).getByText(/^Line 1/)).toBeVisible()
  await audit(page)
  await send(page, 'Cancel')
  await page.getByRole('button', { name: 'Edit “Item 1”' }).click()
  await expect(dialog(page)).toBeVisible()
  await audit(page)
  await send(page, 'Cancel')
  await page.getByRole('button', { name: 'Edit Category' }).click()
  await send(page, 'Delete category')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await audit(page)

  await page.route('**/api/categories/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'No.' } }),
  )
  await provoke(page, ['500'], async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
  await audit(page)
})

test('CAT-30 LND-1: an occasion is a game after two taps', async ({ person }) => {
  const guest = await person(phone)
  await guest.goto('/')
  await guest.getByRole('link', { name: 'Virtual meetings' }).tap()
  const play = guest.getByRole('button', { name: 'Play this card' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await play.tap()
  await expect(guest).toHaveURL(/\/play\/temp-/)
  const square = guest.getByRole('grid').getByRole('button').first()
  await square.tap()
  await expect(square).toHaveAttribute('aria-pressed', 'true')
})
