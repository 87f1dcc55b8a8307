import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { ALL, createCard, expect, longIf, register, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'

/** Widths, and sizes of text. */
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

for (const [device, options, isLong] of [
  ['a computer', {}, false],
  ['a phone', phone, true],
] as const)
  test(`UI-12 UI-10: on ${device} header and menu fit the screen`, longIf(isLong), async ({ person }) => {
    test.slow()
    const page = await person(options)
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
          .filter((other) => other !== element && !other.closest('.visually-hidden'))
          .map((other) => other.outerHTML)
      })
    await expect.poll(overlapped).toEqual([])
  })
})

test('CARD-16: in a preview the ellipsis is on the line of the last letters', async ({ person }) => {
  const host = await person({ viewport: { width: 320, height: 568 } })
  await register(host)
  const cells = Array.from({ length: 25 }, () => 'Pneumonoultramicroscopic')
  await createCard(host, { cells: cells.with(12, '') })
  await host.goto('/my-cards')
  const cut = host.getByText(/…$/).first()
  await expect(cut).toBeVisible()
  /** How far the ellipsis is below the last letter. */
  const drop = () =>
    cut.evaluate((element) => {
      const texts = document.createTreeWalker(element.closest('li')!, NodeFilter.SHOW_TEXT)
      const rects: DOMRect[] = []
      while (texts.nextNode())
        for (let at = 0; at < texts.currentNode.textContent!.length; at += 1) {
          const range = document.createRange()
          range.setStart(texts.currentNode, at)
          range.setEnd(texts.currentNode, at + 1)
          rects.push(range.getBoundingClientRect())
        }
      const [letter, ellipsis] = rects.slice(-2)
      return ellipsis!.top - letter!.top
    })
  await expect.poll(drop).toBe(0)
})
