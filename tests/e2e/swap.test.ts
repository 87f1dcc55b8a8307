import type { Locator, Page } from '@playwright/test'
import { phone } from './devices.ts'
import { createCard, expect, expectAccessible, register, test } from './fixtures.ts'

function cell(page: Page, row: number, column: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Edit row ${row}, column ${column}\\b`) })
}

async function centreOf(square: Locator): Promise<{ x: number; y: number }> {
  const box = await square.boundingBox()
  if (!box) throw new Error('The square is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Lifts one square and carries it over another, and does not let it go. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await expect(page.locator('.lifted')).toBeVisible()
}

test('EDIT-16 LIV-13: a square dragged over another swaps with it; a player’s marks follow the words', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Square 1,' }).tap()

  await host.goto(`/create/${cardId}`)
  await carry(host, cell(host, 1, 1), cell(host, 2, 3))
  await expect(host.locator('.lifted')).toHaveText('Square 1')
  await host.mouse.up()
  await expect(cell(host, 2, 3)).toHaveText('Square 1')
  await expect(host.getByRole('grid').getByRole('textbox')).toHaveCount(0)

  await expect(player.locator('[data-index="7"] button')).toHaveText('Square 1')
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1'])

  await host.getByRole('button', { name: 'Undo' }).click()
  await expect(player.locator('[data-index="0"] button')).toHaveText('Square 1')
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1'])
})

test('EDIT-16 EDIT-17: Escape ends a drag, the free space takes none, Alt and an arrow passes over it, a long press opens the dialog', async ({
  person,
}) => {
  const page = await person()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Add Example Prompts' }).click()
  const words = page.getByRole('grid').getByRole('button')
  const before = await words.allTextContents()

  await carry(page, cell(page, 1, 1), cell(page, 1, 2))
  await page.keyboard.press('Escape')
  await expect(page.locator('.lifted')).toHaveCount(0)
  await page.mouse.up()
  await carry(page, cell(page, 1, 1), page.locator('.cell.free'))
  await page.mouse.up()
  expect(await words.allTextContents()).toEqual(before)
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)

  await cell(page, 3, 2).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(cell(page, 3, 4)).toBeFocused()
  await expect(cell(page, 3, 4)).toHaveText(before[11]!)
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(cell(page, 3, 2)).toBeFocused()
  expect(await words.allTextContents()).toEqual(before)

  const { x, y } = await centreOf(cell(page, 1, 1))
  await page.mouse.move(x, y)
  await page.mouse.down()
  const dialog = page.getByRole('dialog', { name: 'Edit Bingo Cell' })
  await expect(dialog).toBeVisible()
  await page.mouse.up()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell(page, 1, 1)).toBeFocused()
})

test('EDIT-16 UI-5: on a phone the dialog’s Swap... asks for the other square, in sight however far one scrolls', async ({
  person,
}) => {
  const page = await person({ ...phone, viewport: { width: 320, height: 568 } })
  await page.goto('/create')
  await page.getByRole('button', { name: 'Add Example Prompts' }).tap()
  await expect(page.getByText('24 of 24 squares filled')).toBeVisible()
  const first = await cell(page, 1, 1).textContent()
  await expect(cell(page, 1, 1)).toHaveCSS('touch-action', 'manipulation')
  await cell(page, 1, 1).tap()
  await page.getByRole('button', { name: 'Swap...' }).tap()
  await expect(page.getByText('Press the square to swap with')).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  const last = page.getByRole('button', { name: /^Swap with row 5, column 5/ })
  await last.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await last.tap()
  await expect(cell(page, 5, 5)).toHaveText(first!)
  await expect(page.getByText('24 of 24 squares filled')).toBeAttached()
})
