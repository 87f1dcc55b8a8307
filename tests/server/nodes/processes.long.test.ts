import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { startApp } from '#tests/support/app.ts'
import { endRedisServers, HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'
import { closeListeners } from '#tests/support/sockets.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { followingPlayer } from './following-player.ts'

describe.skipIf(!HAS_REDIS)('two processes joined by Redis', () => {
  afterEach(closeListeners)
  afterAll(async () => {
    await endServers()
    endRedisServers()
  })

  it('NODE-1, NODE-3, OPS-5: one that ends tells its last edits, and its players are not counted', async () => {
    const redis = await startRedis()
    // Its database serves the processes too.
    const app = await startApp()
    const env = {
      PORT: '0',
      HOST: '127.0.0.1',
      MONGODB_URI: app.databaseUri,
      REDIS_URL: redis.url,
      SESSION_SECRET: 'x'.repeat(32),
    }
    const [one, two] = [await startServer(env), await startServer(env)]
    for (const { url } of [one, two])
      await vi.waitFor(
        async () => expect((await newVisitor(url).get('/readyz')).body).toMatchObject({ redis: 'up' }),
        { timeout: 10_000 },
      )
    const host = await signUp(one.url)
    const { cardId } = await host.makeCard()
    const [near, far] = [await followingPlayer(one.url, cardId), await followingPlayer(two.url, cardId)]
    const sees = (count: number) =>
      vi.waitFor(() => expect(far.listener.counts.at(-1)?.count).toBe(count), { timeout: 10_000 })
    await sees(2)
    // The second one waits for the end of the interval, and the process ends before.
    await host.patch(cardId, { title: 'First' })
    await host.patch(cardId, { title: 'Last' })
    one.signal('SIGTERM')
    await near.listener.closed()
    expect(await one.ended).toBe(0)
    await far.shows(3)
    await sees(1)
    two.signal('SIGTERM')
    expect(await two.ended).toBe(0)
    expect(one.errors() + two.errors()).toBe('')
    await app.close()
  })
})
