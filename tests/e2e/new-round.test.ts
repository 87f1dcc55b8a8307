import { phone } from './devices.ts'
import { createCard, expect, register, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { marked, square } from './squares.ts'

test('PLAY-20: the host starts a new round; only players with marks are asked, and the words stay', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const marking = await person(phone)
  const watching = await person()
  for (const player of [marking, watching]) await player.goto(`/play/${cardId}`)
  await square(marking, 3).tap()
  await expect(marked(marking)).toHaveText(['Square 3'])

  await host.goto(`/create/${cardId}`)
  await host.getByRole('button', { name: 'New Round' }).click()
  const confirmation = host.getByRole('alertdialog', { name: 'Start a new round?' })
  await expect(confirmation).toBeVisible()
  await expectAccessible(host)
  await confirmation.getByRole('button', { name: 'Start' }).click()
  await expect(confirmation).toBeHidden()

  const question = marking.getByRole('group', { name: 'New round' })
  await expect(question).toBeInViewport({ ratio: 1 })
  await expectAccessible(marking)
  await expect(marked(marking)).toHaveText(['Square 3'])
  await question.getByRole('button', { name: 'Clear' }).tap()
  await expect(marked(marking)).toHaveCount(0)
  await expect(square(marking, 3)).toBeVisible()

  // Edits arrive in order: once this title is there, so is the round.
  await host.getByLabel('Title').fill('Second half')
  await expect(watching.getByRole('heading', { name: 'Second half' })).toBeVisible()
  await expect(watching.getByRole('group', { name: 'New round' })).toBeHidden()
})
