import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { guestOf, signUp, type Person } from './person.ts'

describe('reading one card', () => {
  const app = useApp()
  let owner: Person
  let other: Person
  let guest: Person

  beforeAll(async () => {
    owner = await signUp(app.url)
    other = await signUp(app.url)
    guest = guestOf(app.url)
  })

  it('CARD-10: every reader gets the public fields; isOwner and canEdit describe the reader; no owner id or email is sent', async () => {
    const card = await owner.makeCard({ title: 'Movie night', theme: 'pink' })
    const expected = {
      cardId: card.cardId,
      title: 'Movie night',
      gridSize: 5,
      hasFreeSpace: true,
      cells: Array.from({ length: 25 }, () => ''),
      theme: 'pink',
      freeSpaceImageUrl: null,
      extra: [],
      pattern: 'line',
      showsCalls: true,
      columns: false,
      called: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: card.createdAt,
      version: 1,
      round: 1,
    }
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

  it('LIV-5, CARD-13: the ETag names the version and the reader, and If-None-Match answers 304 with it', async () => {
    const { cardId } = await owner.makeCard()
    const path = `/api/cards/${cardId}`
    for (const [reader, tag, othersTag] of [
      [owner, '"v1-o"', '"v1"'],
      [other, '"v1"', '"v1-o"'],
      [guest, '"v1"', '"v1-o"'],
    ] as const) {
      expect((await reader.call('GET', path)).headers.get('etag')).toBe(tag)
      for (const header of [tag, `W/${tag}`, '*', `"v9", ${tag}`]) {
        // Browsers add the second header to a fetch that sets the first by itself.
        const same = await reader.call('GET', path, undefined, {
          'if-none-match': header,
          'cache-control': 'no-cache',
        })
        expect([header, same.status, same.body]).toEqual([header, 304, undefined])
        expect([same.headers.get('etag'), same.headers.get('cache-control')]).toEqual([tag, 'no-store'])
      }
      for (const header of [othersTag, '"v2"', 'v1', ''])
        expect((await reader.call('GET', path, undefined, { 'if-none-match': header })).status).toBe(200)
    }
    await owner.patch(cardId, { title: 'Moved on' })
    const moved = await guest.call('GET', path, undefined, { 'if-none-match': '"v1"' })
    expect([moved.status, moved.body.version, moved.headers.get('etag')]).toEqual([200, 2, '"v2"'])
  })
})
