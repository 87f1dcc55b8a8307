import type { Page } from 'playwright/test'
import { app as arApp } from '#shared/messages/ar/app.ts'
import { basics as arBasics } from '#shared/messages/ar/basics.ts'
import { appDialogs as enDialogs } from '#shared/messages/en/app-dialogs.ts'
import { appDialogs as arDialogs } from '#shared/messages/ar/app-dialogs.ts'
import { play as arPlay } from '#shared/messages/ar/play.ts'
import { play as jaPlay } from '#shared/messages/ja/play.ts'
import { playDialogs as jaPlayDialogs } from '#shared/messages/ja/play-dialogs.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { provoke, whileOffline } from './console-messages.ts'
import { phone, smallPhone } from './devices.ts'
import { changeSquares, createCard, expect, register, registerWithCard, test } from './fixtures.ts'
import { appInstalled, cachedPaths, installed, WITH_WORKER } from './installed-app.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { marked, square } from './squares.ts'
import { checkScreen } from './whole-screens.ts'

test('LANG-1: a card is played in Japanese, the host’s edits arrive, and no other messages load', async ({
  person,
  hostedCard,
}) => {
  const { host, cardId } = await hostedCard()
  const player = await person({ ...phone, locale: 'ja' })
  const asked: string[] = []
  player.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await player.goto(`/play/${cardId}`)
  await expect(player.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(player.getByText(jaPlay.hint)).toBeVisible()
  for (const number of [1, 2, 3, 4]) await square(player, number).click()
  await changeSquares(host, cardId, { 5: 'Square 6 was edited' })
  await expect(player.getByRole('grid')).toContainText('Square 6 was edited')
  await square(player, 5).click()
  const bingo = player.getByRole('alertdialog', { name: 'BINGO!' })
  await bingo.getByRole('button', { name: jaPlayDialogs.continue }).click()
  await expect(marked(player)).toHaveCount(5)
  const messages = asked.filter((path) => path.startsWith('/assets/messages/'))
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter((path) => !path.startsWith('/assets/messages/ja-'))).toEqual([])
  expect(await player.evaluate(() => document.documentElement.innerHTML)).not.toContain(
    '/assets/messages/en-"',
  )
})

/** Returns the visible or spoken words in Latin letters, without users' own words and words marked up as another language. */
function latinWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OWN =
      '[lang]:not(html, [lang=ar]), [translate=no], .words, code, pre, kbd, bdi, script, style, .present-title, .site-brand'
    const found = new Set<string>()
    const look = (text: string | null) => {
      for (const word of text?.match(/[A-Za-z]{3,}/g) ?? []) found.add(word)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!
      if (element.closest(OWN)) continue
      if (node instanceof Element)
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
          look(element.getAttribute(name))
      else look(node.textContent)
    }
    return [...found]
  })
}

