import { describe, expect, it } from 'vitest'
import { usePerson } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { cardOf, listenTo, snapshotOf, type Listener, refusal } from '#tests/support/sockets.ts'

describe('a join in CONNECT', () => {
  const app = useApp()
  const host = usePerson(app)

  const answersOf = ({ answers }: Listener, count = 1) =>
    eventually(
      () => answers,
      ({ length }) => length >= count,
    )
  /** The one answer to a join that a new connection begins with. */
  async function joinedBy(join: unknown) {
    const player = await listenTo(app.url, { auth: { join } })
    const answers = await answersOf(player)
    await player.settled()
    expect(answers).toHaveLength(1)
    return { player, answer: answers[0]! }
  }

  it('LIV-8, CARD-10: is answered as card:join is, and the next change is pushed', async () => {
    const { isOwner: _, canEdit: __, ...card } = await host.makeCard({ title: 'Movie night' })
    const { cardId } = card
    const first = await joinedBy({ cardId })
    expect(first.answer).toEqual({ ok: true, data: { card } })
    expect((await joinedBy({ cardId, version: 1 })).answer).toEqual({ ok: true, data: { unchanged: true } })
    expect((await joinedBy({ cardId, as: 'edit', version: 0 })).answer).toEqual({ ok: true, data: { card } })
    const ahead = { ok: true, data: { card, reset: true } }
    expect((await joinedBy({ cardId, version: 9 })).answer).toEqual(ahead)
    await host.patch(cardId, { title: 'Next' })
    await first.player.until(snapshotOf(2))
  })

  it('LIV-8, SEC-4: a malformed one is invalid, joins nothing, and leaves the connection open', async () => {
    const { cardId } = await host.makeCard()
    const players: Listener[] = []
    for (const join of [
      null,
      {},
      { cardId: { $ne: null } },
      { cardId: 'x'.repeat(10_000) },
      { cardId, as: 'owner' },
      { cardId, version: -1 },
      JSON.parse(`{"__proto__":{"cardId":"${cardId}"}}`) as unknown,
    ]) {
      const { player, answer } = await joinedBy(join)
      expect([join, answer]).toEqual([join, refusal('invalid')])
      players.push(player)
    }
    await host.patch(cardId, { title: 'Unheard' })
    for (const player of players) {
      await player.settled()
      expect([player.socket.connected, player.events]).toEqual([true, []])
    }
    // None of them took a room, and card:join works beside it.
    expect(cardOf(await players[0]!.join({ cardId })).title).toBe('Unheard')
  })

  it('LIV-8: nothing in auth, or something else, joins nothing and answers nothing', async () => {
    for (const auth of [{}, { token: 'x' }, { constructor: 1 }]) {
      const player = await listenTo(app.url, { auth })
      await player.settled()
      expect(player.answers).toEqual([])
    }
  })

  it('LIV-8: counts as one of five cards, and card:join and card:leave go on from it', async () => {
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push((await host.makeCard()).cardId)
    const { player } = await joinedBy({ cardId: ids[0] })
    for (const cardId of ids.slice(1, 5)) expect((await player.join({ cardId })).ok).toBe(true)
    expect(await player.join({ cardId: ids[5] })).toEqual(refusal('too-many-rooms'))
    expect((await player.join({ cardId: ids[0], version: 1 })).ok).toBe(true)
    await player.leave({ cardId: ids[0] })
    await host.patch(ids[0]!, { title: 'Unheard' })
    await host.patch(ids[1]!, { title: 'Heard' })
    await player.until(({ event }) => event === 'card:changed')
    await player.settled()
    expect(player.events).toHaveLength(1)
  })

  it('LIV-8: each connection says the version that is shown by then', async () => {
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
