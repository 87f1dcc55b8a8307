import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { connectRedis } from '#server/redis.ts'
import { eventually } from '#tests/support/eventually.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'

describe.skipIf(!HAS_REDIS)('Redis that hangs, is emptied or disconnects its clients', () => {
  it('NODE-2: while it hangs, a bounded number of commands wait for it, and all are refused', async () => {
    const redis = await startRedis()
    const connection = connectRedis(redis.url, writtenLog().log)
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
})
