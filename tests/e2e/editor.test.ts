import { expect, register, test } from './fixtures.ts'
import { editorSquare, expectSaved } from './squares.ts'

test('EDIT-9: a new card that one tab saves opens in the other tab too', async ({ person }) => {
  const first = await person()
  await register(first)
  const second = await first.context().newPage()
  for (const tab of [first, second]) await tab.goto('/create')
  await editorSquare(first, 1, 1).click()
  for (const column of [1, 2, 3, 4, 5]) {
    await first.keyboard.type(`Word ${column}`)
    await first.keyboard.press('Tab')
  }
  await expect(editorSquare(second, 1, 5)).toHaveText('Word 5')
  await editorSquare(second, 2, 2).click()
  await second.keyboard.type('Half a')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  await expect(second).toHaveURL(first.url())
  await second.keyboard.type(' word')
  await second.keyboard.press('Enter')
  await expectSaved(second)
  await first.keyboard.press('Escape')
  for (const tab of [first, second]) await expect(editorSquare(tab, 2, 2)).toHaveText('Half a word')
  const own = (await (await first.request.get('/api/my-cards')).json()) as { cells: string[] }[]
  expect(own.map(({ cells }) => [cells[4], cells[6]])).toEqual([['Word 5', 'Half a word']])
})
