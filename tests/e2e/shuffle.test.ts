import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pngSize } from '../support/preview-worker.ts'
import { phone } from './devices.ts'
import { createCard, expect, expectAccessible, register, test } from './fixtures.ts'

declare global {
  interface Window {
    /** The words that could be read in the grid's first square, frame by frame. */
    readInFirstSquare?: Set<string>
  }
}

/** Notes from the first frame on what a person could read. */
async function watchFirstSquare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = (window.readInFirstSquare = new Set<string>())
    const look = () => {
      const words = document.querySelector('[data-index="0"] .words')
      if (words && getComputedStyle(words).opacity === '1') read.add(words.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
const readSoFar = (page: Page) => page.evaluate(() => [...(window.readInFirstSquare ?? [])])

/** What the squares say, in the order that they stand in. */
const wordsOf = (page: Page) => page.locator('[data-index] button').allInnerTexts()
const square = (page: Page, words: string) => page.getByRole('button', { name: new RegExp(`^${words}, row`) })
const placeOf = (page: Page, words: string) =>
  page.locator('[data-index]', { has: square(page, words) }).getAttribute('data-index')
const squareAt = (page: Page, place: number) => page.locator(`[data-index="${place}"] button`)

test('SHF-2 SHF-3 SHF-4 SHF-5 SHF-6: two players of one card, each in their own order, hear the same edits', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const [shuffled, other] = [await person(phone), await person()]
  await watchFirstSquare(shuffled)
  await other.goto(`/play/${cardId}`)
  // The host's link recommends an order of one's own.
  await shuffled.goto(`/play/${cardId}?shuffle`)
  await expect(shuffled.getByRole('button', { name: "Host's order" })).toBeVisible()
  const mine = await wordsOf(shuffled)
  const hosts = await wordsOf(other)
  expect(hosts[0]).toBe('Square 1')
  expect(mine).not.toEqual(hosts)
  expect([...mine].sort()).toEqual([...hosts].sort())
  expect(await readSoFar(shuffled)).toEqual([mine[0]])

  await squareAt(shuffled, 0).tap()
  for (const place of [1, 2, 3]) await squareAt(shuffled, place).tap()
  await expect(shuffled.getByText('One to go')).toBeVisible()
  for (const words of mine.slice(0, 4)) await square(other, words).click()

  // Square 1 is looked for again below.
  const edited = mine.slice(1, 4).find((words) => words !== 'Square 1') ?? ''
  const places = [await placeOf(shuffled, edited), await placeOf(other, edited)]
  expect(places[0]).toBe(String(mine.indexOf(edited)))
  const answer = await host.request.patch(`/api/cards/${cardId}`, {
    data: {
      cells: { [Number(edited.replace('Square ', '')) - 1]: 'Other words' },
      gridSize: 5,
      hasFreeSpace: true,
    },
  })
  expect(answer.status()).toBe(200)
  for (const [at, player] of [shuffled, other].entries()) {
    await expect(square(player, 'Other words')).toHaveAttribute('aria-pressed', 'true')
    expect(await placeOf(player, 'Other words')).toBe(places[at])
  }

  await squareAt(shuffled, 4).tap()
  const bingo = shuffled.getByRole('alertdialog')
  await expect(bingo.getByText('The top row is yours.')).toBeVisible()
  await bingo.getByRole('button', { name: 'Continue Playing' }).tap()

  const before = await wordsOf(shuffled)
  await shuffled.goto(`/play/${cardId}`)
  await expect(shuffled.getByText('BINGO!')).toBeVisible()
  expect(await wordsOf(shuffled)).toEqual(before)
  expect(await readSoFar(shuffled)).toEqual([before[0]])
  await expect(bingo).toBeHidden()

  await shuffled.getByRole('button', { name: "Host's order" }).tap()
  await expect(squareAt(shuffled, 0)).toHaveText('Square 1')
  await expectAccessible(shuffled)
  await shuffled.goto(`/play/${cardId}?shuffle`)
  await expect(shuffled.getByRole('button', { name: 'Shuffle for me' })).toBeVisible()
  await expect(squareAt(shuffled, 0)).toHaveText('Square 1')
})

test('RES-1 RES-2 RES-3 RES-4: a result is drawn on the device, saved and copied, and nothing is sent for it', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person({ permissions: ['clipboard-read', 'clipboard-write'] })
  await player.goto(`/play/${cardId}`)
  for (const number of [1, 2, 3, 4, 5]) await square(player, `Square ${number}`).click()
  const bingo = player.getByRole('alertdialog')
  await expect(bingo.getByRole('button', { name: 'Share my result' })).toBeVisible()

  const asked: string[] = []
  player.on('request', (request) => {
    if (!/^blob:|\/assets\/[^/]+\.(js|css|woff2)$/.test(request.url())) asked.push(request.url())
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
  expect(text.split('\n').slice(0, 4)).toEqual(['Stand-up bingo', 'BINGO!', '🟩🟩🟩🟩🟩', '⬜⬜⬜⬜⬜'])
  expect(text).toMatch(new RegExp(`/play/${cardId}$`))
  await dialog.getByRole('button', { name: 'Copy picture' }).click()
  await expect(player.getByText('Picture Copied').first()).toBeVisible()
  const types = await player.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(types).toContain('image/png')
  expect(asked).toEqual([])

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(bingo.getByRole('button', { name: 'Share my result' })).toBeFocused()
})
