import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newCategoryId } from '#shared/ids.ts'
import { CATEGORIES_PER_USER, BULK_MAX_ITEMS } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { type Person, usePerson } from '../cards/person.ts'
import {
  contentsOf,
  makeCategory,
  mineOf,
  seedCategories,
  seedOfficial,
  refusal,
  share,
  storedIn,
  texts,
} from './fixtures.ts'
import { contentItemModel } from '#server/models/content-item.ts'

const app = useApp()
const owner = usePerson(app)
const other = usePerson(app)

beforeAll(() => seedOfficial(app))

const create = (person: Person, body: object) => person.call('POST', '/api/categories', body)
const get = (categoryId: string) => owner.call('GET', `/api/categories/${categoryId}`)

describe('a new category', () => {
  it('CAT-2: needs only a name; it belongs to its author and has no description or items', async () => {
    const { status, body } = await create(owner, { name: 'Garden party' })
    expect([status, body]).toEqual([
      201,
      {
        categoryId: expect.stringMatching(/^[\w-]{10}$/),
        name: 'Garden party',
        description: '',
        type: 'user',
        language: null,
        itemCount: 0,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updatedAt: body.createdAt,
        isOwner: true,
        permission: null,
        ownerName: owner.user!.username,
      },
    ])
    expect((await get(body.categoryId)).body).toEqual(body)
    expect(await mineOf(owner)).toContainEqual(body)
  })

  it.each(['A-z_0-9xyz', 'temp-12345', '__________', '0000000000'])(
    'CAT-2: keeps the chosen id %s',
    async (categoryId) => {
      expect(await makeCategory(owner, { categoryId })).toMatchObject({ categoryId })
      expect((await get(categoryId)).body).toMatchObject({ categoryId, isOwner: true })
    },
  )
})

describe('an id that is already used', () => {
  const TAKEN = refusal(409, 'category-id-taken', 'categoryId')

  async function expectTaken(person: Person, categoryId: string, category?: Category) {
    const before = await storedIn(app)
    const { status, body } = await create(person, { categoryId, name: 'Overwritten', description: 'too' })
    expect({ status, body }).toEqual({ ...TAKEN, body: { ...TAKEN.body, ...(category && { category }) } })
    expect(await storedIn(app)).toBe(before)
  }

  it('CAT-2: by the user’s own category is 409 with the stored category, and overwrites nothing', async () => {
    const made = await makeCategory(owner, { description: 'As it was' })
    await expectTaken(owner, made.categoryId, made)
  })

  it('CAT-2: by another user’s category is 409 without its content, shared or not', async () => {
    const { categoryId } = await makeCategory(owner)
    await expectTaken(other, categoryId)
    await share(owner, categoryId, other, 'edit')
    await expectTaken(other, categoryId)
  })

  it('CAT-2: by a deleted category is 409 for its owner and for others, and it stays deleted', async () => {
    const { categoryId } = await makeCategory(owner)
    await owner.call('DELETE', `/api/categories/${categoryId}`)
    await expectTaken(owner, categoryId)
    await expectTaken(other, categoryId)
    expect((await get(categoryId)).status).toBe(404)
  })

  it('CAT-2: by an official category is 409', async () => {
    await expectTaken(owner, 'movienight')
  })
})

describe('the quota', () => {
  const collector = usePerson(app)
  const FULL = refusal(403, 'quota-exceeded')

  it('CAT-4: the hundredth is created, the next is 403 and not stored; deleting makes room', async () => {
    await seedCategories(app, collector, CATEGORIES_PER_USER - 1)
    const hundredth = await makeCategory(collector)
    expect(await create(collector, { name: 'One more' })).toMatchObject(FULL)
    expect(await create(collector, { name: 'One more', categoryId: newCategoryId() })).toMatchObject(FULL)
    expect(await mineOf(collector)).toHaveLength(CATEGORIES_PER_USER)
    expect((await create(other, { name: 'One more' })).status).toBe(201)
    await collector.call('DELETE', `/api/categories/${hundredth.categoryId}`)
    expect((await create(collector, { name: 'One more' })).status).toBe(201)
  })
})

describe('a new category with items', () => {
  it('CAT-2: has up to 500, in their order', async () => {
    const contents = texts(BULK_MAX_ITEMS, `${'x'.repeat(100)} item`)
    const { status, body } = await create(owner, {
      name: 'Long list',
      items: contents.map((content) => ({ content })),
    })
    expect([status, body.itemCount]).toEqual([201, BULK_MAX_ITEMS])
    expect(await contentsOf(owner, body.categoryId)).toEqual(contents)
    expect((await get(body.categoryId)).body).toEqual(body)
  })

  it('CAT-2: is not stored if an item is invalid or there are too many, and the field is named', async () => {
    const before = await storedIn(app)
    const items = [{ content: 'Fine' }, { content: 'x' }]
    expect(await create(owner, { name: 'Half', items })).toMatchObject(
      refusal(400, 'invalid', 'items.1.content'),
    )
    const tooMany = texts(BULK_MAX_ITEMS + 1).map((content) => ({ content }))
    expect(await create(owner, { name: 'Half', items: tooMany })).toMatchObject(
      refusal(400, 'invalid', 'items'),
    )
    expect(await storedIn(app)).toBe(before)
  })

  it('CAT-2: is seen by no one if its items cannot be stored, and its id stays reserved', async () => {
    const { connection } = app.database
    const insert = vi
      .spyOn(contentItemModel(connection), 'insertMany')
      .mockRejectedValueOnce(new Error('full'))
    const categoryId = newCategoryId()
    const body = { categoryId, name: 'Half', items: [{ content: 'Fine' }] }
    expect((await create(owner, body)).status).toBe(500)
    insert.mockRestore()
    expect((await get(categoryId)).status).toBe(404)
    expect((await mineOf(owner)).map((category) => category.categoryId)).not.toContain(categoryId)
    expect(await create(owner, body)).toMatchObject({ status: 409 })
  })
})