test('LANG-7 LANG-8: screens in Arabic are right-to-left, complete and without English', async ({
  person,
}) => {
  test.slow()
  const page = await person({ ...smallPhone, locale: 'ar' })
  // The last two: addresses on /contact.
  const allowed = new Set(['BingoBoard', 'BINGO', 'FREE', 'PDF', 'play', 'categories'])
  const expectRightToLeft = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectNoSidewaysScroll(page, path)
  }
  const expectArabic = async (path: string) => {
    await expectRightToLeft(path)
    const english = (await latinWords(page)).filter((word) => !allowed.has(word))
    expect(english, path).toEqual([])
  }
  for (const path of ['/', '/create', '/auth']) await expectArabic(path)
  await expectAccessible(page)
  const { username, email } = await register(page)
  const cells = Array.from({ length: 25 }, (_, at) => (at === 12 ? '' : `مربع ${at}`))
  const cardId = await createCard(page, { title: 'بنغو الاجتماع', cells })
  for (const own of [username, email, cardId])
    for (const word of own.match(/[A-Za-z]{3,}/g) ?? []) allowed.add(word)
  await expectArabic(`/create/${cardId}`)
  // The heading is shown while the card loads, and is then replaced.
  await expect(page.getByRole('grid')).toBeVisible()
  await expectArabic('/profile')
  await expectArabic('/contact')
  await provoke(page, ['404'], () => expectArabic('/no/such/page'))
  // These screens contain English text: official categories and legal texts.
  for (const path of ['/categories', '/terms', '/developers']) await expectRightToLeft(path)

  await expectArabic('/my-cards')
  const search = page.getByRole('searchbox')
  await expect(search).toHaveCSS('direction', 'rtl')
  await search.fill('Stand-up')
  await expect(search).toHaveCSS('direction', 'ltr')
  await expectArabic('/j')
  await expect(page.locator('.join-form input')).toHaveCSS('direction', 'ltr')

  await expectArabic(`/play/${cardId}`)
  await expectAccessible(page)
  await expect(page.getByRole('textbox', { name: arBasics.link })).toHaveCSS('direction', 'ltr')
  const squares = page.getByRole('grid').getByRole('button')
  const [first, second] = [await squares.nth(0).boundingBox(), await squares.nth(1).boundingBox()]
  expect(first!.x).toBeLessThan(second!.x)
  // The page may not be hydrated yet at the first press.
  await expect(async () => {
    await squares.nth(0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(squares.nth(1)).toBeFocused({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
})

test('LANG-7: a title in the other direction is aligned with the other lines', async ({ playing }) => {
  for (const [locale, title, edge] of [
    ['ar', 'Stand-up', 'right'],
    ['en', 'بنغو', 'left'],
  ] as const) {
    const { player: page } = await playing({ ...smallPhone, locale }, { title })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    const begins = await heading.evaluate((element, side) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return Math.abs(words.getBoundingClientRect()[side] - element.getBoundingClientRect()[side])
    }, edge)
    expect(begins, title).toBeLessThan(2)
    await page.goto('/create')
    const field = page.locator('.stub-title textarea')
    await field.fill(title)
    await expect(field).toHaveCSS('text-align', edge)
  }
})

test('LANG-3 OFF-4: a language chosen in the menu stays, also offline @long', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const player = await person({ ...phone, ...WITH_WORKER })
  // On the second visit the worker caches the whole app.
  for (const visit of [appInstalled, installed]) {
    await player.goto(`/play/${cardId}`)
    await visit(player)
  }
  await player.getByRole('button', { name: 'Menu' }).click()
  await player.getByRole('menuitem', { name: enDialogs.languages.current('English') }).click()
  await player
    .getByRole('dialog', { name: enDialogs.languages.title })
    .getByRole('button', { name: LANGUAGES.ar.name })
    .click()
  await expect(player.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(player.getByText(arPlay.hint)).toBeVisible()
  await player.getByRole('button', { name: arApp.menu }).click()
  await expect(
    player.getByRole('menuitem', { name: arDialogs.languages.current(LANGUAGES.ar.name) }),
  ).toBeVisible()
  await player.keyboard.press('Escape')
  await expect
    .poll(() =>
      player.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('messages of '))!
        return (await (await caches.open(name)).keys()).every(({ url }) => url.includes('/messages/ar-'))
      }),
    )
    .toBe(true)
  await whileOffline(player, async () => {
    await player.goto('/play/neverSeen0')
    await expect(player.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(player.getByRole('button', { name: arBasics.retry })).toBeVisible()
    await player.goto(`/play/${cardId}`)
    await expect(player.getByRole('heading', { name: 'Stand-up bingo' })).toBeVisible()
    await expect(player.getByText(arPlay.hint)).toBeVisible()
  })
})

test('LANG-6 OFF-1: a URL with a language leads to the page without it, in any case and offline', async ({
  person,
}) => {
  const reader = await person({ ...WITH_WORKER, locale: 'en-US' })
  await reader.goto('/AR/terms?from=search')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(reader).toHaveURL('/terms?from=search')
  await reader.goto('/')
  await expect(reader.locator('html')).toHaveAttribute('dir', 'rtl')
  const kept = async () => JSON.stringify(await cachedPaths(reader))
  await expect.poll(kept, { timeout: 30_000 }).toMatch(/verify-email-[^]*api\/categories/)
  const heading = await reader.getByRole('heading', { level: 1 }).textContent()
  await whileOffline(reader, async () => {
    await reader.goto('/ar/')
    await expect(reader).toHaveURL('/')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading!)
  })
})

test('LANG-9: a host’s screens fit on a narrow phone in every language @long', async ({ person }) => {
  test.slow()
  for (const locale of Object.keys(LANGUAGES)) {
    const host = await person({ locale })
    // With all of the host's tools, three of which need a card with extra words.
    const cardId = await registerWithCard(host, { extra: ['Extra 1', 'Extra 2'] })
    const screens = [
      '/',
      '/my-cards',
      `/create/${cardId}`,
      `/play/${cardId}?shuffle`,
      `/present/${cardId}?view=caller`,
    ]
    for (const path of screens) await checkScreen(host, [360], path)
    await host.close()
  }
})
