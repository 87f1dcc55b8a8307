import type { Page } from '@playwright/test'
import { createCard, expect, expectConsole, register, test } from './fixtures.ts'
import { phone } from './devices.ts'

function square(page: Page, number: number) {
  return page.getByRole('button', { name: new RegExp(`^Square ${number},`) })
}

test('PLAY-3 PLAY-4 BNG-2: the first line opens the dialog once, the banner stays, Reset Marks can be undone', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  for (const number of [11, 12, 14, 15]) await square(player, number).tap()
  const dialog = player.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue Playing' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Continue Playing' }).tap()
  await expect(dialog).toBeHidden()
  await expect(player.getByText('BINGO!')).toBeVisible()

  await player.reload()
  await expect(player.getByText('BINGO!')).toBeVisible()
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(4)
  await expect(dialog).toBeHidden()

  await player.getByRole('button', { name: 'Reset Marks' }).tap()
  await expect(player.getByText('All marks have been cleared.').first()).toBeVisible()
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(0)
  await player.getByRole('button', { name: 'Undo' }).tap()
  await expect(player.getByRole('button', { pressed: true })).toHaveCount(4)
  await expect(dialog).toBeHidden()
})

test('LIV-14 LIV-13: an edit that completes a line raises the banner only; focus, scroll and marks stay', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  for (const number of [1, 2, 3, 4, 6]) await square(player, number).tap()
  await square(player, 6).focus()
  await player.evaluate(() => window.scrollTo(0, 120))
  const scrolled = await player.evaluate(() => window.scrollY)

  // Square 6 is marked; its words move to the end of the first row, and so does its mark.
  const answer = await host.request.patch(`/api/cards/${cardId}`, {
    data: { cells: { 4: 'Square 6', 5: 'Square 5' }, gridSize: 5, hasFreeSpace: true },
  })
  expect(answer.status()).toBe(200)
  await expect(player.getByText('BINGO!')).toBeVisible()
  await expect(player.getByRole('button', { pressed: true })).toHaveText([
    'Square 1',
    'Square 2',
    'Square 3',
    'Square 4',
    'Square 6',
  ])
  await expect(player.getByRole('alertdialog')).toHaveCount(0)
  await expect(player.getByText('The host changed 2 squares')).toHaveCount(1)
  expect(await player.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await player.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
})

test('PLAY-8: two tabs of one card show the same marks', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const first = await person()
  await first.goto(`/play/${cardId}`)
  const second = await first.context().newPage()
  await second.goto(`/play/${cardId}`)
  await square(first, 3).click()
  await expect(second.getByRole('button', { pressed: true })).toHaveText(['Square 3'])
  await square(second, 4).click()
  await expect(first.getByRole('button', { pressed: true })).toHaveText(['Square 3', 'Square 4'])
})

test('PLAY-7: with storage refused the card is played all the same, and it is said once', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person()
  await player.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await player.goto(`/play/${cardId}`)
  await square(player, 1).click()
  await square(player, 2).click()
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1', 'Square 2'])
})

test('PLAY-2: nothing that a player does is sent to anybody', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person()
  const sent: string[] = []
  await player.goto(`/play/${cardId}`)
  player.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  player.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await player.reload()
  for (const number of [1, 2, 3, 4, 5]) await square(player, number).click()
  await player.getByRole('button', { name: 'Continue Playing' }).click()
  await player.getByRole('button', { name: 'Reset Marks' }).click()
  // The socket's own join is the proof that frames are seen at all.
  await expect.poll(() => sent.some((line) => line.includes('card:join'))).toBe(true)
  const calls = sent.filter(
    (line) => line.startsWith('POST ') || line.startsWith('PATCH ') || line.startsWith('DELETE '),
  )
  expect(calls).toEqual([])
  expect(sent.filter((line) => line.includes('card:') && !line.includes('card:join'))).toEqual([])
})

for (const width of [320, 390, 430])
  test(`PLAY-10: at ${width} px the whole card is there without sideways scrolling, each square 44 px or more`, async ({
    person,
  }) => {
    const host = await person()
    await register(host)
    const longest = 'Telekommunikationsgesellschaft says it is up again'
    const cells = Array.from({ length: 25 }, (_, index) =>
      index === 12 ? '' : `${longest.slice(0, 49)}${index % 10}`,
    )
    const cardId = await createCard(host, { cells, title: 'A'.repeat(100) })
    const player = await person({ ...phone, viewport: { width, height: 700 } })
    await player.goto(`/play/${cardId}`)
    const wide = await player.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide).toBe(0)
    const buttons = player.getByRole('grid').getByRole('button')
    await expect(buttons).toHaveCount(24)
    const cramped = await buttons.evaluateAll((elements) =>
      elements
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const words = element.querySelector('.words')?.getBoundingClientRect()
          return {
            width,
            height,
            clipped: words !== undefined && (words.width > width + 1 || words.height > height + 1),
          }
        })
        .filter(({ width, height, clipped }) => width < 44 || height < 44 || clipped),
    )
    expect(cramped).toEqual([])
  })

test('PLAY-12: a card deleted while it is played stays on the screen, with a notice', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person()
  expectConsole(player, '404')
  await player.goto(`/play/${cardId}`)
  await square(player, 1).click()
  // An edit that arrives shows that the player's socket has joined.
  await host.request.patch(`/api/cards/${cardId}`, { data: { title: 'Last words' } })
  await expect(player.getByRole('heading', { name: 'Last words' })).toBeVisible()
  expect((await host.request.delete(`/api/cards/${cardId}`)).status()).toBe(204)
  await expect(player.getByText(/deleted/i).first()).toBeVisible()
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1'])
})
