import type { Invitation } from '#shared/contract/answers.ts'
import type { Page } from '@playwright/test'
import { DEFAULT_THEME, THEMES } from '#shared/product.ts'
import { createCategory, numberedItems } from './api-categories.ts'
import { provoke } from './console-messages.ts'
import { AUDITED_ON } from './devices.ts'
import { createCard, expect, longIf, register, test } from './fixtures.ts'
import { audit } from './page-checks.ts'
import { square } from './squares.ts'

const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitän und die Sache mit dem sehr langen Titel'

async function auditScreen(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await audit(page)
  })
}

/** The menu in the header: the account menu, on a phone the menu of the whole app. */
async function auditMenu(page: Page): Promise<void> {
  await test.step('the menu in the header', async () => {
    await page.locator('header button[aria-haspopup]:visible').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await audit(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  })
}

async function winTheFirstRow(page: Page): Promise<void> {
  for (const number of [1, 2, 3, 4, 5]) await square(page, number).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

for (const { device, options, isLong } of AUDITED_ON) {
  const setting = { ...options, reducedMotion: 'reduce' as const }

  test(`UI-5 UI-7: on ${device} a guest’s screens pass axe and fit`, longIf(isLong), async ({ person }) => {
    test.slow()
    const guest = await person(setting)
    for (const path of ['/', '/create', '/categories', '/categories/virtualmtg'])
      await auditScreen(guest, path)
    await provoke(guest, ['404'], async () => {
      for (const path of ['/no/such/page', '/play/nobodys-id']) await auditScreen(guest, path)
    })
    await auditMenu(guest)
    await auditScreen(guest, '/auth')
    await guest.getByRole('tab', { name: 'Register' }).click()
    await guest.getByRole('button', { name: 'Register' }).click()
    await expect(guest.getByText('Please enter a valid email')).toBeVisible()
    await audit(guest)
  })

  test(
    `UI-5 UI-7: on ${device} screens that are seldom opened pass axe and fit`,
    { tag: '@long' },
    async ({ person, hostedCard }) => {
      test.slow()
      const guest = await person(setting)
      const { cardId, host } = await hostedCard()
      const invited = await host.request.post(`/api/cards/${cardId}/invitation`)
      const { token } = (await invited.json()) as Invitation
      for (const path of [
        '/reset-password',
        '/verify-email',
        `/co-host/${cardId}#${token}`,
        '/icon-test',
        '/terms',
        '/privacy',
        '/contact',
        '/developers',
      ])
        await auditScreen(guest, path)
      await provoke(guest, ['404'], () => auditScreen(guest, '/categories/nobodyhas0'))
    },
  )

  test(`UI-5 UI-7: on ${device} play passes axe and fits`, longIf(isLong), async ({ person }) => {
    test.slow()
    const player = await person(setting)
    await register(player)
    const cardId = await createCard(player, { title: LONG_TITLE })
    await auditScreen(player, `/play/${cardId}`)
    await winTheFirstRow(player)
    await audit(player)
    await player.getByRole('button', { name: 'Continue Playing' }).click()
    await expect(player.getByRole('region', { name: 'On This Device' })).toBeVisible()
    await audit(player)
    await player.getByRole('button', { name: 'Show as List' }).click()
    await expect(player.getByRole('dialog', { name: 'Squares as a List' })).toBeVisible()
    await audit(player)
    await player.keyboard.press('Escape')
    await square(player, 8).click({ delay: 600 })
    await expect(player.getByRole('dialog', { name: 'Square 8' })).toBeVisible()
    await audit(player)
    for (const search of ['', '?view=code', '?view=caller']) {
      await player.goto(`/present/${cardId}${search}`)
      await expect(player.locator('.present-bar [aria-current=page]')).toBeAttached()
      // Moving the mouse shows the bar.
      await player.mouse.move(9, 9 + search.length)
      await audit(player)
    }
  })

  test(`UI-5 UI-7: on ${device} a host’s screens pass axe and fit`, longIf(isLong), async ({ person }) => {
    test.slow()
    const host = await person(setting)
    await register(host)
    const cardId = await createCard(host, { title: LONG_TITLE, theme: 'yellow' })
    const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(3))
    await host.goto('/my-cards')
    await expect(host.getByRole('link', { name: /Play/ })).toBeVisible()
    await audit(host)
    await auditMenu(host)
    await auditScreen(host, '/categories?tab=mine')
    await auditScreen(host, `/categories/${categoryId}`)
    await auditScreen(host, '/create-category')
    await auditScreen(host, '/profile')
    await host.goto(`/create/${cardId}`)
    await expect(host.getByLabel('Title')).toHaveValue(LONG_TITLE)
    // Scrolled to where the bar at the bottom covers a row, so that its squares are smaller than a finger.
    await host.getByRole('grid').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
    await audit(host)
    await host.getByRole('button', { name: 'Share' }).click()
    await expect(host.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
    await audit(host)
    await host.keyboard.press('Escape')
    await host.getByRole('button', { name: 'Co-hosts' }).click()
    await expect(host.getByText('Only you so far.')).toBeVisible()
    await audit(host)
    await host.keyboard.press('Escape')
    await host.getByRole('button', { name: /Square 3\b/ }).click()
    await expect(host.locator('textarea:focus')).toHaveValue('Square 3')
    await audit(host)
  })
}

test('UI-5: a won card passes axe in any theme', { tag: '@long' }, async ({ person, hostedCard }) => {
  test.slow()
  const player = await person({ reducedMotion: 'reduce' })
  for (const theme of THEMES.filter((name) => name !== DEFAULT_THEME)) {
    const { cardId } = await hostedCard({ theme })
    await player.goto(`/play/${cardId}`)
    await winTheFirstRow(player)
    await audit(player)
    await player.getByRole('button', { name: 'Continue Playing' }).click()
    await expect(player.getByRole('region', { name: 'On This Device' })).toBeVisible()
    await audit(player)
  }
})
