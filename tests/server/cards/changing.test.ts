import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { joinCard, snapshotOf } from '#tests/support/sockets.ts'
import { useGuest, usePerson } from './person.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'

const cellsOf = (...texts: string[]) => Array.from({ length: 9 }, (_, index) => texts[index] ?? '')
/** A 3x3 card without a free space. */
const SMALL = { gridSize: 3, hasFreeSpace: false, cells: cellsOf('a', 'b', 'c') }
const GUARDS = { gridSize: 3, hasFreeSpace: false }

let nextOp = 0
const opId = () => `operation-${nextOp++}`

describe('changing a card', () => {
  const app = useApp({ limits: withoutWriteLimit() })
  const owner = usePerson(app)
  const other = usePerson(app)
  const guest = useGuest(app)

  const stored = async (cardId: string) => (await guest.call('GET', `/api/cards/${cardId}`)).body

  describe('versions', () => {
    it('CARD-7: a new free space moves the words of the center to More words, also for players; without room it is 400', async () => {
      const cells = cellsOf('a', 'b', 'c', 'd', 'middle')
      const { cardId } = await owner.makeCard({ ...SMALL, cells })
      const player = await joinCard(app.url, { cardId })
      const { status, body } = await owner.patch(cardId, { hasFreeSpace: true })
      expect([status, body.cells[4], body.extra]).toEqual([200, '', ['middle']])
      await player.until(
        ({ event, payload }) => event === 'card:changed' && payload.card.extra[0] === 'middle',
      )
      const extra = Array.from({ length: 51 }, (_, index) => `word ${index}`)
      const full = await owner.makeCard({ ...SMALL, cells, extra })
      const refused = await owner.patch(full.cardId, { hasFreeSpace: true })
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['extra']])
      expect(await stored(full.cardId)).toMatchObject({ cells, hasFreeSpace: false, version: 1 })
    })

    it('LIV-1, CARD-8: start at 1 and increase by one with every change', async () => {
      const { cardId, createdAt } = await owner.makeCard(SMALL)
      const changes = [
        { title: 'Two' },
        { theme: 'red' },
        { cells: { 4: 'e' }, ...GUARDS },
        { hasFreeSpace: true },
        { ...SMALL, gridSize: 4, cells: Array.from({ length: 16 }, (_, index) => `${index}`) },
        { freeSpaceImageUrl: 'https://example.com/star.png' },
        { freeSpaceImageUrl: '' },
        { freeSpaceImageUrl: 'http://example.com/a?b#c' },
        { freeSpaceImageUrl: null },
        { newRound: true },
      ]
      for (const [index, change] of changes.entries()) {
        const answer = await owner.patch(cardId, change)
        expect([answer.status, answer.body.version, answer.body.isOwner]).toEqual([200, index + 2, true])
        if (change.freeSpaceImageUrl !== undefined)
          expect(answer.body.freeSpaceImageUrl).toBe(change.freeSpaceImageUrl || null)
        expect(await stored(cardId)).toEqual({ ...answer.body, isOwner: false, canEdit: false })
      }
      const last = await stored(cardId)
      expect(last).toMatchObject({
        title: 'Two',
        theme: 'red',
        gridSize: 4,
        hasFreeSpace: false,
        freeSpaceImageUrl: null,
        round: 2,
        createdAt,
      })
      expect(last.updatedAt >= createdAt).toBe(true)
    })

    it('LIV-1: stay the same for a PATCH that changes nothing, which returns 200 and pushes nothing', async () => {
      const { cardId, updatedAt } = await owner.makeCard({ ...SMALL, title: 'Same', hasFreeSpace: true })
      const player = await joinCard(app.url, { cardId })
      for (const same of [
        {},
        { title: 'Same' },
        { title: '  Same ' },
        { ...SMALL, hasFreeSpace: true },
        { cells: { 0: 'a', 4: 'never in the free cell' }, gridSize: 3, hasFreeSpace: true },
        { theme: 'blue', freeSpaceImageUrl: '' },
        { unknown: 1 },
      ]) {
        const answer = await owner.patch(cardId, same)
        expect([answer.status, answer.body.version, answer.body.updatedAt]).toEqual([200, 1, updatedAt])
      }
      await player.settled()
      expect([player.events, app.announced(cardId)]).toEqual([[], []])
    })

    it('CARD-14: increase with a new round, which a stranger cannot begin, and for which only true is accepted', async () => {
      const { cardId } = await owner.makeCard()
      expect((await other.patch(cardId, { newRound: true })).status).toBe(403)
      for (const wrong of [false, 1, 'true', null])
        expect((await owner.patch(cardId, { newRound: wrong })).body.fields).toHaveProperty('newRound')
      const again = { newRound: true, opId: opId() }
      expect((await owner.patch(cardId, again)).body).toMatchObject({ round: 2, version: 2 })
      expect((await owner.patch(cardId, again)).body).toMatchObject({ round: 2, version: 2 })
    })
  })

  describe('LIV-3: parts, guards and opId', () => {
    it("LIV-3: the whole card, as the specification's client sends it, or any part of it is accepted", async () => {
      const card = await owner.makeCard(SMALL)
      const whole = await owner.patch(card.cardId, { ...card, title: 'Whole', cells: cellsOf('x') })
      expect(whole.body).toMatchObject({ title: 'Whole', cells: cellsOf('x'), version: 2 })
      const part = await owner.patch(card.cardId, { cells: { 8: 'z' }, ...GUARDS })
      expect(part.body).toMatchObject({ title: 'Whole', version: 3 })
      expect(part.body.cells).toEqual(['x', '', '', '', '', '', '', '', 'z'])
    })

    it('LIV-3: size and free space are guards for single cells: a missing one is 400, a different one 412', async () => {
      const { cardId } = await owner.makeCard(SMALL)
      const single = { cells: { 7: 'text' } }
      for (const [guards, field] of [
        [{ gridSize: 3 }, 'hasFreeSpace'],
        [{ hasFreeSpace: false }, 'gridSize'],
        [{}, 'gridSize'],
      ] as const) {
        const refused = await owner.patch(cardId, { ...single, ...guards })
        expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]])
      }
      for (const guards of [
        { gridSize: 5, hasFreeSpace: false },
        { gridSize: 3, hasFreeSpace: true },
      ]) {
        const refused = await owner.patch(cardId, { ...single, ...guards, title: 'Not this either' })
        expect([refused.status, refused.body.code]).toEqual([412, 'version-conflict'])
        expect(refused.body.card).toMatchObject({ cardId, version: 1, isOwner: true, title: '' })
      }
      expect(await stored(cardId)).toMatchObject({ version: 1, gridSize: 3, hasFreeSpace: false, title: '' })
    })

    it('LIV-3: a repeated opId changes nothing, returns 200 with the current card and pushes nothing', async () => {
      const { cardId } = await owner.makeCard(SMALL)
      const player = await joinCard(app.url, { cardId })
      const change = { title: 'Once', opId: opId() }
      expect((await owner.patch(cardId, change)).body.version).toBe(2)
      await owner.patch(cardId, { title: 'Since' })
      // The throttle delays the second snapshot by up to 250 ms.
      await player.until(snapshotOf(3))
      // The opId is checked before the guards and before `was`, which would both refuse the change.
      const again = await owner.patch(
        cardId,
        { ...change, was: { title: 'neither' } },
        { 'if-match': '"v1-o"' },
      )
      expect([again.status, again.body.title, again.body.version]).toEqual([200, 'Since', 3])
      await player.settled()
      expect([player.versions(), app.announced(cardId)]).toEqual([
        [2, 3],
        [2, 3],
      ])
    })

    it('LIV-3: the checks run in the order 400, opId, 412, 409', async () => {
      const { cardId } = await owner.makeCard(SMALL)
      const known = opId()
      await owner.patch(cardId, { title: 'Two', opId: known })
      const stale = { 'if-match': '"v1"' }
      const conflicting = { title: 'Three', was: { title: 'neither' } }
      expect((await owner.patch(cardId, { ...conflicting, opId: known, theme: 'mauve' }, stale)).status).toBe(
        400,
      )
      expect((await owner.patch(cardId, { ...conflicting, opId: known }, stale)).status).toBe(200)
      expect((await owner.patch(cardId, conflicting, stale)).status).toBe(412)
      expect((await owner.patch(cardId, conflicting, { 'if-match': '"v2"' })).status).toBe(409)
      expect(await stored(cardId)).toMatchObject({ version: 2, title: 'Two' })
    })
  })

  describe('LIV-4: the values that a change replaces', () => {
    it('LIV-4: cause 409 with the card if a stored value is neither the old nor the new one, and nothing is applied', async () => {
      const { cardId } = await owner.makeCard({ ...SMALL, title: 'Old' })
      await owner.patch(cardId, { title: 'Theirs', cells: { 1: 'theirs' }, ...GUARDS })
      const player = await joinCard(app.url, { cardId })
      for (const change of [
        { title: 'Mine', theme: 'red', was: { title: 'Old', theme: 'blue' } },
        { cells: { 0: 'mine', 1: 'mine' }, ...GUARDS, was: { cells: { 0: 'a', 1: 'b' } } },
        { cells: cellsOf('mine', 'mine', 'c'), was: { cells: cellsOf('a', 'b', 'c') } },
      ]) {
        const refused = await owner.patch(cardId, { ...change, opId: opId() })
        expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
        expect(refused.body.card).toEqual({ ...(await stored(cardId)), isOwner: true, canEdit: true })
      }
      expect(await stored(cardId)).toMatchObject({
        version: 2,
        theme: 'blue',
        cells: cellsOf('a', 'theirs', 'c'),
      })
      await player.settled()
      expect([player.events, app.announced(cardId)]).toEqual([[], [2]])
    })

    it('LIV-4: are not checked without `was`: the change overwrites', async () => {
      const { cardId } = await owner.makeCard({ ...SMALL, title: 'Old' })
      await owner.patch(cardId, { title: 'New' })
      const over = await owner.patch(cardId, { title: 'Over', theme: 'red', was: { theme: 'blue' } })
      expect(over.body).toMatchObject({ title: 'Over', theme: 'red', version: 3 })
    })
  })
})
