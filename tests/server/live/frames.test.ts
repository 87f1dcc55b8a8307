import { expect, it } from 'vitest'
import { frameOf } from '#server/realtime/frames.ts'
import type { Card } from '#shared/schemas/card.ts'
import { startApp } from '#tests/support/app.ts'
import { signUp } from '#tests/server/cards/person.ts'
import { closeListeners, listenTo, snapshotOf } from '#tests/support/sockets.ts'

it.each([0, 1, 124, 125, 65_534, 65_535, 70_000])('LIV-6: %i characters are one text frame', (length) => {
  const packet = 'x'.repeat(length)
  const frame = frameOf(packet)
  expect(frame[0]).toBe(0x81)
  const size = frame[1]!
  const [start, bytes] =
    size < 126
      ? [2, size]
      : size === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))]
  expect(frame.subarray(start).toString()).toBe(`4${packet}`)
  expect(bytes).toBe(length + 1)
  expect(size === 127).toBe(bytes > 65_535)
  expect(size === 126).toBe(bytes > 125 && bytes <= 65_535)
})

it('LIV-6: a snapshot arrives whole, whatever its characters and however long', async () => {
  const app = await startApp()
  const host = await signUp(app.url)
  const { cardId } = await host.makeCard()
  const player = await listenTo(app.url)
  await player.join({ cardId })
  const cells = Array.from({ length: 25 }, (_, index) => `${index} “Größe” 測試 ${'🦄'.repeat(10)}`)
  const { status, body } = await host.patch(cardId, { cells })
  expect(status).toBe(200)
  const { payload } = await player.until(snapshotOf(body.version))
  expect((payload as { card: Card }).card.cells).toEqual(body.cells)
  expect(Buffer.byteLength(JSON.stringify(payload))).toBeGreaterThan(1500)
  closeListeners()
  await app.close()
})
