import type { Locator, Page } from '@playwright/test'
import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'
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

test('EDIT-16 LIV-13: a dragged square swaps; marks follow the words', async ({ person }) => {
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
