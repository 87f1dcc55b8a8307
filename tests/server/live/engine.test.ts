import { describe, expect, it, onTestFinished, vi } from 'vitest'
import WebSocket from 'ws'
import type { Connection } from '#server/realtime/connection.ts'
import { Pings } from '#server/realtime/engine.ts'
import { useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'

const HANDSHAKE = ['Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket']
const KEY = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
const QUERY = 'EIO=4&transport=websocket'

describe('the WebSocket of a socket', () => {
  const app = useApp()

  /** Connects a client that speaks only Engine.IO. @returns also the received messages */
  function open(): { socket: WebSocket; received: string[] } {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/socket.io/?${QUERY}`)
    onTestFinished(() => socket.terminate())
    const received: string[] = []
    socket.on('message', (data: Buffer) => received.push(data.toString()))
    return { socket, received }
  }
  const next = async (received: string[]) =>
    (
      await eventually(
        () => received,
        ({ length }) => length > 0,
      )
    ).shift()!

  it('LIV-8: says in its first packet how often it pings and how long a message may be', async () => {
    const { received } = open()
    const first = await next(received)
    expect(first.charAt(0)).toBe('0')
    expect(JSON.parse(first.slice(1))).toEqual({
      sid: expect.any(String),
      upgrades: [],
      pingInterval: 25_000,
      pingTimeout: 20_000,
      maxPayload: 16 * 1024,
    })
  })

  it.each([
    ['another protocol', 'GET /socket.io/?EIO=3&transport=websocket', KEY],
    ['no protocol', 'GET /socket.io/?transport=websocket', KEY],
    ['no query', 'GET /socket.io/', KEY],
    ['the session of another', `GET /socket.io/?${QUERY}&sid=abc`, KEY],
    ['another method', `PUT /socket.io/?${QUERY}`, KEY],
    ['a malformed key', `GET /socket.io/?${QUERY}`, ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x']],
    ['no key', `GET /socket.io/?${QUERY}`, ['Sec-WebSocket-Version: 13']],
    ['two hosts', `GET /socket.io/?${QUERY}`, [...KEY, 'host: example.com']],
  ])('SEC-5, SEC-6: is refused in JSON for a handshake with %s', async (_, line, lines) => {
    const answer = await rawAnswer(app.port, [`${line} HTTP/1.1`, ...HANDSHAKE, ...lines])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.toLowerCase()).toContain('content-security-policy: ')
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
      message: expect.any(String),
      code: 'invalid',
    })
    expect(app.io.engine.clientsCount).toBe(0)
  })

  it('SEC-6: is forgotten when its client vanishes, in every state', async () => {
    const silent = open()
    const greeted = open()
    for (const { received } of [silent, greeted]) await next(received)
    greeted.socket.send('40')
    await next(greeted.received)
    expect(app.io.engine.clientsCount).toBe(2)
    silent.socket.terminate()
    greeted.socket.terminate()
    await expect.poll(() => app.io.engine.clientsCount).toBe(0)
    expect(app.io.of('/').sockets.size).toBe(0)
  })
})

it('LIV-8: a connection is pinged every 25 s, and closed if there is no response within 20 s', () => {
  vi.useFakeTimers()
  const pings = new Pings()
  const seen: string[] = []
  const connect = (name: string) => {
    const connection = {
      dueMs: 0,
      ping: () => seen.push(`ping ${name}`),
      end: (reason: string) => {
        seen.push(`${reason} ${name}`)
        pings.delete(connection)
      },
    } as unknown as Connection
    pings.add(connection)
    return connection
  }
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return seen.splice(0)
  }
  const [early] = [connect('early'), connect('mute')]
  expect(after(10_000)).toEqual([])
  const late = connect('late')
  expect(after(14_900)).toEqual([])
  expect(after(200)).toEqual(['ping early', 'ping mute'])
  pings.heard(early)
  pings.heard(early)
  expect(after(10_000)).toEqual(['ping late'])
  pings.heard(late)
  expect(after(10_200)).toEqual(['ping timeout mute'])
  expect(pings.size).toBe(2)
  expect(after(4_900)).toEqual(['ping early'])
  pings.delete(early)
  expect(after(10_000)).toEqual(['ping late'])
  expect(after(20_200)).toEqual(['ping timeout late'])
  expect([pings.size, after(60_000)]).toEqual([0, []])
  pings.stop()
})
