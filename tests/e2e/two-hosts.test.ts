import type { Page } from 'playwright/test'
import { provoke, whileOffline } from './console-messages.ts'
import { phone } from './devices.ts'
import { expect, register, registerWithCard, test } from './fixtures.ts'
import { editorSquare, expectSaved, write } from './squares.ts'

const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title })
const TAKEN = 'Another host wrote in your square'
const more = (page: Page) => page.getByRole('region', { name: /^More words/ })

/** Replaces the words of a square in the phone's dialog, which stays open. */
async function writeInDialog(page: Page, row: number, column: number, words: string): Promise<void> {
  await editorSquare(page, row, column).tap()
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill(words)
}

test('LIV-4 LIV-5 LIV-12 HOST-10: two hosts who write in one square are asked nothing and lose no words', async ({
  person,
}) => {
  test.slow()
  const laptop = await person()
  const cardId = await registerWithCard(laptop)
  const mobile = await person(phone)
  const { username } = await register(mobile)
  await laptop.request.post(`/api/cards/${cardId}/co-hosts`, { data: { username } })
  const player = await person()
  await player.goto(`/play/${cardId}`)
  await laptop.goto(`/create/${cardId}`)
  await mobile.goto(`/create/${cardId}`)
  await expectSaved(laptop)
  await expectSaved(mobile)

  const again = await mobile.context().newPage()
  /** Lets the offline phone and then the laptop write into the first square of a row. */
  const bothWrite = async (row: number, onPhone: string, onLaptop: string) => {
    await writeInDialogAndSave(mobile, row, 1, onPhone)
    await expect(mobile.getByText('Offline, 1 change kept')).toBeVisible()
    await write(laptop, row, 1, onLaptop)
    await expectSaved(laptop)
  }
  // The first attempt is refused before the reapplied edit is sent.
  await provoke([laptop, mobile, again], ['409', '412'], async () => {
    await test.step('while one of them has the dialog open', async () => {
      await writeInDialog(mobile, 1, 1, 'Of the phone')
      await write(laptop, 1, 1, 'Of the laptop')
      await expect(player.getByRole('button', { name: 'Of the laptop' })).toBeVisible()
      await mobile.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
      await expect(editorSquare(laptop, 1, 1)).toHaveText('Of the phone')
      await expect(player.getByRole('button', { name: 'Of the phone' })).toBeVisible()
      await expect(more(laptop).getByText('Of the laptop')).toBeVisible()
      await expect(toast(laptop, TAKEN)).toContainText('Of the laptop')
      await toast(laptop, TAKEN).getByRole('button', { name: 'Put back' }).click()
      await expect(editorSquare(mobile, 1, 1)).toHaveText('Of the laptop')
      await expect(toast(mobile, TAKEN)).toContainText('Of the phone')
    })

    await test.step('while one of them is offline, and returns', async () => {
      await whileOffline(mobile, async () => {
        await bothWrite(2, 'From the train', 'Meanwhile')
      })
      await expectSaved(mobile)
      await expect(editorSquare(laptop, 2, 1)).toHaveText('From the train')
      await expect(more(laptop).getByText('Meanwhile')).toBeVisible()
    })

    await test.step('while one of them is offline, and closes the page', async () => {
      await whileOffline(mobile, async () => {
        await bothWrite(3, 'Kept by the phone', 'Played with')
        await mobile.close()
      })
      await again.goto(`/create/${cardId}`)
      await expect(toast(again, TAKEN)).toContainText('Kept by the phone')
      await expectSaved(again)
      await expect(editorSquare(again, 3, 1)).toHaveText('Played with')
      await expect(more(laptop).getByText('Kept by the phone')).toBeVisible()
    })

    await test.step('while one of them changes the grid', async () => {
      await Promise.all([
        laptop.getByRole('radio', { name: '4x4' }).click(),
        writeInDialogAndSave(again, 5, 5, 'In the corner'),
      ])
      await expect.poll(() => textsOf(laptop, cardId)).toContain('In the corner')
      await expectSaved(laptop)
    })
  })
})

async function writeInDialogAndSave(page: Page, row: number, column: number, words: string): Promise<void> {
  await writeInDialog(page, row, column, words)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
}

async function textsOf(page: Page, cardId: string): Promise<string[]> {
  const card = (await (await page.request.get(`/api/cards/${cardId}`)).json()) as Record<
    'cells' | 'extra',
    string[]
  >
  return [...card.cells, ...card.extra]
}
