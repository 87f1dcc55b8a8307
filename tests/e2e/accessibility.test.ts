import type { Invitation } from '#shared/contract/answers.ts'
import type { Locator, Page } from 'playwright/test'
import { DEFAULT_THEME, THEMES } from '#shared/product.ts'
import { createCategory, numberedItems } from './api-categories.ts'
import { readLink } from './codes.ts'
import { provoke } from './console-messages.ts'
import { AUDITED_ON } from './devices.ts'
import { changeCard, expect, longIf, registerWithCard, test } from './fixtures.ts'
import { audit } from './page-checks.ts'
import { square } from './squares.ts'

const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitän und die Sache mit dem sehr langen Titel'
const CALLED_GAME = {
  extra: Array.from({ length: 16 }, (_, at) => `Extra ${at + 1}`),
  pattern: 'corners',
}

async function auditScreen(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await audit(page)
  })
}

/** Audits the menu in the header: the account menu, or on a phone the app's main menu. */
async function auditMenu(page: Page): Promise<void> {
  await test.step('the menu in the header', async () => {
    await page.locator('header button[aria-haspopup]:visible').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await audit(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  })
}

/** Audits the dialogs of a category and their error messages for invalid input. */
async function auditDialogs(host: Page): Promise<void> {
  const dialog = host.getByRole('dialog')
  for (const [name, wrong] of [
    ['Share', undefined],
    ['Use in BingoBoard', 'Add 6 more items to make a card.'],
    ['Add Content', 'Content must be at least 2 characters'],
    ['Edit Category', undefined],
  ] as const) {
    await host.getByRole('button', { name, exact: true }).first().click()
    await expect(dialog).toBeVisible()
    if (name === 'Add Content') await dialog.getByRole('button', { name }).click()
    if (wrong) await expect(dialog.getByText(wrong)).toBeVisible()
    await audit(host)
    await host.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

/** Marks the four corners, which wins. */
async function markCorners(page: Page): Promise<void> {
  for (const corner of [0, 4, 19, 23]) await page.getByRole('grid').getByRole('button').nth(corner).click()
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
      for (const path of ['/no/such/page', '/play/nobodys-id', '/j/not-a-code'])
        await auditScreen(guest, path)
    })
    if (isLong) await auditMenu(guest)
    await guest.goto('/auth')
    await guest.getByRole('tab', { name: 'Register' }).click()
    await guest.getByRole('button', { name: 'Register' }).click()
    await expect(guest.getByText('Please enter a valid email')).toBeVisible()
    await audit(guest)
  })

  test(
    `UI-5 UI-7: on ${device} rarely opened screens pass axe and fit`,
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

  test(
    `UI-5 UI-7: on ${device} play and the dialogs of a called game pass axe and fit`,
    longIf(isLong),
    async ({ person, hostedCard }) => {
      test.slow()
      const { host, cardId } = await hostedCard({ title: LONG_TITLE, ...CALLED_GAME })
      const player = await person(setting)
      await auditScreen(player, `/play/${cardId}`)
      await markCorners(player)
      await audit(player)
      await player.getByRole('button', { name: 'Continue Playing' }).click()
      await expect(player.getByRole('region', { name: 'On This Device' })).toBeVisible()
      await changeCard(host, cardId, { call: 'Square 3' })
      await player.locator('summary', { hasText: 'Called: Square 3' }).click()
      await expect(player.getByRole('listitem').filter({ hasText: /^Square 3$/ })).toBeVisible()
      await audit(player)
      await player.getByRole('button', { name: 'Show as List' }).click()
      await expect(player.getByRole('dialog', { name: 'Squares as a List' })).toBeVisible()
      await audit(player)
      await player.keyboard.press('Escape')
      await square(player, 8).click({ delay: 600 })
      await expect(player.getByRole('dialog', { name: 'Square 8' })).toBeVisible()
      await audit(player)
      await player.keyboard.press('Escape')
      await player.getByRole('button', { name: 'Draw my own card' }).click()
      await expect(player.getByRole('alertdialog')).toBeVisible()
      await audit(player)
      await player.getByRole('alertdialog').getByRole('button').last().click()
      await expect(player.getByText('Your own card. Every player has different squares.')).toBeVisible()
      await markCorners(player)
      await player.getByRole('alertdialog').getByRole('button', { name: 'Show my bingo' }).click()
      const dialog = player.getByRole('dialog', { name: 'Show My Bingo' })
      const link = await readLink(player)
      const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
      const copy = dialog.getByRole('button', { name: 'Copy' })
      await expect.poll(async () => (await right(dialog)) - (await right(copy))).toBeGreaterThan(0)
      await audit(player)
      await player.goto(link)
      await expect(player.getByText(/^Four corners: /i)).toBeVisible()
      await audit(player)
    },
  )

  test(
    `UI-5 UI-7 PRS-10: on ${device} a host’s screens pass axe and fit`,
    longIf(isLong),
    async ({ person }) => {
      test.slow()
      const host = await person(setting)
      const cardId = await registerWithCard(host, { title: LONG_TITLE, theme: 'yellow', ...CALLED_GAME })
      await changeCard(host, cardId, { call: 'Square 3' })
      const categoryId = await createCategory(host, { name: 'W'.repeat(100), description: 'x'.repeat(500) }, [
        ...numberedItems(2),
        { content: 'm'.repeat(500), tags: ['w'.repeat(30)], source: 's'.repeat(200) },
      ])
      await host.goto('/my-cards')
      await expect(host.getByRole('link', { name: /Play/ })).toBeVisible()
      await audit(host)
      await auditMenu(host)
      await auditScreen(host, '/categories?tab=mine')
      await auditScreen(host, `/categories/${categoryId}`)
      if (isLong) await auditDialogs(host)
      await auditScreen(host, '/create-category')
      await auditScreen(host, '/profile')
      await host.goto(`/create/${cardId}`)
      await expect(host.getByLabel('Title')).toHaveValue(LONG_TITLE)
      await expect(host.getByRole('radio', { name: /corners/i })).toBeChecked()
      await expect(host.getByRole('region', { name: 'More words (16)' })).toBeVisible()
      // Scrolled so that the bar at the bottom covers part of a row, whose squares are then smaller than a finger.
      await host.getByRole('grid').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
      await audit(host)
      await host.getByRole('button', { name: 'Share' }).click()
      await expect(host.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
      await audit(host)
      await host.getByRole('button', { name: 'Join code' }).click()
      await expect(host.getByText(/^\d{3}\s\d{3}$/)).toBeVisible()
      await audit(host)
      await host.keyboard.press('Escape')
      await host.keyboard.press('Escape')
      await expect(host.getByRole('dialog')).toHaveCount(0)
      await host.getByRole('button', { name: 'Co-hosts' }).click()
      await expect(host.getByText('Only you so far.')).toBeVisible()
      await audit(host)
      await host.keyboard.press('Escape')
      await host.getByRole('button', { name: /Square 3\b/ }).click()
      await expect(host.locator('textarea:focus')).toHaveValue('Square 3')
      await audit(host)
      for (const search of ['', '?view=code', '?view=caller']) {
        await host.goto(`/present/${cardId}${search}`)
        await expect(host.locator('.present-bar [aria-current=page]')).toBeAttached()
        if (search.includes('caller'))
          for (let call = 0; call < 9; call++) await host.keyboard.press('ArrowRight')
        // Moving the mouse shows the bar.
        await host.mouse.move(9, 9 + search.length)
        await audit(host)
      }
    },
  )
}

test('UI-5: a won card passes axe in every theme', { tag: '@long' }, async ({ person, hostedCard }) => {
  test.slow()
  const player = await person({ reducedMotion: 'reduce' })
  for (const theme of THEMES.filter((name) => name !== DEFAULT_THEME)) {
    const { cardId } = await hostedCard({ theme })
    await player.goto(`/play/${cardId}`)
    for (const number of [1, 2, 3, 4, 5]) await square(player, number).click()
    await expect(player.getByRole('alertdialog')).toBeVisible()
    await audit(player)
    await player.getByRole('button', { name: 'Continue Playing' }).click()
    await expect(player.getByRole('region', { name: 'On This Device' })).toBeVisible()
    await audit(player)
  }
})
