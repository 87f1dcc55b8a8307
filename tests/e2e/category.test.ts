import type { Page } from '@playwright/test'
import { createCategory, shareCategory } from './api-categories.ts'
import { provoke } from './console-messages.ts'
import { expect, register, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const rows = (page: Page) => page.getByRole('region', { name: 'Content Items' }).getByRole('listitem')
const row = (page: Page, words: string) => rows(page).filter({ hasText: words })
const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items by text or tag' })

test(
  'CAT-35 CAT-36 CAT-37 CAT-38: an owner adds one item and a list, edits one and deletes one',
  { tag: '@phone-long' },
  async ({ person }) => {
    const host = await person()
    await register(host)
    const categoryId = await createCategory(host, { name: 'Stand-up bingo' })
    await host.goto(`/categories/${categoryId}`)
    await expect(host.getByRole('heading', { name: 'No items yet' })).toBeVisible()

    await host.getByRole('button', { name: 'Add Content' }).click()
    await expect(dialog(host).getByLabel('Content')).toBeFocused()
    await host.keyboard.type('Someone is on mute')
    await dialog(host).getByLabel('Type').selectOption('Quote')
    await dialog(host).getByLabel('Tags (optional)').fill('audio, #classic')
    await expectNoSidewaysScroll(host)
    await send(host, 'Add Content')
    await expect(toast(host, 'Content added')).toBeVisible()
    // Its type is not shown: all items have the same.
    await expect(rows(host)).toHaveText(['Someone is on mute#audio#classic'])

    await host.getByRole('button', { name: 'Add Content' }).click()
    await dialog(host).getByRole('tab', { name: 'Bulk Add' }).click()
    const lines = dialog(host).getByLabel('Items')
    await lines.fill('An echo\n\nx\nA cat walks by')
    await send(host, 'Add Content')
    await expect(dialog(host).getByText('Line 3: Content must be at least 2 characters')).toBeInViewport()
    await expect(lines).toBeFocused()
    // The refused line is selected, so typing replaces it.
    await host.keyboard.type('A dog barks')
    await expect(lines).toHaveValue('An echo\n\nA dog barks\nA cat walks by')
    await send(host, 'Add Content')
    await expect(rows(host)).toHaveText([
      'An echoScenario',
      'A dog barksScenario',
      'A cat walks byScenario',
      'Someone is on muteQuote#audio#classic',
    ])

    await host.getByRole('button', { name: 'Edit “A dog barks”' }).click()
    await dialog(host).getByLabel('Content').fill('Two dogs bark')
    await host.keyboard.press('Enter')
    await expect(toast(host, 'Content updated')).toBeVisible()
    await expect(host.getByRole('button', { name: 'Edit “Two dogs bark”' })).toBeFocused()

    await host.getByRole('button', { name: 'Delete “An echo”' }).click()
    await expect(toast(host, 'Content deleted')).toBeVisible()
    await expect(row(host, 'An echo')).toHaveCount(0)
    await expectNoSidewaysScroll(host)
    await toast(host, 'Content deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(row(host, 'An echo')).toHaveCount(1)
    await host.getByRole('button', { name: 'Delete “Two dogs bark”' }).click()
    await expect(rows(host)).toHaveCount(3)
    await expect(toast(host, 'Content deleted')).toBeVisible()
    await host.reload()
    await expect(rows(host)).toHaveText([
      'An echoScenario',
      'A cat walks byScenario',
      'Someone is on muteQuote#audio#classic',
    ])
  },
)

test(
  'CAT-38: two editors of the same words choose a version; changes of other fields are merged',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const [host, friend] = [await person(), await person()]
    await register(host)
    const { username } = await register(friend)
    const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, [
      { content: 'You are on mute' },
    ])
    await shareCategory(host, categoryId, username, 'edit')
    for (const page of [host, friend]) {
      await page.goto(`/categories/${categoryId}`)
      await page.getByRole('button', { name: 'Edit “You are on mute”' }).click()
    }
    await expect(friend.getByText('You can edit')).toBeVisible()
    await dialog(friend).getByLabel('Content').fill('Still on mute')
    await dialog(friend).getByLabel('Tags (optional)').fill('audio')
    await send(friend, 'Save Changes')
    await expect(row(friend, 'Still on mute')).toBeVisible()

    await dialog(host).getByLabel('Content').fill('Everybody is on mute')
    await provoke(host, ['409'], async () => {
      await send(host, 'Save Changes')
      await expect(dialog(host).getByText('Still on mute')).toBeVisible()
    })
    await expectNoSidewaysScroll(host)
    await send(host, 'Keep mine')
    await expect(rows(host)).toHaveText(['Everybody is on mute#audio'])
    await friend.reload()
    await expect(rows(friend)).toHaveText(['Everybody is on mute#audio'])
  },
)

