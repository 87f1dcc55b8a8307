import { describe, expect, it, onTestFinished } from 'vitest'
import { connectionOf } from '#server/realtime/rooms.ts'
import { usePerson, signUp } from '#tests/server/cards/person.ts'
import { startApp, useApp } from '#tests/support/app.ts'
import { listenTo, snapshotOf, joinCard } from '#tests/support/sockets.ts'
import { openRawSocket, type RawSocket } from '#tests/support/raw-http.ts'
import { useStarted } from '#tests/support/use-started.ts'

describe('connections', () => {
  const app = useApp({ realtime: { snapshotIntervalMs: 0 } })
  const host = usePerson(app)

  it('SEC-2: are refused from a foreign origin, and accepted from ours or without an origin', async () => {
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

  it('SEC-6: are closed when 512 kB wait for a client that stopped reading; others are not affected', async () => {
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
    // The operating system buffers some megabytes before anything waits in this process.
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

it('OPS-5: the server closes connections so that clients reconnect automatically', async () => {
  const app = await startApp()
  const player = await listenTo(app.url, { reconnection: true })
  const closed = player.closed()
  await app.close()
  expect(['transport close', 'transport error']).toContain(await closed)
  expect(player.socket.active).toBe(true)
})

const WAIT = { timeout: 10_000 }

const app = useApp({ realtime: { playersIntervalMs: 20 } })
const card = useStarted(async () => (await signUp(app.url)).makeCard())

async function open(): Promise<RawSocket> {
  const raw = await openRawSocket(app.port)
  onTestFinished(() => void raw.tcp.destroy())
  return raw
}
const sockets = () => app.io.of('/').sockets.size
const connected = (raw: RawSocket) => raw.received().match(/40\{"sid"/g)?.length ?? 0

describe('a connection limited to one socket', () => {
  const join = () => `40{"join":{"cardId":"${card.cardId}"}}`
  const many = (count: number) => Array.from({ length: count }, join)

  it.each([
    ['a second CONNECT in one write', () => many(2)],
    ['another CONNECT behind a DISCONNECT', () => [join(), '41', join()]],
    ['90 CONNECTs in one write', () => many(90)],
    ['a CONNECT to another namespace', () => [join(), '40/admin,']],
  ])('SEC-6: ends after %s, and its client counts once', async (_, packets) => {
    const witness = await joinCard(app.url, { cardId: card.cardId })
    const raw = await open()
    raw.send(...packets())
    await expect.poll(raw.isClosed, WAIT).toBe(true)
    await expect.poll(sockets, WAIT).toBe(1)
    await witness.settled()
    expect(connected(raw)).toBeLessThanOrEqual(1)
    expect(Math.max(...witness.counts.map(({ count }) => count))).toBeLessThanOrEqual(2)
  })

  it('SEC-6: ends after a later CONNECT, a DISCONNECT or a close packet, too', async () => {
    for (const last of ['40', '41', '1']) {
      const raw = await open()
      raw.send('40')
      await expect.poll(() => connected(raw), WAIT).toBe(1)
      raw.send(last)
      await expect.poll(sockets, WAIT).toBe(0)
      await expect.poll(raw.isClosed, WAIT).toBe(true)
    }
  })
})

describe('a connection that the server closes', () => {
  it.each([
    ['an unknown packet', '7'],
    ['a ping of a client', '2'],
    ['a malformed packet', '40['],
  ])('SEC-6: is cut off after %s even if more packets keep arriving', async (_, packet) => {
    const raw = await open()
    raw.send(packet)
    const flood = setInterval(() => raw.send(...Array.from({ length: 200 }, () => '3')), 5)
    await expect.poll(raw.isClosed, WAIT).toBe(true)
    clearInterval(flood)
  })

  it('SEC-22: is gone after its ping timeout even if the client does not respond to the close', async () => {
    const raw = await open()
    raw.send('40')
    await expect.poll(sockets, WAIT).toBe(1)
    const [socket] = app.io.of('/').sockets.values()
    connectionOf(socket!).end('ping timeout')
    await expect.poll(raw.isClosed, WAIT).toBe(true)
    expect(sockets()).toBe(0)
  })
})
