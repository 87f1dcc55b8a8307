import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appForTest, startApp } from '#tests/support/app.ts'
import { storedTitle } from '#tests/support/stored.ts'
import { eventually } from '#tests/support/eventually.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'
import { SOCKET_HANDSHAKE } from '#tests/support/raw-http.ts'
import { joinCard, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { useEach } from '#tests/support/use-started.ts'
import { untilReady } from '#tests/support/until-ready.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

type Running = Awaited<ReturnType<typeof startServer>>

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** Begins a change without its body. The server has accepted the request once it asks for the body. */
async function beginPatch(url: string, visitor: Visitor, cardId: string) {
  const body = JSON.stringify({ title: 'Saved while closing' })
  const call = request(`${url}/api/cards/${cardId}`, {
    method: 'PATCH',
    headers: {
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': String(body.length),
      expect: '100-continue',
    },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  // A test that fails before it waits for the response fails by itself, not by the end of the connection too.
  answered.catch(() => undefined)
  call.flushHeaders()
  await once(call, 'continue')
  return async () => {
    call.end(body)
    const [response] = await answered
    response.resume()
    return { status: response.statusCode, headers: response.headers }
  }
}

describe('a signal', () => {
  const away = useEach(startSwitchableDatabase)
  let server: Running
  let owner: Visitor
  let cardId: string

  /** On a separate MongoDB the server listens before it is ready. */
  async function startReady(): Promise<Running> {
    const started = await startServer({ PORT: '0', LOG_LEVEL: 'silent', MONGODB_URI: away.uri })
    await untilReady(started.url)
    return started
  }

  beforeEach(async () => {
    server = await startReady()
    owner = (await registeredVisitor(server.url)).visitor
    cardId = (await owner.makeCard({ title: 'Before' })).cardId
  })
  afterEach(endServers)

  /** Returns the title of a card as the next start of the server finds it. */
  const titleAfterwards = (id: string) => storedTitle(away.uri, id)

  it('OPS-5: SIGTERM lets running and arriving saves finish, leaves new requests unanswered, and ends the server with 0', async () => {
    const player = await listenTo(server.url)
    const port = Number(new URL(server.url).port)
    // A connection like a proxy's, whose request is sent only after the server has closed its sockets.
    const early = connect({ port, host: '127.0.0.1' })
    await once(early, 'connect')
    const arriving = (await owner.makeCard({ title: 'Before' })).cardId
    const finish = await beginPatch(server.url, owner, arriving)
    const save = away.hold('update')
    const answered = owner.patch(`/api/cards/${cardId}`, { title: 'Saved while closing' })
    await save.running
    const closed = player.closed()
    server.signal('SIGTERM')
    // Sockets are closed first, so the server is shutting down now.
    await closed
    let heard = ''
    const cut = new Promise((resolve) => early.on('error', () => undefined).on('close', resolve))
    early.on('data', (bytes: Buffer) => (heard += bytes.toString()))
    early.write(`${SOCKET_HANDSHAKE.join('\r\n')}\r\n\r\n`)
    await cut
    expect(heard).toBe('')
    const late = connect({ port, host: '127.0.0.1' })
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
    save.release()
    const { status, body } = await answered
    expect([status, body.title, body.version]).toEqual([200, 'Saved while closing', 2])
    const arrived = await finish()
    expect([arrived.status, arrived.headers.connection]).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
    expect(server.errors()).toBe('')
    for (const id of [cardId, arriving]) expect(await titleAfterwards(id)).toBe('Saved while closing')
  })

  it('OPS-5: SIGINT lets a running save finish and exits with 0, despite more signals, idle connections and endless requests', async () => {
    const player = await listenTo(server.url)
    const ask = 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'
    const endless = [
      'POST /api/cards HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Content-Length: 9',
    ]
    const ends: Promise<unknown>[] = []
    for (const sent of [ask, `${ask}${endless.join('\r\n')}\r\n\r\n{`, `${ask}GET / HTTP/1.1\r\nHo`]) {
      const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
      ends.push(new Promise((resolve) => socket.on('error', resolve).on('close', resolve)))
      socket.write(sent)
      // The response to the first request shows that the server has received everything in the same packet.
      await new Promise((resolve) => socket.once('data', resolve))
    }
    const save = away.hold('update')
    const answered = owner.patch(`/api/cards/${cardId}`, { title: 'Saved while closing' })
    await save.running
    const closed = player.closed()
    server.signal('SIGINT')
    await closed
    // Ctrl+C reaches the server from the terminal, and a second time through npm.
    for (const name of SIGNALS) server.signal(name)
    save.release()
    expect((await answered).status).toBe(200)
    expect(await server.ended).toBe(0)
    await Promise.all(ends)
  })
})

describe('a server that is draining', () => {
  it('OPS-5, OPS-4: is not ready, while calls, saves and sockets continue as before', async () => {
    const app = await appForTest()
    const { visitor } = await registeredVisitor(app.url)
    const { cardId } = await visitor.makeCard({ title: 'Before' })
    const player = await joinCard(app.url, { cardId })
    app.startDraining()
    const { status, body } = await newVisitor(app.url).get('/readyz')
    expect([status, body]).toMatchObject([503, { status: 'shutting down', database: 'up' }])
    expect((await newVisitor(app.url).get('/livez')).status).toBe(200)

    const late = await joinCard(app.url, { cardId })
    const { version } = (await visitor.patch(`/api/cards/${cardId}`, { title: 'Saved while draining' })).body
    for (const listener of [player, late]) await listener.until(snapshotOf(version))
    expect([player.socket.connected, late.socket.connected]).toEqual([true, true])
  })

  it('OPS-5: waits for DRAIN_SECONDS after SIGTERM before it closes sockets and exits with 0', async () => {
    const server = await startServer({
      PORT: '0',
      DATA_DIR: 'draining',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '5',
    })
    const player = await listenTo(server.url)
    const closed = new Promise((resolve) => player.socket.once('disconnect', resolve))
    server.signal('SIGTERM')
    await eventually(
      () => newVisitor(server.url).get('/readyz'),
      ({ status, body }) => status === 503 && body.status === 'shutting down',
    )
    expect(player.socket.connected).toBe(true)
    expect((await newVisitor(server.url).get('/api/config')).status).toBe(200)
    // A second signal does not cut the shutdown short.
    server.signal('SIGTERM')
    expect(await closed).toBe('transport close')
    expect(await server.ended).toBe(0)
    expect(server.errors()).toBe('')
  })
})

it('OPS-5, OPS-4: a server that is closing says so on /readyz, and closes the connection', async () => {
  const app = await startApp()
  const socket = connect({ port: app.port, host: '127.0.0.1' }).setEncoding('utf8')
  // Sent together: once the first request has its response, the server has begun to read the second.
  socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n')
  await once(socket, 'data')
  let heard = ''
  socket.on('data', (text: string) => (heard += text))
  const closed = app.close()
  socket.write('\r\n')
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 503 /)
  expect(heard).toMatch(/connection: close\r\n/i)
  expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status: 'shutting down',
    database: 'up',
  })
  await expect(newVisitor(app.url).get('/livez')).rejects.toThrow('ECONNREFUSED')
})
