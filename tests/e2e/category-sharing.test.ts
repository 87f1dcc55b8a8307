import type { Page } from '@playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import { provoke, whileOffline } from './console-messages.ts'
import { expect, PASSWORD, register, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const people = (page: Page) => page.getByRole('region', { name: 'Shared with', exact: true })
const squares = (page: Page) =>
  page.getByRole('grid').getByRole('button').locator('.words').filter({ hasText: /./ })

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

test(
  'CAT-43 CAT-44 CAT-42 CAT-1: an owner shares a category to view, copy and edit, and revokes it',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const [host, friend] = [await person(), await person()]
    await register(host)
    const { username } = await register(friend)
    const categoryId = await createCategory(host, { name: 'Shared kitchen' }, numberedItems(12))
    const calls = `/api/categories/${categoryId}`
    const add = async () => {
      const response = await friend.request.post(`${calls}/content`, { data: { content: 'Burnt toast' } })
      return response.status()
    }
    const shareButton = friend.getByRole('button', { name: 'Share', exact: true })
    const openAsFriend = async () => {
      await friend.goto(`/categories/${categoryId}`)
      await expect(friend.getByRole('heading', { level: 1, name: 'Shared kitchen' })).toBeVisible()
      await expect(friend.getByRole('listitem').filter({ hasText: 'Item 12' }).first()).toBeVisible()
    }

    await openShare(host, categoryId)
    await expect(people(host).getByText('Only you so far.')).toBeVisible()
    await provoke(host, ['404'], async () => {
      await shareWith(host, 'nobody-at-all', 'View')
      await expect(dialog(host).getByLabel('Username')).toHaveAccessibleDescription(
        'No one has this username. Check the spelling.',
      )
    })

    await shareWith(host, username, 'View')
    await expect(people(host).getByText(`@${username}`)).toBeVisible()
    await friend.goto('/categories?tab=mine')
    await expect(friend.getByRole('heading', { name: 'Shared with you' })).toBeVisible()
    await expect(friend.getByRole('article', { name: 'Shared kitchen' })).toBeVisible()
    await openAsFriend()
    await expect(shareButton).toBeHidden()
    expect((await friend.request.post(`${calls}/copy`)).status()).toBe(403)

    const level = people(host).getByRole('combobox')
    const changed = () => host.waitForResponse((response) => response.url().endsWith('/permissions'))
    for (const [label, mayAdd] of [
      ['Copy', 403],
      ['Edit', 201],
    ] as const) {
      const answered = changed()
      await level.selectOption({ label })
      await answered
      await openAsFriend()
      await expect(shareButton).toBeVisible()
      expect(await add()).toBe(mayAdd)
    }
    await shareButton.click()
    await friend.getByRole('button', { name: 'Copy to My Categories' }).click()
    await friend.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(friend).not.toHaveURL(new RegExp(categoryId))
    await expect(friend.getByText('Created by you')).toBeVisible()
    await expect(friend.getByText('13 items').first()).toBeVisible()

    await people(host).getByRole('button', { name: 'Remove' }).click()
    const undo = people(host).getByRole('button', { name: 'Undo removing' })
    await expect(undo).toBeFocused()
    await expect.poll(add).toBe(403)
    await undo.click()
    await expect(people(host).getByRole('button', { name: 'Remove' })).toBeFocused()
    await expect.poll(add).toBe(201)
    await people(host).getByRole('button', { name: 'Remove' }).click()
    await expect(undo).toBeVisible()
    await expect.poll(add).toBe(403)
    await openAsFriend()
    await expect(shareButton).toBeHidden()
    await friend.goto('/categories?tab=mine')
    await expect(friend.getByRole('article', { name: 'Shared kitchen' })).toHaveCount(1)
    await expect(friend.getByRole('heading', { name: 'Shared with you' })).toBeHidden()
  },
)

test(
  'CAT-42: a guest logs in to copy an official category and returns to it',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const [elsewhere, guest] = [await person(), await person()]
    const { email } = await register(elsewhere)
    await openShare(guest, 'movienight')
    await guest.getByRole('link', { name: 'Log in to copy' }).click()
    await guest.getByLabel('Email').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Log In', exact: true }).last().click()
    await expect(guest).toHaveURL('/categories/movienight')
    await guest.getByRole('button', { name: 'Share', exact: true }).click()
    await guest.getByRole('button', { name: 'Copy to My Categories' }).click()
    await expect(guest.getByText('Category copied').first()).toBeVisible()
    await guest.goto('/categories?tab=mine')
    await expect(guest.getByRole('article', { name: 'Movie Night' })).toBeVisible()
  },
)

