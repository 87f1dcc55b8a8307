import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { ALL, changeCard, expect, register, registerWithCard, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { checkAt, checkScreen, openScreen } from './whole-screens.ts'

/** Screen widths and text sizes. */
const SCREENS = [
  [320, '100%'],
  [899, '100%'],
  [900, '100%'],
  [320, '200%'],
  [1280, '200%'],
] as const
const MORE_SCREENS = [
  [640, '100%'],
  [390, '200%'],
  [640, '200%'],
] as const

test('UI-12 UI-10: header and menu fit the screen', async ({ person }) => {
  test.slow()
  const page = await person()
  for (const isGuest of [true, false]) {
    if (!isGuest) await register(page)
    await page.goto('/icon-test')
    for (const [width, size] of ALL ? [...SCREENS, ...MORE_SCREENS] : SCREENS) {
      const at = `${width} px, ${size}`
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      await expectNoSidewaysScroll(page, at)
      await page.locator('header button[aria-haspopup]:visible').click()
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await expect(menu, at).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
  }
})

test('UI-7: a title of 100 letters without a space stays within its dialog and the developers’ page', async ({
  person,
}) => {
  const host = await person({ viewport: { width: 390, height: 844 } })
  await registerWithCard(host, { title: 'W'.repeat(100) })
  await checkScreen(host, [390], '/developers')
  await openScreen(host, '/my-cards')
  await host.locator('main button[aria-haspopup=menu]').click()
  await host.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(host.getByRole('alertdialog')).toBeVisible()
  await checkAt(host, [390, 1280], 'Delete')
})

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('UI-10: nothing is cut off with the spacing of WCAG 1.4.12, and with a minimum font size', async ({
  person,
  hostedCard,
}) => {
  const guest = await person()
  const { cardId, host } = await hostedCard()
  await changeCard(host, cardId, { call: 'Square 3' })
  for (const [path, widths, style] of [
    ['/', [390, 600], SPACING],
    [`/present/${cardId}?view=caller`, [390, 1280], SPACING],
    ['/create', [390, 1280], '.tools, .tools * { font-size: 24px !important }'],
  ] as const) {
    await openScreen(guest, path)
    await guest.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, style)
    await checkAt(guest, widths, path)
  }
})

test('UI-7 LIV-15: the offline pill covers no text', { tag: '@long' }, async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard()
  const player = await person({ ...phone, viewport: { width: 390, height: 844 } })
  // An open socket survives setOffline.
  await player.routeWebSocket('**/socket.io/**', (socket) => socket.close())
  await player.goto(`/play/${cardId}`)
  await expect(player.getByRole('button', { name: 'Shuffle for me' })).toBeVisible()
  await provoke(player, ['ERR_INTERNET_DISCONNECTED', 'WebSocket', 'Failed to fetch'], async () => {
    await player.context().setOffline(true)
    const pill = player.locator('.offline-pill')
    await expect(pill).toBeVisible({ timeout: 30_000 })
    const overlapped = () =>
      pill.evaluate((element) => {
        const own = element.getBoundingClientRect()
        return [
          ...document.querySelectorAll(
            'main :is(a, button, p, h1, h2, .strip, .serial), header :is(button, .site-icon)',
          ),
        ]
          .filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect()
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top
          })
          .filter((other) => other !== element && !other.closest('.sr-only'))
          .map((other) => other.outerHTML)
      })
    await expect.poll(overlapped).toEqual([])
  })
})
