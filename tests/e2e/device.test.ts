import { devices, type Locator, type Page } from 'playwright/test'
import { changeCard, expect, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { centreOf, marked, square } from './squares.ts'

interface Feedback {
  tones: number
  /** The patterns of `navigator.vibrate`, in ms. */
  vibrations: unknown[]
}

/** Records the tones and vibrations of a page from its next load on. */
async function recordFeedback(page: Page): Promise<() => Promise<Feedback>> {
  await page.addInitScript(() => {
    const feedback: Feedback = { tones: 0, vibrations: [] }
    // oxlint-disable-next-line typescript/unbound-method -- called below on its own object
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      feedback.tones += 1
      start.call(this, when)
    }
    navigator.vibrate = (pattern: unknown) => feedback.vibrations.push(pattern) > 0
    Object.assign(window, { feedback })
  })
  return () => page.evaluate(() => (window as unknown as { feedback: Feedback }).feedback)
}

/** Puts a finger on the center of an element and keeps it there. */
async function touch(page: Page, target: Locator): Promise<{ lift: () => Promise<void> }> {
  const client = await page.context().newCDPSession(page)
  const touchPoints = [await centreOf(target)]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return {
    lift: async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}

/** Counts the wake locks that a page holds from its next load on. */
async function countWakeLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
    Object.assign(window, { heldLocks: () => locks.filter(({ released }) => !released).length })
  })
  return () => page.evaluate(() => (window as unknown as { heldLocks: () => number }).heldLocks())
}

// Chromium's headless shell gives no wake locks.
test('PLAY-16: the screen stays on until its switch is turned off @long', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard()
  const player = await person(phone)
  const wakeLocks = await countWakeLocks(player)
  await player.goto(`/play/${cardId}`)
  await expect.poll(wakeLocks).toBe(1)
  await player.getByRole('switch', { name: 'Keep the screen on' }).tap()
  await expect.poll(wakeLocks).toBe(0)
})

test('PLAY-15 PLAY-17: a phone’s taps and list', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard()
  const player = await person(phone)
  const feedback = await recordFeedback(player)
  await player.goto(`/play/${cardId}`)

  await test.step('a tap vibrates, and sounds once Sound is on', async () => {
    const sound = player.getByRole('switch', { name: 'Sound' })
    await expect(sound).toHaveAttribute('aria-checked', 'false')
    await square(player, 1).tap()
    await expect.poll(feedback).toEqual({ tones: 0, vibrations: [[10]] })
    // A tone that waits over 300 ms for the browser's audio process is skipped. On the next try the process is running.
    await expect(async () => {
      if ((await sound.getAttribute('aria-checked')) === 'true') await sound.tap()
      await sound.tap()
      await expect.poll(async () => (await feedback()).tones, { timeout: 3_000 }).toBe(1)
    }).toPass({ timeout: 30_000 })
    await player.reload()
    await expect(sound).toHaveAttribute('aria-checked', 'true')
    expect(await feedback()).toEqual({ tones: 0, vibrations: [] })
  })

  await test.step('a finger that scrolls starting on a square shows and marks nothing', async () => {
    const target = square(player, 18)
    await expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible()
    const { x, y } = await centreOf(target)
    const client = await player.context().newCDPSession(player)
    const at = (moved: number) => [{ x, y: y - moved }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let moved = 10; moved <= 200; moved += 10)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(moved) })
    await expect.poll(() => player.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    // Twice as long as a long press takes.
    await player.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(player.getByRole('dialog')).toHaveCount(0)
    await expect(marked(player)).toHaveText(['Square 1'])
  })

  await test.step('the list marks the same squares', async () => {
    await player.getByRole('button', { name: 'Show as List' }).tap()
    const list = player.getByRole('dialog', { name: 'Squares as a List' })
    await list.getByRole('checkbox', { name: /^Square 7 / }).tap()
    await expect.poll(feedback).toEqual({ tones: 1, vibrations: [[10]] })
    await list.getByRole('checkbox', { name: /^Square 19 / }).tap()
    await list.getByRole('checkbox', { name: 'Square 25 Row 5, column 5, one to go' }).tap()
    const bingo = player.getByRole('alertdialog', { name: 'BINGO!' })
    // This dialog is on top of the other: Playwright taps nothing that another element covers.
    await bingo.getByRole('button', { name: 'Continue Playing' }).tap()
    await expect(bingo).toBeHidden()
    await expect(list.getByRole('checkbox', { name: 'Square 25 Row 5, column 5, in a line' })).toBeFocused()
    await expect.poll(async () => (await feedback()).vibrations).toEqual([[10], [10], [40, 60, 40, 60, 120]])
  })
})

