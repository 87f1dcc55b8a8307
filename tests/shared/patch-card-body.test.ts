import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellCount } from '#shared/rules/grid.ts'
import { patchCardBody } from '#shared/schemas/card.ts'
import { anyWords, contents } from '#tests/support/arbitraries.ts'
import { judged } from './schema-reply.ts'

const patch = (body: unknown) => judged(patchCardBody, body)
const guards = { gridSize: 5, hasFreeSpace: true }
const blank25 = Array.from({ length: 25 }, () => '')

describe('parts of a card', () => {
  it.each([
    {},
    { title: 'New' },
    { title: '' },
    { theme: 'red' },
    { hasFreeSpace: true },
    { hasFreeSpace: false },
    { freeSpaceImageUrl: null },
    { newRound: true },
    { opId: 'abcd-123_X' },
    { cells: blank25 },
    { gridSize: 5, cells: blank25 },
    { ...guards, cells: {} },
    { ...guards, cells: { 0: 'a', 7: '', 24: 'z' } },
    { gridSize: 3, hasFreeSpace: false, cells: { 8: 'last' } },
    { ...guards, cells: { 7: 'new' }, title: 'New', was: { cells: { 7: 'old' }, title: 'Old' } },
    { title: 'New', was: {} },
  ])('LIV-3: %j is well-formed', (body) => {
    expect(patch(body)).toEqual({ data: body })
  })

  it('LIV-3, CARD-6: the whole card, as the specification sends it, loses what the author cannot set', () => {
    fc.assert(
      fc.property(contents(anyWords), (content) => {
        const { gridSize } = content
        const others = { userId: 'u1', isOwner: true, createdAt: 'x', $set: { a: 1 } }
        const sent = { ...content, cardId: 'V1StGXR8_Z', version: 3, round: 2, ...others }
        expect(patch(sent)).toEqual({ data: content })
        expect(content.cells).toHaveLength(cellCount(gridSize))
      }),
    )
  })
})

describe('malformed cells', () => {
  it('CARD-7: a grid size without cells is refused, and names cells', () => {
    expect(patch({ gridSize: 4 })).toEqual({ fields: { cells: ['A new grid size needs its cells'] } })
    expect(patch({ gridSize: 4, hasFreeSpace: true, title: 'x' })).toHaveProperty('fields.cells')
  })

  it.each([
    [5, '25'],
    [4, '16'],
    [3, '9'],
    [3, '24'],
    [5, '99'],
  ])('LIV-3: on %i the index %s is out of range', (gridSize, index) => {
    expect(patch({ gridSize, hasFreeSpace: true, cells: { 0: 'fine', [index]: 'a' } })).toEqual({
      fields: { [`cells.${index}`]: ['This cell is outside the grid'] },
    })
  })

  it.each(['-1', '07', '00', '1.5', '1e1', '100', 'x', '', ' 7', 'length', 'constructor', '$ne', '$set'])(
    'LIV-3: %j is not an index',
    (key) => {
      expect(patch({ ...guards, cells: { 7: 'fine', [key]: 'a' } })).toEqual({
        fields: { [`cells.${key}`]: ['A cell is named by its index'] },
      })
    },
  )

  it('SEC-4: __proto__ among new or replaced single cells is refused and changes no object', () => {
    const cells = JSON.parse('{"7": "x", "__proto__": "y"}') as unknown
    expect(patch({ ...guards, cells })).toEqual({
      fields: { 'cells.__proto__': ['A cell is named by its index'] },
    })
    expect(patch({ ...guards, cells: { 7: 'x' }, was: { cells } })).toEqual({
      fields: { 'was.cells.__proto__': ['A cell is named by its index'] },
    })
    expect(patch(JSON.parse('{"title": "x", "__proto__": {"theme": "red"}}'))).toEqual({
      data: { title: 'x' },
    })
  })

  it.each([
    ['empty list', [], 'cells', 'Cells cannot be empty'],
    ['list that fits no grid', blank25.slice(1), 'cells', 'Cells must be 9, 16 or 25'],
    ['text', 'abc', 'cells', 'Cells must be a list of texts'],
    ['number', 5, 'cells', 'Cells must be a list of texts'],
    ['null', null, 'cells', 'Cells must be a list of texts'],
    ['list with a number', blank25.with(4, 4 as unknown as string), 'cells.4', 'Cell must be text'],
    ['list with a list', blank25.with(4, ['a'] as unknown as string), 'cells.4', 'Cell must be text'],
    ['list with a hole', blank25.with(4, null as unknown as string), 'cells.4', 'Cell must be text'],
    ['object with an operator', { 7: { $ne: null } }, 'cells.7', 'Cell must be text'],
    ['object with null', { 7: null }, 'cells.7', 'Cell must be text'],
  ])('LIV-3: cells as %s are refused', (_, cells, path, message) => {
    const result = patch({ ...(Array.isArray(cells) ? {} : guards), cells })
    expect('fields' in result ? result.fields[path]?.[0] : result).toBe(message)
  })
})

