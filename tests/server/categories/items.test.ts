import { Types } from 'mongoose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentItemModel } from '#server/models/content-item.ts'
import { createCategoryStore, insertItems } from '#server/services/categories/category-store.ts'
import { BULK_MAX_ITEMS, ITEMS_PER_CATEGORY } from '#shared/product.ts'
import { useApp } from '#tests/support/app.ts'
import { guestOf, usePerson } from '../cards/person.ts'
import { addItems, contentsOf, itemsOf, seedCategory, refusal, storedIn, texts } from './fixtures.ts'

const app = useApp()
const owner = usePerson(app)

/** Creates a category of the owner with this many items. */
async function withItems(count = 0): Promise<string> {
  return (await seedCategory(app, owner, { contents: texts(count, 'Seeded') })).categoryId
}
const add = (categoryId: string, body: unknown) =>
  owner.call('POST', `/api/categories/${categoryId}/content`, body)
const countOf = async (categoryId: string) =>
  (await owner.call('GET', `/api/categories/${categoryId}`)).body.itemCount
const asItems = (contents: readonly string[]) => ({ items: contents.map((content) => ({ content })) })

describe('one item', () => {
  it('CAT-4: is returned with its defaults, and listed for guests too', async () => {
    const categoryId = await withItems()
    const { status, body } = await add(categoryId, { content: 'Somebody sings' })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        content: 'Somebody sings',
        contentType: 'other',
        tags: [],
        source: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updatedAt: body.createdAt,
      },
    ])
    expect(await itemsOf(guestOf(app.url), categoryId)).toEqual([body])
    expect(await countOf(categoryId)).toBe(1)
  })

  it('CAT-37: returns to its place, once, if it is added again after its deletion; another category’s item is refused', async () => {
    const categoryId = await withItems(2)
    await addItems(owner, categoryId, texts(5))
    const before = await itemsOf(owner, categoryId)
    const { id, createdAt } = before[3]!
    await owner.call('DELETE', `/api/content/${id}`)
    const again = { ...before[3]!, again: { id, createdAt } }
    expect(await countOf(categoryId)).toBe(6)
    const answers = await Promise.all([add(categoryId, again), add(categoryId, again)])
    const restored = { ...before[3]!, updatedAt: expect.any(String) }
    for (const { status, body } of answers) expect([status, body]).toEqual([201, restored])
    expect(await itemsOf(owner, categoryId)).toEqual(before.with(3, restored))
    const elsewhere = await withItems()
    expect(await add(elsewhere, again)).toMatchObject(refusal(404, 'not-found'))
    expect(await countOf(elsewhere)).toBe(0)
  })

  it('CAT-37: is never newer than now', async () => {
    const categoryId = await withItems()
    const again = { id: 'f'.repeat(24), createdAt: '2999-01-01T00:00:00.000Z' }
    const { body } = await add(categoryId, { content: 'From the future', again })
    expect(body).toMatchObject({ id: again.id, createdAt: body.updatedAt })
    expect(Date.parse(body.createdAt)).toBeLessThanOrEqual(Date.now())
  })
})

it('CAT-37: an addition that fails after it was stored leaves nothing behind', async () => {
  const categoryId = await withItems()
  const { connection } = app.database
  const model = contentItemModel(connection)
  const insertMany = model.insertMany.bind(model)
  vi.spyOn(model, 'insertMany').mockImplementationOnce(async (docs) => {
    await insertMany(docs as never)
    throw new Error('No majority')
  })
  const again = { id: 'e'.repeat(24), createdAt: '2026-01-01T00:00:00.000Z' }
  const wanted = [{ content: 'Twice', contentType: 'other' as const, tags: [], source: null, again }]
  const ids = [new Types.ObjectId(again.id)]
  const added = insertItems(createCategoryStore(connection), categoryId, wanted, new Date(), ids)
  await expect(added).rejects.toThrow('No majority')
  expect(await itemsOf(owner, categoryId)).toEqual([])
})

