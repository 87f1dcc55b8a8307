import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contentItemModel } from '#server/models/content-item.ts'
import { newCategoryId } from '#shared/ids.ts'
import { BULK_MAX_ITEMS } from '#shared/product.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp, type Person } from '../cards/person.ts'
import { mineOf, refusal, storedIn, texts } from './fixtures.ts'

const app = useApp()
let owner: Person
beforeAll(async () => {
  owner = await signUp(app.url)
})

const create = (person: Person, body: object) => person.call('POST', '/api/categories', body)
const get = (categoryId: string) => owner.call('GET', `/api/categories/${categoryId}`)

describe('a new category with items', () => {
  const itemsOf = async (categoryId: string) => {
    const { body } = await owner.call('GET', `/api/categories/${categoryId}/content`)
    return (body as unknown as ContentItem[]).map(({ content }) => content)
  }

  it('CAT-2: has up to 500, in their order, with their defaults', async () => {
    const contents = texts(BULK_MAX_ITEMS, `${'x'.repeat(100)} item`)
    const { status, body } = await create(owner, {
      name: 'Long list',
      items: contents.map((content) => ({ content })),
    })
    expect([status, body.itemCount]).toEqual([201, BULK_MAX_ITEMS])
    expect(await itemsOf(body.categoryId)).toEqual(contents)
    expect((await get(body.categoryId)).body).toEqual(body)
  })

  it('CAT-2: is not stored with an item that is not valid, which is named', async () => {
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

  it('CAT-2: is seen by no one when its items cannot be stored, and its id stays unused', async () => {
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
