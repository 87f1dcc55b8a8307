import { createCard, expect, register, test } from './fixtures.ts'
import { expectSaved } from './squares.ts'

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
