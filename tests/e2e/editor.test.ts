import { phone } from './devices.ts'
import { expect, fillRegisterForm, register, test } from './fixtures.ts'
import { editorSquare, expectSaved, marked } from './squares.ts'

test('EDIT-8 EDIT-9 EDIT-2 GUEST-1 GUEST-2: a guest makes and shares a card', async ({ person }) => {
  const guest = await person(phone)
  await guest.goto('/')
  await guest.getByRole('link', { name: 'New Card' }).tap()
  await expect(guest.getByText('Guest Mode')).toBeVisible()
  for (const [index, words] of ['Rain', 'Wrong turn', 'Cow', 'Are we there yet', 'Toll booth'].entries()) {
    await editorSquare(guest, 1, index + 1).tap()
    const dialog = guest.getByRole('dialog', { name: 'Edit Bingo Cell' })
    await dialog.getByRole('textbox').fill(words)
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toBeHidden()
  }
  await guest.getByLabel('Title').fill('Road trip')
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Road trip' })).toBeVisible()
  await guest.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(
    guest.getByText('Temporary BingoBoard saved. Log in to save permanently.').first(),
  ).toBeVisible()
  await expect(guest).toHaveURL(/\/create\/temp-/)
  await guest.getByRole('link', { name: 'Play Card', exact: true }).tap()
  await guest.getByRole('button', { name: 'Cow' }).tap()
  await expect(marked(guest)).toHaveText(['Cow'])
  await guest.reload()
  await expect(marked(guest)).toHaveText(['Cow'])
  const temporaryUrl = guest.url()

  await guest.getByRole('link', { name: 'Sign in to share' }).tap()
  await fillRegisterForm(guest)
  await guest.getByRole('button', { name: 'Register' }).tap()
  await expect(guest.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  await expect(guest).toHaveURL(/\/create\/[\w-]{10}$/)
  await expect(guest.getByRole('textbox', { name: 'Link to this card' })).toHaveValue(/\/play\/[\w-]{10}$/)
  await guest.getByRole('link', { name: 'Play Card Now' }).tap()
  await expect(marked(guest)).toHaveText(['Cow'])
  const savedUrl = guest.url()
  await guest.goto(temporaryUrl)
  await expect(guest).toHaveURL(savedUrl)

  await guest.goto('/create')
  await expect(editorSquare(guest, 1, 1)).toHaveAccessibleName('Edit row 1, column 1, blank, start here')
})

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
