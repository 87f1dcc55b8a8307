import { describe, expect, it } from 'vitest'
import { connectionOf } from '#server/realtime/rooms.ts'
import { usePerson } from '#tests/server/cards/person.ts'
import { startApp, useApp } from '#tests/support/app.ts'
import { listenTo, snapshotOf } from '#tests/support/sockets.ts'

describe('connections', () => {
  const app = useApp({ realtime: { snapshotIntervalMs: 0 } })
  const host = usePerson(app)

  it('SEC-2: a handshake from a foreign origin is refused; one from ours, or without an origin, is accepted', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null ' + app.url },
      { origin: `${app.url}.evil.example` },
      { origin: app.url, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) await expect(listenTo(app.url, { headers })).rejects.toThrow()
    const { cardId } = await host.makeCard()
    for (const headers of [{}, { origin: app.url }, { origin: app.url, 'sec-fetch-site': 'same-origin' }]) {
      const player = await listenTo(app.url, { headers })
      expect((await player.join({ cardId })).ok).toBe(true)
    }
  })

  it('SEC-6: a client that stops reading is disconnected when 512 kB wait; others are not affected', async () => {
    const { cardId } = await host.makeCard()
    const [stalled, player] = [await listenTo(app.url, { reconnection: true }), await listenTo(app.url)]
    await stalled.join({ cardId })
    await player.join({ cardId })
    const card = (await host.call('GET', `/api/cards/${cardId}`)).body
    const big = { ...card, cells: card.cells.map(() => '🎉'.repeat(50)) }
    const backlogs: number[] = []
    const socket = [...app.io.of('/').sockets.values()].find(({ id }) => id === stalled.socket.id)
    if (!socket) throw new Error('No socket')
    const { tcp } = connectionOf(socket)
    const cut = new Promise<void>((resolve) => tcp.once('close', () => resolve()))
    const { ws } = stalled.socket.io.engine.transport as unknown as {
      ws: { pause: () => void; resume: () => void }
    }
    ws.pause()

    let version = 1
    let open = true
    void cut.then(() => (open = false))
    // The system's own buffers take some megabytes before anything waits here.
    while (open && version < 5_000) {
      app.events.emit('card.changed', { card: { ...big, version: ++version } })
      backlogs.push(tcp.writableLength)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(open).toBe(false)
    expect(Math.max(...backlogs)).toBeLessThan(600_000)
    expect(Math.max(...backlogs)).toBeGreaterThan(500_000)
    await player.until(snapshotOf(version))
    expect(player.socket.connected).toBe(true)

    ws.resume()
    await new Promise<void>((resolve) => stalled.socket.once('connect', () => resolve()))
    expect((await stalled.join({ cardId })).ok).toBe(true)
  })
})

describe('closing', () => {
  it('OPS-5: the server closes in such a way that clients reconnect by themselves', async () => {
    const app = await startApp()
    const player = await listenTo(app.url, { reconnection: true })
    const closed = player.closed()
    await app.close()
    expect(['transport close', 'transport error']).toContain(await closed)
    expect(player.socket.active).toBe(true)
  })
})
