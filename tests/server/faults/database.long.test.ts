import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guestOf, signUp, type Person } from '#tests/server/cards/person.ts'
import { eventually } from '#tests/support/eventually.ts'
import { gatherCrowd, type Crowd } from '#tests/support/faults/crowd.ts'
import { distantDatabase } from '#tests/support/faults/distant-database.ts'
import { openPlayer } from '#tests/support/faults/players.ts'
import { freePort } from '#tests/support/free-port.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { uniqueName } from '#tests/support/names.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'
import { endServers, startServer, type ServerProcess } from '#tests/support/server-process.ts'
import { joinOutcome, listenTo } from '#tests/support/sockets.ts'
import { type Answer, newVisitor } from '#tests/support/visitor.ts'
import { useEach } from '#tests/support/use-started.ts'
import { untilReady } from '#tests/support/until-ready.ts'

/** Three times the 5 s within which every request should be answered. */
const DEADLINE_MS = 15_000
const ABSENCES = 8
const HANGS_FOR_MS = 60_000
const RESETS = 100

const database = useEach(distantDatabase)
let server: ServerProcess & { url: string }

afterEach(endServers)

const start = async (port = '0') => {
  server = await startServer({ ...database.env, PORT: port, LOG_LEVEL: 'warn' })
}

const ready = () => untilReady(server.url)

/** Makes every kind of request that needs the database. @returns their names and outcomes: status, or a join's code */
function askEverything(owner: Person, cardId: string): [string, Promise<string>][] {
  const guest = newVisitor(server.url)
  const call = async (answer: Promise<Answer>) => {
    const { status, headers } = await answer
    return `${status} ${headers['retry-after']}`
  }
  const readiness = async () => {
    const { status, body } = await guest.get('/readyz')
    return `${status} ${body.status}, database ${body.database}`
  }
  const account = { email: `${uniqueName()}@example.com`, password: 'a good password' }
  return [
    ['a save', call(owner.patch(cardId, { title: 'Lost', opId: 'asked-in-vain-1' }))],
    ['a card', call(guestOf(server.url).call('GET', `/api/cards/${cardId}`))],
    ['a list of cards', call(owner.call('GET', '/api/my-cards'))],
    ['a new card', call(owner.call('POST', '/api/cards', {}))],
    ['a log-in', call(guestOf(server.url).call('POST', '/api/login', account))],
    ['a page', call(guest.get(`/play/${cardId}`))],
    ['a join', joinOutcome(server.url, cardId)],
    ['readiness', readiness()],
  ]
}

const REFUSED: Record<string, string> = {
  'a save': '503 1',
  'a card': '503 1',
  'a list of cards': '503 1',
  'a new card': '503 1',
  'a log-in': '503 1',
  'a page': '503 1',
  'a join': 'unavailable',
  readiness: '503 not ready, database down',
}

/** Makes all kinds of requests at once. @returns the outcomes, and which requests took longer than the deadline */
async function outcomes(owner: Person, cardId: string) {
  const late: string[] = []
  const entries = await Promise.all(
    askEverything(owner, cardId).map(async ([name, outcome]) => {
      const startedMs = performance.now()
      const entry = [name, await outcome] as const
      const tookMs = performance.now() - startedMs
      if (tookMs > DEADLINE_MS) late.push(`${name}: ${Math.round(tookMs)} ms`)
      return entry
    }),
  )
  return { refused: Object.fromEntries(entries), late }
}

/** Ends the load. Checks that no page was disconnected, every save got a response, and documents match indexes. */
async function endWhole(crowd: Crowd): Promise<void> {
  await ready()
  await crowd.moreSaves(16)
  await crowd.end()
  expect(crowd.answered(NO_ANSWER)).toBe(0)
  for (const { ends } of crowd.players) expect(ends).toEqual(['io client disconnect'])
  expect(server.output()).not.toContain('sys_crash')
  expect(server.errors()).toBe('')
  expect(await database.verify()).toMatchObject({ problems: [] })
}

