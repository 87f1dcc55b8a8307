import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pngSize } from '../support/preview-worker.ts'
import { phone } from './devices.ts'
import { provoke } from './console-messages.ts'
import { changeSquares, expect, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { square as numbered } from './squares.ts'

declare global {
  interface Window {
    /** The words that each painted frame has shown in the grid's first square. */
    shownInFirstSquare?: Set<string>
  }
}

/** Records the visible words of the first square from the first frame of a page's next loads. */
async function watchFirstSquare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown = (window.shownInFirstSquare = new Set<string>())
    const look = () => {
      const words = document.querySelector('[data-index="0"] .words')
      // After 10 s without the player's shuffle the words appear in any case (play.css), which a busy machine may reach.
      const isFallback = 'shuffled' in document.documentElement.dataset && performance.now() > 9_000
      if (words && !isFallback && getComputedStyle(words).opacity === '1') shown.add(words.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
const shownSoFar = (page: Page) => page.evaluate(() => [...(window.shownInFirstSquare ?? [])])

/** The words of all squares in the page's shuffle; waits until all squares are there. */
async function wordsOf(page: Page): Promise<string[]> {
  const buttons = page.locator('[data-index] button')
  await expect(buttons).toHaveText(Array.from({ length: 24 }, () => /./))
  return buttons.allInnerTexts()
}
const square = (page: Page, words: string) => page.getByRole('button', { name: new RegExp(`^${words}, row`) })
const placeOf = (page: Page, words: string) =>
  page.locator('[data-index]', { has: square(page, words) }).getAttribute('data-index')
const squareAt = (page: Page, place: number) => page.locator(`[data-index="${place}"] button`)

test('SHF-2 SHF-3 SHF-4 SHF-5 SHF-6: two players of one card, one of them shuffled, get the same edits', async ({
  person,
  hostedCard,
}) => {
  const { host, cardId } = await hostedCard()
  const [shuffled, other] = [await person(phone), await person()]
  await watchFirstSquare(shuffled)
  await other.goto(`/play/${cardId}`)
  // This link shuffles the card for players who have not chosen yet.
  await shuffled.goto(`/play/${cardId}?shuffle`)
  await expect(shuffled.getByRole('button', { name: "Host's layout" })).toBeVisible()
  const mine = await wordsOf(shuffled)
  const hosts = await wordsOf(other)
  expect(hosts[0]).toBe('Square 1')
  expect(mine).not.toEqual(hosts)
  expect([...mine].sort()).toEqual([...hosts].sort())
  await expect.poll(() => shownSoFar(shuffled)).toEqual([mine[0]])

  await squareAt(shuffled, 0).tap()
  for (const place of [1, 2, 3]) await squareAt(shuffled, place).tap()
  await expect(shuffled.getByText('One to go')).toBeVisible()
  for (const words of mine.slice(0, 4)) await square(other, words).click()

  // The end of the test looks for Square 1.
  const edited = mine.slice(1, 4).find((words) => words !== 'Square 1') ?? ''
  const places = [await placeOf(shuffled, edited), await placeOf(other, edited)]
  expect(places[0]).toBe(String(mine.indexOf(edited)))
  await changeSquares(host, cardId, { [Number(edited.replace('Square ', '')) - 1]: 'Other words' })
  for (const [at, player] of [shuffled, other].entries()) {
    await expect(square(player, 'Other words')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => placeOf(player, 'Other words')).toBe(places[at])
  }

  await squareAt(shuffled, 4).tap()
  const bingo = shuffled.getByRole('alertdialog')
  await expect(bingo.getByText('The top row is yours.')).toBeVisible()
  await bingo.getByRole('button', { name: 'Continue Playing' }).tap()

  const before = await wordsOf(shuffled)
  await shuffled.goto(`/play/${cardId}`)
  await expect(shuffled.getByText('BINGO!')).toBeVisible()
  await expect(shuffled.locator('[data-index] button')).toHaveText(before)
  await expect.poll(() => shownSoFar(shuffled)).toEqual([before[0]])
  await expect(bingo).toBeHidden()

  await shuffled.getByRole('button', { name: "Host's layout" }).tap()
  await expect(squareAt(shuffled, 0)).toHaveText('Square 1')
  await expectAccessible(shuffled)
  await shuffled.goto(`/play/${cardId}?shuffle`)
  await expect(shuffled.getByRole('button', { name: 'Shuffle for me' })).toBeVisible()
  await expect(squareAt(shuffled, 0)).toHaveText('Square 1')
})

test('RES-1 RES-2 RES-3 RES-4: a picture of the result is created on the device, saved and copied, without a request', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const player = await person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await player.goto(`/play/${cardId}`)
  for (const number of [1, 2, 3, 4, 5]) await numbered(player, number).click()
  await expect(player.locator('[aria-pressed="true"]')).toHaveCount(5)
  const bingo = player.getByRole('alertdialog')
  await expect(bingo.getByRole('button', { name: 'Share my result' })).toBeVisible()

  const requests: string[] = []
  player.on('request', (request) => {
    if (!/^blob:|\/assets\/[^/]+\.(js|css|woff2)$/.test(request.url())) requests.push(request.url())
  })
  await bingo.getByRole('button', { name: 'Share my result' }).click()
  const dialog = player.getByRole('dialog', { name: 'My Result' })
  const picture = dialog.getByRole('img', {
    name: 'My card Stand-up bingo: BINGO! One line, 5 of 24 squares marked.',
  })
  await expect(picture).toBeVisible()
  await expectAccessible(player)

  const saving = player.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download picture' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('Stand-up bingo.png')
  expect(pngSize(await readFile(await download.path()))).toEqual({ width: 1080, height: 1350 })

  await dialog.getByRole('button', { name: 'Copy as emoji' }).click()
  await expect(player.getByText('Result Copied').first()).toBeVisible()
  const text = await player.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Stand-up bingo',
    'BINGO!',
    '“Square 5” did it in under a minute.',
    '🟩🟩🟩🟩🟩',
    '⬜⬜⬜⬜⬜',
  ])
  expect(text).toMatch(new RegExp(`/play/${cardId}$`))
  await dialog.getByRole('button', { name: 'Copy picture' }).click()
  await expect(player.getByText('Picture Copied').first()).toBeVisible()
  const types = await player.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(types).toContain('image/png')
  expect(requests).toEqual([])

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(bingo.getByRole('button', { name: 'Share my result' })).toBeFocused()
})

test('SHF-6: a link that shuffles shows the words in the host’s order when the app’s code does not load', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const page = await person()
  await provoke(page, ['ERR_FAILED'], async () => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`/play/${cardId}?shuffle`)
    await expect(page.locator('html')).not.toHaveAttribute('data-shuffled')
    await expect(squareAt(page, 0)).toHaveText('Square 1')
  })
})
