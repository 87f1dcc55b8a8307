import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { VERSION } from '#server/version.ts'
import { seedCategory, texts } from '#tests/server/categories/fixtures.ts'
import { signInThrough } from '#tests/server/accounts/sign-in-through.ts'
import { usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { newIdentity, startOidcProvider } from '#tests/support/oidc-provider.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { scrape, sumOf, type Samples } from '#tests/support/scrape.ts'
import { listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { useStarted } from '#tests/support/use-started.ts'

const REQUESTS = 'bingoboard_http_request_duration_seconds_count'
const REFUSALS = 'bingoboard_refusals_total'

describe('metrics', () => {
  const metrics = createMetrics()
  const build = useBuild()

  const google = useStarted(startOidcProvider)
  const app = useApp(() => ({ build, metrics, google: google.google, linkOrigin: () => app.url }))
  const host = usePerson(app)

  /** Waits until a sample has grown, since a response is counted when it has been sent. @returns by how much it grew */
  async function growth(before: Samples, name: string, labels: Record<string, string>): Promise<number> {
    const was = sumOf(before, name, labels)
    const now = await eventually(
      async () => sumOf(await scrape(metrics), name, labels),
      (value) => value > was,
    )
    return now - was
  }

  it('OPS-20: measure a request by method, route pattern and status', async () => {
    const before = await scrape(metrics)
    const { cardId } = await host.makeCard({ title: 'Measured' })
    const visitor = newVisitor(app.url)
    for (const path of [`/api/cards/${cardId}`, '/api/cards/aaaaaaaaaa', '/livez']) await visitor.get(path)
    await visitor.get('/assets/app-1a2b3c.js')
    await visitor.get(`/play/${cardId}`)
    for (const [method, route, status] of [
      ['POST', '/api/cards', '201'],
      ['GET', '/api/cards/:cardId', '200'],
      ['GET', '/api/cards/:cardId', '404'],
      ['GET', '/livez', '200'],
      ['GET', '/assets/*', '200'],
      ['GET', '/play/:cardId', '200'],
    ] as const)
      expect([route, await growth(before, REQUESTS, { method, route, status })]).toEqual([route, 1])
  })

  it('OPS-20: get no new time series from made-up paths, hosts, methods, codes, emails and events', async () => {
    const attack = async (name: string) => {
      const visitor = newVisitor(app.url)
      await visitor.get(`/${name}`)
      await visitor.get(`/assets/${name}.js`)
      await visitor.get(`/api/${name}/${name}?${name}=1`)
      await visitor.get(`/api/cards/${name}`)
      await visitor.get(`/play/${name}`)
      await visitor.get(`/preview/${name}.png`)
      await visitor.get('/', { host: `${name}.example`, 'user-agent': name })
      await visitor.send(name === 'first' ? 'PROPFIND' : 'MKCOL', '/')
      await visitor.post('/api/login', { email: `${name}@example.com`, password: name })
      await visitor.post('/api/verify-email', { token: name })
      await visitor.get(`/api/auth/google/callback?code=${name}&state=${name}`)
      await rawAnswer(app.port, [`${name} / HTTP/1.1`, 'Host: a', 'Connection: close'])
      const stranger = await listenTo(app.url)
      await stranger.ask(`card:${name}`)
      await stranger.join({ cardId: name })
      await stranger.join({ cardId: 'aaaaaaaaaa' })
      stranger.socket.disconnect()
    }
    /** Returns all names and labels, once all previous requests are counted. */
    const series = async () => {
      const before = await scrape(metrics)
      await newVisitor(app.url).send('OPTIONS', '/livez')
      await growth(before, REQUESTS, { method: 'OPTIONS' })
      return [...(await scrape(metrics)).keys()].filter((name) => name.startsWith('bingoboard_')).toSorted()
    }
    await attack('first')
    await expect.poll(() => app.io.engine.clientsCount).toBe(0)
    const known = await series()
    for (const name of ['second', 'third', 'x'.repeat(90)]) await attack(name)
    await expect.poll(() => app.io.engine.clientsCount).toBe(0)
    expect(await series()).toEqual(known)
    expect(known.filter((name) => /first|third|PROPFIND/.test(name))).toEqual([])
  })

  it('OPS-20: measure sockets, open cards, players and joins, and what is sent to a card', async () => {
    const { cardId } = await host.makeCard({ title: 'Watched' })
    const before = await scrape(metrics)
    const players = [await listenTo(app.url), await listenTo(app.url)]
    for (const player of players) await player.join({ cardId, as: 'play' })
    await players[0]!.join({ cardId: 'aaaaaaaaaa' })
    const open = await scrape(metrics)
    const gauges = ['bingoboard_sockets', 'bingoboard_rooms', 'bingoboard_players']
    expect(gauges.map((name) => sumOf(open, name) - sumOf(before, name))).toEqual([2, 1, 2])
    const joins = 'bingoboard_join_duration_seconds_count'
    expect(await growth(before, joins, { outcome: 'ok' })).toBe(2)
    expect(await growth(before, joins, { outcome: 'not-found' })).toBe(1)

    const { version } = (await host.patch(cardId, { title: 'Watched and changed' })).body
    for (const player of players) await player.until(snapshotOf(version))
    const event = 'card:changed'
    expect(await growth(before, 'bingoboard_fanout_packets_total', { event })).toBe(2)
    expect(await growth(before, 'bingoboard_fanout_duration_seconds_count', { event })).toBe(1)
    const pushed = players[0]!.events.find((received) => received.event === event)!
    // 4 bytes for the header of a frame of up to 64 kB, and `42`, by which Engine.IO and Socket.IO mark an event.
    const bytes = 4 + Buffer.byteLength(`42${JSON.stringify([event, pushed.payload])}`)
    expect(await growth(before, 'bingoboard_fanout_bytes_total', { event })).toBe(2 * bytes)
  })

  it('OPS-20: count refusals by transport and kind', async () => {
    const before = await scrape(metrics)
    const visitor = newVisitor(app.url)
    await visitor.get('/api/user')
    await visitor.post('/api/login', { email: 7 })
    await visitor.post('/api/logout', {}, { origin: 'https://evil.example' })
    await rawAnswer(app.port, ['GET / HTTP/1.1', 'Host: a', 'A B: c'])
    const livez = ['GET /livez HTTP/1.1', 'Host: a', '']
    const slow = ['GET /api/user HTTP/1.1', 'Host: a', '']
    await rawAnswer(app.port, [...Array.from({ length: 12 }, () => slow).flat(), ...livez])
    const stranger = await listenTo(app.url)
    await stranger.ask('card:steal')
    await expect(listenTo(app.url, { headers: { origin: 'https://evil.example' } })).rejects.toThrow()
    for (const [transport, kind] of [
      ['http', 'not-signed-in'],
      ['http', 'invalid'],
      ['http', 'foreign-origin'],
      ['http', 'malformed'],
      ['http', 'too-many-requests'],
      ['socket', 'invalid'],
      ['socket', 'foreign-origin'],
    ] as const)
      expect(await growth(before, REFUSALS, { transport, kind })).toBeGreaterThan(0)
  })

  it('OPS-20: count connections that the server cuts for flooding', async () => {
    const before = await scrape(metrics)
    const flooder = await listenTo(app.url)
    for (let index = 0; index < 150; index++) flooder.socket.emit('card:steal')
    await flooder.closed()
    expect(await growth(before, 'bingoboard_connections_cut_total', { cause: 'flood' })).toBe(1)
  })

  it('OPS-20: count log-ins by method and outcome', async () => {
    const { form } = await registeredVisitor(app.url)
    const before = await scrape(metrics)
    const visitor = newVisitor(app.url)
    await visitor.post('/api/login', form)
    for (let times = 0; times < 11; times++)
      await visitor.post('/api/login', { ...form, password: 'another password' })
    const logins = (method: string, outcome: string) =>
      growth(before, 'bingoboard_logins_total', { method, outcome })
    expect(await logins('password', 'success')).toBe(1)
    expect(await logins('password', 'limited')).toBe(1)
    expect(await logins('password', 'wrong')).toBe(10)

    google.visitor = newIdentity()
    google.open(app.url)
    await newVisitor(app.url).get('/api/auth/google/callback?error=access_denied')
    await signInThrough(newVisitor(app.url), google.config.issuer, '/api/auth/google')
    expect(await logins('google', 'success')).toBe(1)
    expect(await logins('google', 'failed')).toBe(1)
  })

  it('OPS-20: measure database commands by name and outcome, and whether the database is up', async () => {
    const before = await scrape(metrics)
    await host.makeCard({ title: 'Inserted' })
    await app.database.connection.db!.command({ noCommand: 1 }).catch(() => undefined)
    const commands = 'bingoboard_database_command_duration_seconds_count'
    expect(await growth(before, commands, { command: 'insert', outcome: 'ok' })).toBe(1)
    expect(await growth(before, commands, { command: 'find', outcome: 'ok' })).toBeGreaterThan(0)
    expect(await growth(before, commands, { command: 'noCommand', outcome: 'failed' })).toBe(1)
    expect(sumOf(await scrape(metrics), 'bingoboard_database_up')).toBe(1)
    expect(
      sumOf(await scrape(metrics), 'bingoboard_build_info', { version: VERSION, commit: 'unknown' }),
    ).toBe(1)
  })

  it('OPS-20: measure caches in bytes, and emails and pictures by outcome', async () => {
    const { cardId } = await host.makeCard({ title: 'Drawn' })
    const { categoryId } = await seedCategory(app, host, { contents: texts(30) })
    const before = await scrape(metrics)
    const { body } = await newVisitor(app.url).get(`/api/categories/${categoryId}/content`)
    const lists = await growth(before, 'bingoboard_cache_bytes', { cache: 'item lists' })
    expect(lists).toBeGreaterThan(JSON.stringify(body).length)
    await newVisitor(app.url).get(`/play/${cardId}`)
    expect(await growth(before, 'bingoboard_cache_bytes', { cache: 'pages' })).toBeGreaterThan(500)
    await newVisitor(app.url).get(`/preview/${cardId}.png`)
    expect(await growth(before, 'bingoboard_cache_bytes', { cache: 'pictures' })).toBe(500)
    // The fake build cannot draw pictures.
    expect(await growth(before, 'bingoboard_pictures_total', { outcome: 'failed' })).toBe(1)
    expect((await scrape(metrics)).get('bingoboard_pictures_waiting')).toBe(0)
    await registeredVisitor(app.url)
    expect(await growth(before, 'bingoboard_mails_total', { outcome: 'logged' })).toBe(1)
  })

  it('OPS-20: count open connections, and separately requests whose client left', async () => {
    const before = await scrape(metrics)
    const socket = connect({ port: app.port, host: '127.0.0.1' })
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    )
    await once(socket, 'connect')
    expect(await growth(before, 'bingoboard_http_connections', {})).toBeGreaterThan(0)
    socket.destroy()
    expect(await growth(before, REQUESTS, { status: 'aborted' })).toBeGreaterThan(0)
  })
})
