import type { Page } from '@playwright/test'
import { phone } from './devices.ts'
import { goOffline, installed, WITH_WORKER } from './installed-app.ts'
import { createCard, expect, expectAccessible, register, test } from './fixtures.ts'

const VIEWS = [
  ['', 'Card'],
  ['?view=code', 'Code'],
  ['?view=caller', 'Caller'],
] as const

const CELLS = [
  'Tea',
  'Somebody says “synergy”',
  'Telekommunikationsgesellschaft',
  'A dog barks in the background of the call today',
  'Deadline moves by a week or two, nobody minds it',
  'MMM WWW',
  'Wrong meeting room',
  'Low-hanging fruit',
]

/** The texts on the screen that reach beyond their square, or that a line breaks at no place made for it. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.present-card .cell')].flatMap((cell) => {
      const words = cell.querySelector('.words')
      if (!words) return []
      const [inner, outer] = [words.getBoundingClientRect(), cell.getBoundingClientRect()]
      const isOut = inner.top < outer.top || inner.bottom > outer.bottom || inner.left < outer.left
      const text = words.firstChild!
      const top = (at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        // At the start of a line there is a second, empty one at the end of the line before.
        return [...range.getClientRects()].at(-1)?.top ?? 0
      }
      const said = text.textContent ?? ''
      const isBroken = [...said].some(
        (letter, at) =>
          /\p{L}/u.test(letter) && /\p{L}/u.test(said[at + 1] ?? '') && top(at + 1) > top(at) + 5,
      )
      return isOut || isBroken ? [said] : []
    }),
  )
}

test('PRS-1 PRS-2 PRS-9 SHARE-6 SHARE-7 LIV-10: a host presents a card, edits it meanwhile, and calls its words, without a network too', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host, { title: 'The whole team, all day' })
  await host.goto(`/create/${cardId}`)
  await host.getByRole('button', { name: 'Share', exact: true }).click()
  const share = host.getByRole('dialog', { name: 'Share BingoBoard' })
  await share.getByRole('switch', { name: 'Everyone gets their own order' }).click()
  const passedOn = `/play/${cardId}?shuffle`
  await expect(share.getByLabel('Link to this card')).toHaveValue(new RegExp(`/play/${cardId}\\?shuffle$`))
  const present = (await share.getByRole('link', { name: 'Present' }).getAttribute('href'))!

  const projector = await person({ viewport: { width: 1920, height: 1080 }, ...WITH_WORKER })
  await projector.goto(present)
  await expect(projector.getByRole('heading', { level: 1 })).toHaveText('The whole team, all day')
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(projector.getByRole(part)).toHaveCount(0)
  await projector.keyboard.press('2')
  await expect(projector.getByText(passedOn)).toBeVisible()

  const player = await person(phone)
  await player.goto(passedOn)
  await expect(projector.getByText('1 person sees this card')).toBeVisible()
  await projector.keyboard.press('1')

  const answer = await host.request.patch(`/api/cards/${cardId}`, {
    data: { cells: { 0: 'Rain at noon' }, gridSize: 5, hasFreeSpace: true },
  })
  expect(answer.status()).toBe(200)
  await expect(projector.getByText('Rain at noon')).toBeVisible()

  await projector.keyboard.press('3')
  await expect(projector.getByText('24 to come')).toBeVisible()
  const called = projector.getByRole('region', { name: 'Called so far' }).getByRole('listitem')
  await projector.getByRole('button', { name: 'Next' }).click()
  await projector.keyboard.press('ArrowRight')
  await projector.keyboard.press('PageDown')
  await expect(called).toHaveCount(3)
  const words = await called.allTextContents()
  expect(new Set(words).size).toBe(3)
  await projector.reload()
  await expect(called).toHaveText(words)
  await expect(projector.getByText('3 called, 21 to come')).toBeVisible()
  await projector.keyboard.press('ArrowLeft')
  await expect(called).toHaveText(words.slice(1))

  await installed(projector)
  await goOffline(projector)
  await projector.reload()
  await expect(called).toHaveText(words.slice(1))
  await expect(projector.getByRole('paragraph').filter({ hasText: 'Offline' })).toBeVisible()
})

test('PRS-3 PRS-5: the whole card is on every screen, its words as large as they fit; the bar goes and comes back', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const card = (gridSize: number) =>
    createCard(host, {
      title: 'A very long title that goes on and on so that it fills the stub of the card up',
      gridSize,
      cells: Array.from({ length: gridSize ** 2 }, (_, index) =>
        index === Math.floor(gridSize ** 2 / 2) ? '' : CELLS[index % CELLS.length],
      ),
    })
  const cardIds = await Promise.all([3, 4, 5].map(card))
  const page = await person()
  for (const [width, height, smallest] of [
    [1920, 1080, 48],
    [1280, 800, 30],
    [390, 844, 13],
    [320, 568, 9],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const cardId of cardIds) {
      await page.goto(`/present/${cardId}`)
      const grid = page.getByRole('grid')
      await expect(grid).toBeInViewport({ ratio: 1 })
      await expect.poll(() => misfits(page)).toEqual([])
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]),
      ).toEqual([0, 0])
      const sizes = await grid
        .locator('.words')
        .evaluateAll((all) => all.map((words) => Number.parseFloat(getComputedStyle(words).fontSize)))
      expect(Math.min(...sizes), `${width}x${height}`).toBeGreaterThanOrEqual(smallest)
    }
  }
  const bar = page.locator('.present-bar')
  await expect(bar).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to the card' })).toBeFocused()
  await expect(bar).toHaveCSS('opacity', '1')
})

test('PRS-10: no view breaks a rule of axe, light or dark, on a projector or a phone', async ({ person }) => {
  // Twelve audits, each of which takes seconds.
  test.slow()
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  for (const viewport of [{ width: 1280, height: 800 }, phone.viewport])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await person({ viewport, colorScheme, reducedMotion: 'reduce' })
      for (const [search, name] of VIEWS) {
        await page.goto(`/present/${cardId}${search}`)
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
        if (name === 'Caller') for (let call = 0; call < 9; call++) await page.keyboard.press('ArrowRight')
        // The bar as it is when somebody uses it.
        await page.mouse.move(9, 9 + search.length)
        await expectAccessible(page)
      }
    }
})
