import type { Locator, Page } from 'playwright/test'
import { whileOffline } from './console-messages.ts'
import { phone } from './devices.ts'
import { changeSquares, expect, registerWithCard, test } from './fixtures.ts'

/** Simulates a browser's translator: replaces every text node by two elements, including texts that are added later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const UNTOUCHED = 'font, script, style, textarea, [translate=no]'
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      if (root instanceof Text) texts.push(root)
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) for (const node of addedNodes) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
    wrap(document.body)
  })
}

/** Opens and closes each of the screen's dialogs in turn. */
async function openAndClose(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

test('UI-24: a card is edited and played on translated pages', async ({ person }) => {
  const host = await person()
  const cardId = await registerWithCard(host)
  await host.goto(`/create/${cardId}`)
  await expect(host.getByText('Saved', { exact: true })).toBeVisible()
  await translate(host)

  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await expect(host.getByText('1 person sees this card')).toBeVisible()
  await translate(player)

  await host.getByRole('button', { name: /Square 2$/ }).click()
  await host.keyboard.press('ControlOrMeta+A')
  await host.keyboard.type('A dog barks')
  await host.keyboard.press('Enter')
  await expect(host.getByText('Saved', { exact: true })).toBeVisible()
  await expect(player.getByRole('button', { name: /A dog barks/ })).toBeVisible()

  // The chip's icon changes before its text.
  await whileOffline(host, async () => {
    await host.getByRole('button', { name: /Square 7$/ }).click()
    await host.keyboard.type('!')
    await host.keyboard.press('Enter')
    await expect(host.getByText('Offline, 1 change kept')).toBeVisible()
  })
  await expect(host.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })

  for (const column of [1, 2, 3, 4, 5])
    await player
      .locator(`[data-index="${column - 1}"]`)
      .getByRole('button')
      .tap()
  await expect(player.getByRole('alertdialog')).toContainText('5 of 24 squares')
  await player.getByRole('button', { name: 'Continue Playing' }).tap()
  await expect(player.getByText('1 line')).toBeVisible()

  // With another player, the number next to the icon changes.
  const another = await person()
  await another.goto(`/play/${cardId}`)
  await expect(player.getByText('2 people')).toBeVisible()
  await expect(host.getByText('2 people see this card')).toBeVisible()
  await changeSquares(host, cardId, { 3: 'Frozen face' })
  await expect(player.getByRole('button', { name: /Frozen face/ })).toBeVisible()

  await openAndClose(host, ['Share', 'Paste a List', 'Help'])
  await host.locator('label', { hasText: '3x3' }).click()
  await host.getByRole('alertdialog').getByRole('button').last().click()
  await expect(player.getByRole('gridcell')).toHaveCount(9)
})

test('UI-24: column letters, codes, URLs and scripts are not translated', async ({ person }) => {
  const host = await person()
  const cardId = await registerWithCard(host, { columns: true })
  const open = async (path: string) => {
    await host.goto(path)
    await host.waitForLoadState('networkidle')
    await translate(host)
    await expect(host.locator('main font').first()).toBeAttached()
  }
  const untouched = async (part: Locator, words: string | RegExp) => {
    await expect(part).toHaveText(words)
    await expect(part.locator('font')).toHaveCount(0)
  }
  await open(`/play/${cardId}`)
  await untouched(host.locator('.card-letters'), 'BINGO')
  for (const number of [6, 7, 8, 9, 10])
    await host.getByRole('button', { name: new RegExp(`^Square ${number}\\b`) }).click()
  await untouched(host.locator('.bingo-letters'), 'BINGO!')
  await open(`/present/${cardId}`)
  await host.getByRole('link', { name: 'QR code' }).click()
  await untouched(host.locator('.present-code bdi'), new RegExp(`/play/${cardId}$`))
  await untouched(host.locator('.present-digits > [aria-hidden]'), /^\d{3}.\d{3}$/)
  await open('/developers')
  await untouched(host.locator('pre').first(), /curl/)
})
