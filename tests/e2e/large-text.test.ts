import type { Page } from '@playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { cutSquares, square } from './squares.ts'

const LAYER = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * What is wider than the screen, cut off or overlaps something else, on the page or in the open dialog. Texts that end in an
 * ellipsis on purpose, and what scrolls under a bar or a dialog's buttons, are left out.
 */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((layerSelector) => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    const layer = [...document.querySelectorAll(layerSelector)].at(-1) ?? document.body
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60)
    const shown = [...layer.querySelectorAll<HTMLElement>('*:not(svg, svg *, label)')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && !element.closest('.skip-link, .visually-hidden, .toasts')
    })
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    for (const element of shown) {
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) found.push(`outside: ${name(element)}`)
      if (!isText(element) && !element.matches('a, button')) continue
      const { textOverflow, webkitLineClamp, display, overflowY } = getComputedStyle(element)
      if (display === 'inline' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const isTooHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4
      if (element.scrollWidth > element.clientWidth + 1 || isTooHigh) found.push(`cut: ${name(element)}`)
    }
    const frameOf = (element: Element) =>
      element.closest('.dialog-body, .dialog-foot, .editor-bar, .present-caller, .present-code')
    const blocks = shown.filter((element) => element.matches('a, button, select, textarea, h1, h2, h3, p'))
    const contentOf = (element: HTMLElement) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return element.matches('h1, h2, h3, p')
        ? { left: left + parseFloat(paddingLeft), top, right: right - parseFloat(paddingRight), bottom }
        : { left, top, right, bottom }
    }
    const isCross = (element: Element) => element.getAttribute('aria-label') === 'Close'
    // The box of a link that goes on in the next line holds the other links of its sentence.
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    blocks.forEach((one, index) => {
      for (const other of blocks.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        if (one.parentElement === other.parentElement && isInline(one) && isInline(other)) continue
        if (frameOf(one) !== frameOf(other) && !isCross(one) && !isCross(other)) continue
        const [a, b] = [contentOf(one), contentOf(other)]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (width > 3 && height > 3) found.push(`overlap: ${name(one)} / ${name(other)}`)
      }
    })
    return found
  }, LAYER)
}

async function checkAt(page: Page, widths: readonly number[], what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.soft
      .poll(() => faults(page), { message: `${what} at ${width} px`, timeout: 1500 })
      .toEqual([])
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1, .present').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}

async function checkScreen(page: Page, widths: readonly number[], path: string): Promise<void> {
  await open(page, path)
  await checkAt(page, widths, path)
}

/** @param open presses what opens it, in a wide window */
async function checkDialog(
  page: Page,
  widths: readonly number[],
  path: string,
  open: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await open()
  await expect(page.locator(LAYER).first()).toBeVisible()
  const title = await page.locator(LAYER).last().getByRole('heading').first().textContent()
  await checkAt(page, widths, `the dialog ${title}`)
}

async function useLargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
}

const VOWELS: Record<string, string> = { a: 'åä', e: 'ëé', i: 'îï', o: 'öõ', u: 'ûü', y: 'ýÿ' }

/** Writes the page in a false language, whose words have accents and are some 40 % longer. Words of users stay. */
function speakFalsely(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate(
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

for (const dir of ['ltr', 'rtl'] as const)
  test(`LANG-9: in a false language with longer words, ${dir}, with text twice as large, every screen is whole`, async ({
    person,
  }) => {
    test.slow()
    const host = await person()
    await useLargeText(host)
    await register(host)
    const cardId = await createCard(host)
    const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(12))
    await host.setViewportSize({ width: 320, height: 800 })
    for (const path of [
      '/',
      '/auth',
      '/my-cards',
      '/create',
      `/create/${cardId}`,
      `/play/${cardId}`,
      '/j',
      '/categories',
      `/categories/${categoryId}`,
      '/create-category',
      '/profile',
      '/contact',
      `/present/${cardId}?view=caller`,
    ]) {
      await open(host, path)
      await speakFalsely(host, dir)
      await checkAt(host, [320], path)
    }
  })

test('UI-10: with text twice as large, four screens are whole', async ({ person }) => {
  const host = await person()
  await useLargeText(host)
  await register(host)
  const cardId = await createCard(host)
  const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(3))
  await checkScreen(host, [320, 1280], `/create/${cardId}`)
  await checkScreen(host, [900], `/categories/${categoryId}`)
  await checkScreen(host, [390, 640], `/present/${cardId}`)
  await checkDialog(host, [320, 390], `/create/${cardId}`, () =>
    host.getByRole('button', { name: 'Share' }).click(),
  )
})

test('UI-10 PLAY-17: from text half as large again on, words break at syllables, and a list is offered and remembered', async ({
  person,
}) => {
  const player = await person()
  await register(player)
  const cardId = await createCard(player)
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
        // Rows as high as the screen can't grow.
        await expect.poll(() => cutSquares(player), where).toEqual([])
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

test('UI-10: with text twice as large, every screen is whole', { tag: '@long' }, async ({ person }) => {
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
  await register(host)
  const cardId = await createCard(host)
  const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(12))
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

test('UI-10: with text twice as large, every dialog is whole', { tag: '@long' }, async ({ person }) => {
  test.slow()
  const host = await person()
  await useLargeText(host)
  await register(host)
  const cardId = await createCard(host)
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
    ['/profile', ['Delete Account']],
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
    await press('Edit row 1, column 1')
  })
  await check(`/play/${cardId}`, async () => {
    // Long presses load with this panel.
    await expect(host.getByRole('region', { name: 'On This Device' })).toBeVisible()
    await square(host, 8).click({ delay: 600 })
  })
  await check(`/play/${cardId}`, async () => {
    for (const number of [1, 2, 3, 4]) await square(host, number).click()
    await press('Share my result')
  })
  await check(`/play/${cardId}`, () => square(host, 5).click())
})
