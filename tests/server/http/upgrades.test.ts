import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const upgrade = (path: string, protocol: string) => [
  `GET ${path} HTTP/1.1`,
  'Host: bingo.example',
  'Connection: Upgrade',
  `Upgrade: ${protocol}`,
]
const REFUSAL = { message: 'Only Socket.IO can ask for another protocol.', code: 'invalid' }

describe('a request for another protocol', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  it.each(['websocket', 'h2c'])('SEC-25: for %s outside of Socket.IO is 400 and ends', async (protocol) => {
    const received = await rawAnswer(app.port, upgrade('/api/config', protocol))
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(received).toMatch(/^content-security-policy: /im)
    expect(JSON.parse(received.slice(received.indexOf('{')))).toEqual(REFUSAL)
  })

  it('SEC-25: ends a connection that has carried an answer before', async () => {
    const socket = connect({ port: app.port, host: '127.0.0.1' })
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n')
    await eventually(
      () => received,
      (text) => text.includes('alive'),
    )
    socket.write(`${upgrade('/livez', 'websocket').join('\r\n')}\r\n\r\n`)
    await once(socket, 'close')
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })

  it('SEC-25: behind a request that is still in work ends the connection', async () => {
    const login = JSON.stringify({ email: 'mo@example.com', password: 'wrong horse' })
    const received = await rawAnswer(app.port, [
      'POST /api/login HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      `Content-Length: ${login.length}`,
      '',
      login + upgrade('/livez', 'websocket').join('\r\n'),
    ])
    expect(received).toBe('')
    expect((await newVisitor(app.url).get('/livez')).status).toBe(200)
  })
})

it('SEC-6, SEC-25: a client that asks for another protocol and resets its connection before its first answer ends nothing else', async () => {
  const held: ServerResponse[] = []
  const server = createHttpServer((req, res) => (req.url === '/held' ? held.push(res) : res.end('done')))
  let upgrades = 0
  server.on('upgrade', () => upgrades++)
  await once(server.listen({ port: 0, host: '127.0.0.1' }), 'listening')
  const { port } = server.address() as AddressInfo

  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.write(`GET /held HTTP/1.1\r\nHost: a\r\n\r\n${upgrade('/', 'websocket').join('\r\n')}\r\n\r\n`)
  await eventually(
    () => upgrades,
    (count) => count === 1,
  )
  socket.resetAndDestroy()
  await once(socket, 'close')
  held[0]!.end('late')
  // An error that nothing catches fails the test.
  await delay(50)
  expect((await newVisitor(`http://127.0.0.1:${port}`).get('/')).status).toBe(200)
  server.close()
})
