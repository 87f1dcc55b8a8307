import type { Locator, Page } from '@playwright/test'
import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { editorSquare, marked, square } from './squares.ts'

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The square is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags one square over another and does not drop it. */
async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await page.mouse.move(start.x, start.y)
  // Sent together: on a busy machine the answer to the first may take as long as a long press, which is no drag.
  await Promise.all([page.mouse.down(), page.mouse.move(end.x, end.y, { steps: 4 })])
  await expect(page.locator('.lifted')).toBeVisible()
}

/** Fills a new card with example prompts. */
async function openFilledCard(page: Page): Promise<void> {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Add Example Prompts' }).click()
  await expect(page.getByText('24 of 24 squares filled')).toBeVisible()
}

test('EDIT-16 LIV-13: a square dragged over another swaps with it; a player’s marks follow the words', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await square(player, 1).tap()
  await expect(marked(player)).toHaveText(['Square 1'])

  await host.goto(`/create/${cardId}`)
  await expect(editorSquare(host, 2, 3)).toHaveText('Square 8')
  await dragOver(host, editorSquare(host, 1, 1), editorSquare(host, 2, 3))
  await expect(host.locator('.lifted')).toHaveText('Square 1')
  await host.mouse.up()
  await expect(editorSquare(host, 2, 3)).toHaveText('Square 1')
  await expect(host.getByRole('grid').getByRole('textbox')).toHaveCount(0)

  await expect(player.locator('[data-index="7"] button')).toHaveText('Square 1')
  await expect(marked(player)).toHaveText(['Square 1'])

  await host.getByRole('button', { name: 'Undo' }).click()
  await expect(player.locator('[data-index="0"] button')).toHaveText('Square 1')
  await expect(marked(player)).toHaveText(['Square 1'])
})

test('EDIT-16 EDIT-17: Escape ends a drag, the free space is not a target, Alt and an arrow key pass over it, a long press opens the dialog', async ({
  person,
}) => {
  const page = await person()
  await openFilledCard(page)
  const words = page.getByRole('grid').getByRole('button')
  await expect(words).toHaveText(Array.from({ length: 24 }, () => /./))
  const before = await words.allTextContents()

  await dragOver(page, editorSquare(page, 1, 1), editorSquare(page, 1, 2))
  await page.keyboard.press('Escape')
  await expect(page.locator('.lifted')).toHaveCount(0)
  await page.mouse.up()
  await dragOver(page, editorSquare(page, 1, 1), page.locator('.cell.free'))
  await page.mouse.up()
  await expect(page.locator('.lifted')).toHaveCount(0)
  await expect(words).toHaveText(before)
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)

  await editorSquare(page, 3, 2).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(editorSquare(page, 3, 4)).toBeFocused()
  await expect(editorSquare(page, 3, 4)).toHaveText(before[11]!)
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(editorSquare(page, 3, 2)).toBeFocused()
  await expect(words).toHaveText(before)

  const { x, y } = await centreOf(editorSquare(page, 1, 1))
  await page.mouse.move(x, y)
  await page.mouse.down()
  const dialog = page.getByRole('dialog', { name: 'Edit Bingo Cell' })
  await expect(dialog).toBeVisible()
  await page.mouse.up()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editorSquare(page, 1, 1)).toBeFocused()
})

test(
  'EDIT-16 UI-5: on a phone Swap... in the dialog asks for the other square, and the question stays in sight when the page scrolls',
  { tag: '@long' },
  async ({ person }) => {
    const page = await person({ ...phone, viewport: { width: 320, height: 568 } })
    await openFilledCard(page)
    await expect(editorSquare(page, 1, 1)).toHaveText(/./)
    const first = (await editorSquare(page, 1, 1).textContent()) ?? ''
    await expect(editorSquare(page, 1, 1)).toHaveCSS('touch-action', 'manipulation')
    await editorSquare(page, 1, 1).tap()
    await page.getByRole('button', { name: 'Swap...' }).tap()
    await expect(page.getByText('Pick the square to swap with')).toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
    const last = page.getByRole('button', { name: /^Swap with row 5, column 5/ })
    await last.scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
    await last.tap()
    await expect(editorSquare(page, 5, 5)).toHaveText(first)
    await expect(page.getByText('24 of 24 squares filled')).toBeAttached()
  },
)