test(
  'CAT-31 CAT-38 CAT-39: an owner renames a category, then confirms deleting it with its items',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const host = await person()
    await register(host)
    const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, [
      { content: 'You are on mute' },
    ])
    await host.goto(`/categories/${categoryId}`)
    await host.getByRole('button', { name: 'Edit Category' }).click()
    await dialog(host).getByLabel('Name').fill('Daily bingo')
    await dialog(host).getByLabel('Description (optional)').fill('Every morning.\n\nEvery single one.')
    await send(host, 'Save Changes')
    await expect(host.getByRole('heading', { level: 1, name: 'Daily bingo' })).toBeVisible()
    await expect(host).toHaveTitle('Daily bingo | BingoBoard')
    await expect(host.getByText('Every single one.')).toBeVisible()
    await host.reload()
    await expect(host.getByRole('heading', { level: 1, name: 'Daily bingo' })).toBeVisible()

    await host.getByRole('button', { name: 'Edit Category' }).click()
    await send(host, 'Delete category')
    const asked = host.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(asked).toContainText('“Daily bingo” and its 1 item will be permanently deleted')
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(host).toHaveURL('/categories?tab=mine')
    await expect(toast(host, 'Category deleted')).toBeVisible()
    await expect(host.getByText("You haven't created any categories yet.")).toBeVisible()
    await provoke(host, ['404'], async () => {
      await host.goto(`/categories/${categoryId}`)
      await expect(host.getByRole('heading', { name: 'Category Not Found' })).toBeVisible()
    })
  },
)

test(
  'CAT-34 UI-7: a list of 500 items is searched, filtered and scrolled',
  { tag: '@phone-long' },
  async ({ person }) => {
    const host = await person()
    await register(host)
    const items = Array.from({ length: 500 }, (_, at) => ({
      content: `Number ${String(at + 1).padStart(3, '0')}`,
      contentType: at % 2 ? 'fact' : 'quote',
      tags: at % 100 === 0 ? ['round'] : [],
    }))
    const categoryId = await createCategory(host, { name: 'Five hundred' }, items)
    await host.goto(`/categories/${categoryId}`)
    await expect(host.getByText('500 items', { exact: true })).toBeVisible()
    await expect(rows(host)).toHaveCount(100)
    await search(host).fill('number 49')
    await expect(rows(host)).toHaveCount(10)
    await expect(host.getByText('10 items found')).toBeVisible()
    await expect(host).toHaveURL(/q=number\+49/)
    await search(host).fill('#round')
    await expect(rows(host)).toHaveText(
      ['001', '101', '201', '301', '401'].map((number) => `Number ${number}Quote#round`),
    )
    await search(host).fill('')
    await host.getByRole('combobox', { name: 'Type' }).selectOption('Fact')
    await expect(host.getByText('250 items found')).toBeVisible()
    // The next 100 rows load when the end of the list comes near.
    for (const shown of [200, 250]) {
      await rows(host).last().scrollIntoViewIfNeeded()
      await expect(rows(host)).toHaveCount(shown)
    }
    await expect(rows(host).last()).toHaveText('Number 500Fact')
    await expectNoSidewaysScroll(host)
    await host.reload()
    await expect(host.getByText('250 items found')).toBeVisible()
  },
)

test(
  'CAT-31 UI-7: words without a space do not make the screen wider than 320 px',
  { tag: '@long' },
  async ({ person }) => {
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
  },
)

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `UI-5 CAT-31 CAT-33: a category violates no rule of axe in any state, ${colorScheme}`,
    { tag: ['@long', '@phone'] },
    async ({ person }) => {
      test.slow()
      const page = await person({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/categories/virtualmtg')
      await expect(rows(page).first()).toBeVisible()
      await expectAccessible(page)
      await provoke(page, ['404'], async () => {
        await page.goto('/categories/nobodyhas0')
        await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible()
      })
      await expectAccessible(page)

      await register(page)
      const items = Array.from({ length: 9 }, (_, at) => ({
        content: `Item ${at + 1}`,
        tags: ['one', 'two'],
        source: 'Ann',
      }))
      const categoryId = await createCategory(page, { name: 'Stand-up bingo', description: 'Daily.' }, items)
      await page.goto(`/categories/${categoryId}`)
      await expect(rows(page)).toHaveCount(9)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add Content' }).click()
      await send(page, 'Add Content')
      await expect(dialog(page).getByText('Content must be at least 2 characters')).toBeVisible()
      await expectAccessible(page)
      await dialog(page).getByRole('tab', { name: 'Bulk Add' }).click()
      await dialog(page).getByLabel('Items').fill('x')
      await send(page, 'Add Content')
      await expect(dialog(page).getByText(/^Line 1/)).toBeVisible()
      await expectAccessible(page)
      await send(page, 'Cancel')
      await page.getByRole('button', { name: 'Edit “Item 1”' }).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page)
      await send(page, 'Cancel')
      await page.getByRole('button', { name: 'Edit Category' }).click()
      await send(page, 'Delete category')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)

      await page.route('**/api/categories/**', (route) =>
        route.fulfill({ status: 500, json: { message: 'No.' } }),
      )
      await provoke(page, ['500'], async () => {
        await page.reload()
        await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
      })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )
