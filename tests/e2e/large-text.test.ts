import type { Page } from 'playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import { expect, longIf, registerWithCard, test } from './fixtures.ts'
import { waitForHydration } from './page-checks.ts'
import { editorSquare, square, unreadable } from './squares.ts'
import { checkAt, checkDialog, checkScreen, openScreen, useLargeText } from './whole-screens.ts'

const VOWELS: Record<string, string> = { a: 'åä', e: 'ëé', i: 'îï', o: 'öõ', u: 'ûü', y: 'ýÿ' }

/** Makes words about 40 % longer, with accents. */
const falsely = (words: string) => words.replace(/[aeiouy]/gi, (vowel) => VOWELS[vowel.toLowerCase()]!)

/** Translates the page into a pseudo-language, except for users' words. */
async function speakFalsely(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  // Waits first, because hydration compares the texts.
  await waitForHydration(page)
  await page.evaluate(
    ({ dir, vowels }) => {
      document.documentElement.dir = dir
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement!.closest('.words, [translate=no], code, script, style, textarea'))
          node.nodeValue = node.nodeValue!.replace(/[aeiouy]/gi, (vowel) => vowels[vowel.toLowerCase()]!)
    },
    { dir, vowels: VOWELS },
  )
}

test('UI-10 EDIT-8: a guest sees where the card is stored with text twice as large', async ({ person }) => {
  const guest = await person({ viewport: { width: 360, height: 640 } })
  await useLargeText(guest)
  await guest.goto('/create')
  const line = guest.getByText('Only on this device.')
  await expect(line).toBeVisible()
  expect(await line.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)
})

test('UI-10: the search of My Cards shows its whole hint with text twice as large', async ({ person }) => {
  const host = await person()
  await useLargeText(host)
  await registerWithCard(host)
  await host.goto('/my-cards')
  await expect(host.getByText('Played')).toBeVisible()
  const hidden = await host.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    field.value = field.placeholder
    return field.scrollWidth - field.clientWidth
  })
  expect(hidden).toBeLessThanOrEqual(0)
})

test('UI-10: the winning pattern is complete with text twice as large, and the note on a player’s own card covers nothing', async ({
  person,
  hostedCard,
}) => {
  const player = await person()
  await useLargeText(player)
  const { cardId } = await hostedCard({ pattern: 'corners', extra: ['Square 26'] })
  await openScreen(player, `/play/${cardId}`)
  await player.getByRole('button', { name: 'Draw my own card' }).click()
  await expect(player.getByText('Your own card. Every player has different squares.')).toBeVisible()
  await expect(player.getByText('To win: four corners, 4 to go')).toBeVisible()
  await player.getByRole('button', { name: 'Dismiss' }).click()
  await checkAt(player, [320, 390, 900, 1280], 'an own card')
})

for (const [dir, isLong] of [
  ['rtl', false],
  ['ltr', true],
] as const)
  test(
    `UI-10 LANG-9: ${isLong ? 'every screen' : 'each dense screen'} fits in a pseudo-language with longer words, ${dir}, with text twice as large`,
    longIf(isLong),
    async ({ person }) => {
      test.slow()
      const host = await person()
      const dialog = host.locator('[role=dialog], [role=alertdialog]')
      await useLargeText(host)
      const cardId = await registerWithCard(host)
      const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(12))
      const dense = [
        ['/', [320], []],
        [`/create/${cardId}`, [1280, 320], ['Share', 'Paste a List', 'Fill from a Category']],
        [`/play/${cardId}`, [320], ['Download Card']],
        [`/categories/${categoryId}`, [900, 320], []],
        ['/profile', [320], ['Delete account']],
        [`/present/${cardId}`, [640, 390], []],
      ] as const
      const others = [
        ['/auth', [320], []],
        ['/my-cards', [320], []],
        ['/create', [320], []],
        ['/j', [320], []],
        ['/categories', [320], []],
        ['/create-category', [320], []],
        ['/contact', [320], []],
        [`/present/${cardId}?view=caller`, [320], []],
      ] as const
      for (const [path, widths, dialogs] of isLong ? [...dense, ...others] : dense) {
        await openScreen(host, path)
        await speakFalsely(host, dir)
        await checkAt(host, widths, path)
        for (const name of dialogs) {
          // A part that React renders again meanwhile is English again.
          await host
            .getByRole('button', { name: new RegExp(`^(${name}|${falsely(name)})`) })
            .first()
            .click()
          await expect(dialog).toBeVisible()
          await speakFalsely(host, dir)
          await checkAt(host, [320], name)
          await host.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
        }
      }
    },
  )

test('UI-10 PLAY-17: words break at syllables from text 1.5 times as large on, and a list is offered and remembered', async ({
  person,
}) => {
  const player = await person()
  const cardId = await registerWithCard(player)
  const offer = player.getByRole('button', { name: 'Bigger: show as list' })
  const list = player.getByRole('dialog', { name: 'Squares as a List' })
  const setText = (percent: number) =>
    player.evaluate((share) => {
      document.documentElement.style.fontSize = `${share}%`
    }, percent)
  await player.setViewportSize({ width: 390, height: 844 })
  await player.goto(`/play/${cardId}`)
  await expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible()
  await expect(offer).toBeHidden()
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [667, 375],
  ] as const)
    for (const percent of [150, 200]) {
      await player.setViewportSize({ width, height })
      await setText(percent)
      const where = `${width}x${height} at ${percent} %`
      await expect(offer, where).toBeVisible()
      const limit = await square(player, 1).evaluate((cell) =>
        getComputedStyle(cell).getPropertyValue('hyphenate-limit-chars'),
      )
      expect(limit, where).toMatch(/^5 2/)
      const cut = await player.locator('.play .strip').evaluate((strip) => {
        const { top, bottom } = strip.getBoundingClientRect()
        return [...strip.querySelectorAll('.hint, .bigger > *')].flatMap((part) => {
          const box = part.getBoundingClientRect()
          return box.top >= top + 4 && box.bottom <= bottom - 4 ? [] : [part.textContent]
        })
      })
      expect(cut, where).toEqual([])
      if (width > height)
        // Rows as high as the screen cannot grow further.
        await expect.poll(() => unreadable(player), where).toEqual([])
    }
  await offer.click()
  await expect(list).toBeVisible()
  await player.reload()
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).first().click()
  await expect(list).toBeHidden()
  await player.reload()
  await expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible()
  await expect(list).toBeHidden()
})

const LEGAL = ['/terms', '/privacy', '/contact']
const WIDTHS = [320, 390, 640, 768, 900, 1280]

test('UI-10: every screen fits with text twice as large', { tag: '@long' }, async ({ person }) => {
  test.slow()
  const guest = await person()
  await useLargeText(guest)
  for (const path of [
    '/',
    '/create',
    '/categories',
    '/auth',
    '/reset-password?token=abc',
    '/icon-test',
    ...LEGAL,
  ])
    await checkScreen(guest, WIDTHS, path)
  const host = await person()
  await useLargeText(host)
  const cardId = await registerWithCard(host)
  const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(12))
  // The widest possible code.
  await host.route('**/api/cards/*/code', (route) => route.fulfill({ json: { code: '444444' } }))
  for (const path of [
    '/',
    '/my-cards',
    '/create',
    `/create/${cardId}`,
    `/play/${cardId}`,
    `/present/${cardId}`,
    `/present/${cardId}?view=code`,
    `/present/${cardId}?view=caller`,
    '/categories?tab=mine',
    `/categories/${categoryId}`,
    '/create-category',
    '/profile',
    '/verify-email',
  ])
    await checkScreen(host, WIDTHS, path)
})

test('UI-10: every dialog fits with text twice as large', { tag: '@long' }, async ({ person }) => {
  test.slow()
  const host = await person()
  await useLargeText(host)
  const cardId = await registerWithCard(host)
  const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(12))
  const press = (name: string | RegExp) => host.getByRole('button', { name }).first().click()
  const check = (path: string, open: () => Promise<void>) => checkDialog(host, WIDTHS, path, open)
  for (const [path, buttons] of [
    [`/play/${cardId}`, ['Show as List', 'QR code', 'Download Card']],
    [`/create/${cardId}`, ['Share', 'Fill from a Category', 'Paste a List', 'Set Free Space Image']],
    [
      `/categories/${categoryId}`,
      ['Add Content', 'Share', 'Use in BingoBoard', 'Edit Category', /^Edit .*12/],
    ],
    ['/profile', ['Delete account']],
    [`/present/${cardId}`, ['Keyboard shortcuts']],
    ['/', ['Help']],
  ] as const)
    for (const name of buttons) await check(path, () => press(name))
  await check('/my-cards', async () => {
    await press('More')
    await host.getByRole('menuitem', { name: 'Delete' }).click()
  })
  await check(`/create/${cardId}`, async () => {
    await host.setViewportSize({ width: 390, height: 800 })
    await editorSquare(host, 1, 1).click()
  })
  await check(`/play/${cardId}`, async () => {
    // The code for long presses loads together with this panel.
    await expect(host.getByRole('region', { name: 'On This Device' })).toBeVisible()
    await square(host, 8).click({ delay: 600 })
  })
  await check(`/play/${cardId}`, async () => {
    for (const number of [1, 2, 3, 4]) await square(host, number).click()
    await press('Share my result')
  })
  await check(`/play/${cardId}`, () => square(host, 5).click())
})
