import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'

/** The button of a square on the play screen whose words are "Square {number}", as `createCard` fills it. */
export function square(page: Page | FrameLocator, number: number): Locator {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^Square ${number}\\b`) })
}

/** The marked squares. */
export function marked(page: Page | FrameLocator): Locator {
  return page.getByRole('grid').getByRole('button', { pressed: true })
}

/** Waits until the script of a card in a frame handles presses: only then it joins the card, which counts as a player. */
export const isLive = (frame: Page | FrameLocator) =>
  expect(frame.locator('[data-announcements]')).toBeAttached()

/** The button of a square in the editor. Rows and columns count from 1. */
export function editorSquare(page: Page, row: number, column: number): Locator {
  const cells = page
    .getByRole('grid')
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell')
  return cells.nth(column - 1).getByRole('button')
}

/** Replaces the words of a square in the editor by typing. */
export async function write(page: Page, row: number, column: number, words: string): Promise<void> {
  await editorSquare(page, row, column).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

/** Waits until the editor shows that the server has every edit. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** The squares whose words are higher than they are. */
export function cutSquares(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.play .cell')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).map((cell) => cell.textContent),
    )
}
