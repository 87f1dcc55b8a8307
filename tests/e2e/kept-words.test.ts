import { createCard, expect, register, test } from './fixtures.ts'
import { expectSaved } from './squares.ts'

test('EDIT-26: words in the dialog of a phone are kept when the square goes on another device', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  await host.goto(`/create/${cardId}`)
  const small = await host.context().newPage()
  await small.setViewportSize({ width: 390, height: 844 })
  await small.goto(`/create/${cardId}`)
  await small.getByRole('button', { name: /^Edit row 5, column 5\b/ }).click()
  await small.getByRole('textbox', { name: 'Cell content' }).fill('Precious')
  await host.getByRole('radio', { name: '4x4' }).click()
  await expectSaved(host)
  await expect(small.getByRole('gridcell', { includeHidden: true })).toHaveCount(16)
  await expect(small.getByText('Row 5, column 5')).toBeVisible()
  await small.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(small.getByText('A square from the old grid: yours “Precious”')).toBeVisible()
})

test('LIV-11 LIV-12: what an input method composes is there after a reload', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  await host.goto(`/create/${cardId}`)
  const title = host.getByLabel('Title')
  await title.fill('')
  const session = await host.context().newCDPSession(host)
  await session.send('Input.imeSetComposition', {
    text: 'Monday standup',
    selectionStart: 14,
    selectionEnd: 14,
  })
  await expect(title).toHaveValue('Monday standup')
  host.on('dialog', (dialog) => void dialog.accept())
  await host.reload()
  await expect(title).toHaveValue('Monday standup')
  await expectSaved(host)
})
