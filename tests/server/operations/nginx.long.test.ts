import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { listening } from '#tests/support/listening.ts'
import { call, guesses, NGINX, startNginx, TEN_GUESSES, type RunningNginx } from '#tests/support/nginx.ts'
import { HAS_REDIS, startRedis, type RedisServer } from '#tests/support/redis-server.ts'
import { endServers, startBehindProxy } from '#tests/support/server-process.ts'
import { cardOf, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { useEach } from '#tests/support/use-started.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'

type Server = Awaited<ReturnType<typeof startBehindProxy>>
const KB = 1024
const TOO_LARGE = { message: 'The request is too large.', code: 'too-large' }

/** Returns a JSON body of exactly that many bytes. */
const bodyOf = (bytes: number) => JSON.stringify({ title: 'x'.repeat(bytes - '{"title":""}'.length) })

const hostOf = ({ url }: Server) => new URL(url).host

describe.skipIf(!NGINX || !HAS_REDIS)(
  'nginx in front of two servers (needs nginx-light and redis-server)',
  () => {
    const database = useEach(startSwitchableDatabase)
    let redis: RedisServer
    let servers: Server[]
    let nginx: RunningNginx
    let url: string

    const start = (port = '0') =>
      startBehindProxy({ PORT: port, MONGODB_URI: database.uri, REDIS_URL: redis.url })

    beforeEach(async () => {
      redis = await startRedis()
      servers = [await start(), await start()]
      nginx = await startNginx('http.conf', [hostOf(servers[0]!), hostOf(servers[1]!)])
      url = `http://127.0.0.1:${nginx.httpPort}`
    })
    afterEach(endServers)

    it('OPS-30: passes pages, files, calls with a cookie and live edits', async () => {
      const { visitor } = await registeredVisitor(url)
      expect((await visitor.get('/api/user')).status).toBe(200)
      const { cardId } = await visitor.makeCard({ title: 'Through nginx' })
      const page = await call(`${url}/play/${cardId}`)
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.text).toContain('<main>Through nginx</main>')
      expect(page.headers['content-security-policy']).toContain("default-src 'self'")
      const file = await call(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'br' } })
      expect([file.status, file.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])

      // Connects as a browser does, with an Origin, which the app compares with Host.
      const player = await listenTo(url, { headers: { origin: url } })
      expect(cardOf(await player.join({ cardId })).title).toBe('Through nginx')
      const { version } = (await visitor.patch(`/api/cards/${cardId}`, { title: 'Edited' })).body
      const { payload } = await player.until(snapshotOf(version))
      expect(payload).toMatchObject({ card: { title: 'Edited' } })
      // A page of another site is refused by the app, which sees the caller's own Origin and Host.
      await expect(listenTo(url, { headers: { origin: 'https://other.example' } })).rejects.toThrow()
      const foreign = await call(`${url}/api/cards`, {
        method: 'POST',
        body: '{}',
        headers: { origin: 'https://other.example' },
      })
      expect(foreign.status).toBe(403)
    })

    it('OPS-30: counts refused log-ins by the address that nginx sees, whatever the caller claims', async () => {
      for (const from of ['127.0.0.1', '127.0.0.2']) expect(await guesses(url, from)).toEqual(TEN_GUESSES)
    })

    it('OPS-30: passes the longest body, and a longer one is 413 in nginx and in the app', async () => {
      const post = (to: string, path: string, bytes: number) =>
        call(`${to}${path}`, { method: 'POST', body: bodyOf(bytes) })
      const limits = [
        { path: '/api/cards', bytes: 32 * KB },
        { path: '/api/categories', bytes: 512 * KB },
        { path: '/api/categories/abcdefghij/content', bytes: 512 * KB },
      ]
      for (const { path, bytes } of limits) {
        const tooLarge = await post(url, path, bytes + 1)
        expect([tooLarge.status, JSON.parse(tooLarge.text)]).toEqual([413, TOO_LARGE])
        // The app's responses have a request id, so this response is nginx's.
        expect(tooLarge.headers['x-request-id']).toBeUndefined()
        expect(tooLarge.headers['content-type']).toBe('application/json; charset=utf-8')
        const longest = await post(url, path, bytes)
        expect(longest.headers['x-request-id']).toBeDefined()
      }
      const inTheApp = await post(servers[0]!.url, '/api/cards', 32 * KB + 1)
      expect([inTheApp.status, JSON.parse(inTheApp.text)]).toEqual([413, TOO_LARGE])
      expect((await post(url, '/api/cards', 32 * KB)).status).toBe(401)
    })

    it('OPS-30, NODE-1: alternates between the servers, and uses one for everyone while the other is down', async () => {
      const usedServers = async () =>
        (await nginx.accessLog())
          .split('\n')
          .filter((line) => line.includes('"path":"/livez"'))
          .map((line) => String(JSON.parse(line).server))
      const bothServe = () =>
        eventually(
          async () => {
            await call(`${url}/livez`)
            return (await usedServers()).slice(-2)
          },
          ([one, other]) => one !== undefined && other !== undefined && one !== other,
        )
      await bothServe()
      const { visitor } = await registeredVisitor(url)
      const { cardId } = await visitor.makeCard({ title: 'Before' })
      const players = await Promise.all(
        Array.from({ length: 4 }, () => listenTo(url, { reconnection: true })),
      )
      const allGet = async (title: string) => {
        const { status, body } = await visitor.patch(`/api/cards/${cardId}`, { title })
        expect(status).toBe(200)
        for (const player of players) await player.until(snapshotOf(body.version))
      }
      for (const player of players) await player.join({ cardId })
      await allGet('On both')

      const [first] = servers
      const port = new URL(first!.url).port
      first!.signal('SIGKILL')
      await first!.ended
      // The session is in the database, and the change is applied once.
      const changed = await visitor.patch(`/api/cards/${cardId}`, { title: 'On the other one' })
      expect([changed.status, changed.body.version]).toEqual([200, 3])
      for (const player of players) {
        await expect.poll(() => player.socket.connected).toBe(true)
        expect(cardOf(await player.join({ cardId })).version).toBe(3)
      }
      await allGet('Live again')

      servers[0] = await start(port)
      await bothServe()
    })

    it('OPS-30: without a server, gives calls an error in JSON and visitors a page that retries', async () => {
      await endServers()
      const api = await call(`${url}/api/cards/abcdefghij`)
      expect([api.status, api.headers['content-type'], api.headers['cache-control']]).toEqual([
        503,
        'application/json; charset=utf-8',
        'no-store',
      ])
      expect(JSON.parse(api.text)).toMatchObject({ code: 'unavailable' })
      const page = await call(`${url}/play/abcdefghij`)
      expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
      expect(page.text).toContain('<meta http-equiv="refresh" content="5">')
      expect((await call(`${url}/nginx-health`)).status).toBe(200)
    })

    it('OPS-30: logs the caller and the path, and neither query nor cookie', async () => {
      await call(`${url}/api/auth/google/callback?code=a-secret-code&state=a-state`, {
        headers: { cookie: 'sid=a-session', referer: 'https://elsewhere.example/a-referrer' },
      })
      const log = await eventually(nginx.accessLog, (text) => text.includes('callback'))
      expect(log).not.toMatch(/a-secret-code|a-state|a-session|a-referrer/)
      expect(JSON.parse(log.trim().split('\n').at(-1)!)).toMatchObject({
        address: '127.0.0.1',
        method: 'GET',
        path: '/api/auth/google/callback',
      })
    })
  },
)

it.skipIf(!NGINX)('OPS-30: while servers are replaced, the one that has a file sends it', async () => {
  const startWith = async (file: string) => {
    const server = createServer((req, res) => {
      res.writeHead(req.url === file ? 200 : 404).end(req.url === file ? file : 'Not found')
    })
    return { server, host: `127.0.0.1:${await listening(server)}` }
  }
  const files = ['/assets/app-before.js', '/assets/app-after.js', '/assets/app-again.js'] as const
  const [one, two, three] = await Promise.all([startWith(files[0]), startWith(files[1]), startWith(files[2])])
  const nginx = await startNginx('http.conf', [one.host, two.host, three.host])
  const get = (path: string) => call(`http://127.0.0.1:${nginx.httpPort}${path}`)
  // Each of the three servers is the first to be asked in turn.
  for (const file of files)
    for (let turn = 0; turn < 3; turn++) expect(await get(file)).toMatchObject({ status: 200, text: file })
  expect(await get('/assets/app-of-none.js')).toMatchObject({ status: 404, text: 'Not found' })
  for (const { server } of [one, two, three]) server.close()
})
