import { describe, expect, it, onTestFinished } from 'vitest'
import { connectionOf } from '#server/realtime/rooms.ts'
import { signUp } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { openRawSocket, type RawSocket } from '#tests/support/raw-http.ts'
import { joinCard } from '#tests/support/sockets.ts'
import { useStarted } from '#tests/support/use-started.ts'

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

describe('a connection has one socket in its life', () => {
  const join = () => `40{"join":{"cardId":"${card.cardId}"}}`
  const many = (count: number) => Array.from({ length: count }, join)

  it.each([
    ['a second CONNECT in one write', () => many(2)],
    ['another CONNECT behind a DISCONNECT', () => [join(), '41', join()]],
    ['90 CONNECTs in one write', () => many(90)],
    ['a CONNECT to another namespace', () => [join(), '40/admin,']],
  ])('SEC-6: %s ends it, and its client counts once', async (_, packets) => {
    const witness = await joinCard(app.url, { cardId: card.cardId })
    const raw = await open()
    raw.send(...packets())
    await expect.poll(raw.isClosed, WAIT).toBe(true)
    await expect.poll(sockets, WAIT).toBe(1)
    await witness.settled()
    expect(connected(raw)).toBeLessThanOrEqual(1)
    expect(Math.max(...witness.counts.map(({ count }) => count))).toBeLessThanOrEqual(2)
  })

  it('SEC-6: a second CONNECT ends it later too, and so do a DISCONNECT and a close packet', async () => {
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
  ])('SEC-6: after %s it is cut when packets still come', async (_, packet) => {
    const raw = await open()
    raw.send(packet)
    const flood = setInterval(() => raw.send(...Array.from({ length: 200 }, () => '3')), 5)
    await expect.poll(raw.isClosed, WAIT).toBe(true)
    clearInterval(flood)
  })

  it('SEC-22: has a second to answer: a client that has vanished is gone after its ping time-out', async () => {
    const raw = await open()
    raw.send('40')
    await expect.poll(sockets, WAIT).toBe(1)
    const [socket] = app.io.of('/').sockets.values()
    connectionOf(socket!).end('ping timeout')
    await expect.poll(raw.isClosed, WAIT).toBe(true)
    expect(sockets()).toBe(0)
  })
})
