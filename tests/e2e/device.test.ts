import type { Locator, Page } from '@playwright/test'
import { createCard, expect, register, test } from './fixtures.ts'
import { phone } from './devices.ts'

interface Noticed {
  tones: number
  buzzes: unknown[]
}

/** Counts the tones that are started and what the motor is told. */
async function notice(page: Page): Promise<() => Promise<Noticed>> {
  await page.addInitScript(() => {
    const noticed: Noticed = { tones: 0, buzzes: [] }
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with the tone it belongs to
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      noticed.tones += 1
      start.call(this, when)
    }
    navigator.vibrate = (pattern: unknown) => noticed.buzzes.push(pattern) > 0
    Object.assign(window, { noticed })
  })
  return () => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed)
}

/** Lays a finger on the middle of an element. */
async function layFinger(page: Page, target: Locator): Promise<{ lift: () => Promise<void> }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to touch')
  const client = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return {
    lift: async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}

const square = (page: Page, number: number) =>
  page.getByRole('grid').getByRole('button', { name: `Square ${number},` })
const pressed = (page: Page) => page.getByRole('grid').getByRole('button', { pressed: true })

test('PLAY-15 PLAY-17: on a phone a tap is felt and heard, a long press shows the words, the list marks too', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  const noticed = await notice(player)
  await player.goto(`/play/${cardId}`)
  const sound = player.getByRole('switch', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-checked', 'false')
  await square(player, 1).tap()
  await expect.poll(noticed).toEqual({ tones: 0, buzzes: [[10]] })
  await sound.tap()
  await expect.poll(async () => (await noticed()).tones).toBe(1)
  await player.reload()
  await expect(sound).toHaveAttribute('aria-checked', 'true')
  expect(await noticed()).toEqual({ tones: 0, buzzes: [] })

  const finger = await layFinger(player, square(player, 7))
  const words = player.getByRole('dialog', { name: 'Square 7' })
  await expect(words).toBeVisible()
  await finger.lift()
  await expect(words.getByText('Row 2, column 2')).toBeVisible()
  await words.getByRole('button', { name: 'Mark', exact: true }).tap()
  await expect(words).toBeHidden()
  await expect(pressed(player)).toHaveText(['Square 1', 'Square 7'])
  await expect.poll(noticed).toEqual({ tones: 1, buzzes: [[10]] })

  await player.getByRole('button', { name: 'Show as List' }).tap()
  const list = player.getByRole('dialog', { name: 'All Squares' })
  await list.getByRole('checkbox', { name: /^Square 19 / }).tap()
  await list.getByRole('checkbox', { name: 'Square 25 Row 5, column 5, one to go' }).tap()
  const bingo = player.getByRole('alertdialog', { name: 'BINGO!' })
  // The top one of the two: what lies under the other's scrim could not be tapped.
  await bingo.getByRole('button', { name: 'Continue Playing' }).tap()
  await expect(bingo).toBeHidden()
  await expect(list.getByRole('checkbox', { name: 'Square 25 Row 5, column 5, in a line' })).toBeFocused()
  expect((await noticed()).buzzes).toEqual([[10], [10], [40, 60, 40, 60, 120]])
})

test('PLAY-17: a finger that scrolls from a square shows nothing and marks nothing', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.goto(`/play/${cardId}`)
  await expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible()
  const box = (await square(player, 18).boundingBox())!
  const client = await player.context().newCDPSession(player)
  const at = (y: number) => [{ x: box.x + 20, y }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(box.y + 20) })
  for (let moved = 10; moved <= 200; moved += 10)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(box.y + 20 - moved) })
  await expect.poll(() => player.evaluate(() => window.scrollY)).toBeGreaterThan(50)
  // As long again as a long press takes.
  await player.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(player.getByRole('dialog')).toHaveCount(0)
  await expect(pressed(player)).toHaveCount(0)
})

test('PLAY-16: the screen is asked to stay on while the page is looked at', async ({ person }) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person(phone)
  await player.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
    Object.assign(window, { held: () => locks.filter(({ released }) => !released).length })
  })
  const held = () => player.evaluate(() => (window as unknown as { held: () => number }).held())
  await player.goto(`/play/${cardId}`)
  await expect.poll(held).toBe(1)
  await player.getByRole('switch', { name: 'Keep the screen on' }).tap()
  await expect.poll(held).toBe(0)
})

test('PLAY-18 PLAY-19: a guest goes from one card to the last one, and makes a copy of it', async ({
  person,
}) => {
  const host = await person()
  await register(host)
  const first = await createCard(host, { title: 'The first', theme: 'pink' })
  const second = await createCard(host, { title: 'The second', theme: 'green' })
  const player = await person(phone)
  await player.goto(`/play/${first}`)
  const kept = (cardId: string) =>
    player.evaluate((id) => localStorage.getItem(`seen:${id}`) !== null, cardId)
  await expect.poll(() => kept(first)).toBe(true)
  await player.goto(`/play/${second}`)
  await player.getByRole('link', { name: /^The first/ }).tap()
  await expect(player).toHaveURL(`/play/${first}`)
  await expect(player.getByRole('heading', { level: 1, name: 'The first' })).toBeVisible()
  await expect(player.getByRole('link', { name: /^The second/ })).toBeVisible()
  await player.getByRole('link', { name: 'Make a Copy' }).tap()
  await expect(player).toHaveURL(`/create/${first}`)
  await expect(player.getByLabel('Title')).toHaveValue('The first')
})
