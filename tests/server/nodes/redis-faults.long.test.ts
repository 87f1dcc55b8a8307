import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { startJoinedNodes } from '#tests/support/nodes.ts'
import { randomOf } from '#tests/support/random.ts'
import { HAS_REDIS, type RedisServer } from '#tests/support/redis-server.ts'
import { followingPlayer } from './following-player.ts'

const ROUNDS = 12
const LIVE_AGAIN_MS = 5000

/** The faults of Redis; those that make it unavailable for a while last `awayMs`. */
const FAULTS: Record<string, (redis: RedisServer, awayMs: number) => Promise<void>> = {
  kill: async (redis, awayMs) => {
    await redis.kill()
    await delay(awayMs)
    await redis.start()
  },
  hang: async (redis, awayMs) => {
    redis.pause()
    await delay(awayMs)
    redis.resume()
  },
  restart: async (redis) => {
    await redis.kill()
    await redis.start()
  },
  flush: async (redis) => void (await redis.command('FLUSHALL')),
  cut: async (redis) => {
    await redis.command('CLIENT KILL TYPE normal')
    await redis.command('CLIENT KILL TYPE pubsub')
  },
}

describe.skipIf(!HAS_REDIS)('Redis that fails repeatedly', () => {
  it(
    `NODE-1, NODE-2: loses no edit and shows none twice over ${ROUNDS} faults, and pages on both nodes are current within 5 s`,
    { timeout: 300_000 },
    () =>
      withSeed(async (random) => {
        const { redis, here, there, close, nodes } = await startJoinedNodes()
        const hosts = [await signUp(here), await signUp(there)]
        const cards = await Promise.all(hosts.map((host) => host.makeCard()))
        const players = await Promise.all(
          [here, there, here, there].map((url, index) => followingPlayer(url, cards[index % 2]!.cardId)),
        )
        const versions = [1, 1]
        let isOver = false
        const typing = hosts.map(async (host, index) => {
          for (let edit = 1; !isOver; edit++) {
            const answer = await host.patch(cards[index]!.cardId, { title: `Edit ${edit}` })
            // No edit is refused, with or without Redis.
            expect(answer.status).toBe(200)
            versions[index] = answer.body.version
            await delay(50 + random() * 250)
          }
        })

        const kinds = Object.keys(FAULTS)
        for (let round = 0; round < ROUNDS; round++) {
          const kind = kinds[round] ?? randomOf(random, kinds)
          await delay(random() * 1000)
          await FAULTS[kind]!(redis, 500 + random() * 4000)
          const backMs = performance.now()
          const newest = [...versions]
          for (const [index, { shows }] of players.entries()) await shows(newest[index % 2]!)
          expect([kind, performance.now() - backMs < LIVE_AGAIN_MS]).toEqual([kind, true])
        }
        isOver = true
        await Promise.all(typing)
        for (const [index, { shown, shows }] of players.entries()) {
          await shows(versions[index % 2]!)
          expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        }
        for (const { logged } of nodes) {
          const events = logged.map(({ event }) => event)
          expect(events).toContain('redis_down')
          expect(events).not.toContain('servers_not_joined')
        }
        await close()
      }),
  )
})
