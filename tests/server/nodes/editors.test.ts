import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addCoHost, remove } from '#tests/server/co-hosts/fixtures.ts'
import { signUp, type Person } from '#tests/server/cards/person.ts'
import { startNodes, type TestNodes } from '#tests/support/nodes.ts'
import { endRedisServers, HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { closeListeners, listenTo, type Listener } from '#tests/support/sockets.ts'

describe.skipIf(!HAS_REDIS)('the hosts that edit a card on two nodes', () => {
  let nodes: TestNodes
  let here: string
  let there: string
  let host: Person

  beforeAll(async () => {
    const redis = await startRedis()
    const realtime = { playersIntervalMs: 50, versionHeartbeatMs: 300, silentNodeMs: 1000 }
    nodes = await startNodes([redis.url, redis.url], { realtime })
    ;[here, there] = nodes.nodes.map(({ app }) => app.url) as [string, string]
    host = await signUp(here)
  })
  afterEach(closeListeners)
  afterAll(async () => {
    await nodes.close()
    endRedisServers()
  })

  async function editor(url: string, cardId: string, key: string): Promise<Listener> {
    const listener = await listenTo(url)
    await listener.join({ cardId, as: 'edit' })
    await listener.ask('card:edit', { cardId, host: key })
    return listener
  }
  const gets = (listener: Listener, count: number) =>
    expect
      .poll(() =>
        listener.events.flatMap((item) => (item.event === 'card:editors' ? [item.payload.count] : [])).at(-1),
      )
      .toBe(count)

  it('HOST-8, NODE-3: they get the number of all nodes, and a person with pages on both counts once', async () => {
    const { cardId } = await host.makeCard()
    const one = await editor(here, cardId, 'host-one')
    const same = await editor(there, cardId, 'host-one')
    await gets(one, 1)
    const two = await editor(there, cardId, 'host-two')
    for (const listener of [one, same, two]) await gets(listener, 2)
    two.socket.io.engine.close()
    await gets(one, 1)
    await editor(there, cardId, 'host-two')
    await gets(one, 2)
  })

  it('HOST-4, HOST-9: a removal is told to the editors on every node', async () => {
    const { cardId } = await host.makeCard()
    const coHost = await signUp(here)
    await addCoHost(host, cardId, coHost)
    const editors = [await editor(here, cardId, 'host-one'), await editor(there, cardId, 'host-two')]
    for (const listener of editors) await gets(listener, 2)
    await remove(host, cardId, coHost)
    for (const listener of editors) await listener.until(({ event }) => event === 'card:rights')
  })
})
