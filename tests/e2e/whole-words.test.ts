import type { Page } from 'playwright/test'
import { play as arPlay } from '#shared/messages/ar/play.ts'
import { provoke } from './console-messages.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { checkScreen, openScreen, useLargeText } from './whole-screens.ts'

/** Returns words that continue on the next line without a hyphen, and elements that make the page wider than the screen. */
const tornWords = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) torn.push(`the page is ${scrollWidth} px wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('script, style, .sr-only')) continue
      for (const { index, 0: word } of node.nodeValue!.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 6) torn.push(word)
      }
    }
    return torn
  })

test('UI-10 LANG-9: buttons, tabs, squares and toasts break no Arabic word with text twice as large', async ({
  person,
}) => {
  const host = await person({ locale: 'ar', viewport: { width: 390, height: 844 } })
  await useLargeText(host)
  const words = ['القهوة جاهزة', 'التلفاز مرتفع', 'ضيوف فجأة', 'انقطاع الكهرباء', 'رائحة البخور']
  const cardId = await registerWithCard(host, {
    title: 'عيد العائلة',
    cells: Array.from({ length: 25 }, (_, at) => (at === 12 ? '' : words[at % 5])),
  })
  for (const path of ['/', '/create', `/create/${cardId}`, `/present/${cardId}`, `/play/${cardId}`]) {
    await openScreen(host, path)
    await expect.poll(() => tornWords(host), path).toEqual([])
  }
  await host.getByRole('grid').getByRole('button').first().click()
  await host.getByRole('button', { name: arPlay.reset, exact: true }).click()
  await expect(host.locator('.toast')).toContainText(arPlay.resetDone)
  expect(await tornWords(host)).toEqual([])
})

test('UI-10: the field for a code shows all its digits, and an empty page fits in Japanese, with text twice as large', async ({
  person,
}) => {
  const guest = await person({ locale: 'ja', viewport: { width: 390, height: 844 } })
  await useLargeText(guest)
  await guest.goto('/')
  const hidden = await guest.getByPlaceholder('000 000').evaluate((field: HTMLInputElement) => {
    field.value = '000 000'
    return field.scrollWidth - field.clientWidth
  })
  expect(hidden).toBeLessThanOrEqual(0)
  for (const path of ['/proof', '/j']) await checkScreen(guest, [390, 320], path)
  await provoke(guest, ['404'], () => checkScreen(guest, [390], '/no-such-screen'))
})
