import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { connectRedis } from '#server/redis.ts'
import { signUp } from '#tests/server/cards/person.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keptLog, startJoinedNodes } from '#tests/support/nodes.ts'
import { endRedisServers, HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { closeListeners } from '#tests/support/sockets.ts'
import { followingPlayer } from './following-player.ts'
import { playThroughLoss } from './lost-redis.ts'

describe.skipIf(!HAS_REDIS)('Redis that hangs, is emptied or cuts its clients', () => {
  afterEach(closeListeners)
  afterAll(endRedisServers)

  it('NODE-2: when it hangs and goes on', async () => {
    const nodes = await startJoinedNodes()
    const { redis } = nodes
    await playThroughLoss(nodes, { lose: redis.pause, comeBack: redis.resume })
    await nodes.close()
  })

  it('NODE-2: when it hangs, what waits for it is bounded, and all of it is refused', async () => {
    const redis = await startRedis()
    const connection = connectRedis(redis.url, keptLog().log)
    await eventually(connection.isUp, (up) => up)
    redis.pause()
    const message = 'x'.repeat(8000)
    let atOnce = 0
    const sent = Array.from({ length: 5000 }, () =>
      connection.publish('channel', message).catch(() => {
        atOnce++
      }),
    )
    await delay(100)
    expect(atOnce).toBeGreaterThanOrEqual(3000)
    expect(connection.isUp()).toBe(true)
    await Promise.all(sent)
    expect(atOnce).toBe(5000)
    expect(connection.isUp()).toBe(false)
    redis.resume()
    await eventually(connection.isUp, (up) => up)
    await connection.publish('channel', message)
    await connection.close()
  })

  it('NODE-2: a server that connects to one that hangs is closed at once', async () => {
    const redis = await startRedis()
    redis.pause()
    const { log, logged } = keptLog()
    const connection = connectRedis(redis.url, log)
    await delay(500)
    await connection.close()
    redis.resume()
    await delay(500)
    expect([connection.isUp(), logged]).toEqual([false, []])
    expect(await redis.command('CLIENT LIST TYPE normal')).not.toContain('node-redis')
  })

  it('NODE-2: when it is emptied and cuts its clients in mid-edit, five times', async () => {
    const { redis, here, there, close } = await startJoinedNodes()
    const host = await signUp(here)
    const { cardId } = await host.makeCard()
    const [local, remote] = [await followingPlayer(here, cardId), await followingPlayer(there, cardId)]
    for (let round = 1; round <= 5; round++) {
      for (let edit = 1; edit <= 10; edit++) {
        expect((await host.patch(cardId, { title: `Edit ${round} ${edit}` })).status).toBe(200)
        if (edit !== 5) continue
        expect(await redis.command('FLUSHALL')).toBe('+OK')
        await redis.command('CLIENT KILL TYPE normal')
        await redis.command('CLIENT KILL TYPE pubsub')
      }
      await local.shows(1 + 10 * round)
      await remote.shows(1 + 10 * round)
    }
    for (const { shown } of [local, remote]) expect(shown).toEqual([...shown].sort((a, b) => a - b))
    await close()
  })
})
