import { phone } from './devices.ts'
import { expect, register, test } from './fixtures.ts'

/** Returns a number with the letter of its column: `B 12`. */
const nameOf = (number: number) => `${'BINGO'[Math.floor((number - 1) / 15)]} ${number}`

test('COLS-2 COLS-8 COLS-9 COLS-10: classic bingo starts on the first page, deals each player a card, and calls with letters', async ({
  person,
}) => {
  const host = await person(phone)
  await register(host)
  await host.goto('/')
  await host.getByRole('button', { name: 'Classic bingo, 1 to 75' }).tap()
  await host.waitForURL(/\/play\/.*\?shuffle$/)
  await expect(host.getByText('Your own card.')).toBeVisible()
  const player = await person(phone)
  await player.goto(host.url())
  await expect(player.getByText('Your own card.')).toBeVisible()
  const numbers = async (page: typeof host) =>
    (await page.getByRole('grid').getByRole('button').allTextContents()).map(Number)
  const [hosts, players] = [await numbers(host), await numbers(player)]
  expect(players).not.toEqual(hosts)
  for (const card of [hosts, players])
    expect(card.map((number) => nameOf(number)[0]).join('')).toBe(
      'BINGO'.repeat(2) + 'BIGO' + 'BINGO'.repeat(2),
    )
  // Each letter is above the center of its column.
  for (const [column, letter] of [...'BINGO'].entries()) {
    const over = await player.locator('.card-letters').getByText(letter, { exact: true }).boundingBox()
    const square = await player.getByRole('gridcell').nth(column).boundingBox()
    expect(Math.abs(over!.x + over!.width / 2 - square!.x - square!.width / 2)).toBeLessThan(2)
    expect(over!.y).toBeLessThan(square!.y)
  }

  await host.goto(`${new URL(host.url()).pathname.replace('play', 'present')}?shuffle&view=caller`)
  await host.getByRole('button', { name: 'Next' }).tap()
  const word = host.locator('.present-word')
  await expect(word).toHaveText(/^[BINGO] \d+$/)
  const called = (await word.textContent())!
  expect(called).toBe(nameOf(Number(called.slice(2))))
  await expect(player.getByText(`Called: ${called}`, { exact: true })).toBeVisible()
  const board = host.getByRole('region', { name: 'Called so far' })
  await expect(board.getByRole('listitem')).toHaveCount(75)
  await expect(board.locator('[data-called]')).toHaveCount(1)
  // All 75 are in view on a phone.
  expect(await board.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0)
})
