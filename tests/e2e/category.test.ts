import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'

test('CAT-30 LND-1: two taps turn an occasion into a game', async ({ person }) => {
  const guest = await person(phone)
  await guest.goto('/')
  await guest.getByRole('link', { name: 'Virtual meetings' }).tap()
  const play = guest.getByRole('button', { name: 'Play this card' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await play.tap()
  await expect(guest).toHaveURL(/\/play\/temp-/)
  const square = guest.getByRole('grid').getByRole('button').first()
  await square.tap()
  await expect(square).toHaveAttribute('aria-pressed', 'true')
})

test('CAT-31 GRID-2: FREE stays inside its rosette on a tablet, whose squares are low', async ({
  person,
}) => {
  const guest = await person({ viewport: { width: 700, height: 800 } })
  await guest.goto('/categories/movienight')
  const free = guest.locator('.cell.free')
  await expect(free.getByText('FREE')).toBeVisible()
  const widthOf = async (selector: string) => (await free.locator(selector).boundingBox())!.width
  expect(await widthOf('.words')).toBeLessThan(await widthOf('svg'))
})
