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

/** What is wrong, the body (a string is raw JSON), and the field that the refusal names. What is no object: openapi/refusals.test.ts. */
type Wrong = [what: string, body: unknown, field: string]

/** Wrong for every text of one line: not a text, too long, or with characters that cannot be kept. */
function wrongTexts(field: string, max: number, around: (value: unknown) => object, path = field): Wrong[] {
  const values: [string, unknown][] = [
    ['a number', 7],
    ['true', true],
    ['a list', ['Garden']],
    ['an operator', { $ne: null }],
    ['an object', { toString: 'Garden' }],
    [`${max + 1} characters`, 'x'.repeat(max + 1)],
    [`${max + 1} characters of two units each`, '🎉'.repeat(max + 1)],
    ['NUL', 'Gar\u0000den'],
    ['a bell', 'Gar\u0007den'],
    ['half a surrogate pair', 'Garden \ud83d'],
    ['the other half', '\ude00 Garden'],
  ]
  return values.map(([what, value]) => [`${field}: ${what}`, around(value), path])
}

/** Wrong for texts that also have a minimum length. */
function tooShort(field: string, around: (value: unknown) => object, path = field): Wrong[] {
  return ['', ' ', '\t\n', 'x', ' x ', '🎉'].map((text) => [
    `${field}: ${JSON.stringify(text)}`,
    around(text),
    path,
  ])
}

const NAMES: Wrong[] = [
  ...wrongTexts('name', 100, (name) => ({ name })),
  ...tooShort('name', (name) => ({ name })),
  ['name: two characters', { name: 'ab' }, 'name'],
  ['name: null', { name: null }, 'name'],
]
const DESCRIPTIONS = wrongTexts('description', 500, (description) => ({ name: 'Garden', description }))

const CREATE: Wrong[] = [
  ['no name', {}, 'name'],
  ...NAMES,
  ...DESCRIPTIONS,
  ...[
    7,
    null,
    true,
    ['aaaaaaaaaa'],
    { $ne: null },
    'short',
    'elevenchars',
    'a b c d e ',
    '../../../x',
    'aaaaa\u0000aaaa',
    'ümlautümla',
    'aaaaaaaaa\n',
  ].map((id): Wrong => [`the id ${JSON.stringify(id)}`, { name: 'Garden', categoryId: id }, 'categoryId']),
]

const BASES: Wrong[] = [7, null, '', 'now', 'yesterday', '2026-13-01T00:00:00.000Z', { $gt: '' }, ['x']].map(
  (updatedAt): Wrong => [`updatedAt: ${JSON.stringify(updatedAt)}`, { updatedAt }, 'updatedAt'],
)

const PATCH: Wrong[] = [
  ...NAMES,
  ...DESCRIPTIONS,
  ['description: null', { description: null }, 'description'],
  ...BASES,
]

/** `around` puts the item into a body. */
function wrongItems(around: (item: object) => object, prefix = ''): Wrong[] {
  const withContent = (part: object) => around({ content: 'Fine', ...part })
  const tags = Array.from({ length: 11 }, (_, index) => `tag ${index}`)
  const wrong: Wrong[] = [
    ...wrongTexts('content', 500, (content) => around({ content })),
    ...tooShort('content', (content) => around({ content })),
    ['content: null', around({ content: null }), 'content'],
    ...[7, null, '', 'joke', 'constructor', ['fact'], { $in: ['fact'] }].map((contentType): Wrong => [
      `contentType: ${JSON.stringify(contentType)}`,
      withContent({ contentType }),
      'contentType',
    ]),
    ...['fun', 7, null, true, { 0: 'fun' }, { $size: 1 }].map((wrongTags): Wrong => [
      `tags: ${JSON.stringify(wrongTags)}`,
      withContent({ tags: wrongTags }),
      'tags',
    ]),
    ['eleven tags', withContent({ tags }), 'tags'],
    ['a tag that is null', withContent({ tags: [null] }), 'tags.0'],
    ...wrongTexts('tag', 30, (tag) => withContent({ tags: ['fine', tag] }), 'tags.1'),
    ...wrongTexts('source', 200, (from) => withContent({ source: from })),
  ]
  return wrong.map(([what, body, field]) => [what, body, `${prefix}${field}`])
}

const FINE = { content: 'Fine' }
const BULK: Wrong[] = [
  ['no items', { items: [] }, 'items'],
  [
    '501 items',
    { items: Array.from({ length: 501 }, (_, index) => ({ content: `Item ${index}` })) },
    'items',
  ],
  ...['Fine', 7, true, null, FINE, { $each: [FINE] }].map((items): Wrong => [
    `items: ${JSON.stringify(items)}`,
    { items },
    'items',
  ]),
  ...[null, 'Fine', 7, ['Fine']].map((item): Wrong => [
    `an item that is ${JSON.stringify(item)}`,
    { items: [FINE, item] },
    'items.1',
  ]),
  ['an item without content', { items: [FINE, FINE, {}] }, 'items.2.content'],
  ...wrongItems((item) => ({ items: [FINE, item, FINE] }), 'items.1.'),
]

const GRANT: Wrong[] = [
  ['no username', {}, 'username'],
  ...[7, null, true, ['anyone'], { $ne: null }, { $regex: '.*' }, '', '  ', 'ab', 'x'.repeat(101)].map(
    (username): Wrong => [`username: ${JSON.stringify(username)}`, { username }, 'username'],
  ),
  ...[7, null, '', 'owner', 'EDIT', 'constructor', ['edit'], { $ne: 'view' }].map(
    (permissionLevel): Wrong => [
      `permissionLevel: ${JSON.stringify(permissionLevel)}`,
      { username: 'anyone', permissionLevel },
      'permissionLevel',
    ],
  ),
]

const USE: Wrong[] = [
  ...[2, 6, 0, -3, 3.5, '3', null, [3], { $gt: 2 }].map((gridSize): Wrong => [
    `gridSize: ${JSON.stringify(gridSize)}`,
    { gridSize },
    'gridSize',
  ]),
  ...['true', 1, null, {}].map((hasFreeSpace): Wrong => [
    `hasFreeSpace: ${JSON.stringify(hasFreeSpace)}`,
    { gridSize: 3, hasFreeSpace },
    'hasFreeSpace',
  ]),
  ...['true', 0, null, []].map((temporary): Wrong => [
    `temporary: ${JSON.stringify(temporary)}`,
    { gridSize: 3, temporary },
    'temporary',
  ]),
  ...['9', 9.5, 0, -9, null, [9], { $gte: 9 }].map((count): Wrong => [
    `count: ${JSON.stringify(count)}`,
    { gridSize: 3, count },
    'count',
  ]),
  ...[
    { gridSize: 3, count: 8 },
    { gridSize: 4, count: 15 },
    { gridSize: 5, count: 24 },
  ].map((body): Wrong => [JSON.stringify(body), body, 'count']),
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

it('CAT-3: a username that is too long is refused in a sentence', () => {
  expect(judged<unknown>(grantBody, { username: 'x'.repeat(101) })).toMatchObject({
    fields: { username: ['Username must be at most 100 characters'] },
  })
})
