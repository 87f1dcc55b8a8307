import { describe, expect, it } from 'vitest'
import {
  addContentBody,
  createCategoryBody,
  grantBody,
  patchCategoryBody,
  patchItemBody,
  useCategoryBody,
} from '#shared/schemas/category.ts'
import { asSent, judged } from './schema-reply.ts'

/** What is wrong, the body (a string is raw JSON), and the field that the refusal names. openapi/refusals.test.ts has non-objects. */
type Wrong = [what: string, body: unknown, field: string]
/** Puts a value into a body. */
type Around = (value: unknown) => object

/** Returns bodies with invalid values in one field. */
const wrong = (
  field: string,
  values: readonly unknown[],
  around: Around = (value) => ({ [field]: value }),
  path = field,
): Wrong[] => values.map((value) => [`${field}: ${JSON.stringify(value)}`, around(value), path])

/** Returns values that are invalid for every single-line text: not a text, too long, or with characters that cannot be stored. */
function wrongTexts(field: string, max: number, around: Around, path = field): Wrong[] {
  const [long, longInUnits] = ['x', '🎉'].map((letter) => letter.repeat(max + 1))
  return [
    ...wrong(field, [7, true, ['Garden'], { $ne: null }, { toString: 'Garden' }], around, path),
    ...wrong(field, ['Gar\u0000den', 'Gar\u0007den', 'Garden \ud83d', '\ude00 Garden'], around, path),
    [`${field}: ${max + 1} characters`, around(long), path],
    [`${field}: ${max + 1} characters of two units each`, around(longInUnits), path],
  ]
}

/** Values that are invalid for texts with a minimum length. */
const TOO_SHORT = ['', ' ', '\t\n', 'x', ' x ', '🎉']

const NAMES: Wrong[] = [
  ...wrongTexts('name', 100, (name) => ({ name })),
  ...wrong('name', [...TOO_SHORT, 'ab', null]),
]
const DESCRIPTIONS = wrongTexts('description', 500, (description) => ({ name: 'Garden', description }))

const IDS = [
  'short',
  'elevenchars',
  'a b c d e ',
  '../../../x',
  'aaaaa\u0000aaaa',
  'ümlautümla',
  'aaaaaaaaa\n',
]
const CREATE: Wrong[] = [
  ['no name', {}, 'name'],
  ...NAMES,
  ...DESCRIPTIONS,
  ...wrong('categoryId', [7, null, true, ['aaaaaaaaaa'], { $ne: null }, ...IDS], (categoryId) => ({
    name: 'Garden',
    categoryId,
  })),
]

const NO_TIMES = [7, null, '', 'now', 'yesterday', '2026-13-01T00:00:00.000Z', { $gt: '' }, ['x']]
const BASES = wrong('updatedAt', NO_TIMES)

const PATCH: Wrong[] = [...NAMES, ...DESCRIPTIONS, ...wrong('description', [null]), ...BASES]

/** `around` puts the item into a body. */
function wrongItems(around: (item: object) => object, prefix = ''): Wrong[] {
  const withContent = (part: object) => around({ content: 'Fine', ...part })
  const contentOf: Around = (content) => around({ content })
  const tagsOf: Around = (tags) => withContent({ tags })
  const tags = Array.from({ length: 11 }, (_, index) => `tag ${index}`)
  const all: Wrong[] = [
    ...wrongTexts('content', 500, contentOf),
    ...wrong('content', [...TOO_SHORT, null], contentOf),
    ...wrong(
      'contentType',
      [7, null, '', 'joke', 'constructor', ['fact'], { $in: ['fact'] }],
      (contentType) => withContent({ contentType }),
    ),
    ...wrong('tags', ['fun', 7, null, true, { 0: 'fun' }, { $size: 1 }, tags], tagsOf),
    ['a tag that is null', tagsOf([null]), 'tags.0'],
    ...wrongTexts('tag', 30, (tag) => tagsOf(['fine', tag]), 'tags.1'),
    ...wrongTexts('source', 200, (source) => withContent({ source })),
  ]
  return all.map(([what, body, field]) => [what, body, `${prefix}${field}`])
}

const FINE = { content: 'Fine' }
const TOO_MANY = Array.from({ length: 501 }, (_, index) => ({ content: `Item ${index}` }))
const BULK: Wrong[] = [
  ...wrong('items', [[], 'Fine', 7, true, null, FINE, { $each: [FINE] }]),
  ['501 items', { items: TOO_MANY }, 'items'],
  ...wrong('an item', [null, 'Fine', 7, ['Fine']], (item) => ({ items: [FINE, item] }), 'items.1'),
  ['an item without content', { items: [FINE, FINE, {}] }, 'items.2.content'],
  ...wrongItems((item) => ({ items: [FINE, item, FINE] }), 'items.1.'),
]

const NO_LEVELS = [7, null, '', 'owner', 'EDIT', 'constructor', ['edit'], { $ne: 'view' }]
const GRANT: Wrong[] = [
  ['no username', {}, 'username'],
  ...wrong('username', [7, null, true, ['anyone'], { $ne: null }, { $regex: '.*' }, '', '  ', 'ab']),
  ['a username of 101', { username: 'x'.repeat(101) }, 'username'],
  ...wrong('permissionLevel', NO_LEVELS, (permissionLevel) => ({ username: 'anyone', permissionLevel })),
]

const USE: Wrong[] = [
  ...wrong('gridSize', [2, 6, 0, -3, 3.5, '3', null, [3], { $gt: 2 }]),
  ...wrong('hasFreeSpace', ['true', 1, null, {}], (hasFreeSpace) => ({ gridSize: 3, hasFreeSpace })),
  ...wrong('temporary', ['true', 0, null, []], (temporary) => ({ gridSize: 3, temporary })),
  ...wrong('count', ['9', 9.5, 0, -9, null, [9], { $gte: 9 }, 8], (count) => ({ gridSize: 3, count })),
  ['15 of 16', { gridSize: 4, count: 15 }, 'count'],
  ['24 of 25', { gridSize: 5, count: 24 }, 'count'],
  ['a count of infinity', '{"gridSize":3,"count":1e999}', 'count'],
]

describe.each([
  ['a new category', createCategoryBody, CREATE],
  ['a change of a category', patchCategoryBody, PATCH],
  ['one item', addContentBody, wrongItems((item) => item)],
  ['many items', addContentBody, BULK],
  ['a change of an item', patchItemBody, [...BASES, ...wrongItems((item) => item)]],
  ['a grant', grantBody, GRANT],
  ['a card of a category', useCategoryBody, USE],
])('%s', (_, schema, table) => {
  it.each(table)('CAT-3, SEC-4: %s is refused', (_what, body, field) => {
    const reply = judged<unknown>(schema, asSent(body))
    expect(Object.keys('fields' in reply ? reply.fields : {})).toContain(field)
  })
})

it('CAT-3: a username that is too long is refused with a sentence', () => {
  expect(judged<unknown>(grantBody, { username: 'x'.repeat(101) })).toMatchObject({
    fields: { username: ['Username must be at most 100 characters'] },
  })
})
