import { describe, expect, it } from 'vitest'
import { CONTENT_TYPES, PERMISSION_LEVELS } from '#shared/category-choices.ts'
import {
  addContentBody,
  createCategoryBody,
  grantBody,
  patchCategoryBody,
  patchItemBody,
  useCategoryBody,
} from '#shared/schemas/category.ts'
import { judged } from './schema-reply.ts'

const create = (body: unknown) => judged(createCategoryBody, body)
const add = (body: unknown) => judged(addContentBody, body)
const use = (body: unknown) => judged(useCategoryBody, body)
const TWO_EMOJI = '🎉🎉'

describe('a new category', () => {
  it.each<[string, string]>([
    ['abc', 'abc'],
    ['🎉🎉🎉', '🎉🎉🎉'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🎉'.repeat(100), '🎉'.repeat(100)],
    [`  ${'x'.repeat(100)}\n`, 'x'.repeat(100)],
    [' Garden \t\n party ', 'Garden party'],
    ['Ŷ́é́', 'Ŷ́é́'],
    ['مرحبا بكم', 'مرحبا بكم'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('CAT-3: the name %j is accepted as %j', (name, stored) => {
    expect(create({ name })).toMatchObject({ data: { name: stored } })
  })

  it.each<[unknown, string]>([
    [undefined, ''],
    [null, ''],
    ['', ''],
    [' \n ', ''],
    ['x'.repeat(500), 'x'.repeat(500)],
    ['🎉'.repeat(500), '🎉'.repeat(500)],
    ['One\r\ntwo\rthree\u2028four', 'One\ntwo\nthree\nfour'],
    [' One  \n\n\n\n  two\twords ', 'One\n\ntwo words'],
  ])('CAT-3: the description %j is accepted as %j', (description, stored) => {
    expect(create({ name: 'Garden', description })).toMatchObject({ data: { description: stored } })
  })

  it('CAT-2: loses an empty id, a type and unknown keys', () => {
    expect(create({ name: 'Garden', categoryId: '', type: 'official', userId: 'x' })).toEqual({
      data: { name: 'Garden', description: '', categoryId: undefined, items: [] },
    })
  })
})

describe('items', () => {
  const filled = { contentType: 'other', tags: [], source: null }

  interface Item {
    content: string
    [key: string]: unknown
  }

  it.each<[Item, Item]>([
    [{ content: TWO_EMOJI }, { ...filled, content: TWO_EMOJI }],
    [{ content: '  two\n words ' }, { ...filled, content: 'two words' }],
    [{ content: 'x'.repeat(500) }, { ...filled, content: 'x'.repeat(500) }],
    [
      { content: 'ab', tags: ['', ' a ', 'a', 'A'] },
      { ...filled, content: 'ab', tags: ['a', 'A'] },
    ],
    [
      { content: 'ab', tags: ['🎉'.repeat(30)] },
      { ...filled, content: 'ab', tags: ['🎉'.repeat(30)] },
    ],
    [
      { content: 'ab', source: ' ' },
      { ...filled, content: 'ab' },
    ],
    [
      { content: 'ab', source: 's'.repeat(200) },
      { ...filled, content: 'ab', source: 's'.repeat(200) },
    ],
    [
      { content: 'ab', id: 'x', categoryId: 'y' },
      { ...filled, content: 'ab' },
    ],
    ...CONTENT_TYPES.map((contentType): [Item, Item] => [
      { content: 'ab', contentType },
      { ...filled, content: 'ab', contentType },
    ]),
  ])('CAT-3: %j is accepted, alone and in a list', (item, stored) => {
    expect(add(item)).toEqual({ data: { items: [stored], isList: false } })
    expect(add({ items: [item, item] })).toEqual({ data: { items: [stored, stored], isList: true } })
    expect(judged(patchItemBody, item)).toMatchObject({ data: { content: stored.content } })
  })

  it('CAT-4: form a list if they come as one, whatever is next to it', () => {
    const items = [{ content: 'One' }]
    expect(add({ content: 'Two', items })).toEqual({
      data: { items: [{ ...filled, content: 'One' }], isList: true },
    })
    expect(add({ content: 'Two', items: [] })).toEqual({ fields: { items: ["Items can't be empty"] } })
  })
})

it('CAT-5: every field of a change is optional and gets no default', () => {
  expect(judged(patchCategoryBody, {})).toEqual({ data: {} })
  expect(judged(patchItemBody, {})).toEqual({ data: {} })
  expect(judged(patchItemBody, { source: '' })).toEqual({ data: { source: null } })
  expect(judged(patchCategoryBody, { description: '' })).toEqual({ data: { description: '' } })
})

it('CAT-8: the permission of a grant is view by default; the username is trimmed and keeps its case', () => {
  expect(judged(grantBody, { username: '  Somebody ' })).toEqual({
    data: { username: 'Somebody', permissionLevel: 'view' },
  })
  for (const permissionLevel of PERMISSION_LEVELS)
    expect(judged(grantBody, { username: 'abc', permissionLevel })).toMatchObject({
      data: { permissionLevel },
    })
})

it.each<[object, object]>([
  [{}, { gridSize: 5, hasFreeSpace: true, count: 25 }],
  [{ gridSize: 4 }, { gridSize: 4, hasFreeSpace: true, count: 25 }],
  [
    { gridSize: 3, hasFreeSpace: false },
    { gridSize: 3, hasFreeSpace: false, count: 25 },
  ],
  [
    { gridSize: 3, count: 9 },
    { gridSize: 3, hasFreeSpace: true, count: 9 },
  ],
  [
    { gridSize: 4, count: 16 },
    { gridSize: 4, hasFreeSpace: true, count: 16 },
  ],
  [{ count: 2000 }, { gridSize: 5, hasFreeSpace: true, count: 2000 }],
  [{ temporary: false }, { gridSize: 5, hasFreeSpace: true, count: 25, temporary: false }],
])('CAT-10: %j means %j for a card from a category', (body, meant) => {
  expect(use(body)).toEqual({ data: meant })
})
