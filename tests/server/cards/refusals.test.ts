import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCardId } from '#shared/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { signUp, type Person } from './person.ts'

const cells = (count: number, text: unknown = '') => Array.from({ length: count }, () => text)
const LONG = 'x'.repeat(51)

/** Wrong for a new card and for a change alike, and the field that has to be named. */
const WRONG: [string, object | string, string | undefined][] = [
  ['no JSON at all', '{', undefined],
  ['null', 'null', undefined],
  ['a list', '[]', undefined],
  ['a text', '"card"', undefined],
  ['a number', '7', undefined],
  ['a title that is a number', { title: 7 }, 'title'],
  ['a title that is null', { title: null }, 'title'],
  ['a title that is a list', { title: ['x'] }, 'title'],
  ['an operator as title', { title: { $ne: null } }, 'title'],
  ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title'],
  ['a title with a control character', { title: 'a\u0007b' }, 'title'],
  ['half a surrogate pair', '{"title":"\\ud83d"}', 'title'],
  ['grid size 6', { gridSize: 6, cells: cells(25) }, 'gridSize'],
  ['grid size as text', { gridSize: '3', cells: cells(9) }, 'gridSize'],
  ['an operator as grid size', { gridSize: { $gt: 0 }, cells: cells(9) }, 'gridSize'],
  ['free space as text', { hasFreeSpace: 'true' }, 'hasFreeSpace'],
  ['free space null', { hasFreeSpace: null }, 'hasFreeSpace'],
  ['an unknown theme', { theme: 'mauve' }, 'theme'],
  ['a theme of the prototype', { theme: 'constructor' }, 'theme'],
  ['a list of themes', { theme: ['red'] }, 'theme'],
  ['no cells', { cells: [] }, 'cells'],
  ['too few cells', { gridSize: 4, cells: cells(9) }, 'cells'],
  ['too many cells', { gridSize: 3, cells: cells(10) }, 'cells'],
  ['26 cells', { gridSize: 5, cells: cells(26) }, 'cells'],
  ['cells as text', { gridSize: 3, cells: 'abc' }, 'cells'],
  ['cells null', { gridSize: 3, cells: null }, 'cells'],
  ['a cell that is a number', { gridSize: 3, cells: [...cells(8), 4] }, 'cells.8'],
  ['a cell that is null', { gridSize: 3, cells: [null, ...cells(8)] }, 'cells.0'],
  ['a cell that is an operator', { gridSize: 3, cells: [...cells(8), { $gt: '' }] }, 'cells.8'],
  ['a cell of 51 characters', { gridSize: 3, cells: ['', LONG, ...cells(7)] }, 'cells.1'],
  ['a cell with NUL', { gridSize: 3, cells: ['a\u0000', ...cells(8)] }, 'cells.0'],
  ['an image of another scheme', { freeSpaceImageUrl: 'javascript:alert(1)' }, 'freeSpaceImageUrl'],
  ['an image with credentials', { freeSpaceImageUrl: 'https://a:b@example.com/x.png' }, 'freeSpaceImageUrl'],
  ['an image that is no address', { freeSpaceImageUrl: 'star.png' }, 'freeSpaceImageUrl'],
  ['an image that is a number', { freeSpaceImageUrl: 4 }, 'freeSpaceImageUrl'],
  [
    'an image too long',
    { freeSpaceImageUrl: `https://example.com/${'x'.repeat(2048)}` },
    'freeSpaceImageUrl',
  ],
]

describe('wrong bodies of cards', () => {
  let app: TestApp
  let owner: Person
  let cardId: string

  beforeAll(async () => {
    app = await startApp()
    owner = await signUp(app.url)
  })
  afterAll(() => app.close())

  async function expectRefusal(
    method: string,
    path: string,
    body: object | string,
    field: string | undefined,
  ) {
    const refused = await owner.call(method, path, body)
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid'])
    expect(refused.body.message).toEqual(expect.any(String))
    expect(JSON.stringify(refused.body)).not.toMatch(/node_modules|Error:|\.ts\b|zod/i)
    if (field !== undefined) expect(Object.keys(refused.body.fields)).toContain(field)
  }

  describe('in a new card', () => {
    it.each(WRONG)('CARD-4, SEC-5: %s is 400 and nothing is stored', async (_, body, field) => {
      const writer = await writerWithAllowance()
      const id = newCardId()
      const sent = typeof body === 'string' ? body : { cardId: id, ...body }
      await expectRefusal('POST', '/api/cards', sent, field)
      expect((await writer.call('GET', '/api/my-cards')).body).toEqual([])
      expect((await owner.call('GET', `/api/cards/${id}`)).status).toBe(404)
    })

    it.each([
      7,
      null,
      true,
      ['aaaaaaaaaa'],
      { $ne: null },
      'short',
      'elevenchars',
      'a b c d e f',
      '../../../x',
      'aaaaa\u0000aaaa',
    ])('CARD-3, SEC-4: the id %j is 400', async (id) => {
      await writerWithAllowance()
      await expectRefusal('POST', '/api/cards', { cardId: id }, 'cardId')
    })
  })

  describe('in a change', () => {
    it.each([
      ...WRONG,
      ['an opId too short', { title: 'x', opId: 'short' }, 'opId'],
      ['an opId of 65', { title: 'x', opId: 'x'.repeat(65) }, 'opId'],
      ['an opId with spaces', { title: 'x', opId: 'with a space' }, 'opId'],
      ['an operator as opId', { title: 'x', opId: { $ne: null } }, 'opId'],
      ['a list as opId', { title: 'x', opId: ['aaaaaaaaaa'] }, 'opId'],
      ['a single cell of 51', { cells: { 1: LONG }, gridSize: 3, hasFreeSpace: true }, 'cells.1'],
      ['a single cell that is null', { cells: { 1: null }, gridSize: 3, hasFreeSpace: true }, 'cells.1'],
    ] as typeof WRONG)('CARD-4, SEC-5: %s is 400 and nothing changes', async (_, body, field) => {
      await writerWithAllowance()
      const before = await owner.makeCard({ gridSize: 3, title: 'Before' })
      cardId = before.cardId
      await expectRefusal('PATCH', `/api/cards/${cardId}`, body, field)
      expect((await owner.call('GET', `/api/cards/${cardId}`)).body).toEqual(before)
      expect(Object.keys({})).toEqual([])
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    })

    it('SEC-4: prototype keys are refused or dropped', async () => {
      await writerWithAllowance()
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

    it('CARD-8: null or an empty text removes the image', async () => {
      await writerWithAllowance()
      const { cardId: id } = await owner.makeCard({ freeSpaceImageUrl: 'https://example.com/star.png' })
      expect((await owner.patch(id, { freeSpaceImageUrl: '' })).body.freeSpaceImageUrl).toBeNull()
      expect(
        (await owner.patch(id, { freeSpaceImageUrl: 'http://example.com/a?b#c' })).body.freeSpaceImageUrl,
      ).toBe('http://example.com/a?b#c')
      expect((await owner.patch(id, { freeSpaceImageUrl: null })).body.freeSpaceImageUrl).toBeNull()
    })
  })

  let writes = 0
  /** Refused writes count towards the rate too (SEC-7): somebody new takes over before it is reached. */
  async function writerWithAllowance(): Promise<Person> {
    if (++writes % 15 === 0) owner = await signUp(app.url)
    return owner
  }
})
