import { describe, expect, it } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { signUp } from '#tests/server/cards/person.ts'
import { startNodes, useJoinedNodes, startJoinedNodes, type TestNodes } from '#tests/support/nodes.ts'
import { HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { scrape, sumOf } from '#tests/support/scrape.ts'
import { cardOf, joinCard, type Listener, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { forTest } from '#tests/support/use-started.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { followingPlayer } from './following-player.ts'

const MESSAGES = 'bingoboard_node_messages_total'

describe.skipIf(!HAS_REDIS)('two nodes connected by Redis', () => {
  const metrics = createMetrics()
  const pair = useJoinedNodes()

  const heardBy = async (cardId: string) =>
    Number(/\d+$/.exec(await pair.redis.command(`PUBLISH bingoboard:card:${cardId} nothing`))?.[0])

  /** Joins as a player, and waits until the node is subscribed to the card's channel. */
  async function player(url: string, cardId: string): Promise<Listener> {
    const listener = await joinCard(url, { cardId })
    await expect.poll(() => heardBy(cardId)).toBeGreaterThan(0)
    // The node checks the version after it has subscribed.
    await listener.until(({ event }) => event === 'card:version')
    return listener
  }
  const changes = ({ events }: Listener) => events.filter(({ event }) => event !== 'card:version')

  it('NODE-1, LIV-6: push a change on one to the players of its card on the other, and to no one else', async () => {
    const [card, another] = [await pair.host.makeCard(), await pair.host.makeCard()]
    const [local, remote, elsewhere] = [
      await player(pair.here, card.cardId),
      await player(pair.there, card.cardId),
      await player(pair.there, another.cardId),
    ]
    const { body } = await pair.host.patch(card.cardId, { title: 'Live', theme: 'green' })
    const { isOwner: _, canEdit: __, ...stored } = body
    for (const listener of [local, remote]) {
      await listener.until(snapshotOf(2))
      expect(changes(listener)).toEqual([{ event: 'card:changed', payload: { card: stored } }])
    }
    await elsewhere.settled()
    expect(changes(elsewhere)).toEqual([])
  })

  it('NODE-1, LIV-6: both push the first and the newest of a burst, each version once and in order', async () => {
    const { cardId } = await pair.host.makeCard()
    const listeners = [await player(pair.here, cardId), await player(pair.there, cardId)]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => pair.host.patch(cardId, { title: `${index}` })),
    )
    for (const listener of listeners) {
      await listener.until(snapshotOf(21))
      const versions = listener.versions()
      expect(versions[0]).toBe(2)
      expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
      expect(versions.length).toBeLessThan(10)
    }
  })

  it('NODE-1, LIV-9: report a deletion to the players of both once, as the last event', async () => {
    const { cardId } = await pair.host.makeCard()
    const listeners = [await player(pair.here, cardId), await player(pair.there, cardId)]
    await pair.host.patch(cardId, { title: 'Last words' })
    await pair.host.patch(cardId, { title: 'Never seen' })
    expect((await pair.host.call('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
    for (const listener of listeners) {
      await listener.until(({ event }) => event === 'card:deleted')
      await new Promise((resolve) => setTimeout(resolve, 300))
      await listener.settled()
      expect(listener.events.at(-1)).toEqual({ event: 'card:deleted', payload: { cardId } })
      expect(listener.events.filter(({ event }) => event === 'card:deleted')).toHaveLength(1)
    }
  })

  it('NODE-1: receive messages about a card only while their own players have it open', async () => {
    const { cardId } = await pair.host.makeCard()
    expect(await heardBy(cardId)).toBe(0)
    const one = await player(pair.there, cardId)
    expect(await heardBy(cardId)).toBe(1)
    const two = await joinCard(pair.here, { cardId })
    await expect.poll(() => heardBy(cardId)).toBe(2)
    await one.leave({ cardId })
    two.socket.io.engine.close()
    await expect.poll(() => heardBy(cardId)).toBe(0)
  })

  it('NODE-1, LIV-7: miss nothing that is stored while a card is being opened on the other', async () => {
    const cards = await Promise.all(Array.from({ length: 12 }, () => pair.host.makeCard()))
    await Promise.all(
      cards.map(async ({ cardId }, index) => {
        const listener = await listenTo(pair.there)
        const [joined] = await Promise.all([
          listener.join({ cardId }),
          new Promise((resolve) => setTimeout(resolve, index)).then(() =>
            pair.host.patch(cardId, { title: 'Just now' }),
          ),
        ])
        if (cardOf(joined).version === 1)
          await listener.until(
            (received) =>
              snapshotOf(2)(received) ||
              (received.event === 'card:version' && received.payload.version === 2),
          )
        listener.socket.disconnect()
      }),
    )
  })

  it('NODE-1, LIV-7: ignore messages of unknown shape, older versions and cards of other channels', async () => {
    const measured = await forTest(startNodes([pair.redis.url], { metrics }))
    const { url } = measured.nodes[0]!.app
    const owner = await signUp(url)
    const [{ isOwner: _, canEdit: __, ...card }, another] = [await owner.makeCard(), await owner.makeCard()]
    const listener = await player(url, card.cardId)
    await owner.patch(card.cardId, { title: 'Two' })
    const before = await scrape(metrics)
    const changed = (fields: object) => ({ kind: 'changed', card: { ...card, version: 9, ...fields } })
    const messages = [
      '',
      'nobody',
      '{',
      'null',
      ...[
        { kind: 'renamed', card },
        { kind: 'changed' },
        changed({ version: '9' }),
        changed({ cells: [] }),
        changed({ theme: 'mauve' }),
        changed({ cardId: another.cardId }),
      ].map((message) => JSON.stringify(message)),
    ]
    const send = (message: string) =>
      pair.redis.command(`PUBLISH bingoboard:card:${card.cardId} ${JSON.stringify(`another-node${message}`)}`)
    for (const message of messages) await send(message)
    await send(JSON.stringify(changed({ version: 1, title: 'Older' })))
    await send(JSON.stringify(changed({ version: 2, title: 'As old' })))
    await send(JSON.stringify(changed({ version: 3, title: 'From a newer server', news: 1 })))
    await listener.until(snapshotOf(3))
    expect(listener.versions()).toEqual([2, 3])
    expect(listener.events.at(-1)?.payload).toEqual({
      card: { ...card, version: 3, title: 'From a newer server' },
    })
    const after = await scrape(metrics)
    const counted = (outcome: string) =>
      sumOf(after, MESSAGES, { outcome }) - sumOf(before, MESSAGES, { outcome })
    expect([counted('ignored'), counted('received')]).toEqual([messages.length, 3])
  })

  it('NODE-1: show the stored card if a server of another version sends less of it, or unknown fields', async () => {
    const mixed = await forTest(startNodes([pair.redis.url, undefined]))
    const [url, another] = mixed.nodes.map(({ app }) => app.url) as [string, string]
    const owner = await signUp(another)
    const card = await owner.makeCard({ columns: true })
    const listener = await player(url, card.cardId)
    for (const [version, fields] of [
      [2, { columns: undefined }],
      [3, { theme: 'mauve' }],
    ] as const) {
      const title = `Version ${version}`
      await owner.patch(card.cardId, { title })
      const message = JSON.stringify({ kind: 'changed', card: { ...card, title, version, ...fields } })
      await pair.redis.command(
        `PUBLISH bingoboard:card:${card.cardId} ${JSON.stringify(`another-node${message}`)}`,
      )
      const { payload } = await listener.until(snapshotOf(version))
      expect(payload).toMatchObject({ card: { title, theme: 'blue', columns: true } })
    }
  })
})

const OPTIONS = { realtime: { versionHeartbeatMs: 50, unheardGraceMs: 600 } }

describe('two nodes on one database', () => {
  /** Edits on the first node, with a player on each. @returns how often each node has logged that it is not joined */
  async function playOnBoth({ nodes }: TestNodes): Promise<number[]> {
    const [here, there] = nodes.map(({ app }) => app.url) as [string, string]
    const host = await signUp(here)
    for (let card = 0; card < 2; card++) {
      const { cardId } = await host.makeCard()
      const players = [await followingPlayer(here, cardId), await followingPlayer(there, cardId)]
      // Waits for the version that a heartbeat finds before the first edit.
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

  it('NODE-4, LIV-8: update players by the heartbeat without REDIS_URL, and the one that receives nothing warns once', async () => {
    const nodes = await forTest(startNodes([undefined, undefined], OPTIONS))
    expect(await playOnBoth(nodes)).toEqual([0, 1])
  })

  it.skipIf(!HAS_REDIS)('NODE-4: do not warn with REDIS_URL', async () => {
    const nodes = await forTest(startJoinedNodes(OPTIONS))
    expect(await playOnBoth(nodes)).toEqual([0, 0])
  })

  it.skipIf(!HAS_REDIS)('NODE-4: warn once if only one has REDIS_URL', async () => {
    const redis = await startRedis()
    const nodes = await forTest(startNodes([undefined, redis.url], OPTIONS))
    await delay(200)
    expect(await playOnBoth(nodes)).toEqual([0, 1])
  })
})