describe('a database that is down', { timeout: 300_000 }, () => {
  it('FLT-3: a server that starts without it refuses calls that need it, and serves them without a restart once it is up', async () => {
    const port = String(await freePort())
    await database.start()
    await start(port)
    await ready()
    const host = await signUp(server.url)
    const { isOwner: _, canEdit: __, ...card } = await host.makeCard({ title: 'Made before' })
    await server.stop()
    await database.kill()

    await start(port)
    const guest = guestOf(server.url)
    expect((await guest.call('GET', '/livez')).status).toBe(200)
    expect((await guest.call('GET', '/api/config')).status).toBe(200)
    expect(await outcomes(host, card.cardId)).toEqual({ refused: REFUSED, late: [] })
    const waiting = openPlayer(server.url, card)

    await database.start()
    const player = await waiting
    await ready()
    expect(player.ends).toEqual([])
    player.socket.disconnect()
    // The session and the card of the previous run still work.
    const saved = await host.patch(card.cardId, { title: 'Saved after' })
    expect([saved.status, saved.body.title, saved.body.version]).toEqual([200, 'Saved after', 2])
    const crowd = await gatherCrowd(server.url, { allowed: [] })
    await crowd.moreSaves(40)
    await endWhole(crowd)
  })

  it(`FLT-3: refuses calls while killed or cut off ${ABSENCES} times during saves; pages stay connected, and all recovers`, () =>
    withSeed(async (random) => {
      await database.start()
      await start()
      await ready()
      const crowd = await gatherCrowd(server.url, { allowed: [503] })
      const host = await signUp(server.url)
      const { cardId } = await host.makeCard({ title: 'Unchanged' })
      for (let absence = 0; absence < ABSENCES; absence++) {
        await crowd.moreSaves(20)
        await delay(random() * 100)
        const isKilled = randomOf(random, [true, false])
        await (isKilled ? database.kill() : database.cutOff())
        const before = crowd.answered(503)
        await eventually(
          () => crowd.answered(503),
          (refused) => refused > before,
        )
        expect(await outcomes(host, cardId)).toEqual({ refused: REFUSED, late: [] })
        await delay(random() * 3000)
        await (isKilled ? database.start() : database.reconnect())
      }
      await endWhole(crowd)
      const { body } = await host.call('GET', `/api/cards/${cardId}`)
      expect([body.title, body.version]).toEqual(['Unchanged', 1])
    }))
})

describe('a malfunctioning database', { timeout: 300_000 }, () => {
  beforeEach(async () => {
    await database.start()
    await start()
    await ready()
  })

  it.each(['everything', 'commands'] as const)(
    `FLT-4: hangs on %s for ${HANGS_FOR_MS / 1000} s: calls are refused in time, then saves and pages recover automatically`,
    async (what) => {
      const crowd = await gatherCrowd(server.url, { allowed: [503] })
      const host = await signUp(server.url)
      const { cardId } = await host.makeCard({ title: 'Before' })
      await crowd.moreSaves(20)

      const release = database.hang(what)
      const endMs = performance.now() + HANGS_FOR_MS
      while (performance.now() < endMs) {
        expect(await outcomes(host, cardId)).toEqual({ refused: REFUSED, late: [] })
        expect((await guestOf(server.url).call('GET', '/livez')).status).toBe(200)
        await delay(500)
      }
      const refused = crowd.answered(503)
      expect(refused).toBeGreaterThan(0)
      release()
      await endWhole(crowd)
      // The refused save may have been stored nevertheless, so its retry is recognized by its `opId`.
      const again = await host.patch(cardId, { title: 'Lost', opId: 'asked-in-vain-1' })
      expect([again.status, again.body.title, again.body.version]).toEqual([200, 'Lost', 2])
    },
  )

  it('FLT-4: loses no save while its responses are 300 to 500 ms late', () =>
    withSeed(async (random) => {
      const crowd = await gatherCrowd(server.url, { allowed: [503] })
      await crowd.moreSaves(20)
      database.slow(() => 300 + random() * 200)
      await crowd.moreSaves(150)
      expect((await listenTo(server.url)).socket.connected).toBe(true)
      expect(await joinOutcome(server.url, crowd.players[0]!.cardId)).toBe('ok')
      database.slow(() => 0)
      await endWhole(crowd)
    }))

  it(`FLT-5: loses no acknowledged save and applies none twice when its connections are reset ${RESETS} times`, () =>
    withSeed(async (random) => {
      const crowd = await gatherCrowd(server.url, { allowed: [503], pauseMs: 10 })
      let interrupted = 0
      for (let reset = 0; reset < RESETS; reset++) {
        await crowd.moreSaves(4)
        await delay(random() * 50)
        interrupted += database.reset(() => randomBelow(random, 4) > 0)
      }
      await endWhole(crowd)
      // The resets interrupted commands, and the application noticed.
      expect(interrupted).toBeGreaterThan(RESETS / 2)
      expect(crowd.answered(503)).toBeGreaterThan(0)
    }))
})
