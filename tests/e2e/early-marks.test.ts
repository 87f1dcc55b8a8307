import type { Page } from 'playwright/test'
import { shuffleKey } from '#client/sync/storage-keys.ts'
import { dealCard } from '#shared/rules/deal.ts'
import type { Card } from '#shared/schemas/card.ts'
import { phone } from './devices.ts'
import { changeCard, expect, test } from './fixtures.ts'
import { holdScripts, notePresses } from './page-checks.ts'
import { isLive, marked, square } from './squares.ts'

/** All squares except the free space. */
const SQUARES = Array.from({ length: 25 }, (_, at) => at + 1).filter((number) => number !== 13)

/** Returns the numbers of the marked squares, even behind the BINGO! dialog. */
const numbers = async (page: Page) =>
  (await page.locator('.cell[aria-pressed=true]').allTextContents()).map((words) =>
    Number(words.replace(/\D+/g, '')),
  )

test('UI-20: stored marks and taps show before the scripts have loaded, and a line is then celebrated @phone', async ({
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
    // Any event of a tap that reaches React makes it hydrate the card before the tap is shown.
    const heard = await notePresses(player)
    await square(player, 3).click()
    await expect.poll(() => numbers(player)).toEqual([1, 2])
    expect(await heard()).toEqual([])
    await player.locator('[data-index="12"]').click()
    expect(await heard()).toContain('pointerdown')
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

test('UI-20: after loads with taps at any time, each tapped square is as the player saw it, and the others are as stored', async ({
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
    // Leaves the card, so that no open page can write to storage.
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
    // Another tab shows what the app makes of the storage itself, without early marks.
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

const EXTRA = Array.from({ length: 16 }, (_, at) => `Square ${at + 101} of the longer list`)
const SQUARES_WITH_BLANKS = Array.from({ length: 25 }, (_, at) => (at % 10 === 2 ? '' : `Square ${at + 1}`))
/** Returns the text of each square on a page. */
const faces = (page: Page) =>
  page.locator('button.cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const names = ['data-step', 'data-called', 'aria-label', 'aria-description', 'aria-pressed']
      return [...names.map((name) => `${name}=${cell.getAttribute(name)}`), cell.innerHTML].join('; ')
    }),
  )

test('UI-20 SHF-6: a player’s own card shows words, marks and taps before the scripts load, and the app changes none', async ({
  person,
  hostedCard,
}) => {
  const { cardId, host } = await hostedCard({
    cells: SQUARES_WITH_BLANKS,
    extra: EXTRA,
  })
  const card = (await (await host.request.get(`/api/cards/${cardId}`)).json()) as { cells: string[] }
  const words = [...card.cells.filter(Boolean), ...EXTRA]
  for (const word of words.filter((_, at) => at % 3 === 0)) await changeCard(host, cardId, { call: word })
  const player = await person({ reducedMotion: 'reduce' })
  const isHydrated = () => expect(player.locator('[data-index="1"] > .cell')).toHaveAttribute('tabindex')
  for (const [at, path] of [`/play/${cardId}?shuffle`, `/play/${cardId}`, `/embed/${cardId}`].entries()) {
    const release = await holdScripts(player)
    await player.goto(path, { waitUntil: 'commit' })
    await expect(player.locator('html')).not.toHaveAttribute('data-shuffled')
    for (const place of [1, 7]) await player.locator(`[data-index="${place}"] > .cell`).click()
    const early = await faces(player)
    expect(early.join()).toContain('of the longer list')
    expect(early.join()).toContain('data-called=')
    expect(await numbers(player)).toHaveLength(at % 2 ? 0 : 2)
    release()
    await isHydrated()
    expect(await faces(player)).toEqual(early)
    await player.unrouteAll()
    await player.goto(path)
    await isHydrated()
    expect(await faces(player)).toEqual(early)
  }
})

test('SHF-6: a script that loads after the app deals nothing', async ({ person, hostedCard }) => {
  const { cardId, host } = await hostedCard()
  const player = await person()
  const release = await holdScripts(player, undefined, /deal-.*\.js$/)
  await player.goto(`/play/${cardId}?shuffle`, { waitUntil: 'commit' })
  await expect(player.locator('[data-index="1"] > .cell')).toHaveAttribute('tabindex')
  const loaded = player.waitForResponse(/deal-.*\.js$/)
  release()
  await (await loaded).finished()
  await square(player, 7).click()
  await expect(marked(player)).toHaveCount(1)
  // Squares that React no longer controls would keep their words.
  const cells = Array.from({ length: 25 }, (_, at) => (at === 12 ? '' : `Changed ${at + 1}`))
  await changeCard(host, cardId, { cells })
  await expect
    .poll(async () => (await player.locator('button.cell').allTextContents()).join())
    .not.toContain('Square')
})

test('EMB-11 UI-20: a picture has the host’s order and no marks, even for a player with marks and their own card', async ({
  playing,
}) => {
  const { player, cardId } = await playing()
  await expect(square(player, 2)).toHaveAttribute('tabindex')
  await square(player, 1).click()
  for (const path of [`/play/${cardId}`, `/play/${cardId}?shuffle`]) {
    await player.goto(path)
    await expect(marked(player)).toHaveText(['Square 1'])
    for (const query of ['marks=off', 'overlay']) {
      await player.goto(`/embed/${cardId}?${query}`)
      await isLive(player)
      const words = await player.locator('.cell').allTextContents()
      expect(words.map((word) => Number(word.replace(/\D+/g, '')))).toEqual(SQUARES.toSpliced(12, 0, 0))
      await expect(player.locator('.cell[data-marked]')).toHaveCount(0)
    }
  }
})

test('SHF-6: a player’s own card shows its calls before the scripts have loaded, with and without called extra words', async ({
  person,
  hostedCard,
}) => {
  const few = SQUARES.slice(0, 8).map((number) => `Square ${number}`)
  for (const [content, called] of [
    [{ cells: few.toSpliced(4, 0, ''), gridSize: 3 }, 'all'],
    [{ cells: SQUARES_WITH_BLANKS, extra: EXTRA }, 'an extra word'],
    [{ cells: SQUARES_WITH_BLANKS, extra: EXTRA }, 'no extra word'],
  ] as const) {
    const { cardId, host } = await hostedCard(content)
    const card = (await (await host.request.get(`/api/cards/${cardId}`)).json()) as Card
    const own = dealCard(card, 'mine').cells.filter(Boolean)
    const extra = own.find((word) => EXTRA.includes(word))
    for (const call of called === 'an extra word' ? [extra] : card.cells.filter(Boolean))
      await changeCard(host, cardId, { call })
    const player = await person()
    await player.addInitScript((key) => localStorage.setItem(key, '{"seed":"mine"}'), shuffleKey(cardId))
    const release = await holdScripts(player)
    await player.goto(`/play/${cardId}`, { waitUntil: 'commit' })
    await expect(player.locator('html')).not.toHaveAttribute('data-shuffled')
    const early = await faces(player)
    for (const word of called === 'all' ? own : [extra]) {
      const said = `data-called=${called === 'no extra word' ? null : true}; aria-label=${word}`
      expect(
        early.find((face) => face.includes(said)),
        said,
      ).toBeDefined()
    }
    release()
    await isLive(player)
    expect(await faces(player)).toEqual(early)
    await player.unrouteAll()
    // Without the early script, the app deals the card itself.
    await player.route(/deal-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript' }))
    await player.reload()
    await expect(player.locator('[data-index="1"] > .cell')).toHaveAttribute('tabindex')
    expect(await faces(player)).toEqual(early)
  }
})
