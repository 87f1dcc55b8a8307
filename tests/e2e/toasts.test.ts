import type { Page } from '@playwright/test'
import { createCategory, numberedItems } from './api-categories.ts'
import { provoke } from './console-messages.ts'
import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { square } from './squares.ts'

/** The controls that the toast covers: each is tested in its center and near its corners. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layer = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1)
    const toast = document.querySelector('.toast')
    if (!toast) return ['no toast is shown']
    const controls = (layer ?? document.body).querySelectorAll(
      'a[href], button, input, select, textarea, summary, label, [role=button]',
    )
    return [...controls]
      .filter((control) => !control.closest('.toasts'))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        return [0.05, 0.5, 0.95].some((x) =>
          [0.1, 0.5, 0.9].some((y) =>
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

/** Stops the time of the toast, as leaving the window does, until a pointer or the focus has left it. */
async function stopTime(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
}

async function checkTopAndBottom(page: Page, at: string): Promise<void> {
  for (const [where, top] of [
    ['top', 0],
    ['bottom', 100_000],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expectNothingCovered(page, `${at}, ${where}`)
  }
}

/** Goes to a screen without loading the page, so that the toast stays. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('main h1, .present').first()).toBeAttached()
}

/** Shows a toast on the play screen and stops its time. */
async function holdToast(page: Page, cardId: string): Promise<void> {
  await page.goto(`/play/${cardId}`)
  await square(page, 1).click()
  await page.getByRole('button', { name: 'Reset Marks' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  await stopTime(page)
  // Under a dialog that opened after it, a toast covers controls but takes no presses.
  await page.addStyleTag({ content: '.toast { pointer-events: auto !important }' })
}

const openDialog = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.locator('[role=dialog], [role=alertdialog]'), button).toBeVisible()
}

test('UI-4: a toast covers no control of the editor and the play screen, at 1280x800', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  await holdToast(host, cardId)
  await checkTopAndBottom(host, 'play')
  await visit(host, `/create/${cardId}`)
  await expect(host.getByRole('button', { name: 'Share' })).toBeVisible()
  await checkTopAndBottom(host, 'editor')
  await openDialog(host, 'Share')
  await expectNothingCovered(host, 'Share BingoBoard')
})

test('UI-4: a toast moves off the QR code of a later dialog', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard()
  const player = await person(phone)
  await holdToast(player, cardId)
  await openDialog(player, 'QR code')
  const code = player.getByRole('img', { name: 'QR code of the link' })
  await expect(code).toBeVisible()
  await expect
    .poll(async () => {
      const [toast, drawn] = [await player.locator('.toast').boundingBox(), await code.boundingBox()]
      if (!toast || !drawn) return 'gone'
      return toast.y >= drawn.y + drawn.height || drawn.y >= toast.y + toast.height
    })
    .toBe(true)
})

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const)
  test(`UI-4: a toast covers no control at ${width}x${height}`, { tag: '@long' }, async ({ person }) => {
    test.slow()
    const host = await person({ viewport: { width, height } })
    await register(host)
    const cardId = await createCard(host)
    for (let other = 0; other < 8; other += 1) await createCard(host, { title: `Card ${other}` })
    const categoryId = await createCategory(host, { name: 'Stand-up bingo' }, numberedItems(40))
    await holdToast(host, cardId)
    await provoke(host, ['404'], async () => {
      for (const path of [
        `/play/${cardId}`,
        '/',
        '/my-cards',
        '/create',
        `/create/${cardId}`,
        '/categories',
        '/categories?tab=mine',
        `/categories/${categoryId}`,
        '/create-category',
        '/profile',
        `/present/${cardId}`,
        `/present/${cardId}?view=code`,
        `/present/${cardId}?view=caller`,
        '/reset-password',
        '/verify-email',
        '/icon-test',
        '/no/such/page',
        '/play/nobodys-id',
      ]) {
        await visit(host, path)
        await checkTopAndBottom(host, path)
      }
    })
    for (const [path, buttons] of [
      [`/play/${cardId}`, ['Show as List', 'QR code']],
      [`/create/${cardId}`, ['Share', 'Fill from a Category', 'Paste a List', 'Set Free Space Image']],
      [`/categories/${categoryId}`, ['Add Content', 'Share', 'Use in BingoBoard', 'Edit Category']],
      ['/profile', ['Delete Account']],
      ['/', ['Help']],
    ] as const)
      for (const button of buttons) {
        await holdToast(host, cardId)
        await visit(host, path)
        await openDialog(host, button)
        await expectNothingCovered(host, `${path}, ${button}`)
      }
  })

test('UI-16: Escape closes the dialog before a toast that came after it', async ({ person }) => {
  const host = await person({ permissions: ['clipboard-write'] })
  await register(host)
  const cardId = await createCard(host)
  await host.goto(`/create/${cardId}`)
  await host.getByRole('button', { name: 'Share' }).click()
  const dialog = host.getByRole('dialog', { name: 'Share BingoBoard' })
  await dialog.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(host.locator('.toast')).toBeVisible()
  await host.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(host.locator('.toast')).toBeVisible()
  await host.keyboard.press('Escape')
  await expect(host.locator('.toast')).toHaveCount(0)
})
