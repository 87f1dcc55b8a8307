import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { closeListeners, listenTo, snapshotOf } from '#tests/support/sockets.ts'
import { guestOf, signUp, type Person } from './person.ts'

describe('deleting a card', () => {
  const app = useApp()
  let owner: Person
  let guest: Person

  beforeAll(() => {
    guest = guestOf(app.url)
  })
  // New for each test, so that the list of cards holds none of another test.
  beforeEach(async () => {
    owner = await signUp(app.url)
  })
  afterEach(closeListeners)

  it('CARD-9: a delete answers 204 without a body; the card is gone for every reader, and a second delete is 404', async () => {
    const { cardId } = await owner.makeCard({ title: 'Gone' })
    const done = await owner.call('DELETE', `/api/cards/${cardId}`)
    expect([done.status, done.body]).toEqual([204, undefined])
    for (const person of [owner, guest]) {
      const gone = await person.call('GET', `/api/cards/${cardId}`)
      expect([gone.status, gone.body.code]).toEqual([404, 'not-found'])
      expect(JSON.stringify(gone.body)).not.toContain('Gone')
    }
    expect((await owner.call('DELETE', `/api/cards/${cardId}`)).status).toBe(404)
    expect((await owner.patch(cardId, { title: 'Back' })).status).toBe(404)
    expect((await owner.call('GET', '/api/my-cards')).body).toEqual([])
  })

  it('CARD-15: only the id of a deleted card is kept', async () => {
    const { cardId } = await owner.makeCard({
      title: 'Secret plan',
      cells: Array.from({ length: 25 }, () => 'word'),
    })
    await owner.call('DELETE', `/api/cards/${cardId}`)
    expect(Object.keys(await app.storedCard(cardId)).sort()).toEqual(
      ['_id', 'cardId', 'createdAt', 'deletedAt', 'userId'].sort(),
    )
  })

  it('LIV-6: the room gets card:deleted and nothing after it; other rooms get nothing', async () => {
    const [card, another] = [await owner.makeCard(), await owner.makeCard()]
    const [player, elsewhere, idle] = await Promise.all([
      listenTo(app.url),
      listenTo(app.url),
      listenTo(app.url),
    ])
    await player.join({ cardId: card.cardId })
    await elsewhere.join({ cardId: another.cardId })
    // The throttle holds the second change when the card is deleted.
    await owner.patch(card.cardId, { title: 'First' })
    await owner.patch(card.cardId, { title: 'Second' })
    await owner.call('DELETE', `/api/cards/${card.cardId}`)
    await player.until(({ event }) => event === 'card:deleted')
    // A second snapshot of another card waits as long as the dropped one would have, and began to wait later.
    await owner.patch(another.cardId, { title: 'First' })
    await owner.patch(another.cardId, { title: 'Second' })
    await elsewhere.until(snapshotOf(3))
    for (const listener of [player, elsewhere, idle]) await listener.settled()
    // One snapshot, or two where 250 ms went by before the delete.
    expect(new Set(player.events.slice(0, -1).map(({ event }) => event))).toEqual(new Set(['card:changed']))
    expect(player.events.at(-1)).toEqual({ event: 'card:deleted', payload: { cardId: card.cardId } })
    expect(elsewhere.events.map(({ event }) => event)).toEqual(['card:changed', 'card:changed'])
    expect(idle.events).toEqual([])
    expect(await player.join({ cardId: card.cardId })).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    })
  })
})
