import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { setResponseHeaders } from '#server/http/response-headers.ts'
import { useApp } from '#tests/support/app.ts'
import { listening } from '#tests/support/listening.ts'
import { rawAnswer, SOCKET_HANDSHAKE } from '#tests/support/raw-http.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const upgrade = (path: string, protocol: string) => [
  `GET ${path} HTTP/1.1`,
  'Host: bingo.example',
  'Connection: Upgrade',
  `Upgrade: ${protocol}`,
]
const REFUSAL = { message: 'Only Socket.IO can open a WebSocket.', code: 'invalid' }

describe('a request for a WebSocket', () => {
  const app = useApp()

  it.each(['websocket', 'h2c, WebSocket'])(
    'SEC-25: is 400 outside Socket.IO, requested as %s',
    async (protocol) => {
      const behind = ['', 'GET /livez HTTP/1.1', 'Host: a']
      const received = await rawAnswer(app.port, [...upgrade('/api/config', protocol), ...behind])
      expect(received).toMatch(/^HTTP\/1\.1 400 /)
      expect(received).toMatch(/^content-security-policy: /im)
      expect(JSON.parse(received.slice(received.indexOf('{')))).toEqual(REFUSAL)
    },
  )

  it('SEC-25: closes a connection that has already had a response', async () => {
    const socket = connect({ port: app.port, host: '127.0.0.1' })
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => received).toContain('alive')
    socket.write(`${upgrade('/livez', 'websocket').join('\r\n')}\r\n\r\n`)
    await once(socket, 'close')
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })

  it('SEC-25: closes the connection if it follows a request that is still running', async () => {
    const login = JSON.stringify({ email: 'mo@example.com', password: 'wrong horse' })
    for (const handshake of [upgrade('/livez', 'websocket'), SOCKET_HANDSHAKE]) {
      const received = await rawAnswer(app.port, [
        'POST /api/login HTTP/1.1',
        'Host: a',
        'Content-Type: application/json',
        `Content-Length: ${login.length}`,
        '',
        login + handshake.join('\r\n'),
      ])
      expect(received).toBe('')
    }
    expect((await newVisitor(app.url).get('/livez')).status).toBe(200)
  })
})

describe('a request for an unsupported protocol', () => {
  /** Starts a server that records the requests that it parses, and responds with their path. */
  async function start() {
    const seen: string[] = []
    const server = createHttpServer((req, res) => {
      let body = ''
      req.setEncoding('utf8').on('data', (text: string) => (body += text))
      req.on('end', () => {
        seen.push(`${req.method} ${req.url} ${body}`)
        setTimeout(() => res.end(`<${req.url}>`), req.url === '/slow' ? 50 : 0)
      })
    })
    const refusesAll = { path: '/socket.io/', take: () => undefined, on: () => undefined }
    setResponseHeaders(server, refusesAll, {})
    const socket = connect(await listening(server), '127.0.0.1')
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    onTestFinished(() => {
      server.close()
      socket.destroy()
    })
    const answers = () => received.match(/<.*?>/g) ?? []
    return { server, socket, seen, answers, received: () => received }
  }

  const h2c = (line: string, headers: string[] = [], body = '') =>
    `${[`${line} HTTP/1.1`, 'Host: a', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AA', ...headers].join('\r\n')}\r\n\r\n${body}`
  const plain = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nxyz`
  const REQUESTS = [
    plain('/slow'),
    h2c('GET /1'),
    plain('/2'),
    h2c('PATCH /3', ['Content-Length: 5'], 'hello'),
    h2c('PUT /4', ['Transfer-Encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n'),
    h2c('DELETE /5', ['Upgrade: TLS/1.0, irc/6.9']),
  ].join('')
  const SEEN = ['POST /slow xyz', 'GET /1 ', 'POST /2 xyz', 'PATCH /3 hello', 'PUT /4 abc', 'DELETE /5 ']
  const ANSWERS = ['</slow>', '</1>', '</2>', '</3>', '</4>', '</5>']

  /** From Node 25 on, the first upgrade request with a body is the last request of its connection. */
  const answered = Number.parseInt(process.versions.node, 10) < 25 ? ANSWERS.length : 4

  it('SEC-25: is answered once, in order, with its body and pipelined neighbors, wherever the bytes are split', async () => {
    const cuts = Array.from({ length: Math.ceil(REQUESTS.length / 3) }, (_, index) => index * 3)
    await Promise.all(
      cuts.map(async (cut) => {
        const { socket, seen, answers } = await start()
        socket.setNoDelay(true).write(REQUESTS.slice(0, cut))
        await delay(cut)
        socket.write(REQUESTS.slice(cut))
        await expect.poll(answers, { timeout: 20_000 }).toEqual(ANSWERS.slice(0, answered))
        if (answered < ANSWERS.length) await expect.poll(() => socket.closed).toBe(true)
        expect(seen).toEqual(SEEN.slice(0, answered))
      }),
    )
  })

  it('SEC-25: is 431 with more headers than are kept, because the body’s length may be among them', async () => {
    const { socket, seen, received } = await start()
    const many = Array.from({ length: 1000 }, () => 'a: b')
    socket.write(h2c('POST /', [...many, 'Content-Length: 40'], plain('/hidden')))
    await once(socket, 'close')
    expect(received()).toMatch(/^HTTP\/1\.1 431 /)
    expect(seen).toEqual([])
  })
})

it('SEC-6, SEC-25: a handshake whose client resets the connection before the first response affects nothing else', async () => {
  const held: ServerResponse[] = []
  const server = createHttpServer((req, res) => (req.url === '/held' ? held.push(res) : res.end('done')))
  let upgrades = 0
  server.on('upgrade', () => upgrades++)
  const port = await listening(server)
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.write(`GET /held HTTP/1.1\r\nHost: a\r\n\r\n${upgrade('/', 'websocket').join('\r\n')}\r\n\r\n`)
  await expect.poll(() => upgrades).toBe(1)
  socket.resetAndDestroy()
  await once(socket, 'close')
  held[0]!.end('late')
  // Leaves time for an uncaught error, which would fail the test.
  await delay(50)
  expect((await newVisitor(`http://127.0.0.1:${port}`).get('/')).status).toBe(200)
  server.close()
})
