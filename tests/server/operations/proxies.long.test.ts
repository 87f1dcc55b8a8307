import { Agent, request } from 'node:http'
import { connect } from 'node:http2'
import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { call, guesses, HAS_OPENSSL, TEN_GUESSES } from '#tests/support/nginx.ts'
import { INSTALLED_PROXIES, MISSING_PROXIES, startProxy, type RunningProxy } from '#tests/support/proxies.ts'
import { startBehindProxy } from '#tests/support/server-process.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'

const KB = 1024
const IDLE_MS = 185_000
/** Longer than any of the proxies keeps an idle connection to the app; Caddy keeps it longest. */
const APP_IDLE_MS = 122_000

/** Joins a card as a player behind a proxy; `shown` returns the latest title that arrived. */
async function followingPlayer(url: string, cardId: string) {
  const socket: Socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    rejectUnauthorized: false,
    extraHeaders: { origin: url },
  })
  let title = ''
  socket.onAny((_event, payload: { card?: { title: string } }) => (title = payload.card?.title ?? title))
  await expect.poll(() => socket.connected).toBe(true)
  const joined = (await socket.emitWithAck('card:join', { cardId })) as { card?: { title: string } }
  return { socket, joined, shown: () => title }
}

/** Sends a POST on a connection of `agent`. @returns the status */
const postOn = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}/api/login`, { agent, method: 'POST' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    })
    sent.on('error', reject).end()
  })

/** Requests a WebSocket inside HTTP/2 (RFC 8441). @returns the status, or why there is none */
function http2Upgrade(url: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const session = connect(url, { rejectUnauthorized: false })
    session.on('error', reject)
    session.on('remoteSettings', ({ enableConnectProtocol }) => {
      if (!enableConnectProtocol) {
        session.close()
        return resolve('not offered')
      }
      const stream = session.request({
        ':method': 'CONNECT',
        ':protocol': 'websocket',
        ':scheme': 'https',
        ':path': '/socket.io/?EIO=4&transport=websocket',
        ':authority': new URL(url).host,
        'sec-websocket-version': '13',
        origin: url,
      })
      stream.on('error', reject)
      stream.on('response', (headers) => {
        resolve(Number(headers[':status']))
        session.destroy()
      })
    })
  })
}

describe.each(MISSING_PROXIES)('%s', (name) => {
  it.skip(`OPS-38: ${name} is not installed`, () => undefined)
})

describe.skipIf(!HAS_OPENSSL || INSTALLED_PROXIES.length === 0)('other proxies in front of the app', () => {
  const database = useStarted(startSwitchableDatabase)
  let server: Awaited<ReturnType<typeof startBehindProxy>>
  let proxies: RunningProxy[]
  let cookie: string
  let visitor: Awaited<ReturnType<typeof registeredVisitor>>['visitor']

  const start = (port = '0') => startBehindProxy({ PORT: port, MONGODB_URI: database.uri })
  /** Runs a check for all proxies at once; a failure names the proxy. */
  const forEachProxy = async (check: (proxy: RunningProxy) => Promise<void>) => {
    const results = await Promise.allSettled(proxies.map(check))
    const failed = results.flatMap((result, index) =>
      result.status === 'rejected' ? [`${proxies[index]!.name}: ${String(result.reason)}`] : [],
    )
    expect(failed).toEqual([])
  }
  const newCard = async (title: string): Promise<string> => (await visitor.makeCard({ title })).cardId

  beforeAll(async () => {
    server = await start()
    visitor = (await registeredVisitor(server.url)).visitor
    cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { port } = new URL(server.url)
    proxies = []
    for (const name of INSTALLED_PROXIES) proxies.push(await startProxy(name, port))
  }, 120_000)

  it('OPS-38: pass 304, conditional writes with tags of compressed responses, and bodies up to 512 kB', async () => {
    await forEachProxy(async ({ url }) => {
      const path = `${url}/api/cards/${await newCard('Tagged')}`
      const headers = { cookie, 'accept-encoding': 'gzip', origin: url }
      const { etag } = (await call(path, { headers })).headers
      const again = await call(path, { headers: { ...headers, 'if-none-match': etag! } })
      expect(again.status).toBe(304)
      const body = JSON.stringify({ title: 'Changed' })
      const patch = { method: 'PATCH', body, headers: { ...headers, 'if-match': etag! } }
      expect([(await call(path, patch)).status, (await call(path, patch)).status]).toEqual([200, 412])
    })
    // One after another, because a user may have only two long bodies in flight.
    for (const { name, url } of proxies) {
      const content = (bytes: number) =>
        call(`${url}/api/categories/abcdefghij/content`, {
          method: 'POST',
          body: JSON.stringify({ title: 'x'.repeat(bytes - '{"title":""}'.length) }),
          headers: { cookie, origin: url },
        })
      const [longest, tooLong] = [await content(512 * KB), await content(512 * KB + 1)]
      expect([name, longest.status, tooLong.status]).toEqual([name, 400, 413])
      expect(longest.headers['x-request-id']).toBeDefined()
    }
  })

  it('OPS-38: keep the real address for counting refused log-ins, whatever the caller claims', async () => {
    // One after another, because the app sees one address for the callers of all proxies.
    for (const [index, { name, url }] of proxies.entries())
      expect([name, await guesses(url, `127.0.0.${index + 10}`)]).toEqual([name, TEN_GUESSES])
  })

  it('OPS-38: pass WebSockets inside HTTP/2, or do not offer them', async () => {
    await forEachProxy(async ({ url, hasHttp2Upgrade }) => {
      if (url.startsWith('https:'))
        expect(await http2Upgrade(url)).toBe(hasHttp2Upgrade ? 200 : 'not offered')
    })
  })

  it(
    'OPS-38: pass live edits even after 3 minutes of silence; the app keeps idle connections for more than 2 minutes',
    async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      agent.keepSocketAlive = () => true
      const before = await postOn(agent, server.url)
      const [socket] = Object.values(agent.freeSockets)[0]!
      const rested = delay(APP_IDLE_MS).then(async () => {
        expect(socket!.destroyed).toBe(false)
        expect(await postOn(agent, server.url)).toBe(before)
        agent.destroy()
      })
      await forEachProxy(async ({ url }) => {
        const cardId = await newCard('Live')
        const player = await followingPlayer(url, cardId)
        for (const title of ['At once', 'After the silence']) {
          if (title !== 'At once') await delay(IDLE_MS)
          expect(player.socket.connected).toBe(true)
          expect((await visitor.patch(`/api/cards/${cardId}`, { title })).status).toBe(200)
          await eventually(player.shown, (shown) => shown === title)
        }
        player.socket.disconnect()
      })
      await rested
    },
    IDLE_MS + 60_000,
  )

  it('OPS-38: show a page that retries during a restart, or wait for it to end; afterwards they reach the app again', async () => {
    server.signal('SIGKILL')
    await server.ended
    const waiting = proxies.filter(({ waitsForApp }) => waitsForApp).map(({ url }) => call(`${url}/livez`))
    await forEachProxy(async ({ url, waitsForApp }) => {
      if (waitsForApp) return
      const page = await call(`${url}/play/abcdefghij`)
      expect(page.status).toBe(503)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.text).toContain('<meta http-equiv="refresh" content="5" />')
    })
    server = await start(new URL(server.url).port)
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
    await forEachProxy(({ url }) => expect.poll(async () => (await call(`${url}/livez`)).status).toBe(200))
  })
})
