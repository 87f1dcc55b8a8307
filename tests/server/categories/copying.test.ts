import { beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIES_PER_USER } from '#shared/product.ts'
import { newCategoryId } from '#shared/ids.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { guestOf, type Person, useNewPerson } from '../cards/person.ts'
import {
  itemsOf,
  mineOf,
  seedCategories,
  seedCategory,
  seedOfficial,
  refusal,
  storedIn,
  texts,
} from './fixtures.ts'

const app = useApp()
const author = useNewPerson(app)
const copier = useNewPerson(app)

beforeAll(() => seedOfficial(app))

const copy = (categoryId: string, person = copier, body?: object) =>
  person.call('POST', `/api/categories/${categoryId}/copy`, body)

/** Creates a category of the author that the copier may copy, whose items have all fields of items. */
async function original(count = 3): Promise<string> {
  const { categoryId } = await seedCategory(app, author, {
    name: 'Garden party',
    description: 'In June,\nif it is dry',
    people: [[copier, 'copy']],
  })
  const items = texts(count).map((content, index) => ({
    content,
    contentType: index % 2 ? 'fact' : 'quote',
    tags: [`tag ${index}`, 'all'],
    source: index % 3 ? 'A book' : null,
  }))
  await author.call('POST', `/api/categories/${categoryId}/content`, { items })
  return categoryId
}

/** Returns the fields of items that a copy takes over. */
const saidBy = (items: readonly ContentItem[]) =>
  items.map(({ content, contentType, tags, source }) => ({ content, contentType, tags, source }))

it('CAT-9: a copy is a category of the user with the same name, description and items, in their order', async () => {
  const categoryId = await original(40)
  const { status, body } = await copy(categoryId)
  expect([status, body]).toEqual([
    201,
    {
      categoryId: expect.stringMatching(/^[\w-]{10}$/),
      name: 'Garden party',
      description: 'In June,\nif it is dry',
      type: 'user',
      language: null,
      itemCount: 40,
      createdAt: expect.any(String),
      updatedAt: body.createdAt,
      isOwner: true,
      permission: null,
      ownerName: copier.user!.username,
    },
  ])
  expect(body.categoryId).not.toBe(categoryId)
  const [originals, copied] = [await itemsOf(author, categoryId), await itemsOf(copier, body.categoryId)]
  expect(saidBy(copied)).toEqual(saidBy(originals))
  const ids = new Set([...originals, ...copied].map(({ id }) => id))
  expect(ids.size).toBe(80)
  expect((await mineOf(copier))[0]).toEqual(body)
})

describe('the id of a copy', () => {
  it('CAT-9: can be chosen; a repeated call, even without the original, returns 409 with the copy and makes no second one', async () => {
    const categoryId = await original()
    const chosen = { categoryId: newCategoryId() }
    const { status, body } = await copy(categoryId, copier, chosen)
    expect([status, body.categoryId]).toEqual([201, chosen.categoryId])
    await author.call('DELETE', `/api/categories/${categoryId}`)
    const again = await copy(categoryId, copier, chosen)
    expect(again).toMatchObject({ ...refusal(409, 'category-id-taken'), body: { category: body } })
    expect(await mineOf(copier)).toHaveLength(1)
  })

  it('CAT-9: is 409 without the category if it is official or another user’s, and 400 if it is malformed; nothing is stored', async () => {
    const categoryId = await original()
    const before = await storedIn(app)
    for (const id of ['movienight', categoryId]) {
      const taken = await copy(categoryId, copier, { categoryId: id })
      expect(taken).toMatchObject(refusal(409, 'category-id-taken'))
      expect(taken.body.category).toBeUndefined()
    }
    for (const id of ['short', 7])
      expect(await copy(categoryId, copier, { categoryId: id })).toMatchObject(
        refusal(400, 'invalid', 'categoryId'),
      )
    expect(await storedIn(app)).toBe(before)
  })
})

describe('later changes', () => {
  interface Pair {
    categoryId: string
    copyId: string
  }
  async function pair(): Promise<Pair> {
    const categoryId = await original()
    return { categoryId, copyId: (await copy(categoryId)).body.categoryId }
  }
  const seen = async (categoryId: string): Promise<[Category, ContentItem[]]> => {
    const guest = guestOf(app.url)
    const { body } = await guest.call('GET', `/api/categories/${categoryId}`)
    return [body, await itemsOf(guest, categoryId)]
  }
  async function changeAll(person: Person, categoryId: string): Promise<void> {
    const at = `/api/categories/${categoryId}`
    const [first, second] = await itemsOf(person, categoryId)
    const answers = [
      await person.call('PATCH', at, { name: 'Other name', description: 'Other words' }),
      await person.call('PATCH', `/api/content/${first!.id}`, { content: 'Said otherwise', tags: [] }),
      await person.call('DELETE', `/api/content/${second!.id}`),
      await person.call('POST', `${at}/content`, { content: 'One more' }),
      await person.call('DELETE', at),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 201, 204])
  }

  it('CAT-9: of the original, or its deletion, leave the copy as it was', async () => {
    const { categoryId, copyId } = await pair()
    const before = await seen(copyId)
    await changeAll(author, categoryId)
    expect(await seen(copyId)).toEqual(before)
  })

  it('CAT-9: of the copy, or its deletion, leave the original as it was', async () => {
    const { categoryId, copyId } = await pair()
    const before = await seen(categoryId)
    await changeAll(copier, copyId)
    expect(await seen(categoryId)).toEqual(before)
    expect((await copy(categoryId)).status).toBe(201)
  })
})

describe('the quota', () => {
  const FULL = refusal(403, 'quota-exceeded')

  it('CAT-9, CAT-4: the hundredth category can be a copy; the next is 403 and leaves nothing behind', async () => {
    const categoryId = await original()
    await seedCategories(app, copier, CATEGORIES_PER_USER - 1)
    expect((await copy(categoryId)).status).toBe(201)
    const before = await storedIn(app)
    for (const id of [categoryId, 'movienight']) expect(await copy(id)).toMatchObject(FULL)
    expect(await storedIn(app)).toBe(before)
  })
})
