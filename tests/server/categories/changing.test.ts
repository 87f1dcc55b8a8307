import { beforeEach, describe, expect, it } from 'vitest'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import type { Answer } from '#tests/support/visitor.ts'
import { guestOf, usePerson, type Person } from '../cards/person.ts'
import { itemsOf, seedCategory, texts } from './fixtures.ts'

const app = useApp({ limits: withoutWriteLimit() })
const owner = usePerson(app)
const editor = usePerson(app)
let categoryId: string
let itemId: string

beforeEach(async () => {
  const seeded = await seedCategory(app, owner, {
    description: 'As it was',
    contents: texts(3),
    people: [[editor, 'edit']],
  })
  categoryId = seeded.categoryId
  itemId = seeded.itemIds[1]!
})

const category = async (): Promise<Category> =>
  (await owner.call('GET', `/api/categories/${categoryId}`)).body
const item = async (): Promise<ContentItem> =>
  (await itemsOf(guestOf(app.url), categoryId)).find(({ id }) => id === itemId)!
const patchCategory = (body: object, person = owner) =>
  person.call('PATCH', `/api/categories/${categoryId}`, body)
const patchItem = (body: object, person = owner) => person.call('PATCH', `/api/content/${itemId}`, body)

describe('changing a category', () => {
  it.each<[string, object, Partial<Category>]>([
    ['the name', { name: ' Winter\tfair ' }, { name: 'Winter fair', description: 'As it was' }],
    [
      'the description, with its lines',
      { description: ' One \r\n\n\n\n two  words ' },
      { name: 'Seeded', description: 'One\n\ntwo words' },
    ],
    ['the description, emptied', { description: '' }, { name: 'Seeded', description: '' }],
    ['both', { name: 'Winter', description: 'Snow' }, { name: 'Winter', description: 'Snow' }],
  ])('CAT-5: changes %s and nothing else, and returns it as it is read', async (_, body, changed) => {
    const before = await category()
    const answer = await patchCategory(body)
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...before, ...changed, updatedAt: expect.any(String) },
    ])
    expect(answer.body.updatedAt > before.updatedAt).toBe(true)
    expect(await category()).toEqual(answer.body)
  })

  it('CAT-5: keeps updatedAt if it changes nothing, with or without a base', async () => {
    const before = await category()
    for (const body of [{}, { name: 'Seeded' }, { name: ' Seeded ', description: 'As  it was' }])
      expect((await patchCategory(body)).body).toEqual(before)
    expect((await patchCategory({ name: 'Seeded', updatedAt: before.updatedAt })).body).toEqual(before)
  })
})

describe('changing an item', () => {
  it.each<[string, object, Partial<ContentItem>]>([
    ['the words', { content: ' Said\notherwise ' }, { content: 'Said otherwise' }],
    ['the type', { contentType: 'quote' }, { contentType: 'quote' }],
    ['the tags', { tags: ['b', ' a ', 'b'] }, { tags: ['b', 'a'] }],
    ['the source', { source: 'A book' }, { source: 'A book' }],
  ])('CAT-5: changes %s and nothing else, and returns it as it is read', async (_, body, changed) => {
    const [before, others] = [await item(), (await itemsOf(owner, categoryId)).toSpliced(1, 1)]
    const answer = await patchItem(body, editor)
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...before, ...changed, updatedAt: expect.any(String) },
    ])
    expect(answer.body.updatedAt > before.updatedAt).toBe(true)
    const after = await itemsOf(owner, categoryId)
    expect([after[1], after.toSpliced(1, 1)]).toEqual([answer.body, others])
  })

  it('CAT-5: keeps updatedAt if it changes nothing', async () => {
    const before = await item()
    for (const body of [{}, { content: before.content }, { tags: [], source: '', contentType: 'other' }])
      expect((await patchItem(body)).body).toEqual(before)
  })
})

interface Thing {
  present: () => Promise<Category | ContentItem>
  change: (body: object, person?: Person) => Promise<Answer>
  field: string
  key: 'category' | 'item'
}
const THINGS: [string, Thing][] = [
  ['a category', { present: category, change: patchCategory, field: 'name', key: 'category' }],
  ['an item', { present: item, change: patchItem, field: 'content', key: 'item' }],
]

describe.each(THINGS)('changing %s based on a version', (_, { present, change, field, key }) => {
  const stored = async () => (await present())[field as keyof (Category | ContentItem)]

  it('CAT-5: is accepted with the current updatedAt, and its response is the next base', async () => {
    const { updatedAt } = await present()
    const first = await change({ [field]: 'First', updatedAt })
    const second = await change({ [field]: 'Second', updatedAt: first.body.updatedAt })
    expect([first.status, second.status, await stored()]).toEqual([200, 200, 'Second'])
    expect(second.body.updatedAt > first.body.updatedAt).toBe(true)
  })

  it('CAT-5: is 409 with the current data if updatedAt is outdated, and changes nothing', async () => {
    const { updatedAt } = await present()
    await change({ [field]: 'Theirs' })
    const now = await present()
    for (const base of [updatedAt, '2001-01-01T00:00:00.000Z', '2101-01-01T00:00:00.000Z']) {
      const { status, body } = await change({ [field]: 'Mine', updatedAt: base })
      expect([status, body]).toEqual([409, { code: 'conflict', message: expect.any(String), [key]: now }])
    }
    expect(await present()).toEqual(now)
  })

  it('CAT-5: overwrites without a base', async () => {
    await change({ [field]: 'Theirs' })
    const { status } = await change({ [field]: 'Mine' })
    expect([status, await stored()]).toEqual([200, 'Mine'])
  })

  it('CAT-5: is stored exactly once if ten use the same base at once, and the others get what was stored', async () => {
    const { updatedAt } = await present()
    const racers = texts(10, 'Racer')
    const answers = await Promise.all(racers.map((text) => change({ [field]: text, updatedAt })))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer !== won[0]))
      expect([status, body[key]]).toEqual([409, won[0]!.body])
    expect(await present()).toEqual(won[0]!.body)
  })
})

describe('changed or deleted data', () => {
  it('CAT-5: changing a deleted item is 404 and does not restore it', async () => {
    const { updatedAt } = await item()
    const answers = await Promise.all([
      owner.call('DELETE', `/api/content/${itemId}`),
      patchItem({ content: 'Too late', updatedAt }, editor),
    ])
    expect(answers[0]).toMatchObject({ status: 204, body: undefined })
    expect([200, 404]).toContain(answers[1].status)
    expect((await patchItem({ content: 'Too late' })).status).toBe(404)
    expect((await owner.call('DELETE', `/api/content/${itemId}`)).status).toBe(404)
    expect((await itemsOf(owner, categoryId)).map(({ content }) => content)).toEqual(['Item 1', 'Item 3'])
  })

  it('CAT-5: a change of items is not a change of the category, whose description can still be saved', async () => {
    const { updatedAt } = await category()
    await patchItem({ content: 'Said otherwise' }, editor)
    await editor.call('POST', `/api/categories/${categoryId}/content`, { content: 'One more' })
    expect(await patchCategory({ description: 'Mine', updatedAt })).toMatchObject({ status: 200 })
  })
})
