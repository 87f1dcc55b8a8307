import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { VERSION } from '#server/version.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { joinCard, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { useSwitchableApp } from '#tests/support/switchable-database.ts'
import {
  newVisitor,
  registeredVisitor,
  someRegistration,
  type Registration,
  type Visitor,
} from '#tests/support/visitor.ts'

describe('a database that goes down and comes back', () => {
  const build = useBuild()
  let owner: Visitor
  let form: Registration
  let cardId: string

  const app = useSwitchableApp({ build, realtime: { versionHeartbeatMs: 20 } })
  beforeAll(async () => {
    const registered = await registeredVisitor(app.url)
    owner = registered.visitor
    form = registered.form
    cardId = (await owner.makeCard({ title: 'Before' })).cardId
  })
  afterEach(() => comeBack())

  const readiness = () => newVisitor(app.url).get('/readyz')

  async function goAway() {
    await app.away.stop()
    await eventually(readiness, ({ status }) => status === 503)
  }
  async function comeBack() {
    if ((await readiness()).status === 200) return
    await app.away.start()
    await eventually(readiness, ({ status }) => status === 200)
  }

  it('OPS-4 UPG-3: while it is up, the server is live and ready, and says which build it is', async () => {
    const alive = await newVisitor(app.url).get('/livez')
    const ready = await readiness()
    expect([alive.status, alive.body]).toEqual([200, { status: 'alive' }])
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'ready', database: 'up', version: VERSION, commit: 'unknown' },
    ])
    for (const { headers } of [alive, ready]) expect(headers['cache-control']).toBe('no-store')
  })

  it('OPS-4, SEC-5, OEM-4: while it is down, the server is live but not ready, and calls that need it are 503', async () => {
    await goAway()
    const alive = await newVisitor(app.url).get('/livez')
    expect([alive.status, alive.body]).toEqual([200, { status: 'alive' }])
    expect((await readiness()).body).toMatchObject({ status: 'not ready', database: 'down' })

    const oembedOf = (link: string) => `/api/oembed?url=${encodeURIComponent(link)}`
    const calls: [string, string, object?][] = [
      ['GET', '/api/user'],
      ['GET', '/api/my-cards'],
      ['GET', `/api/cards/${cardId}`],
      ['GET', oembedOf(`${app.url}/play/${cardId}`)],
      ['POST', '/api/cards', { title: 'Refused' }],
      ['PATCH', `/api/cards/${cardId}`, { title: 'Refused' }],
      ['DELETE', `/api/cards/${cardId}`],
      ['GET', '/api/deleted-cards'],
      ['POST', `/api/deleted-cards/${cardId}/restore`],
      ['PATCH', '/api/profile', { displayName: 'Refused' }],
      ['POST', '/api/login', form],
      ['POST', '/api/register', someRegistration()],
      ['POST', '/api/logout'],
    ]
    for (const visitor of [owner, newVisitor(app.url)])
      for (const [method, path, body] of calls) {
        const answer = await visitor.send(method, path, { body })
        expect([method, path, answer.status, answer.body]).toEqual([
          method,
          path,
          503,
          { message: expect.any(String), code: 'unavailable' },
        ])
        expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.headers).not.toHaveProperty('set-cookie')
      }
    const elsewhere = await newVisitor(app.url).get(oembedOf('https://evil.example/'))
    expect(elsewhere.status).toBe(404)
    expect((await newVisitor(app.url).get('/api/config')).status).toBe(200)
  })

  it('OPS-4: while it is down, pages and files are served; the page of a card reports it as unavailable', async () => {
    await goAway()
    const page = (path: string) => newVisitor(app.url).get(path)
    for (const [path, status] of [
      ['/', 200],
      ['/create', 200],
      [`/create/${cardId}`, 200],
      [`/play/${cardId}`, 503],
      ['/play/aaaaaaaaaa', 503],
      ['/nowhere', 404],
    ] as const) {
      const answer = await page(path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined)
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.body).toContain('<div id="root">')
    }
    expect((await page('/assets/app-1a2b3c.js')).status).toBe(200)
    await comeBack()
    expect((await page(`/play/${cardId}`)).status).toBe(200)
    expect((await page('/play/aaaaaaaaaa')).status).toBe(404)
  })

  it('OPS-4: once it is back, calls work again automatically, with sessions and cards as they were', async () => {
    const before = (await owner.get('/api/my-cards')).body
    for (let times = 0; times < 2; times++) {
      await goAway()
      expect((await owner.post('/api/cards', { title: 'Refused' })).status).toBe(503)
      expect((await owner.patch(`/api/cards/${cardId}`, { title: 'Refused' })).status).toBe(503)
      await comeBack()
      expect((await owner.get('/api/user')).body.username).toBe(form.username)
      expect((await owner.get('/api/my-cards')).body).toEqual(before)
    }
    expect((await newVisitor(app.url).post('/api/login', form)).status).toBe(200)
    const made = await owner.post('/api/cards', { title: 'After' })
    expect(made.status).toBe(201)
    expect((await owner.send('DELETE', `/api/cards/${made.body.cardId}`)).status).toBe(204)
  })

  it('OPS-4, LIV-8: while it is down, joins are unavailable; players stay connected, and get the next edit once it is back', async () => {
    const [player, late] = [await joinCard(app.url, { cardId }), await listenTo(app.url)]
    await goAway()
    const refused = { ok: false, error: { code: 'unavailable', message: expect.any(String) } }
    // New clients get a card that was read within the last second. Those that have it and join again wait for a read.
    const last = await eventually(
      () => late.join({ cardId }),
      ({ ok }) => !ok,
    )
    expect(last).toEqual(refused)
    expect(await player.join({ cardId })).toEqual(refused)
    await player.settled()
    expect(player.events.filter(({ event }) => event !== 'card:version')).toEqual([])
    expect([player.socket.connected, late.socket.connected]).toEqual([true, true])

    await comeBack()
    // Connections to the database other than the probe's may still be the old ones, so clients join repeatedly.
    await expect.poll(async () => (await late.join({ cardId })).ok).toBe(true)
    const { version } = (await owner.patch(`/api/cards/${cardId}`, { title: `Edit ${Date.now()}` })).body
    for (const listener of [player, late]) await listener.until(snapshotOf(version))
  })

  it('OPS-4, LIV-3: a save during which it goes down is 503, and its retry is applied once', async () => {
    const edit = { title: 'Cut off', opId: 'cut-off-save-1' }
    const { version } = (await owner.get(`/api/cards/${cardId}`)).body
    const save = app.away.hold('update')
    const answered = owner.patch(`/api/cards/${cardId}`, edit)
    await save.running
    await goAway()
    save.release()
    const lost = await answered
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable'])
    await comeBack()
    const repeated = await owner.patch(`/api/cards/${cardId}`, edit)
    expect([repeated.status, repeated.body.title]).toEqual([200, 'Cut off'])
    expect((await owner.get(`/api/cards/${cardId}`)).body.version).toBe(version + 1)
  })
})
