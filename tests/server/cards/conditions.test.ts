import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { guestOf, signUp, type Person } from './person.ts'

const cellsOf = (...texts: string[]) => Array.from({ length: 9 }, (_, index) => texts[index] ?? '')
/** A 3x3 card without a free space. */
const SMALL = { gridSize: 3, hasFreeSpace: false, cells: cellsOf('a', 'b', 'c') }

describe('conditional writes', () => {
  const app = useApp()
  let owner: Person

  beforeAll(async () => {
    owner = await signUp(app.url)
  })

  const stored = async (cardId: string) => (await guestOf(app.url).call('GET', `/api/cards/${cardId}`)).body

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
