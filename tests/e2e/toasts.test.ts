import type { Page } from 'playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import { ALL, expect, registerWithCard, test } from './fixtures.ts'
import { square } from './squares.ts'

/**
 * Returns which of the open dialog's buttons, or else of the page's main buttons, the toast covers. Each button is tested at its center
 * and near its corners.
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layer = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1)
    const toast = document.querySelector('.toast')
    if (!toast) return ['no toast is shown']
    // On wider screens the toast is next to most dialogs.
    const head = innerWidth < 640 ? ', h2' : ''
    const controls = layer
      ? layer.querySelectorAll(`.button, [aria-label=Close], img${head}`)
      : document.querySelectorAll('[data-main-buttons] > *')
    // A scrolling dialog hides what is above and below its sheet.
    const sheet = layer?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
    return [...controls]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        return [0.05, 0.5, 0.95].some((x) =>
          [0.1, 0.5, 0.9].some(
            (y) =>
              top + y * height < sheet.bottom &&
              document.elementFromPoint(left + x * width, top + y * height)?.closest('.toast'),
          ),
        )
      })
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`)
  })
}

async function expectNothingCovered(page: Page, at: string): Promise<void> {
  await stopTime(page)
  await expect.poll(() => coveredControls(page), at).toEqual([])
}

/** Pauses the toast's timer, as leaving the window does, until a pointer or the focus has left the toast. */
async function stopTime(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

/** Navigates to a screen without loading a page, so that the toast stays. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('main h1, .present').first()).toBeAttached()
}

/** Shows a toast on the play screen and pauses its timer. */
async function holdToast(page: Page, cardId: string): Promise<void> {
  await page.goto(`/play/${cardId}`)
  await square(page, 1).click()
  await page.getByRole('button', { name: 'Reset Marks' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await stopTime(page)
  // Under a dialog that opened later, a toast covers controls, but presses go through it.
  await page.addStyleTag({ content: '.toast { pointer-events: auto !important }' })
}

const openDialog = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.locator('[role=dialog], [role=alertdialog]'), button).toBeVisible()
}

/** Limits `npm test` to some of the dialogs that are built alike. */
const only = (...names: string[]) => (ALL ? names : [])
const EACH_SIZE = [
  [390, 844],
  [1280, 800],
] as const
const SIZES = [[320, 568], [1024, 768], [1440, 900], ...(ALL ? EACH_SIZE : [])] as const
/** Toasts have one position in dialogs on phones, and another on wider screens. */
const DIALOG_SIZES = [SIZES[0], SIZES[1]]

test('UI-4 UI-16: a toast covers no main button, not even a dialog’s; Escape closes the dialog first', async ({
  person,
}) => {
  test.slow()
  const host = await person({ permissions: ['clipboard-write'] })
  const cardId = await registerWithCard(host)
  const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(40))
  await holdToast(host, cardId)
  const beside = (await host.locator('.toast').boundingBox())!
  expect(beside.width).toBeLessThanOrEqual(420)
  expect(beside.x + beside.width).toBeGreaterThan(host.viewportSize()!.width - 40)
  await host.setViewportSize({ width: 390, height: 844 })
  const { y, height } = (await host.locator('.toast').boundingBox())!
  expect(y + height).toBeGreaterThan(844 - 24)
  await visit(host, `/create/${cardId}`)
  await expect(host.getByRole('button', { name: 'Share' })).toBeVisible()
  for (const [width, height] of SIZES) {
    await host.setViewportSize({ width, height })
    for (const top of [0, 320, 100_000]) {
      await host.evaluate((y) => scrollTo(0, y), top)
      await expectNothingCovered(host, `${width}x${height}, scrolled to ${top}`)
    }
  }
  for (const [path, buttons] of [
    [`/categories/${categoryId}`, ['Add Content', ...only('Share', 'Use in BingoBoard', 'Edit Category')]],
    ['/profile', ['Delete account']],
    [`/play/${cardId}`, ['Show as List', 'QR code']],
    [`/create/${cardId}`, ['Paste a List', 'Share', ...only('Fill from a Category', 'Set Free Space Image')]],
  ] as const) {
    await visit(host, path)
    for (const button of buttons) {
      await openDialog(host, button)
      for (const [width, height] of DIALOG_SIZES) {
        await host.setViewportSize({ width, height })
        await expectNothingCovered(host, `${path}, ${button}, ${width}x${height}`)
      }
      await host.keyboard.press('Escape')
      await expect(host.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0)
    }
  }

  await openDialog(host, 'Share')
  const dialog = host.getByRole('dialog', { name: 'Share BingoBoard' })
  await dialog.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(host.locator('.toast')).toContainText(/copied/i)
  await host.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(host.locator('.toast')).toBeVisible()
  await host.keyboard.press('Escape')
  await expect(host.locator('.toast')).toHaveCount(0)
})
