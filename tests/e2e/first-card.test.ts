import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const WORDS = Array.from({ length: 24 }, (_, at) => `Word ${at + 1}`)

/** Checks that the dialog's scrollable part needs no scrolling. */
async function expectNothingBelowTheFold(dialog: Locator): Promise<void> {
  const body = dialog.locator('.dialog-body')
  await expect
    .poll(() => body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(0)
}

test('PRT-15 EDIT-23: it takes at most 6 clicks from 24 words to 30 sheets @long', async ({ person }) => {
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
