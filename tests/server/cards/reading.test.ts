import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { useGuest, useNewPerson, usePerson } from './person.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { joinCard, listenTo, snapshotOf } from '#tests/support/sockets.ts'

const app = useApp()
const other = usePerson(app)
const guest = useGuest(app)
// A new owner for each test, so that the list contains no cards of other tests.
const owner = useNewPerson(app)

describe('reading one card', () => {
  it('CARD-10: every reader gets the public fields; isOwner and canEdit describe the reader; no owner id or email is sent', async () => {
    const card = await owner.makeCard({ title: 'Movie night', theme: 'pink' })
    const expected = sampleCard({
      cardId: card.cardId,
      title: 'Movie night',
      cells: Array.from({ length: 25 }, () => ''),
      theme: 'pink',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      updatedAt: card.createdAt,
    })
    expect(card).toEqual({ ...expected, isOwner: true, canEdit: true })
    for (const [reader, isOwner] of [
      [owner, true],
      [other, false],
      [guest, false],
    ] as const) {
      const { status, body } = await reader.call('GET', `/api/cards/${card.cardId}`)
      expect(status).toBe(200)
      expect(body).toEqual({ ...expected, isOwner, canEdit: isOwner })
      expect(JSON.stringify(body)).not.toContain(owner.user?.id)
      expect(JSON.stringify(body)).not.toContain(owner.user?.email)
    }
  })

  it('LIV-5, CARD-13: the ETag names the version and the reader, and If-None-Match with it returns 304', async () => {
    const { cardId } = await owner.makeCard()
    const path = `/api/cards/${cardId}`
    for (const [reader, tag, othersTag] of [
      [owner, '"v1-o"', '"v1"'],
      [other, '"v1"', '"v1-o"'],
      [guest, '"v1"', '"v1-o"'],
    ] as const) {
      expect((await reader.call('GET', path)).headers.etag).toBe(tag)
      for (const header of [tag, `W/${tag}`, '*', `"v9", ${tag}`]) {
        // Browsers add `cache-control` to a fetch whose code sets `if-none-match`.
        const same = await reader.call('GET', path, undefined, {
          'if-none-match': header,
          'cache-control': 'no-cache',
        })
        expect([header, same.status, same.body]).toEqual([header, 304, undefined])
        expect([same.headers.etag, same.headers['cache-control']]).toEqual([tag, 'no-store'])
      }
      for (const header of [othersTag, '"v2"', 'v1', ''])
        expect((await reader.call('GET', path, undefined, { 'if-none-match': header })).status).toBe(200)
    }
    await owner.patch(cardId, { title: 'Moved on' })
    const moved = await guest.call('GET', path, undefined, { 'if-none-match': '"v1"' })
    expect([moved.status, moved.body.version, moved.headers.etag]).toEqual([200, 2, '"v2"'])
  })
})

describe('deleting a card', () => {
  it('CARD-9: returns 204 without a body; the card is gone for every reader, and a second delete is 404', async () => {
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

  it('CARD-15: leaves only its id, owner and times in the card’s document', async () => {
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
    const [player, elsewhere] = [await joinCard(app.url, card), await joinCard(app.url, another)]
    const idle = await listenTo(app.url)
    // The throttle still delays the second change when the card is deleted.
    await owner.patch(card.cardId, { title: 'First' })
    await owner.patch(card.cardId, { title: 'Second' })
    await owner.call('DELETE', `/api/cards/${card.cardId}`)
    await player.until(({ event }) => event === 'card:deleted')
    // The second snapshot of another card is delayed as long as the dropped one would be, and its delay begins later.
    await owner.patch(another.cardId, { title: 'First' })
    await owner.patch(another.cardId, { title: 'Second' })
    await elsewhere.until(snapshotOf(3))
    for (const listener of [player, elsewhere, idle]) await listener.settled()
    // One snapshot, or two if 250 ms passed before the deletion.
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
