import { phone } from './devices.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { marked, square } from './squares.ts'

test('TRASH-1 TRASH-5: a host deletes a card and restores it, and a player finds their marks on it', async ({
  person,
}) => {
  const [host, player] = [await person({ viewport: { width: 320, height: 640 } }), await person(phone)]
  const cardId = await registerWithCard(host)
  const link = `/play/${cardId}`
  const notice = player.getByRole('main').getByText('The host deleted this card.')
  await player.goto(link)
  await square(player, 3).tap()
  await square(player, 7).tap()

  await host.goto('/my-cards')
  await host.getByRole('button', { name: 'More for Stand-up bingo' }).click()
  const last = host.getByRole('menuitem', { name: 'Delete' })
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.click()
  const asked = host.getByRole('alertdialog')
  await expect(asked.getByText('You can restore it for 30 days')).toBeVisible()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(notice).toBeVisible()
  expect((await host.request.get(link)).status()).toBe(404)

  const deleted = host.getByRole('button', { name: 'Deleted (1)' })
  await deleted.focus()
  await host.keyboard.press('Enter')
  const row = host.getByRole('listitem').filter({ hasText: '30 days left' })
  await expect(row).toBeVisible()
  const { scrollWidth, clientWidth } = await host.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBe(clientWidth)
  await row.getByRole('button', { name: 'Restore Stand-up bingo' }).press('Enter')
  await expect(host.getByRole('heading', { name: 'Stand-up bingo' })).toBeVisible()
  await expect(deleted).toBeHidden()

  // As when the phone is taken up again: the page asks by itself.
  await player.evaluate(() => dispatchEvent(new Event('online')))
  await expect(notice).toBeHidden()
  await expect(marked(player)).toHaveCount(2)
  await player.reload()
  await expect(marked(player)).toHaveCount(2)
})
