import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { square } from './squares.ts'

test('EDIT-17 PLAY-30: the browser’s own long press takes nothing of the dialog that has opened under the finger', async ({
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
