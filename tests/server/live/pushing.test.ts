import { describe, expect, it } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { guestOf, signUp, usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { joinCard, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { frameOf } from '#server/realtime/frames.ts'

describe('pushing changes', () => {
  const app = useApp()
  const host = usePerson(app)

  it('LIV-6, CARD-10: only the room gets the whole public card as it is stored', async () => {
    const [card, another] = [await host.makeCard(), await host.makeCard()]
    const players = await Promise.all([card, card, card].map((one) => joinCard(app.url, one)))
    const [elsewhere, idle] = [await joinCard(app.url, another), await listenTo(app.url)]

    const { body } = await host.patch(card.cardId, { title: 'Live', theme: 'green' })
    const { isOwner: _, canEdit: __, ...stored } = body
    for (const player of players) {
      await player.until(snapshotOf(2))
      expect(player.events).toEqual([{ event: 'card:changed', payload: { card: stored } }])
    }
    for (const listener of [elsewhere, idle]) {
      await listener.settled()
      expect(listener.events).toEqual([])
    }
  })

  it('LIV-6: a snapshot arrives completely, whatever its characters and length', async () => {
    const { cardId } = await host.makeCard()
    const player = await joinCard(app.url, { cardId })
    const cells = Array.from({ length: 25 }, (_, index) => `${index} “Größe” 測試 ${'🦄'.repeat(10)}`)
    const { status, body } = await host.patch(cardId, { cells })
    expect(status).toBe(200)
    const { payload } = await player.until(snapshotOf(body.version))
    expect((payload as { card: Card }).card.cells).toEqual(body.cells)
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeGreaterThan(1500)
  })

  it('LIV-6: the first change of a burst is pushed, and in the end the newest, but not all', async () => {
    const { cardId } = await host.makeCard()
    const player = await joinCard(app.url, { cardId })
    await Promise.all(Array.from({ length: 20 }, (_, index) => host.patch(cardId, { title: `${index}` })))
    await player.until(snapshotOf(21))
    // The next snapshot shows that the throttle interval of the previous one is over.
    await host.patch(cardId, { title: 'After the burst' })
    await player.until(snapshotOf(22))
    const versions = player.versions()
    expect(versions[0]).toBe(2)
    expect(versions.slice(-2)).toEqual([21, 22])
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(versions.length).toBeLessThan(20)
  })

  it('LIV-6: nothing is pushed for a change that was refused', async () => {
    const { cardId } = await host.makeCard({ title: 'Old' })
    const stranger = await signUp(app.url)
    const player = await joinCard(app.url, { cardId })
    const refused = [
      await guestOf(app.url).patch(cardId, { title: 'x' }),
      await stranger.patch(cardId, { title: 'x' }),
      await host.patch(cardId, { title: 7 }),
      await host.patch(cardId, { title: 'x' }, { 'if-match': '"v7"' }),
      await host.patch(cardId, { title: 'x', was: { title: 'y' } }),
      await stranger.call('DELETE', `/api/cards/${cardId}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 400, 412, 409, 403])
    await player.settled()
    expect([player.events, app.announced(cardId)]).toEqual([[], []])
  })

  it('LIV-6: a pushed version is already stored when it is pushed', async () => {
    const { cardId } = await host.makeCard()
    const player = await joinCard(app.url, { cardId })
    const found: Promise<number>[] = []
    player.socket.on('card:changed', () => {
      found.push(
        guestOf(app.url)
          .call('GET', `/api/cards/${cardId}`)
          .then(({ body }) => body.version),
      )
    })
    for (const title of ['One', 'Two', 'Three']) await host.patch(cardId, { title })
    await player.until(snapshotOf(4))
    const versions = await Promise.all(found)
    expect(versions.length).toBeGreaterThan(0)
    player.versions().forEach((version, index) => expect(versions[index]).toBeGreaterThanOrEqual(version))
  })

  it('LIV-7: a join after a lost connection returns what was missed, and pushes continue from there', async () => {
    const { cardId } = await host.makeCard()
    const player = await listenTo(app.url, { reconnection: true })
    await player.join({ cardId, version: 1 })
    const reconnected = new Promise<void>((resolve) => player.socket.once('connect', resolve))
    player.socket.io.engine.close()
    await host.patch(cardId, { title: 'Missed' })
    await reconnected
    // Missed packets are not sent again: the version in the join makes up for them.
    await player.settled()
    expect(player.events).toEqual([])
    const joined = await player.join({ cardId, version: 1 })
    expect(joined).toMatchObject({ ok: true, data: { card: { title: 'Missed', version: 2 } } })
    await host.patch(cardId, { title: 'Heard' })
    await player.until(snapshotOf(3))
  })
})

describe('the heartbeat', () => {
  const app = useApp({ realtime: { versionHeartbeatMs: 40 } })
  const host = usePerson(app)

  it('LIV-8: detects a change and a deletion by another process', async () => {
    const [{ cardId }, other] = [await host.makeCard(), await host.makeCard()]
    const [player, witness] = [await joinCard(app.url, { cardId }), await joinCard(app.url, other)]
    await app.changeElsewhere(cardId, { version: 9 })
    await player.until((received) => received.event === 'card:version' && received.payload.version === 9)
    await app.changeElsewhere(cardId, { deletedAt: new Date() })
    await player.until(({ event }) => event === 'card:deleted')
    // Waits for three more heartbeats, none of which repeats the deletion.
    const heartbeats = witness.events.length + 3
    await witness.until((received) => witness.events.indexOf(received) === heartbeats - 1)
    await player.settled()
    expect(player.events.at(-1)).toEqual({ event: 'card:deleted', payload: { cardId } })
    expect(player.events.filter(({ event }) => event === 'card:deleted')).toHaveLength(1)
  })
})

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
