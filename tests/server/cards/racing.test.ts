import { describe, expect, it, beforeEach } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { joinCard } from '#tests/support/sockets.ts'
import { guestOf, usePerson } from './person.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'

const cellsOf = (...texts: string[]) => Array.from({ length: 9 }, (_, index) => texts[index] ?? '')
/** A 3x3 card without a free space. */
const SMALL = { gridSize: 3, hasFreeSpace: false, cells: cellsOf('a', 'b', 'c') }
const GUARDS = { gridSize: 3, hasFreeSpace: false }

const app = useApp({ limits: withoutWriteLimit() })
const owner = usePerson(app)

const stored = async (cardId: string) => (await guestOf(app.url).call('GET', `/api/cards/${cardId}`)).body

describe('conditional writes', () => {
  it('LIV-5: If-Match with either form of the tag makes a write conditional; 412 has the current card', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    await owner.patch(cardId, { title: 'Two' })
    for (const header of ['"v1"', '"v1-o"', 'W/"v1"', '"v1-o-gzip"', '"v3"', '"v2-x"', '"V2"', '"v02"', '']) {
      const refused = await owner.patch(cardId, { title: 'Three' }, { 'if-match': header })
      expect([header, refused.status, refused.body.code]).toEqual([header, 412, 'version-conflict'])
      expect(refused.body.card).toEqual({ ...(await stored(cardId)), isOwner: true, canEdit: true })
    }
    let version = 2
    for (const header of [
      '"v2"',
      '"v3-o"',
      '*',
      '"x", "v5"',
      'W/"v6" , "v6-o"',
      'W/"v7"',
      '"v8-o-gzip"',
      '"v9-c--gzip"',
      '"v10;gzip"',
      'W/"v11-zstd"',
    ])
      expect([
        header,
        (await owner.patch(cardId, { title: header }, { 'if-match': header })).body.version,
      ]).toEqual([header, ++version])
  })

  it('LIV-5: a malformed If-Match is 400 and writes nothing', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    for (const header of ['v1', '1', '"v1', '"v1" "v2"']) {
      const refused = await owner.patch(cardId, { title: 'x' }, { 'if-match': header })
      expect([header, refused.status, Object.keys(refused.body.fields)]).toEqual([header, 400, ['If-Match']])
    }
    expect((await stored(cardId)).version).toBe(1)
  })

  it('LIV-5: a delete can also be conditional', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const refused = await owner.call('DELETE', `/api/cards/${cardId}`, undefined, { 'if-match': '"v2"' })
    expect([refused.status, refused.body.card.version]).toEqual([412, 1])
    const done = await owner.call('DELETE', `/api/cards/${cardId}`, undefined, { 'if-match': '"v1-o"' })
    expect(done.status).toBe(204)
  })
})

