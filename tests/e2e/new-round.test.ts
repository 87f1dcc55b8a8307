import { phone } from './devices.ts'
import { createCard, expect, expectAccessible, register, test } from './fixtures.ts'

test('PLAY-20: the host starts a new round; who has marks is asked, who has none is not, and the words stay', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const marking = await person(phone)
  const watching = await person()
  for (const player of [marking, watching]) await player.goto(`/play/${cardId}`)
  await marking.getByRole('button', { name: 'Square 3,' }).tap()

  await host.goto(`/create/${cardId}`)
  await host.getByRole('button', { name: 'New Round' }).click()
  const asking = host.getByRole('alertdialog', { name: 'Start a new round?' })
  await expectAccessible(host)
  await asking.getByRole('button', { name: 'Start' }).click()
  await expect(asking).toBeHidden()

  const question = marking.getByRole('group', { name: 'New round' })
  await expect(question).toBeVisible()
  await expectAccessible(marking)
  await expect(marking.getByRole('button', { pressed: true })).toHaveText(['Square 3'])
  await question.getByRole('button', { name: 'Clear' }).tap()
  await expect(marking.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(marking.getByRole('button', { name: 'Square 3,' })).toBeVisible()

  // What reaches the other one after the round shows that the round has too.
  await host.getByLabel('Title').fill('Second half')
  await expect(watching.getByRole('heading', { name: 'Second half' })).toBeVisible()
  await expect(watching.getByRole('group', { name: 'New round' })).toBeHidden()
})