describe('many items', () => {
  it('CAT-4: are returned in their order, and listed in that order after the existing ones', async () => {
    const categoryId = await withItems(2)
    const contents = texts(40).reverse()
    const answered = await addItems(owner, categoryId, contents)
    expect(answered.map(({ content }) => content)).toEqual(contents)
    await addItems(owner, categoryId, ['The last'])
    const listed = await itemsOf(owner, categoryId)
    expect(listed.map(({ content }) => content)).toEqual([...texts(2, 'Seeded'), ...contents, 'The last'])
    expect(listed.slice(2, 42)).toEqual(answered)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(43)
  })

  it('CAT-4: are not added twice by a call repeated with its `opId`, even at once, and the response is the same', async () => {
    const categoryId = await withItems(1)
    const many = { ...asItems(texts(40).reverse()), opId: 'an-op-of-many' }
    const one = { content: 'Somebody sings', opId: 'an-op-of-one' }
    for (const body of [many, one]) {
      const answers = await Promise.all([add(categoryId, body), add(categoryId, body)])
      answers.push(await add(categoryId, body))
      for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0].body])
    }
    const contents = ['Seeded 1', ...texts(40).reverse(), 'Somebody sings']
    expect(await contentsOf(owner, categoryId)).toHaveLength(contents.length)
    expect((await contentsOf(owner, categoryId)).slice(1)).toEqual(contents.slice(1))
    const elsewhere = await withItems()
    expect((await add(elsewhere, one)).status).toBe(201)
    expect(await countOf(elsewhere)).toBe(1)
    expect((await add(elsewhere, { ...one, opId: 'short' })).body.fields).toEqual({
      opId: 'opId must be 8 to 64 letters, digits, _ or -',
    })
  })

  it('CAT-4: can be 500 at once', async () => {
    const categoryId = await withItems()
    const contents = texts(BULK_MAX_ITEMS)
    expect(await addItems(owner, categoryId, contents)).toHaveLength(BULK_MAX_ITEMS)
    expect(await contentsOf(owner, categoryId)).toEqual(contents)
  })

  it.each([0, 250, 499])('CAT-4: are not stored if one line of 500, number %i, is invalid', async (at) => {
    const categoryId = await withItems(1)
    const contents = texts(BULK_MAX_ITEMS).with(at, 'x')
    const { status, body } = await add(categoryId, asItems(contents))
    expect([status, body]).toEqual([
      400,
      {
        code: 'invalid',
        message: 'Content must be at least 2 characters',
        fields: { [`items.${at}.content`]: 'Content must be at least 2 characters' },
      },
    ])
    expect(await contentsOf(owner, categoryId)).toEqual(['Seeded 1'])
  })
})

describe('the quota of items', () => {
  // Deletes thousands of items, which later tests would read.
  afterEach(async () => {
    await contentItemModel(app.database.connection).deleteMany({})
  })

  const FULL = refusal(403, 'quota-exceeded')

  it('CAT-4: allows two thousand, the next is 403; deleting makes room', async () => {
    const categoryId = await withItems(ITEMS_PER_CATEGORY - 1)
    expect((await add(categoryId, { content: 'The last' })).status).toBe(201)
    expect(await add(categoryId, { content: 'Too many' })).toMatchObject(FULL)
    const items = await itemsOf(owner, categoryId)
    expect(items).toHaveLength(ITEMS_PER_CATEGORY)
    expect(items.at(-1)).toMatchObject({ content: 'The last' })
    expect((await owner.call('DELETE', `/api/content/${items[0]!.id}`)).status).toBe(204)
    expect((await add(categoryId, { content: 'Room again' })).status).toBe(201)
    expect(await countOf(categoryId)).toBe(ITEMS_PER_CATEGORY)
  })
})

describe('the size of bodies', () => {
  const KB = 1024
  const SMALL = 32 * KB
  const LARGE = 512 * KB
  const TOO_LARGE = refusal(413, 'too-large')

  /** Returns a body of exactly this many bytes with an item; unknown keys are dropped. */
  function bodyOf(bytes: number, known: object = { content: 'Fine', name: 'Fine' }): string {
    const frame = JSON.stringify({ ...known, padding: '' })
    return JSON.stringify({ ...known, padding: 'x'.repeat(bytes - frame.length) })
  }

  it('CAT-14: is up to 512 kB of items for a logged-in user, and one byte more is 413', async () => {
    const categoryId = await withItems()
    expect((await add(categoryId, bodyOf(LARGE))).status).toBe(201)
    expect(await add(categoryId, bodyOf(LARGE + 1))).toMatchObject(TOO_LARGE)
    expect(await countOf(categoryId)).toBe(1)
    const withCategory = (bytes: number) =>
      owner.call('POST', '/api/categories', bodyOf(bytes, { name: 'Fine' }))
    expect((await withCategory(LARGE)).status).toBe(201)
    expect(await withCategory(LARGE + 1)).toMatchObject(TOO_LARGE)
  })

  it.each<[string, string, (categoryId: string, itemId: string) => string, object]>([
    ['a change of a category', 'PATCH', (id) => `/api/categories/${id}`, { name: 'Fine' }],
    ['a change of an item', 'PATCH', (_, itemId) => `/api/content/${itemId}`, { content: 'Fine' }],
    ['a copy', 'POST', (id) => `/api/categories/${id}/copy`, {}],
    ['a card', 'POST', (id) => `/api/categories/${id}/use`, { gridSize: 3 }],
    ['a grant', 'POST', (id) => `/api/categories/${id}/permissions`, { username: 'anyone' }],
    ['a path that only resembles it', 'POST', (id) => `/api/categories/${id}/x/content`, {}],
    ['a card’s content', 'POST', () => '/api/cards/content', {}],
  ])('CAT-14: stays at 32 kB for %s', async (_what, method, path, known) => {
    const { categoryId, itemIds } = await seedCategory(app, owner, { contents: texts(9) })
    const before = await storedIn(app)
    const to = path(categoryId, itemIds[0]!)
    expect(await owner.call(method, to, bodyOf(SMALL + 1, known))).toMatchObject(TOO_LARGE)
    expect(await storedIn(app)).toBe(before)
    expect((await owner.call(method, to, bodyOf(SMALL, known))).status).not.toBe(413)
  })
})
