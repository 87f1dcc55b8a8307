import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useBuild } from '#tests/support/fake-build.ts'
import { joinCard, joinOutcome } from '#tests/support/sockets.ts'
import { useSwitchableApp } from '#tests/support/switchable-database.ts'
import { untilReady } from '#tests/support/until-ready.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { newVisitor } from '#tests/support/visitor.ts'

/** Everything is answered within 5 s. This limit is less than the 30 s after which the driver gives up by default. */
const DEADLINE_MS = 25_000
/** The number of saves of one card, which wait for one another. */
const SAVES = 25
/** A card that was read within the last second is enough to answer joins without the database (LIV-8). */
const RECENT_MS = 1100

describe('a database that hangs', () => {
  const build = useBuild()
  let cardId: string
  let release = () => {}

  const app = useSwitchableApp({ build })
  const owner = useVisitor(app)
  beforeAll(async () => {
    cardId = (await owner.makeCard({ title: 'Before' })).cardId
  })
  afterEach(async () => {
    release()
    await untilReady(app.url)
  })

  const joinRefused = () => joinOutcome(app.url, cardId)

  /** Makes every kind of request that waits for the database, several for the same card. @returns their outcomes */
  function askEverything(): Promise<(number | string)[]> {
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    return Promise.all([
      ...Array.from({ length: SAVES }, (_, times) =>
        statusOf(owner.patch(`/api/cards/${cardId}`, { title: `Edit ${times}` })),
      ),
      statusOf(newVisitor(app.url).get(`/api/cards/${cardId}`)),
      statusOf(owner.get('/api/my-cards')),
      statusOf(newVisitor(app.url).get(`/play/${cardId}`)),
      joinRefused(),
      joinRefused(),
    ])
  }
  const REFUSED = [...Array<number>(SAVES + 3).fill(503), 'unavailable', 'unavailable']

  /** Returns the outcomes if all of them arrive while the database still hangs. */
  function whileHanging<T>(outcomes: Promise<T>): Promise<T | 'still waiting'> {
    const late = new Promise<'still waiting'>((resolve) =>
      setTimeout(resolve, DEADLINE_MS, 'still waiting').unref(),
    )
    return Promise.race([outcomes, late])
  }
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  it.each(['everything', 'commands'] as const)(
    'OPS-8: has each call, page and join refused while it ignores %s; afterwards calls and joins work',
    async (what) => {
      await after(RECENT_MS)
      release = app.away.hang(what)
      const first = askEverything()
      await after(200)
      const joined = joinRefused()
      await after(800)
      const second = askEverything()
      expect(await whileHanging(Promise.all([first, joined, second]))).toEqual([
        REFUSED,
        'unavailable',
        REFUSED,
      ])
      release()
      await expect
        .poll(async () => (await owner.patch(`/api/cards/${cardId}`, { title: `After ${what}` })).status)
        .toBe(200)
      await joinCard(app.url, { cardId })
    },
  )

  it('OPS-8: is sent no commands for joins, which are refused, once it is known to hang', async () => {
    release = app.away.hang('everything')
    await expect.poll(() => app.mongo.isUp()).toBe(false)
    await after(RECENT_MS)
    const sent: string[] = []
    app.mongo.connection.set('debug', (collection: string, method: string) =>
      sent.push(`${method} ${collection}`),
    )
    expect(await whileHanging(joinRefused())).toBe('unavailable')
    app.mongo.connection.set('debug', false)
    expect(sent).toEqual([])
  })
})
