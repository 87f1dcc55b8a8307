import type { Page } from 'playwright/test'
import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './page-checks.ts'
import { marked, square } from './squares.ts'

/** All but the free space. */
const SQUARES = Array.from({ length: 25 }, (_, at) => at + 1).filter((number) => number !== 13)

/** The numbers of the marked squares, also behind the dialog of a BINGO!. */
const numbers = async (page: Page) =>
  (await page.locator('.cell[aria-pressed=true]').allTextContents()).map((words) =>
    Number(words.replace(/\D+/g, '')),
  )

test('UI-20: before the scripts have loaded, stored marks and taps show, and a line is celebrated @phone', async ({
  person,
  hostedCard,
  isMobile,
}) => {
  const { cardId } = await hostedCard()
  const player = await person({ ...(isMobile && phone), reducedMotion: 'reduce' })
  for (const path of [`/play/${cardId}`, `/embed/${cardId}`]) {
    await player.goto(path)
    await expect(square(player, 2)).toHaveAttribute('tabindex')
    for (const number of [1, 2, 3])
      if ((await square(player, number).getAttribute('aria-pressed')) === 'false')
        await square(player, number).click()
    const release = await holdScripts(player)
    await player.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => numbers(player)).toEqual([1, 2, 3])
    await square(player, 3).click()
    await expect.poll(() => numbers(player)).toEqual([1, 2])
    for (const number of [3, 4, 5, 9]) await square(player, number).click()
    await expect.poll(() => numbers(player)).toEqual([1, 2, 3, 4, 5, 9])
    release()
    await expect(player.getByText('BINGO!').first()).toBeVisible()
    expect(await numbers(player)).toEqual([1, 2, 3, 4, 5, 9])
    await player.unrouteAll()
    await player.goto(path)
    await expect.poll(() => numbers(player)).toEqual([1, 2, 3, 4, 5, 9])
    for (const number of [4, 5, 9]) await square(player, number).click()
  }
})

const pick = (most: number) => Math.floor(Math.random() * most)
const CHANGES = [
  {},
  { version: 0 },
  { round: 0 },
  { seed: 'AAAA' },
  { version: 0, round: 0 },
  { marks: 'broken' },
]

test('UI-20: after loads with taps at any time, each tapped square is as the player saw it, and the others as they are stored', async ({
  person,
  hostedCard,
}) => {
  test.slow()
  const { cardId } = await hostedCard()
  const key = `marks:${cardId}`
  const player = await person({ reducedMotion: 'reduce' })
  await player.goto(`/play/${cardId}`)
  await square(player, 1).click()
  await expect(marked(player)).toHaveCount(1)
  for (const change of CHANGES) {
    // No page of the card is open that could write.
    await player.goto('/logo.svg')
    const changed = await player.evaluate(
      ([key, values]) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as object
        return JSON.stringify({ ...kept, ...values })
      },
      [key, change] as const,
    )
    const store = () =>
      player.evaluate(([name, value]) => localStorage.setItem(name, value), [key, changed] as const)
    await store()
    // What the app makes of it alone, in another tab.
    const other = await player.context().newPage()
    await other.goto(`/play/${cardId}`)
    await expect(other.locator('[data-index="1"] > .cell')).toHaveAttribute('tabindex')
    const stored = new Set(await numbers(other))
    await other.close()
    await store()

    const release = await holdScripts(player)
    await player.goto(`/play/${cardId}`, { waitUntil: 'commit' })
    await player.locator('[data-index="24"] > .cell').waitFor()
    const releaseAfter = pick(12)
    for (let tap = 0; tap < 12; tap++) {
      if (tap === releaseAfter) release()
      const number = SQUARES[pick(SQUARES.length)]!
      const cell = player.locator(`[data-index="${number - 1}"] > .cell`)
      const wasMarked = await cell.evaluate((button: HTMLElement) => {
        const isPressed = button.getAttribute('aria-pressed') === 'true'
        button.click()
        return isPressed
      })
      if (wasMarked) stored.delete(number)
      else stored.add(number)
    }
    const expected = [...stored].sort((one, another) => one - another)
    await expect.poll(() => numbers(player), JSON.stringify({ change, releaseAfter })).toEqual(expected)
    await expect(player.locator('[data-index="1"] > .cell')).toHaveAttribute('tabindex')
    expect(await numbers(player)).toEqual(expected)
    await player.unrouteAll()
  }
})