describe('simultaneous writes', () => {
  it('LIV-1, LIV-4: two PATCHes of different cells are both stored', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const answers = await Promise.all([
      owner.patch(cardId, { cells: { 0: 'left' }, ...GUARDS, was: { cells: { 0: 'a' } } }),
      owner.patch(cardId, { cells: { 1: 'right' }, ...GUARDS, was: { cells: { 1: 'b' } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(cardId)).toMatchObject({ version: 3, cells: cellsOf('left', 'right', 'c') })
  })

  it('LIV-1, LIV-4: one of two for the same cell is refused with what the other wrote', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const answers = await Promise.all(
      ['left', 'right'].map((text) =>
        owner.patch(cardId, { cells: { 0: text }, ...GUARDS, was: { cells: { 0: 'a' } } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { cells } = (await stored(cardId)) as { cells: string[] }
    expect(answers.find(({ status }) => status === 409)?.body.card.cells).toEqual(cells)
  })

  it('LIV-6: a change that coincides with a delete is stored before it or is 404, but never stored after it', async () => {
    const { cardId } = await owner.makeCard(SMALL)
    const player = await joinCard(app.url, { cardId })
    const answers = await Promise.all([
      owner.patch(cardId, { title: 'One' }),
      owner.call('DELETE', `/api/cards/${cardId}`),
      owner.patch(cardId, { title: 'Two' }),
    ])
    expect([200, 404]).toContain(answers[0].status)
    expect(answers[1].status).toBe(204)
    expect([200, 404]).toContain(answers[2].status)
    await player.until(({ event }) => event === 'card:deleted')
    await player.settled()
    expect(player.events.at(-1)?.event).toBe('card:deleted')
  })
})

it('SEC-4: prototype keys are refused or dropped', async () => {
  const card = await owner.makeCard({ gridSize: 3 })
  const path = `/api/cards/${card.cardId}`
  const dropped = await owner.call(
    'PATCH',
    path,
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  )
  expect([dropped.status, dropped.body.version]).toEqual([200, 1])
  const was = await owner.call('PATCH', path, '{"title":"x","was":{"__proto__":{"title":"y"}}}')
  expect([was.status, was.body.version]).toEqual([200, 2])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

describe('a card that another process has changed since this one', () => {
  let cardId: string

  beforeEach(async () => {
    cardId = (await owner.makeCard()).cardId
    // From now on, this process checks changes of the card without reading it.
    expect((await owner.patch(cardId, { title: 'Before' })).body.version).toBe(2)
  })

  it('LIV-1, LIV-4: a compatible change is stored on top and pushed', async () => {
    const player = await joinCard(app.url, { cardId })
    await app.changeElsewhere(cardId, { title: 'Elsewhere', version: 9, updatedAt: new Date() })
    const { status, body } = await owner.patch(cardId, { theme: 'green' })
    expect([status, body.version, body.title]).toEqual([200, 10, 'Elsewhere'])
    expect(await app.storedCard(cardId)).toMatchObject({ title: 'Elsewhere', theme: 'green', version: 10 })
    const { payload } = await player.until(({ event }) => event === 'card:changed')
    expect(payload).toMatchObject({ card: { title: 'Elsewhere', theme: 'green', version: 10 } })
  })

  it('LIV-4: a change of the same part is refused with the newer card', async () => {
    await app.changeElsewhere(cardId, { title: 'Elsewhere', version: 9, updatedAt: new Date() })
    const { status, body } = await owner.patch(cardId, { title: 'Mine', was: { title: 'Before' } })
    expect([status, body.code, body.card.title]).toEqual([409, 'conflict', 'Elsewhere'])
    expect(await app.storedCard(cardId)).toMatchObject({ title: 'Elsewhere', version: 9 })
  })

  it('LIV-6: a change of a card that was deleted there is refused', async () => {
    await app.changeElsewhere(cardId, { deletedAt: new Date() })
    const { status, body } = await owner.patch(cardId, { theme: 'green' })
    expect([status, body.code]).toEqual([404, 'not-found'])
    expect(await app.storedCard(cardId)).toMatchObject({ title: 'Before', version: 2 })
  })

  it("LIV-1, LIV-4: a restored backup's card, with the same version and other words, is not overwritten", async () => {
    await app.changeElsewhere(cardId, { title: 'Restored', updatedAt: new Date(Date.now() + 1) })
    const { status, body } = await owner.patch(cardId, { title: 'Mine', was: { title: 'Before' } })
    expect([status, body.card.title]).toEqual([409, 'Restored'])
  })

  it('LIV-3: a change that has already been applied there is not applied again', async () => {
    const { opIds } = await app.storedCard(cardId)
    const opId = 'applied-elsewhere'
    const applied = { round: 2, version: 3, opIds: [...opIds, opId], updatedAt: new Date(Date.now() + 1) }
    await app.changeElsewhere(cardId, applied)
    const { status, body } = await owner.patch(cardId, { newRound: true, opId })
    expect([status, body.round, body.version]).toEqual([200, 2, 3])
    expect(await app.storedCard(cardId)).toMatchObject({ round: 2, version: 3 })
  })
})
