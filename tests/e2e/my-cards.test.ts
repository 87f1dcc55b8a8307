import type { Page } from '@playwright/test'
import { provoke } from './console-messages.ts'
import { createCard, expect, fillRegisterForm, register, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your cards by title' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recently played' })
const temporary = (page: Page) => page.getByRole('region', { name: 'Temporary cards' })
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

test(
  'CARD-16 CARD-17 CARD-18: a host searches a card by its title, duplicates it and edits the copy',
  { tag: '@phone-long' },
  async ({ person }) => {
    const host = await person()
    await register(host)
    await host.goto('/')
    for (const title of ['Office party', 'Road trip', 'Movie night']) await createCard(host, { title })
    await host.goto('/my-cards')
    await expect(titles(host)).toHaveText(['Movie night', 'Road trip', 'Office party'])
    await search(host).fill('ROAD')
    await expect(titles(host)).toHaveText(['Road trip'])
    await expect(host.getByText('1 card found')).toBeVisible()
    await expect(host).toHaveURL('/my-cards?q=ROAD')
    await host.reload()
    await expect(search(host)).toHaveValue('ROAD')
    await expect(titles(host)).toHaveText(['Road trip'])
    await expectNoSidewaysScroll(host)

    await search(host).fill('unicorn')
    await expect(host.getByRole('heading', { name: 'No cards found' })).toBeVisible()
    await expectNoSidewaysScroll(host)
    await host.getByRole('button', { name: 'Clear search' }).click()
    await expect(search(host)).toBeFocused()
    await expect(titles(host)).toHaveText(['Movie night', 'Road trip', 'Office party'])

    // A search adds nothing to the browser's history.
    await host.goBack()
    await expect(host).toHaveURL('/')
    await host.goForward()
    await pickInMenu(host, 'Road trip', 'Duplicate')
    await expect(host.getByText('Card Duplicated').first()).toBeVisible()
    await expect(titles(host)).toHaveText(['Road trip (copy)', 'Movie night', 'Road trip', 'Office party'])
    await pickInMenu(host, 'Road trip (copy)', 'Edit')
    await expect(host.getByLabel('Title')).toHaveValue('Road trip (copy)')
    await expect(host.getByRole('button', { name: /Square 25\b/ })).toBeVisible()
  },
)

test(
  'CARD-19 HIST-4: recently played cards lead back to their play screens, including those of other hosts',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const host = await person()
    await register(host)
    const theirs = await createCard(host, { title: 'Pub quiz', theme: 'green' })
    const player = await person()
    await register(player)
    const own = await createCard(player, { title: 'My own' })
    await player.goto('/my-cards')
    await expect(titles(player)).toHaveText(['My own'])
    await expect(recent(player)).toBeHidden()

    for (const cardId of [own, theirs]) {
      const recorded = player.waitForResponse((response) => response.url().endsWith('/api/history'))
      await player.goto(`/play/${cardId}`)
      expect((await recorded).status()).toBe(204)
    }
    await player.goto('/my-cards')
    const links = recent(player).getByRole('link')
    await expect(links).toHaveText([/^Pub quiz.*ago/, /^My own.*ago/])
    await expectNoSidewaysScroll(player)
    await links.first().click()
    await expect(player).toHaveURL(`/play/${theirs}`)
    await expect(player.getByRole('heading', { name: 'Pub quiz' })).toBeVisible()

    await host.goto('/my-cards')
    await pickInMenu(host, 'Pub quiz', 'Delete')
    await host.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(host.getByText('Card Deleted').first()).toBeVisible()
    await player.goto('/my-cards')
    await expect(links).toHaveText([/^My own/])
  },
)

test(
  'CARD-20: a guest’s cards are in My Cards after signing in, to save or delete',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const page = await person()
    await saveTemporaryCard(page, 'Kept here')
    await page.getByRole('link', { name: 'New Card' }).first().click()
    await expect(page).toHaveURL('/create')
    await saveTemporaryCard(page, 'Not wanted')
    await registerWithTemporaryCards(page)
    await page.goto('/my-cards')
    await expect(temporary(page).getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Create BingoBoard' })).toBeVisible()
    await expectNoSidewaysScroll(page)

    await tile(page, 'Kept here').getByRole('button', { name: 'Save to My Account' }).click()
    await expect(page.getByText('Card saved to your account!').first()).toBeVisible()
    await expect(titles(page)).toHaveText(['Not wanted', 'Kept here'])
    await pickInMenu(page, 'Not wanted', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(temporary(page)).toBeHidden()
    await expect(titles(page)).toHaveText(['Kept here'])

    const elsewhere = await person()
    const link = tile(page, 'Kept here').getByRole('link', { name: 'Play Kept here' })
    await expect(link).toHaveAttribute('href', /^\/play\/[\w-]{10}$/)
    await elsewhere.goto((await link.getAttribute('href')) ?? '')
    await expect(elsewhere.getByRole('heading', { name: 'Kept here' })).toBeVisible()
  },
)

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `UI-5 UI-7 CARD-16 CARD-17 CARD-19 CARD-20: My Cards violates no rule of axe in any state, ${colorScheme}`,
    { tag: ['@long', '@phone'] },
    async ({ person }) => {
      test.slow()
      const page = await person({ colorScheme, reducedMotion: 'reduce' })
      await saveTemporaryCard(page, 'Kept here')
      await registerWithTemporaryCards(page)
      for (const theme of ['blue', 'pink', 'green', 'purple', 'yellow', 'red']) {
        const cardId = await createCard(page, { title: `Wears ${theme}`, theme })
        expect((await page.request.post('/api/history', { data: { cardId } })).status()).toBe(204)
      }
      await page.goto('/my-cards')
      await expect(recent(page).getByRole('link')).toHaveCount(6)
      await expect(titles(page)).toHaveCount(7)
      await expectAccessible(page)
      await pickInMenu(page, 'Wears red', 'Delete')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.goto('/my-cards?q=wears+p')
      await expect(page.getByText('2 cards found')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/my-cards?q=nothing')
      await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
      await expectAccessible(page)
      await page.route('**/api/my-cards*', (route) =>
        route.fulfill({ status: 500, json: { message: 'No.' } }),
      )
      await provoke(page, ['500'], async () => {
        await page.goto('/my-cards')
        await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
      })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )
