import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createActivity } from '#server/activity.ts'
import { createHttpServer, type ConnectionLimits } from '#server/http/http-server.ts'
import { appForTest } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listening } from '#tests/support/listening.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

const MB = 1024 * 1024

describe('the memory of all connections together', () => {
  /** Starts a server with these limits; `cuts` and `refusals` collect what it reports. */
  async function serverWith(
    limits: ConnectionLimits,
    handle: (res: ServerResponse, url: string | undefined) => void,
  ) {
    const activity = createActivity()
    const cuts: string[] = []
    const refusals: string[] = []
    activity.on('connection.cut', ({ cause }) => cuts.push(cause))
    activity.on('refused', ({ kind }) => refusals.push(kind))
    const server = createHttpServer((req, res) => handle(res, req.url), { ...limits, activity })
    onTestFinished(() => void server.close())
    const port = await listening(server)
    return { server, port, url: `http://127.0.0.1:${port}`, cuts, refusals }
  }

  function openTo(port: number): Socket {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    return socket
  }

  it('OPS-22: is limited by a maximum of requests in progress: further ones are 503 until one ends, except probes', async () => {
    const held: ServerResponse[] = []
    const { url, refusals } = await serverWith({ maxInWork: 3 }, (res, path) =>
      path === '/held' ? held.push(res) : res.end('done'),
    )
    const running = Array.from({ length: 3 }, () => newVisitor(url).get('/held'))
    await expect.poll(() => held).toHaveLength(3)
    const refused = await newVisitor(url).get('/more')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ])
    expect(refusals).toEqual(['unavailable'])
    for (const probe of ['/livez', '/readyz?from=balancer'])
      expect((await newVisitor(url).get(probe)).status).toBe(200)
    held.pop()!.end('done')
    await expect.poll(async () => (await newVisitor(url).get('/more')).status).toBe(200)
    for (const res of held) res.end('done')
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('OPS-22: does not count pipelined requests of a closed connection', async () => {
    const held: ServerResponse[] = []
    const { port, url } = await serverWith({ maxInWork: 3 }, (res, path) =>
      path === '/held' ? held.push(res) : res.end('done'),
    )
    const gone = openTo(port)
    gone.write('GET /held HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
    await expect.poll(() => held).toHaveLength(3)
    expect((await newVisitor(url).get('/more')).status).toBe(503)
    gone.destroy()
    await expect.poll(async () => (await newVisitor(url).get('/more')).status).toBe(200)
    expect(held.map(({ closed, destroyed }) => closed || destroyed)).toEqual([true, true, true])
  })

  it('OPS-22: is freed of every response when its connection closes, including refused ones and those queued behind', async () => {
    const { server, port } = await serverWith({}, () => undefined)
    let closed = 0
    let received = 0
    server.prependListener('request', (_req, res: ServerResponse) => {
      received++
      res.once('close', () => closed++)
    })
    const gone = openTo(port)
    gone.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(12))
    await expect.poll(() => received).toBe(12)
    expect(closed).toBe(0)
    gone.destroy()
    await expect.poll(() => closed).toBe(12)
  })

  it('OPS-22: is reduced by cutting the connections with the most unsent bytes; others get everything', async () => {
    const answer = Buffer.alloc(24 * MB, 'x')
    const { port, cuts } = await serverWith({ unsent: { maxBytes: 30 * MB, checkMs: 20 } }, (res, path) =>
      res.end(path === '/small' ? answer.subarray(0, MB) : answer),
    )
    const stalled = Array.from({ length: 3 }, () => openTo(port))
    for (const socket of stalled) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    // Each connection has more than 16 MB in the process, and the rest in the kernel's buffers.
    await expect.poll(() => cuts).toHaveLength(2)
    const reader = openTo(port)
    reader.write('GET /small HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    let bytes = 0
    for await (const part of reader as AsyncIterable<Buffer>) bytes += part.byteLength
    expect(bytes).toBeGreaterThan(MB)
    expect(cuts).toEqual(['unsent answers', 'unsent answers'])
  })

  it('OPS-22: is limited by MAX_CONNECTIONS: a further connection is dropped until another has closed', async () => {
    const { port, url, cuts } = await serverWith({ maxConnections: 2 }, (res) => res.end('done'))
    const open = [openTo(port), openTo(port)]
    await Promise.all(open.map((socket) => once(socket, 'connect')))
    const dropped = openTo(port)
    await once(dropped, 'close')
    expect(cuts).toEqual(['too many connections'])
    open[0]!.destroy()
    const statusOf = async () =>
      (
        await newVisitor(url)
          .get('/')
          .catch(() => undefined)
      )?.status
    await expect.poll(statusOf).toBe(200)
  })
})

describe('long bodies', () => {
  /** Begins a request whose body never ends. */
  function beginLong(port: number, { cookies }: Visitor, path: string): Socket {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/json`
    socket.write(`${head}\r\nContent-Length: 200000\r\n\r\n[`)
    return socket
  }

  it('OPS-22: are limited to two at a time per user: a third is 429; short ones and other users are not affected', async () => {
    const app = await appForTest()
    const [one, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const paths = await Promise.all(
      [one, other].map(async ({ visitor }) => {
        const { categoryId } = (await visitor.post('/api/categories', { name: 'Garden party' })).body
        return `/api/categories/${categoryId}/content`
      }),
    )
    const long = JSON.stringify([{ content: 'x'.repeat(100_000) }])
    const held = [beginLong(app.port, one.visitor, paths[0]!), beginLong(app.port, one.visitor, paths[0]!)]
    const refused = await eventually(
      () => one.visitor.post(paths[0]!, long),
      ({ status }) => status === 429,
    )
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['too-many-requests', '1'])
    expect((await one.visitor.post(paths[0]!, '[')).status).toBe(400)
    expect((await one.visitor.get(paths[0]!)).status).toBe(200)
    expect((await other.visitor.post(paths[1]!, long)).status).toBe(400)
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await one.visitor.post(paths[0]!, long)).status).toBe(400)
  })
})
