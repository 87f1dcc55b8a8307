import { describe, expect, it } from 'vitest'
import { usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import type { Result } from '#shared/errors.ts'
import type { CardJoined } from '#shared/events.ts'
import { eventually } from '#tests/support/eventually.ts'
import { cardOf, joinCard, listenTo, type Listener, refusal, snapshotOf } from '#tests/support/sockets.ts'

describe('joining and leaving', () => {
  const app = useApp()
  const host = usePerson(app)

  const answersOf = ({ answers }: Listener, count = 1) =>
    eventually(
      () => answers,
      ({ length }) => length >= count,
    )
  /** Joins in the CONNECT packet of a new connection. @returns the only response */
  async function joinedBy(join: unknown) {
    const player = await listenTo(app.url, { auth: { join } })
    const answers = await answersOf(player)
    await player.settled()
    expect(answers).toHaveLength(1)
    return { player, answer: answers[0]! }
  }

  it('LIV-8, CARD-10: a join returns the public card, or unchanged, with reset if the client is ahead; then changes are pushed', async () => {
    const { cardId } = await host.makeCard()
    const { isOwner: _, canEdit: __, ...card } = (await host.patch(cardId, { title: 'Movie night' })).body
    const first = await listenTo(app.url)
    const players = [first]
    for (const [fields, data] of [
      [{}, { card }],
      [{ as: 'play' }, { card }],
      [{ as: 'edit', version: 0 }, { card }],
      [{ unknown: { $ne: null } }, { card }],
      [{ version: 1 }, { card }],
      [{ version: 2 }, { unchanged: true }],
      [{ version: 3 }, { card, reset: true }],
    ]) {
      const payload = { cardId, ...fields }
      const { player, answer } = await joinedBy(payload)
      const result = { ok: true, data }
      expect([fields, answer, await first.join(payload)]).toEqual([fields, result, result])
      players.push(player)
    }
    await host.patch(cardId, { title: 'Next' })
    for (const player of players) await player.until(snapshotOf(3))
  })

  it('LIV-8: an unknown card is not-found, and a card created under that id later is not pushed', async () => {
    const player = await listenTo(app.url)
    const cardId = 'zzzzzzzzzz'
    expect(await player.join({ cardId })).toEqual(refusal('not-found'))
    await host.makeCard({ cardId })
    await host.patch(cardId, { title: 'Changed' })
    await player.settled()
    expect(player.events).toEqual([])
  })

  it('LIV-8, SEC-4: a join with a malformed card id, version or role is invalid, joins nothing and keeps the connection', async () => {
    const { cardId } = await host.makeCard()
    const first = await listenTo(app.url)
    expect(await first.join(undefined)).toEqual(refusal('invalid'))
    const players = [first]
    for (const payload of [
      null,
      cardId,
      [cardId],
      {},
      { cardId: null },
      { cardId: '' },
      { cardId: { $ne: null } },
      { cardId: [cardId] },
      { cardId: 'temp-12345' },
      { cardId: `${cardId}x` },
      { cardId: 'x'.repeat(10_000) },
      { cardId, as: 'owner' },
      { cardId, as: null },
      { cardId, version: '1' },
      { cardId, version: -1 },
      { cardId, version: 1.5 },
      { cardId, version: null },
      JSON.parse(`{"__proto__":{"cardId":"${cardId}"}}`) as unknown,
    ]) {
      const { player, answer } = await joinedBy(payload)
      const invalid = refusal('invalid')
      expect([payload, answer, await first.join(payload)]).toEqual([payload, invalid, invalid])
      players.push(player)
    }
    await host.patch(cardId, { title: 'Unheard' })
    for (const player of players) {
      await player.settled()
      expect([player.socket.connected, player.events]).toEqual([true, []])
    }
    // None of the refused joins took up a room.
    for (const player of players) expect(cardOf(await player.join({ cardId })).title).toBe('Unheard')
  })

  it('LIV-8: auth without a join joins nothing and gets no response', async () => {
    for (const auth of [{}, { token: 'x' }, { constructor: 1 }]) {
      const player = await listenTo(app.url, { auth })
      await player.settled()
      expect(player.answers).toEqual([])
    }
  })

  it('LIV-8: after leaving, no pushes of that card arrive; leaving twice, or without a join, is harmless', async () => {
    const [left, kept] = [await host.makeCard(), await host.makeCard()]
    const player = await joinCard(app.url, left)
    await player.join({ cardId: kept.cardId })
    for (const cardId of [left.cardId, left.cardId, 'aaaaaaaaaa'])
      expect(await player.leave({ cardId })).toEqual({ ok: true, data: {} })
    expect(await player.leave({ cardId: 7 })).toEqual(refusal('invalid'))
    await host.patch(left.cardId, { title: 'Unheard' })
    await host.patch(kept.cardId, { title: 'Heard' })
    await player.until(({ event }) => event === 'card:changed')
    await player.settled()
    expect(player.events.map(({ payload }) => 'card' in payload && payload.card.cardId)).toEqual([
      kept.cardId,
    ])
  })

  it('LIV-8: a sixth card is too-many-rooms, but not rejoining one of the five, even one from CONNECT; leaving makes room', async () => {
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push((await host.makeCard()).cardId)
    const [first, second, , , , sixth] = ids
    const { player } = await joinedBy({ cardId: first })
    for (const cardId of ids.slice(1, 5)) expect((await player.join({ cardId })).ok).toBe(true)
    expect(await player.join({ cardId: sixth })).toEqual(refusal('too-many-rooms'))
    for (const cardId of [first, second]) expect((await player.join({ cardId, version: 1 })).ok).toBe(true)
    await player.leave({ cardId: first })
    for (const cardId of [first, sixth]) await host.patch(cardId!, { title: 'Unheard' })
    await host.patch(second!, { title: 'Heard' })
    await player.until(({ event }) => event === 'card:changed')
    await player.settled()
    expect(player.events).toHaveLength(1)
    expect((await player.join({ cardId: sixth })).ok).toBe(true)
  })

  it('LIV-8: packets of one socket are handled in order', async () => {
    const { cardId } = await host.makeCard()
    const player = await listenTo(app.url)
    const answers = await Promise.all([
      player.join({ cardId }),
      player.leave({ cardId }),
      player.join({ cardId }),
      player.leave({ cardId }),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
    await host.patch(cardId, { title: 'Unheard' })
    await player.settled()
    expect(player.events).toEqual([])
  })

  it('LIV-8: joins during changes never end with an older card than the room was sent, and miss nothing', async () => {
    const { cardId } = await host.makeCard()
    const players = await Promise.all(Array.from({ length: 12 }, () => listenTo(app.url)))
    const shown: number[] = []
    const changes = (async () => {
      for (let count = 0; count < 20; count++) await host.patch(cardId, { title: `Change ${count}` })
    })()
    await Promise.all(
      players.map(async (player, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 3))
        // Read in the callback, since code after an await runs after packets that arrive with the acknowledgement.
        const [joined, pushed] = await new Promise<[Result<CardJoined>, number[]]>((resolve) =>
          player.socket.emit('card:join', { cardId }, (result: Result<CardJoined>) =>
            resolve([result, player.versions()]),
          ),
        )
        const { version } = cardOf(joined)
        expect(version).toBeGreaterThanOrEqual(Math.max(0, ...pushed))
        shown[index] = version
      }),
    )
    await changes
    await Promise.all(
      players.map(async (player, index) => {
        if ((shown[index] ?? 0) < 21) await player.until(snapshotOf(21))
      }),
    )
  })

  it('LIV-2: no event writes, and a socket has no access to the session', async () => {
    const { cardId } = await host.makeCard({ title: 'Mine' })
    const player = await joinCard(app.url, { cardId, as: 'edit' })
    for (const event of [
      'card:update',
      'card:changed',
      'card:deleted',
      'card:version',
      'card:patch',
      'cell:set',
    ])
      expect(await player.ask(event, { cardId, title: 'Stolen', card: { title: 'Stolen' } })).toEqual(
        refusal('invalid'),
      )
    await player.settled()
    expect(player.events).toEqual([])
    expect((await host.call('GET', `/api/cards/${cardId}`)).body).toMatchObject({ title: 'Mine', version: 1 })
  })

  it('LIV-8: each connection sends the version shown at that time', async () => {
    const { cardId } = await host.makeCard()
    const shown: { version?: number } = {}
    const player = await listenTo(app.url, {
      reconnection: true,
      auth: (send) => send({ join: { cardId, ...shown } }),
    })
    shown.version = cardOf((await answersOf(player))[0]!).version
    player.socket.io.engine.close()
    expect((await answersOf(player, 2))[1]).toEqual({ ok: true, data: { unchanged: true } })
    player.socket.disconnect()
    await host.patch(cardId, { title: 'Missed' })
    player.socket.connect()
    expect(cardOf((await answersOf(player, 3))[2]!)).toMatchObject({ version: 2, title: 'Missed' })
    await host.patch(cardId, { title: 'Pushed' })
    await player.until(snapshotOf(3))
  })
})
