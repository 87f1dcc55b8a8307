import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { startJoinedNodes, startNodes, type TestNodes } from '#tests/support/nodes.ts'
import { HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { forTest } from '#tests/support/use-started.ts'
import { followingPlayer } from './following-player.ts'

const OPTIONS = { realtime: { versionHeartbeatMs: 50, unheardGraceMs: 600 } }

describe('two nodes on one database', () => {
  /** Edits on the first node, with a player on each. @returns how often each node has said that it is not joined */
  async function playOnBoth({ nodes }: TestNodes): Promise<number[]> {
    const [here, there] = nodes.map(({ app }) => app.url) as [string, string]
    const host = await signUp(here)
    for (let card = 0; card < 2; card++) {
      const { cardId } = await host.makeCard()
      const players = [await followingPlayer(here, cardId), await followingPlayer(there, cardId)]
      // The version that a heartbeat has found before the first edit.
      for (const { listener } of players) await listener.until(({ event }) => event === 'card:version')
      for (let version = 2; version <= 5; version++) {
        await host.patch(cardId, { title: `Edit ${version}` })
        await delay(100)
      }
      for (const { shows } of players) await shows(5)
      for (const { shown } of players) expect(shown).toEqual([...shown].sort((a, b) => a - b))
    }
    await delay(900)
    return nodes.map(({ logged }) => {
      const warnings = logged.filter(({ event }) => event === 'servers_not_joined')
      for (const { msg } of warnings) expect(msg).toContain('REDIS_URL')
      return warnings.length
    })
  }

  it('NODE-4, LIV-8: without REDIS_URL players follow by the heartbeat, and the node that hears nothing warns once', async () => {
    const nodes = await forTest(startNodes([undefined, undefined], OPTIONS))
    expect(await playOnBoth(nodes)).toEqual([0, 1])
  })

  it.skipIf(!HAS_REDIS)('NODE-4: with it neither warns', async () => {
    const nodes = await forTest(startJoinedNodes(OPTIONS))
    expect(await playOnBoth(nodes)).toEqual([0, 0])
  })

  it.skipIf(!HAS_REDIS)('NODE-4: a node that is joined warns of one that is not', async () => {
    const redis = await startRedis()
    const nodes = await forTest(startNodes([undefined, redis.url], OPTIONS))
    await delay(200)
    expect(await playOnBoth(nodes)).toEqual([0, 1])
  })
})
