import { once } from 'node:events'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import { spawnServer, startServer } from '#tests/support/server-process.ts'
import { eventually } from '#tests/support/eventually.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const open = new Set<Server | HttpServer>()

/** Occupies a port, by default any. @returns the port; undefined if it is in use */
async function occupy(port = 0): Promise<number | undefined> {
  const server = createServer()
  const taken = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true))
  })
  if (!taken) return undefined
  open.add(server)
  return (server.address() as AddressInfo).port
}

async function occupyAny(): Promise<number> {
  const port = await occupy()
  if (port === undefined) throw new Error('No port is free')
  return port
}

async function release(): Promise<void> {
  for (const server of open) {
    server.close()
    await once(server, 'close')
  }
  open.clear()
}

/** Listens as the server does. @returns the port */
async function listenAs({
  portIsSet,
  ...place
}: {
  port: number
  portIsSet: boolean
  host?: string
}): Promise<number> {
  const http = createHttpServer()
  const port = await listen(http, { host: undefined, ...place }, portIsSet)
  open.add(http)
  expect((http.address() as AddressInfo).port).toBe(port)
  return port
}

describe('the port', () => {
  afterEach(release)

  it('OPS-3: is the next free one without PORT', async () => {
    const first = await occupyAny()
    const second = await occupy(first + 1)
    const taken = await listenAs({ port: first, portIsSet: false })
    expect(taken).toBeGreaterThan(second === undefined ? first : first + 1)
    // All ports that it skipped are in use.
    for (let passed = first; passed < taken; passed++) expect(await occupy(passed)).toBeUndefined()
  })

  it('OPS-3: is the first choice without PORT, if that is free', async () => {
    const port = await occupyAny()
    await release()
    expect(await listenAs({ port, portIsSet: false })).toBe(port)
  })

  it('OPS-3: is free and different each time with PORT=0', async () => {
    const ports = [
      await listenAs({ port: 0, portIsSet: true }),
      await listenAs({ port: 0, portIsSet: true }),
    ] as const
    expect(Math.min(...ports)).toBeGreaterThan(0)
    expect(ports[0]).not.toBe(ports[1])
  })

  it('OPS-2: a busy PORT or METRICS_PORT, or a foreign HOST or METRICS_HOST, is refused and named', async () => {
    const port = await occupyAny()
    const metricsAt = (host: string) => listen(createHttpServer(), { port, host, prefix: 'METRICS_' })
    await expect(metricsAt('127.0.0.1')).rejects.toThrow(`METRICS_PORT ${port} is already in use`)
    await expect(metricsAt('203.0.113.7')).rejects.toThrow(
      "METRICS_HOST 203.0.113.7 can't be listened on (EADDRNOTAVAIL)",
    )
    await expect(listenAs({ port, portIsSet: true })).rejects.toThrow(`PORT ${port} is already in use`)
    await expect(listenAs({ port: 0, portIsSet: true, host: '203.0.113.7' })).rejects.toThrow(
      /^HOST 203\.0\.113\.7 /,
    )
  })
})

describe('the server as a process', () => {
  afterEach(release)

  it('OPS-3, OPS-1, OPS-7, OPS-20, OPS-23: takes and prints a later port than a busy 3000, without warnings or metrics', async () => {
    // Makes sure that the port is in use, by this test or another process.
    await occupy(3000)
    const server = await startServer({ DATA_DIR: 'busy', PORT: '', LOG_LEVEL: 'warn' })
    const port = Number(new URL(server.url).port)
    expect(port).toBeGreaterThan(3000)
    const lines = server.output().trimEnd().split('\n')
    expect(lines[0]).toBe(`Port 3000 is in use; taking ${port} instead.`)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^BingoBoard is ready: http://localhost:${port}( |$)`))
    const visitor = newVisitor(server.url)
    expect((await visitor.get('/')).body).toContain('<div id="root">')
    const { lanUrl } = (await visitor.get('/api/config')).body
    // It is null on a machine without a network.
    if (lanUrl !== null) {
      expect(lanUrl).toMatch(new RegExp(`^http://[\\d.]+:${port}$`))
      expect(lines[1]).toContain(`phones in the same network: ${lanUrl}`)
    }
    expect((await visitor.get('/metrics')).status).toBe(404)
    await server.stop()
  })

  it('OPS-1: prints an address that works if it listens on an IPv6 address only', async () => {
    const server = await spawnServer({ DATA_DIR: 'ipv6', PORT: '0', HOST: '::1', LOG_LEVEL: 'silent' })
    const said = await Promise.race([
      server.ended.then(() => server.errors()),
      eventually(server.output, (text) => text.includes('is ready')),
    ])
    // On a machine without IPv6 the address is refused.
    if (said.startsWith('HOST ::1 ')) return
    const [, url] = /^BingoBoard is ready: (\S+)$/m.exec(said)!
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    server.signal('SIGTERM')
    await server.ended
  })

  it('OPS-2: refuses an invalid setting with one line on stderr and exit code 1', async () => {
    const server = await spawnServer({ DATA_DIR: 'refused', LOG_LEVEL: 'silent', PORT: 'http' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toMatch(/^PORT must be [^\n]+\n$/)
    expect(server.output()).toBe('')
  })
})

describe('a start without the database', () => {
  afterEach(release)

  it('OPS-4: is live but not ready, and shows its pages; SIGTERM ends it', async () => {
    const port = await occupyAny()
    await release()
    const server = await startServer({
      PORT: '0',
      LOG_LEVEL: 'info',
      MONGODB_URI: `mongodb://user:secret@127.0.0.1:${port}/bingoboard`,
    })
    expect(server.output()).toContain('BingoBoard waits for its database: http://')
    expect(server.output()).not.toContain('is ready')
    const visitor = newVisitor(server.url)
    const status = async (path: string) => (await visitor.get(path)).status
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503])
    expect([await status('/'), await status('/play/aaaaaaaaaa'), await status('/nowhere')]).toEqual([
      200, 503, 404,
    ])
    expect((await visitor.get('/')).body).toContain('<div id="root">')
    const call = await visitor.get('/api/user')
    expect([call.status, call.body.code, call.headers['retry-after']]).toEqual([503, 'unavailable', '1'])
    expect((await visitor.get('/api/config')).status).toBe(200)

    await server.stop()
    expect(server.output() + server.errors()).not.toContain('secret')
    expect(server.errors()).toBe('')
  })
})
