import type { Locator } from 'playwright/test'
import { dealsForPages } from '../support/deals.ts'
import { deals } from '../support/many-deals.ts'
import { phone } from './devices.ts'
import { expect, register, test } from './fixtures.ts'

const WORDS = Array.from({ length: 40 }, (_, at) => `Word ${at + 1}`)
/** More players would take half a minute; tests/shared/deal.test.ts deals 25 cards. */
const PLAYERS = 4

test('DEAL-6: a list of 40 words becomes a different card on each phone with at most 5 taps @long', async ({
  person,
}) => {
  test.slow()
  const host = await person({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await register(host)
  await host.goto('/create')
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await tap(host.getByRole('button', { name: 'Paste a list', exact: true }))
  await host.getByRole('textbox', { name: 'List' }).fill(WORDS.join('\n'))
  await tap(host.getByRole('button', { name: 'Fill squares' }))
  await tap(host.getByRole('button', { name: 'Save', exact: true }))
  await tap(host.getByRole('switch', { name: 'A different layout for each player' }))
  await tap(host.getByRole('button', { name: 'Copy link' }))
  expect(taps).toBeLessThanOrEqual(5)
  const link = await host.evaluate(() => navigator.clipboard.readText())

  const player = await person(phone)
  const cards = new Set<string>()
  for (let at = 0; at < PLAYERS; at++) {
    await player.goto(link)
    await expect(player.getByText('Your own card.')).toBeVisible()
    const own = await player.getByRole('grid').getByRole('button').allTextContents()
    expect(new Set(own).size).toBe(24)
    cards.add([...own].sort().join())
    // The next player's phone has nothing stored.
    await player.evaluate(() => localStorage.clear())
    await player.goto('about:blank')
  }
  expect(cards.size).toBe(PLAYERS)
})

test('DEAL-1: players in Chromium get the cards that Node deals', async ({ person }) => {
  const player = await person()
  const dealt = await player.evaluate(await dealsForPages())
  expect(dealt.length).toBeGreaterThan(500)
  expect(dealt).toEqual(deals())
})
