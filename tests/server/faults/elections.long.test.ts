import { beforeAll, describe, expect, it } from 'vitest'
import { guestOf, signUp, type Person } from '#tests/server/cards/person.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { randomOf } from '#tests/support/random.ts'
import { startReplicaSet } from '#tests/support/replica-set/replica-set.ts'
import { startServer } from '#tests/support/server-process.ts'
import { joinCard, listenTo } from '#tests/support/sockets.ts'
import { untilReady } from '#tests/support/until-ready.ts'
import { useStarted } from '#tests/support/use-started.ts'
import type { Answer } from '#tests/support/visitor.ts'

const ELECTIONS = 20
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify'])

/** Some codes of each kind of temporary failure. operations/database-uri.test.ts has all of them. */
const TEMPORARY: [number, string][] = [
  [50, 'MaxTimeMSExpired'],
  [91, 'ShutdownInProgress'],
  [112, 'WriteConflict'],
  [189, 'PrimarySteppedDown'],
  [10_107, 'NotWritablePrimary'],
  [13_436, 'NotPrimaryOrSecondary'],
]

describe('a replica set', () => {
  const set = useStarted(startReplicaSet)
  let url: string
  let hosts: Person[] | undefined

  const ready = () => untilReady(url)

  beforeAll(async () => {
    ;({ url } = await startServer({ PORT: '0', LOG_LEVEL: 'warn', MONGODB_URI: set.uri }))
    await ready()
  })

  it(
    `FLT-9: loses no acknowledged save over ${ELECTIONS} elections, applies none twice, and sends everything to the primary`,
    { timeout: 600_000 },
    () =>
      withSeed(async (random) => {
        const before = set.ran.length
        const crowd = await gatherCrowd(url, { allowed: [503] })
        for (let election = 0; election < ELECTIONS; election++) {
          await crowd.moreSaves(20)
          const old = set.primary()
          await set.elect({
            departure: randomOf(random, ['steps down', 'crashes'] as const),
            withoutPrimaryMs: random() * 2500,
          })
          expect(set.primary()).not.toBe(old)
        }
        await crowd.moreSaves(20)
        for (const { ends } of crowd.players) expect(ends).toEqual([])
        await crowd.end()
        expect(crowd.answered(NO_ANSWER)).toBe(0)

        const ran = set.ran.slice(before)
        expect(new Set(ran.map(({ on }) => on))).toEqual(new Set(['primary']))
        const writes = ran.filter(({ name }) => WRITES.has(name))
        expect(new Set(writes.map(({ body }) => JSON.stringify(body.writeConcern)))).toEqual(
          new Set(['{"w":"majority"}']),
        )
        // Simultaneous saves are sent in one command.
        const statements = writes.flatMap(({ body }) => body.updates ?? [body])
        expect(statements.length).toBeGreaterThan(ELECTIONS * 20)
      }),
  )

  it.each(TEMPORARY)(
    'FLT-10: error code %i (%s) is 503, and unavailable for a join',
    async (code, codeName) => {
      const host = await signUp(url)
      const { cardId } = await host.makeCard({ title: 'Before' })
      const watching = await joinCard(url, { cardId })

      const refused = { status: 503, body: { code: 'unavailable' } }
      const failAt = async (command: string, ask: () => Promise<Answer>) => {
        const end = set.fail({ code, codeName }, (name) => name === command)
        const answer = await ask()
        end()
        expect({ command, ...answer }).toMatchObject({ command, ...refused })
        expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
        // After the code of a departing primary, the driver looks for another one.
        await ready()
      }
      await failAt('find', () => guestOf(url).call('GET', `/api/cards/${cardId}`))
      await failAt('update', () => host.patch(cardId, { title: 'Lost' }))
      await failAt('insert', () => host.call('POST', '/api/cards', {}))
      // A card that no one has open, because joins of an open card are answered from memory.
      const { cardId: unopened } = await host.makeCard()
      const late = await listenTo(url)
      const end = set.fail({ code, codeName }, (name) => name === 'find')
      expect(await late.join({ cardId: unopened })).toMatchObject({
        ok: false,
        error: { code: 'unavailable' },
      })
      end()
      await ready()

      await watching.settled()
      expect(watching.events.filter(({ event }) => event !== 'card:version')).toEqual([])
      const { status, body } = await host.patch(cardId, { title: 'After' })
      expect([status, body.title, body.version]).toEqual([200, 'After', 2])
      await watching.until(({ event }) => event === 'card:changed')
      expect(watching.versions()).toEqual([2])
    },
  )

  it.each([
    [64, 'WriteConcernFailed'],
    [91, 'ShutdownInProgress'],
    [100, 'UnsatisfiableWriteConcern'],
    [11_602, 'InterruptedDueToReplStateChange'],
  ])('FLT-10: error code %i (%s) of a write concern is 503 too', async (code, codeName) => {
    // One address may register 60 times an hour.
    hosts ??= await Promise.all(Array.from({ length: 8 }, () => signUp(url)))
    const them = hosts
    const cards = await Promise.all(them.map((host) => host.makeCard({ title: 'Before' })))
    const save = () =>
      Promise.all(
        them.map((host, index) =>
          host.patch(cards[index]!.cardId, { title: 'Not confirmed', opId: 'not-confirmed-1' }),
        ),
      )
    const end = set.fail({ code, codeName, asWriteConcernError: true }, (name) => name === 'update')
    // Several saves at once, which are sent in one command.
    const answers = await save()
    end()
    for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '1'])
    await ready()
    for (const { status, body } of await save()) expect([status, body.version]).toEqual([200, 2])
  })
})
