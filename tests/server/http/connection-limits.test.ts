import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import express, { Router } from 'express'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { routeOn } from '#server/http/routes/route.ts'
import { endpoints } from '#shared/api.ts'
import { seedCategory, texts } from '#tests/server/categories/fixtures.ts'
import { signUp } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { listening } from '#tests/support/listening.ts'
import { rawAnswer, SOCKET_HANDSHAKE } from '#tests/support/raw-http.ts'

/** Returns the lines of this many requests, which are sent in one packet. */
function pipelined(count: number, path: string, last: string[] = []): string[] {
  const requests = Array.from({ length: count }, (_, index) => [
    `GET ${path} HTTP/1.1`,
    'Host: bingo.example',
    ...(index === count - 1 ? last : []),
  ])
  return requests.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

describe('requests of one connection', () => {
  const app = useApp()
  let path: string
  beforeAll(async () => {
    const { categoryId } = await seedCategory(app, await signUp(app.url), { contents: texts(30) })
    path = `/api/categories/${categoryId}/content`
  })

  it('SEC-21: of fifty in one packet, eight are started and answered; the ninth is 429 and closes the connection', async () => {
    let begun = 0
    app.database.connection.set('debug', (collection: string, method: string) => {
      if (collection === 'categories' && method === 'findOne') begun++
    })
    const received = await rawAnswer(app.port, pipelined(50, path))
    app.database.connection.set('debug', false)
    expect(statusesOf(received)).toEqual([...Array.from({ length: 8 }, () => 200), 429])
    expect(begun).toBe(8)
    const refusal = received.slice(received.indexOf('HTTP/1.1 429'))
    expect(refusal).toMatch(/^connection: close\r$/im)
    expect(refusal).toMatch(/^retry-after: 1\r$/im)
    expect(refusal).toMatch(/^content-security-policy: /im)
    expect(JSON.parse(refusal.slice(refusal.indexOf('{')))).toEqual({
      message: 'Too many requests are running on this connection.',
      code: 'too-many-requests',
    })
  })

  it('SEC-21: eight at once are answered in order, and many more one after another', async () => {
    const received = await rawAnswer(app.port, pipelined(8, path, ['Connection: close']))
    expect(statusesOf(received)).toEqual(Array.from({ length: 8 }, () => 200))

    const socket = connect({ port: app.port, host: '127.0.0.1' })
    socket.setEncoding('utf8')
    for (let index = 0; index < 30; index++) {
      socket.write(`${pipelined(1, '/livez').join('\r\n')}\r\n\r\n`)
      const [answer] = (await once(socket, 'data')) as [string]
      expect(statusesOf(answer)).toEqual([200])
    }
    socket.destroy()
  })
})

describe('a closed connection', () => {
  async function connectedTo(server: ReturnType<typeof createHttpServer>): Promise<Socket> {
    onTestFinished(() => void server.close())
    const socket = connect({ port: await listening(server), host: '127.0.0.1' })
    socket.on('error', () => undefined)
    return socket
  }

  it('SEC-21: starts none of the requests pipelined behind the current one', async () => {
    const begun: (string | undefined)[] = []
    const socket = await connectedTo(
      createHttpServer((req) => {
        begun.push(req.url)
        req.socket.destroy()
      }),
    )
    socket.write(`${[...pipelined(1, '/first'), '', ...pipelined(3, '/later')].join('\r\n')}\r\n\r\n`)
    await once(socket, 'close')
    expect(begun).toEqual(['/first'])
  })

  it.each([
    ['a read is not begun', 'getConfig', 0],
    ['a write is carried out', 'logout', 1],
  ] as const)('SEC-21: after the checks %s', async (_what, name, expected) => {
    let begun = 0
    const router = Router()
    router.use((req, _res, next) => {
      req.socket.destroy()
      next()
    })
    routeOn(router, createRateLimits())(name as 'logout', () => {
      begun++
    })
    const socket = await connectedTo(createHttpServer(express().use(router)))
    const { method, path } = endpoints[name]
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: bingo.example\r\n\r\n`)
    await once(socket, 'close')
    await delay(20)
    await expect.poll(() => begun).toBe(expected)
  })
})

// Concurrent, because these tests mostly wait.
describe.concurrent('a waiting connection', () => {
  const app = useApp()

  it('SEC-22: is closed if its headers never end, and if it is a silent WebSocket', async () => {
    const slow = connect({ port: app.port, host: '127.0.0.1' })
    let received = ''
    slow.setEncoding('utf8').on('data', (text: string) => (received += text))
    slow.write('GET /livez HTTP/1.1\r\nHost: bingo.example\r\n')
    const [silent] = await Promise.all([rawAnswer(app.port, SOCKET_HANDSHAKE), once(slow, 'close')])
    expect(statusesOf(received)).toEqual([408])
    expect(statusesOf(silent)).toEqual([101])
    // Both take 10 s. Without their limits they would take 30 s and 75 s.
  }, 29_000)

  it('SEC-22: is closed if it reads no responses; one that reads them slowly gets everything', async () => {
    const stalledMs = 3000
    const answer = Buffer.alloc(24 * 1024 * 1024, 'x')
    const server = createHttpServer((_req, res) => void res.end(answer), { stalledMs })
    const port = await listening(server)
    const request = `${pipelined(1, '/', ['Connection: close']).join('\r\n')}\r\n\r\n`

    let timeoutMs: number | undefined
    const cut = once(server, 'connection').then(([socket]: Socket[]) => {
      socket!.once('timeout', () => (timeoutMs = socket!.timeout))
      return once(socket!, 'close')
    })
    const stalled = connect({ port, host: '127.0.0.1' })
    stalled.on('error', () => undefined)
    stalled.write(request)
    await cut
    // Half of the limit, because Node ignores the first timeout.
    expect(timeoutMs).toBe(stalledMs / 2)
    stalled.destroy()

    const slow = connect({ port, host: '127.0.0.1' })
    slow.write(request)
    // Twelve pauses, which together are longer than the limit, but each far shorter.
    const bytesAPause = answer.byteLength / 12
    let bytes = 0
    let pauses = 0
    for await (const part of slow as AsyncIterable<Buffer>) {
      bytes += part.byteLength
      if (bytes < (pauses + 1) * bytesAPause) continue
      pauses += 1
      await delay(stalledMs / 10)
    }
    expect(bytes).toBeGreaterThan(answer.byteLength)
    expect(pauses).toBe(12)
    server.close()
  })

  it('SEC-22: times out after a minute', () => {
    expect(app.http.timeout).toBe(60_000)
  })
})
