import { describe, expect, it } from 'vitest'
import { usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import type { Result } from '#shared/errors.ts'
import type { CardJoined } from '#shared/events.ts'
import { cardOf, joinCard, listenTo, refusal, snapshotOf } from '#tests/support/sockets.ts'

describe('joining and leaving', () => {
  const app = useApp()
  const host = usePerson(app)

  it('LIV-8, CARD-10: a join is acknowledged with the public card, without owner data and isOwner', async () => {
    const { isOwner: _, canEdit: __, ...card } = await host.makeCard({ title: 'Movie night' })
    const player = await listenTo(app.url)
    for (const payload of [
      { cardId: card.cardId },
      { cardId: card.cardId, as: 'play' },
      { cardId: card.cardId, as: 'edit', version: 0 },
      { cardId: card.cardId, unknown: { $ne: null } },
    ])
      expect(await player.join(payload)).toEqual({ ok: true, data: { card } })
  })

  it('LIV-8: a current client gets no card, one that is behind gets the card, and one that is ahead gets it with reset', async () => {
    const { cardId } = await host.makeCard()
    await host.patch(cardId, { title: 'Two' })
    const player = await listenTo(app.url)
    expect(await player.join({ cardId, version: 2 })).toEqual({ ok: true, data: { unchanged: true } })
    const behind = await player.join({ cardId, version: 1 })
    expect(behind).toEqual({ ok: true, data: { card: expect.objectContaining({ version: 2 }) } })
    const ahead = await player.join({ cardId, version: 3 })
    expect(ahead).toEqual({ ok: true, data: { card: expect.objectContaining({ version: 2 }), reset: true } })
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

  it('LIV-8: a malformed card id, version or role is invalid', async () => {
    const { cardId } = await host.makeCard()
    const player = await listenTo(app.url)
    for (const payload of [
      undefined,
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
      { cardId, as: 'owner' },
      { cardId, as: null },
      { cardId, version: '1' },
      { cardId, version: -1 },
      { cardId, version: 1.5 },
      { cardId, version: null },
    ])
      expect([payload, await player.join(payload)]).toEqual([payload, refusal('invalid')])
    await host.patch(cardId, { title: 'Unheard' })
    await player.settled()
    expect(player.events).toEqual([])
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

  it('LIV-8: a sixth card is too-many-rooms; joining one of the five again is not; leaving makes room', async () => {
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push((await host.makeCard()).cardId)
    const [first, , , , , sixth] = ids
    const player = await listenTo(app.url)
    for (const cardId of ids.slice(0, 5)) expect((await player.join({ cardId })).ok).toBe(true)
    expect(await player.join({ cardId: sixth })).toEqual(refusal('too-many-rooms'))
    expect((await player.join({ cardId: first })).ok).toBe(true)
    await host.patch(sixth ?? '', { title: 'Unheard' })
    await player.settled()
    expect(player.events).toEqual([])
    await player.leave({ cardId: first })
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

  it('LIV-8: joins that race changes never end with an older card than the room was sent, and miss nothing', async () => {
    const { cardId } = await host.makeCard()
    const players = await Promise.all(Array.from({ length: 12 }, () => listenTo(app.url)))
    const shown: number[] = []
    const changes = (async () => {
      for (let count = 0; count < 20; count++) await host.patch(cardId, { title: `Change ${count}` })
    })()
    await Promise.all(
      players.map(async (player, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 3))
        // In the callback: an await goes on after packets that arrive together with the acknowledgement.
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
})
