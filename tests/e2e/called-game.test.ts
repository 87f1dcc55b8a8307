import type { Locator } from 'playwright/test'
import { phone } from './devices.ts'
import { changeCard, expect, test } from './fixtures.ts'
import { square } from './squares.ts'

test('CALL-1 CALL-7 LIV-14: calls reach everyone, and mark nothing automatically', async ({
  person,
  hostedCard,
}) => {
  const { host, cardId } = await hostedCard()
  const call = (word: string) => changeCard(host, cardId, { call: word })
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await square(player, 1).tap()
  await call('Square 3')
  await expect(player.locator('summary', { hasText: 'Called: Square 3' })).toBeVisible()
  await expect(square(player, 3)).toHaveAccessibleDescription('called')
  await expect(square(player, 3)).toHaveAttribute('aria-pressed', 'false')
  await call('Square 9')
  await player.locator('summary', { hasText: 'Called: Square 9' }).tap()
  await expect(player.getByRole('listitem').filter({ hasText: /^Square [39]$/ })).toHaveText([
    'Square 9',
    'Square 3',
  ])
  await expect(player.getByRole('dialog')).toHaveCount(0)

  const late = await person({ javaScriptEnabled: false })
  await late.goto(`/play/${cardId}`)
  await expect(late.getByText('Called: Square 9')).toBeVisible()
  await late.getByText('Called: Square 9').click()
  await expect(late.getByText('Square 3', { exact: true }).last()).toBeVisible()
})

test('BNG-6 CALL-7: the smallest phone shows whole calls in the strip and what wins below, even with a minimum font size', async ({
  person,
  hostedCard,
}) => {
  const long = 'Someone who never says a word says goodbye first'
  const { host, cardId } = await hostedCard({ pattern: 'two-lines', extra: ['Can you see my slides?', long] })
  await changeCard(host, cardId, { call: 'Can you see my slides?' })
  const player = await person({ ...phone, viewport: { width: 320, height: 640 } })
  await player.goto(`/play/${cardId}`)
  const toWin = player.getByText('To win: two lines, 8 to go')
  await expect(toWin).toBeVisible()
  const hiddenOf = (words: Locator) => words.evaluate((part) => part.scrollWidth - part.clientWidth)
  const call = player.getByText('Called: Can you see my slides?')
  expect(await hiddenOf(call)).toBeLessThanOrEqual(0)
  const isAbove = async () => {
    const [above, below] = await Promise.all([toWin.boundingBox(), call.boundingBox()])
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1)
    return above
  }
  const above = await isAbove()
  const around = await player.locator('.strip').boundingBox()
  expect(above!.y - around!.y).toBeGreaterThanOrEqual(8)
  expect(around!.height).toBe(52)
  // Simulates a browser's minimum font size.
  await player.addStyleTag({ content: '.strip * { font-size: 20px !important }' })
  await isAbove()
  await player.reload()
  // Words that don't fit end in an ellipsis before the number of calls.
  await changeCard(host, cardId, { call: long })
  const longest = player.locator('summary').getByText(`Called: ${long}`)
  await expect(longest).toBeVisible()
  expect(await hiddenOf(longest)).toBeGreaterThan(0)
  expect(await hiddenOf(player.locator('summary'))).toBe(0)

  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await square(player, number).tap()
  await player.getByRole('button', { name: 'Continue Playing' }).tap()
  await expect(player.getByRole('img', { name: /^BINGO at/ })).toBeVisible()
  await changeCard(host, cardId, { call: 'Square 5' })
  const later = player.locator('summary').getByText('Called: Square 5')
  await expect(later).toBeVisible()
  expect(await hiddenOf(later)).toBeLessThanOrEqual(0)
  await later.tap()
  const [list, strip] = await Promise.all(
    ['.calls > ol', '.strip'].map((selector) => player.locator(selector).boundingBox()),
  )
  expect(list!.width).toBeGreaterThan(strip!.width * 0.8)
})

test('BNG-6 CALL-7: a frame shows the winning pattern, and lists calls on top of squares', async ({
  person,
  hostedCard,
}) => {
  const { host, cardId } = await hostedCard({ pattern: 'corners' })
  for (const call of ['Square 3', 'Square 9']) await changeCard(host, cardId, { call })
  const player = await person({ viewport: { width: 400, height: 520 } })
  await player.goto(`/embed/${cardId}`)
  await expect(player.getByText('To win: four corners, 4 to go')).toBeVisible()
  const summary = player.locator('summary')
  const before = await summary.boundingBox()
  await summary.click()
  const list = player.getByRole('list').filter({ hasText: 'Square 9Square 3' })
  await expect(list).toBeVisible()
  // A mask would hide the text.
  await expect(player.locator('.strip')).toHaveCSS('mask-image', 'none')
  expect(await summary.boundingBox()).toEqual(before)
  expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(before!.y + before!.height - 4)
})