test(
  'CAT-45 CAT-46 UI-15: a guest creates a card from an official category by keyboard; it opens with the focus on its title, in this browser only',
  { tag: '@phone-long' },
  async ({ person }) => {
    const guest = await person()
    await openUse(guest, 'road-trips')
    await expect(guest.getByRole('radio', { name: '5x5' })).toBeFocused()
    await expectNoSidewaysScroll(guest)
    await guest.getByRole('button', { name: 'Create Card' }).press('Enter')
    await expect(guest).toHaveURL(/\/play\/temp-/)
    await expect(dialog(guest)).toBeHidden()
    await expect(guest.getByRole('heading', { level: 1, name: 'Road Trips' })).toBeFocused()
    await expect(squares(guest)).toHaveCount(24)
    // Focus on the whole screen shows no ring.
    await guest.getByRole('main').focus()
    await expect(guest.getByRole('main')).toHaveCSS('outline-style', 'none')
    await guest.reload()
    await expect(squares(guest)).toHaveCount(24)
    const elsewhere = await person()
    await elsewhere.goto(new URL(guest.url()).pathname)
    await expect(elsewhere.getByRole('heading', { name: 'Road Trips' })).toHaveCount(0)
  },
)

test(
  'CAT-45 CAT-46: a host creates a card from their own category by keyboard, and others play it',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const [host, player] = [await person(), await person()]
    await register(host)
    const categoryId = await createCategory(host, { name: 'Shared kitchen' }, numberedItems(18))
    await host.goto(`/categories/${categoryId}`)
    await host.getByRole('button', { name: 'Use in BingoBoard' }).focus()
    await host.keyboard.press('Enter')
    await expect(host.getByRole('radio', { name: '4x4' })).toBeFocused()
    await host.keyboard.press('Tab')
    const count = host.getByRole('spinbutton', { name: 'Number of content items' })
    await expect(count).toBeFocused()
    await host.keyboard.type('19')
    await host.keyboard.press('Enter')
    await expect(count).toHaveAccessibleDescription('Enter a number from 16 to 18')
    await count.press('ControlOrMeta+a')
    await host.keyboard.type('17')
    await host.keyboard.press('Enter')
    await expect(host).toHaveURL(/\/play\/[\w-]{10}$/)
    await player.goto(new URL(host.url()).pathname)
    await expect(player.getByRole('heading', { name: 'Shared kitchen' })).toBeVisible()
    await expect(squares(player)).toHaveCount(16)
  },
)

test(
  'CAT-47: without a network a guest’s card is created on the device',
  { tag: ['@long', '@phone'] },
  async ({ person }) => {
    const guest = await person()
    const ready = guest.waitForResponse(/follow-temporary/)
    await openUse(guest, 'office-fun')
    await (await ready).finished()
    await expect(guest.getByText(/^50 items$/).first()).toBeVisible()
    await whileOffline(guest, async () => {
      await guest.getByRole('button', { name: 'Create Card' }).click()
      await expect(guest).toHaveURL(/\/play\/temp-/)
      await expect(guest.getByRole('heading', { name: 'Office Parties' })).toBeVisible()
      await expect(squares(guest)).toHaveCount(24)
    })
  },
)

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `UI-5 UI-7 CAT-41 CAT-44 CAT-45: the dialogs of a category violate no rule of axe, ${colorScheme}`,
    { tag: ['@long', '@phone'] },
    async ({ person }) => {
      test.slow()
      const [host, friend, guest] = [
        await person({ colorScheme, reducedMotion: 'reduce' }),
        await person(),
        await person({ colorScheme, reducedMotion: 'reduce' }),
      ]
      await register(host)
      const { username } = await register(friend)
      const full = await createCategory(host, { name: 'Shared kitchen' }, numberedItems(18))
      const few = await createCategory(host, { name: 'W'.repeat(100) }, numberedItems(6))
      await openShare(host, full)
      await shareWith(host, username, 'Edit')
      await expect(people(host).getByText(`@${username}`)).toBeVisible()
      await expectAccessible(host)
      await people(host).getByRole('button', { name: 'Remove' }).click()
      await expect(people(host).getByRole('button', { name: 'Undo removing' })).toBeVisible()
      await provoke(host, ['404'], async () => {
        await shareWith(host, 'nobody-at-all', 'View')
        await expect(dialog(host).getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
      })
      await expectAccessible(host)
      await expectNoSidewaysScroll(host)
      await openUse(host, few)
      await expect(host.getByText('Add 3 more items to make a card.')).toBeVisible()
      await expectAccessible(host)
      await expectNoSidewaysScroll(host)
      await openUse(host, full)
      await host.getByRole('spinbutton').fill('99')
      await host.getByRole('button', { name: 'Create Card' }).click()
      await expect(host.getByText('Enter a number from 16 to 18')).toBeVisible()
      await expectAccessible(host)
      await openShare(guest, 'movienight')
      await expectAccessible(guest)
      await openUse(guest, 'movienight')
      await expectAccessible(guest)
      await expectNoSidewaysScroll(guest)
    },
  )
