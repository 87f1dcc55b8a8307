import { describe, expect, it } from 'vitest'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { addCoHost, remove } from '#tests/server/co-hosts/fixtures.ts'
import { startNodes, useJoinedNodes } from '#tests/support/nodes.ts'
import { HAS_REDIS } from '#tests/support/redis-server.ts'
import { joinCard, type Listener } from '#tests/support/sockets.ts'

const OPTIONS = { playersIntervalMs: 50, versionHeartbeatMs: 300, silentNodeMs: 1000 }

describe.skipIf(!HAS_REDIS)('the numbers of players and editors on two nodes', () => {
  const pair = useJoinedNodes({ realtime: OPTIONS })

  const player = (url: string, cardId: string, as: 'play' | 'edit' = 'play') => joinCard(url, { cardId, as })
  const gets = (listener: Listener, count: number) =>
    expect.poll(() => listener.counts.at(-1)?.count).toBe(count)

  it('NODE-3, LIV-10: are sent as totals to everyone when players arrive, leave and disconnect', async () => {
    const { cardId } = await pair.host.makeCard()
    const editor = await player(pair.here, cardId, 'edit')
    const one = await player(pair.here, cardId)
    const two = await player(pair.there, cardId)
    const three = await player(pair.there, cardId)
    for (const listener of [editor, one, two, three]) await gets(listener, 3)
    await two.leave({ cardId })
    for (const listener of [editor, one, three]) await gets(listener, 2)
    three.socket.io.engine.close()
    for (const listener of [editor, one]) await gets(listener, 1)
    const four = await player(pair.there, cardId)
    for (const listener of [editor, one, four]) await gets(listener, 2)
    expect(one.counts.every((received) => received.cardId === cardId)).toBe(true)
  })

  it('NODE-3: are sent to a node that opens a card', async () => {
    const { cardId } = await pair.host.makeCard()
    const players = [await player(pair.here, cardId), await player(pair.here, cardId)]
    for (const listener of players) await gets(listener, 2)
    const editor = await player(pair.there, cardId, 'edit')
    await gets(editor, 2)
    const another = await player(pair.there, (await pair.host.makeCard()).cardId)
    await gets(another, 1)
  })

  it('NODE-3: drop the players of a node that ends, and later those of a node that is silent', async () => {
    const { cardId } = await pair.host.makeCard()
    const one = await player(pair.here, cardId)
    const gone = await startNodes([pair.redis.url], {
      realtime: OPTIONS,
      database: pair.nodes[0]!.app.database,
    })
    await player(gone.nodes[0]!.app.url, cardId)
    await gets(one, 2)
    await gone.close()
    await gets(one, 1)

    const dead = JSON.stringify(`dead-node-12{"kind":"players","count":40}`)
    await pair.redis.command(`PUBLISH bingoboard:card:${cardId} ${dead}`)
    await gets(one, 41)
    await gets(one, 1)
  })

  it('NODE-3: are repeated, which makes up for a lost message', async () => {
    const { cardId } = await pair.host.makeCard()
    const one = await player(pair.here, cardId)
    const two = await player(pair.there, cardId)
    for (const listener of [one, two]) await gets(listener, 2)
    // Both nodes drop each other's numbers, as they do with any silent node.
    pair.redis.pause()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await gets(one, 1)
    pair.redis.resume()
    for (const listener of [one, two]) await gets(listener, 2)
    expect((await guestOf(pair.there).call('GET', `/api/cards/${cardId}`)).status).toBe(200)
  })

  async function editor(url: string, cardId: string, key: string): Promise<Listener> {
    const listener = await joinCard(url, { cardId, as: 'edit' })
    await listener.ask('card:edit', { cardId, host: key })
    return listener
  }
  const editorsAre = (listener: Listener, count: number) =>
    expect
      .poll(() =>
        listener.events.flatMap((item) => (item.event === 'card:editors' ? [item.payload.count] : [])).at(-1),
      )
      .toBe(count)

  it('HOST-8, NODE-3: are sent as totals to editors, and count a person with pages on both nodes once', async () => {
    const { cardId } = await pair.host.makeCard()
    const one = await editor(pair.here, cardId, 'host-one')
    const same = await editor(pair.there, cardId, 'host-one')
    await editorsAre(one, 1)
    const two = await editor(pair.there, cardId, 'host-two')
    for (const listener of [one, same, two]) await editorsAre(listener, 2)
    two.socket.io.engine.close()
    await editorsAre(one, 1)
    await editor(pair.there, cardId, 'host-two')
    await editorsAre(one, 2)
  })

  it('HOST-4, HOST-9: a removal is reported to the editors on every node', async () => {
    const { cardId } = await pair.host.makeCard()
    const coHost = await signUp(pair.here)
    await addCoHost(pair.host, cardId, coHost)
    const editors = [
      await editor(pair.here, cardId, 'host-one'),
      await editor(pair.there, cardId, 'host-two'),
    ]
    for (const listener of editors) await editorsAre(listener, 2)
    await remove(pair.host, cardId, coHost)
    for (const listener of editors) await listener.until(({ event }) => event === 'card:rights')
  })
})
