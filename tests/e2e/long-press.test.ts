import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { centreOf, isLive, marked, square } from './squares.ts'

test('EDIT-17 PLAY-30: the browser’s own long press does not affect the dialog that has opened under the finger', async ({
  playing,
}) => {
  const { player } = await playing(phone)
  await expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible()
  const client = await player.context().newCDPSession(player)
  // Emulates a finger. Chromium reports its long press 180 ms later than the app.
  await client.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
  const box = await square(player, 8).boundingBox()
  const middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  await player.evaluate(() => {
    addEventListener('contextmenu', ({ defaultPrevented }) =>
      document.body.setAttribute('data-menu', String(!defaultPrevented)),
    )
    addEventListener('pointerup', () => document.body.setAttribute('data-lifted', ''))
  })
  const press = (type: 'mousePressed' | 'mouseReleased') =>
    // Not awaited, because this command gets no response in this mode.
    void client
      .send('Input.dispatchMouseEvent', { ...middle, type, button: 'left', clickCount: 1 })
      .catch(() => undefined)
  press('mousePressed')
  await expect(player.getByRole('textbox', { name: 'Note' })).toBeVisible()
  await expect(player.locator('body')).toHaveAttribute('data-menu', 'false')
  press('mouseReleased')
  await expect(player.locator('body')).toHaveAttribute('data-lifted', '')
  expect(await player.evaluate(() => getSelection()?.toString())).toBe('')
  await expect(player.getByRole('dialog')).toBeVisible()
})

test('PLAY-1 EMB-3: two thumbs that tap at the same time mark two squares, once each, and a pinch marks none', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const player = await person(phone)
  const client = await player.context().newCDPSession(player)
  type Finger = { x: number; y: number; id: number }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  for (const path of [`/play/${cardId}`, `/embed/${cardId}`]) {
    await player.goto(path)
    await (path.startsWith('/embed')
      ? isLive(player)
      : expect(player.getByRole('button', { name: 'Show as List' })).toBeVisible())
    const left = { ...(await centreOf(square(player, 1))), id: 0 }
    const right = { ...(await centreOf(square(player, 5))), id: 1 }

    await touch('touchStart', left)
    await touch('touchStart', left, right)
    await touch('touchEnd', right)
    await touch('touchEnd')
    await expect(marked(player)).toHaveCount(2)

    await touch('touchStart', left)
    await touch('touchStart', left, right)
    for (const x of [20, 40, 60]) await touch('touchMove', { ...left, x: left.x + x }, right)
    await touch('touchEnd')
    await player.getByRole('button', { name: /^Square 3\b/ }).tap()
    await expect(marked(player)).toHaveCount(3)
    await player.evaluate(() => localStorage.clear())
  }
})