it.each<[field: string, message: string, values: unknown[]]>([
  ['title', 'Title must be text', [null, { $ne: null }]],
  ['title', 'Title must be at most 100 characters', ['x'.repeat(101)]],
  ['theme', 'Theme must be one of blue, pink, green, purple, yellow, red', ['x']],
  ['gridSize', 'Grid size must be 3, 4 or 5', ['5']],
  ['hasFreeSpace', 'Free space must be true or false', [0]],
  ['freeSpaceImageUrl', 'Image URL must start with http:// or https://', ['ftp://example.com']],
  ['newRound', 'A new round is asked for with true', [false, 1]],
  ['round', 'Round must be a whole number', [1.5, '2']],
  ['opId', 'opId must be 8 to 64 letters, digits, _ or -', ['short', 'a'.repeat(65), 'with space']],
  ['opId', 'opId must be text', [12345678, null]],
  ['was', 'The replaced values must be an object', [null, [], 'old']],
])('LIV-3: %s as something else is refused and named: %s', (field, message, values) => {
  for (const value of values)
    expect(patch({ [field]: value }), JSON.stringify(value)).toEqual({ fields: { [field]: [message] } })
})

describe('replaced values', () => {
  it.each([
    ['title', 7, 'The replaced value must be text'],
    ['title', null, 'The replaced value must be text'],
    ['theme', {}, 'The replaced value must be text'],
    ['freeSpaceImageUrl', false, 'The replaced value must be text'],
    ['gridSize', '5', 'The replaced grid size must be a whole number'],
    ['gridSize', 4.5, 'The replaced grid size must be a whole number'],
    ['hasFreeSpace', 'no', 'The replaced free space must be true or false'],
  ])('LIV-4: was.%s as %j is refused and named', (field, value, message) => {
    expect(patch({ title: 'New', was: { [field]: value } })).toEqual({
      fields: { [`was.${field}`]: [message] },
    })
  })

  it('LIV-4: was.cells is a list if cells is one, and single cells if cells are', () => {
    const form = { fields: { 'was.cells': ['The replaced cells must have the form of the new ones'] } }
    expect(patch({ cells: blank25, was: { cells: { 7: 'a' } } })).toEqual(form)
    expect(patch({ ...guards, cells: { 7: 'b' }, was: { cells: blank25 } })).toEqual(form)
    expect(patch({ cells: blank25, was: { cells: blank25.slice(0, 9) } })).toHaveProperty('data')
    const sizes = { fields: { 'was.cells': ['The replaced cells must be 9, 16 or 25'] } }
    expect(patch({ cells: blank25, was: { cells: blank25.slice(0, 10) } })).toEqual(sizes)
  })

  it.each([
    ['a number', { 7: 7 }, 'was.cells.7', 'The replaced value must be text'],
    ['an operator', { 7: { $ne: 'x' } }, 'was.cells.7', 'The replaced value must be text'],
    ['an index out of range', { 25: 'x' }, 'was.cells.25', 'This cell is outside the grid'],
    ['no index', { title: 'x' }, 'was.cells.title', 'A cell is named by its index'],
    ['null', null, 'was.cells', 'Cells must be a list of texts'],
  ])('LIV-4: replaced single cells with %s are refused', (_, cells, path, message) => {
    expect(patch({ ...guards, cells: { 7: 'b' }, was: { cells } })).toEqual({ fields: { [path]: [message] } })
  })

  it('LIV-4: replaced texts are compared unchanged, neither trimmed nor limited', () => {
    const was = { title: ` ${'x'.repeat(300)}\n`, freeSpaceImageUrl: null, cells: { 7: ' a ' } }
    expect(patch({ ...guards, cells: { 7: 'b' }, title: 'New', was })).toMatchObject({ data: { was } })
  })
})
