import type { Locator, Page } from 'playwright/test'
import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { editorSquare } from './squares.ts'

const WORDS = Array.from({ length: 24 }, (_, at) => `Word ${at + 1}`)

const words = (page: Page) => page.getByRole('grid').locator('.words').filter({ hasNotText: 'FREE' })

/** The part of the dialog that scrolls needs no scrolling. */
async function expectNothingBelowTheFold(dialog: Locator): Promise<void> {
  const body = dialog.locator('.dialog-body')
  await expect
    .poll(() => body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(0)
}

test('EDIT-20: on a phone 24 squares take at most 26 presses besides typing @long', async ({ person }) => {
  const guest = await person(phone)
  await guest.goto('/create')
  let presses = 0
  await guest.exposeFunction('countPress', () => presses++)
  // A press before hydration is replayed by a click of the page's own.
  await guest.evaluate(() =>
    addEventListener('click', ({ isTrusted }) => isTrusted && window.countPress(), true),
  )
  await editorSquare(guest, 1, 1).tap()
  const dialog = guest.getByRole('dialog', { name: 'Edit Bingo Cell' })
  const field = dialog.getByRole('textbox')
  for (const [at, text] of WORDS.entries()) {
    // Typed at the focus: a phone's keyboard stays open only while the field keeps it.
    await expect(field).toBeFocused()
    await guest.keyboard.type(text)
    const isLast = at === WORDS.length - 1
    await dialog.getByRole('button', { name: isLast ? 'Save' : 'Next', exact: true }).tap()
    if (!isLast) await expect(field).toHaveValue('')
  }
  await expect(dialog).toBeHidden()
  await expect(words(guest)).toHaveText(WORDS)
  await expect(guest.getByText('24 of 24 squares filled')).toBeVisible()
  expect(presses).toBe(25)
})

test('PRT-15 EDIT-23: from 24 words to 30 sheets take at most 6 clicks @long', async ({ person }) => {
  const teacher = await person({ viewport: { width: 1280, height: 800 } })
  await teacher.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        document.querySelectorAll('.print-pages .sheet').length,
      )
    }
  })
  await teacher.goto('/create')
  await expect(teacher.getByLabel('Title')).toBeFocused()
  await teacher.keyboard.type('Spelling')
  await teacher.getByRole('button', { name: 'Paste a list', exact: true }).click()
  const list = teacher.getByRole('dialog', { name: 'Paste a List' })
  await list.getByRole('textbox').fill(WORDS.join('\n'))
  await list.getByRole('button', { name: 'Fill squares' }).click()
  await teacher.getByRole('button', { name: 'Print Sheets' }).click()
  const dialog = teacher.getByRole('dialog', { name: 'Download BingoBoard' })
  await expect(dialog.getByRole('switch')).toHaveCount(3)
  for (const choice of await dialog.getByRole('switch').all())
    await expect(choice).toBeInViewport({ ratio: 1 })
  await expectNothingBelowTheFold(dialog)
  await dialog.getByRole('button', { name: 'Download as PDF' }).click()
  await expect(teacher.locator('html')).toHaveAttribute('data-printed', '30')
})

declare global {
  interface Window {
    /** Counts the presses of a test. */
    countPress: () => void
  }
}
