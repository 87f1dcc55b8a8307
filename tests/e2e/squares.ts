import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'

/** Finds the button of a square on the play screen by its words, "Square {number}", as `createCard` fills it. */
export function square(page: Page | FrameLocator, number: number): Locator {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^Square ${number}\\b`) })
}

/** Finds the marked squares. */
export function marked(page: Page | FrameLocator): Locator {
  return page.getByRole('grid').getByRole('button', { pressed: true })
}

/** Waits until the script of a card in a frame handles presses. Only then does it join the card and count as a player. */
export const isLive = (frame: Page | FrameLocator) =>
  expect(frame.locator('[data-announcements]')).toBeAttached()

/** Finds the button of a square in the editor. Rows and columns count from 1. */
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

/** Scrolls an element into view and returns its center. */
export async function centreOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Waits until the editor shows that the server has every edit. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
}

interface Square {
  text: string
  /** How far the words extend beyond the square, in px; 0 or less if they fit. */
  outside: number
  fontSize: number
  height: number
}

export function squaresOf(page: Page): Promise<Square[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll<HTMLElement>('.card-grid .cell')].map((cell) => {
      const box = cell.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(cell.querySelector('.words')!)
      const words = range.getBoundingClientRect()
      return {
        text: cell.innerText,
        outside: Math.max(
          cell.scrollWidth - cell.clientWidth,
          cell.scrollHeight - cell.clientHeight,
          box.left - words.left,
          words.right - box.right,
          box.top - words.top,
          words.bottom - box.bottom,
        ),
        fontSize: parseFloat(getComputedStyle(cell).fontSize),
        height: box.height,
      }
    })
  })
}

/** Returns the squares whose words do not fit, or are smaller than `smallest` px. */
export const unreadable = async (page: Page, smallest = 10): Promise<Square[]> =>
  (await squaresOf(page)).filter(({ outside, fontSize }) => outside > 0.5 || fontSize < smallest)

/** Returns the lines of each square with words, including the spaces and soft hyphens at their ends. */
export function linesOf(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const linesIn = (text: Node) => {
      const lines: string[] = []
      let top = -Infinity
      for (const [at, sign] of text.textContent!.split('').entries()) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        // The first character of a line has another, empty rectangle at the end of the line before.
        const box = [...range.getClientRects()].at(-1)
        if (box && box.top > top + box.height / 2) {
          top = box.top
          lines.push(sign)
        } else lines[lines.length - 1] += sign
      }
      return lines
    }
    return [...document.querySelectorAll('.card-grid .words')].flatMap(({ firstChild }) =>
      firstChild ? [linesIn(firstChild)] : [],
    )
  })
}