test('PLAY-30: a note marks its square, is drawn in it, and follows its words', async ({ playing }) => {
  const { player, host, cardId } = await playing({ ...phone, viewport: { width: 320, height: 640 } })
  const shown = (index: number) =>
    player
      .locator('.play-ticket .square')
      .nth(index)
      // Without the alternative text, which is empty because the button's name already has the note for screen readers.
      .evaluate((square) => getComputedStyle(square, '::after').content.split(' / ')[0])
  await expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible()
  const finger = await touch(player, square(player, 7))
  const field = player.getByRole('textbox', { name: 'Note' })
  await expect(field).toBeVisible()
  await finger.lift()
  await expect(player.getByRole('dialog').getByRole('button', { name: 'Mark', exact: true })).toBeVisible()
  await field.fill(' Maria\u202E  from the choir')
  await player.getByRole('button', { name: 'Save Note' }).tap()
  await expect(marked(player)).toHaveText(['Square 7'])
  await expect.poll(() => shown(6)).toBe('"Maria from the choir"')
  await expect(square(player, 7)).toHaveAccessibleName('Square 7, Maria from the choir')
  // Arabic letters need room below the line.
  expect(
    await square(player, 7)
      .locator('..')
      .evaluate((cell) => getComputedStyle(cell, '::after').paddingBottom),
  ).toBe('3px')
  const { cells } = (await (await host.request.get(`/api/cards/${cardId}`)).json()) as { cells: string[] }
  const swapped = cells.with(6, cells[0]!).with(0, cells[6]!)
  await changeCard(host, cardId, { cells: swapped })
  await expect.poll(() => shown(0)).toBe('"Maria from the choir"')
  await player.reload()
  await expect.poll(() => shown(0)).toBe('"Maria from the choir"')
  expect(await shown(6)).toBe('none')
  await player.getByRole('button', { name: 'Share my result' }).tap()
  await expect(player.getByRole('list', { name: 'Note' })).toHaveText(/Square 7.*Maria/)
  await player.keyboard.press('Escape')

  const first = player.getByRole('grid').getByRole('button').first()
  // In dark mode, words that extend beyond their mark keep the background of any mark; a note has a darker one.
  await player.emulateMedia({ colorScheme: 'dark' })
  await expect(first).toHaveCSS(
    'background-image',
    /^linear-gradient\(to top, .+, rgb\(189, 101, 26\) 0px\)$/,
  )
})

test('UI-34: Back on Android closes the menu or the topmost dialog, and leaves the page only after that', async ({
  person,
}) => {
  const { defaultBrowserType: _chromium, ...pixel } = devices['Pixel 7']
  const page = await person(pixel)
  // On a computer Escape does what Back does on a phone, where the page gets no key event.
  await page.addInitScript(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
  )
  await page.goto('/categories')
  const back = () => page.keyboard.press('Escape')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await back()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.goto('/create')
  await page.locator('[data-index="1"] button').first().click()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  for (const left of [1, 0]) {
    await back()
    await expect(page.getByRole('dialog')).toHaveCount(left)
  }
  expect(new URL(page.url()).pathname).toBe('/create')
})

test('UI-34: Back on a computer leaves the page, with the open menu and dialog', async ({ person }) => {
  const page = await person()
  await page.goto('/')
  const open: (() => Promise<void>)[] = [
    () => page.getByRole('banner').getByRole('button', { name: 'Help' }).click(),
    () => page.getByRole('button', { name: 'Appearance' }).click(),
  ]
  for (const press of open) {
    await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
    await press()
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
  }
})
