import type { Page } from '@playwright/test'
import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { createCard, expect, longIf, register, test } from './fixtures.ts'
import { clippedElements, expectNoSidewaysScroll } from './page-checks.ts'
import { editorSquare } from './squares.ts'

/** The right edge of whatever reaches farthest to the right: the page, or a dialog and its contents. */
const rightEdge = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('[role=dialog], [role=dialog] *')].map(
        (element) => element.getBoundingClientRect().right,
      ),
    ),
  )

test('UI-7: at 320 px no screen and no dialog is wider than the screen', async ({ person }) => {
  const page = await person({ ...phone, viewport: { width: 320, height: 568 } })
  await register(page)
  const cardId = await createCard(page, {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän und die Sache mit dem sehr langen Titel',
  })
  const expectNarrow = (what: string) => expect.poll(() => rightEdge(page), what).toBeLessThanOrEqual(320)
  await provoke(page, ['404'], async () => {
    for (const path of [
      '/',
      '/my-cards',
      '/create',
      `/create/${cardId}`,
      `/play/${cardId}`,
      '/no/such/page',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNarrow(path)
    }
  })
  await page.goto(`/create/${cardId}`)
  await editorSquare(page, 1, 1).tap()
  await expect(page.getByRole('dialog', { name: 'Edit Bingo Cell' })).toBeVisible()
  await expectNarrow('Edit Bingo Cell')
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('button', { name: 'Share' }).tap()
  await expect(page.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  await expectNarrow('Share BingoBoard')
})

test('UI-7: the landing page does not scroll sideways and clips nothing, from 320 px to 900 px', async ({
  person,
}) => {
  const visitor = await person()
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [768, 1024],
    [900, 700],
  ] as const) {
    await visitor.setViewportSize({ width, height })
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(visitor, `${width} px`)
    const texts = 'main :is(h1, h2, li, a, button, p:not(.visually-hidden), .strip)'
    await expect.poll(() => clippedElements(visitor, texts), `${width} px`).toEqual([])
  }
})

for (const [device, options, isLong] of [
  ['a computer', {}, false],
  ['a phone', phone, true],
] as const)
  test(
    `UI-12 UI-10: on ${device} the header and its menu fit the screen, from 320 px and with text twice as large`,
    longIf(isLong),
    async ({ person }) => {
      test.slow()
      const host = await person(options)
      await register(host)
      const guest = await person(options)
      for (const page of [host, guest]) {
        await page.goto('/icon-test')
        for (const [width, size] of [
          [320, '100%'],
          [640, '100%'],
          [899, '100%'],
          [900, '100%'],
          [320, '200%'],
          [390, '200%'],
          [640, '200%'],
          [1280, '200%'],
        ] as const) {
          const at = `${width} px, ${size}`
          await page.setViewportSize({ width, height: 700 })
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize
          }, size)
          await expectNoSidewaysScroll(page, at)
          await page.locator('header [aria-haspopup]:visible').click()
          const menu = page.getByRole('menu')
          await expect(menu).toBeVisible()
          await expect(menu, at).toBeInViewport({ ratio: 1 })
          await page.keyboard.press('Escape')
          await expect(menu).toBeHidden()
        }
      }
    },
  )
