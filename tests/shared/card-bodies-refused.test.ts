import { describe, expect, it } from 'vitest'
import { createCardBody, patchCardBody } from '#shared/schemas/card.ts'
import { asSent, judged } from './schema-reply.ts'

const cells = (count: number, text: unknown = '') => Array.from({ length: count }, () => text)
const LONG = 'x'.repeat(51)

/** What is wrong with a new card and with a change, the body (a string is raw JSON), and the field that is named. */
const WRONG: [string, object | string, string][] = [
  ['null', 'null', ''],
  ['a list', '[]', ''],
  ['a text', '"card"', ''],
  ['a number', '7', ''],
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
  ['a prototype key as theme', { theme: 'constructor' }, 'theme'],
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
  ['an image with another scheme', { freeSpaceImageUrl: 'javascript:alert(1)' }, 'freeSpaceImageUrl'],
  ['an image with credentials', { freeSpaceImageUrl: 'https://a:b@example.com/x.png' }, 'freeSpaceImageUrl'],
  ['an image that is not an address', { freeSpaceImageUrl: 'star.png' }, 'freeSpaceImageUrl'],
  ['an image that is a number', { freeSpaceImageUrl: 4 }, 'freeSpaceImageUrl'],
  [
    'an image address that is too long',
    { freeSpaceImageUrl: `https://example.com/${'x'.repeat(2048)}` },
    'freeSpaceImageUrl',
  ],
]

const WRONG_IDS = [
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
].map((cardId): (typeof WRONG)[number] => [`the id ${JSON.stringify(cardId)}`, { cardId }, 'cardId'])

const WRONG_CHANGES: typeof WRONG = [
  ['an opId that is too short', { title: 'x', opId: 'short' }, 'opId'],
  ['an opId of 65 characters', { title: 'x', opId: 'x'.repeat(65) }, 'opId'],
  ['an opId with spaces', { title: 'x', opId: 'with a space' }, 'opId'],
  ['an operator as opId', { title: 'x', opId: { $ne: null } }, 'opId'],
  ['a list as opId', { title: 'x', opId: ['aaaaaaaaaa'] }, 'opId'],
  ['a single cell of 51 characters', { cells: { 1: LONG }, gridSize: 3, hasFreeSpace: true }, 'cells.1'],
  ['a single cell that is null', { cells: { 1: null }, gridSize: 3, hasFreeSpace: true }, 'cells.1'],
]

describe.each([
  ['CARD-4, SEC-5: a new card with', createCardBody, WRONG],
  ['CARD-3, SEC-4: a new card with', createCardBody, WRONG_IDS],
  ['CARD-4, SEC-5: a change with', patchCardBody, [...WRONG, ...WRONG_CHANGES]],
])('invalid card bodies', (what, schema, table) => {
  it.each(table)(`${what} %s is refused`, (_, body, field) => {
    const reply = judged<unknown>(schema, asSent(body))
    expect(Object.keys('fields' in reply ? reply.fields : {})).toContain(field)
  })
})
