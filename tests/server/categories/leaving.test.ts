import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { useApp } from '#tests/support/app.ts'
import { useEach } from '#tests/support/use-started.ts'
import { type Person, signUp, useGuest, useNewPerson } from '../cards/person.ts'
import { itemsOf, makeCategory, mineOf, seedCategory, refusal, share, texts } from './fixtures.ts'

const app = useApp()
const owner = useNewPerson(app)
const friend = useNewPerson(app)
const guest = useGuest(app)
/** A category of the owner with items, which the friend may edit. */
const seeded = useEach(() => seedCategory(app, owner, { contents: texts(9), people: [[friend, 'edit']] }))

const remove = (person: Person) => person.call('DELETE', `/api/categories/${seeded.categoryId}`)
/** Deletes an account, for which `signUp` has set this password. */
const close = (person: Person) => person.call('DELETE', '/api/account', { password: 'a good password' })

/** Counts a category's items and permissions in the database. */
async function leftOf(categoryId: string): Promise<{ items: number; permissions: number }> {
  const { connection } = app.database
  return {
    items: await contentItemModel(connection).countDocuments({ categoryId }),
    permissions: await categoryPermissionModel(connection).countDocuments({ categoryId }),
  }
}
const storedCategory = (categoryId: string) =>
  categoryModel(app.database.connection).findOne({ categoryId }).lean()

async function expectGone(
  { categoryId, itemIds }: { categoryId: string; itemIds: string[] },
  person: Person,
) {
  expect(await leftOf(categoryId)).toEqual({ items: 0, permissions: 0 })
  const at = `/api/categories/${categoryId}`
  const calls: [string, string, object?][] = [
    ['GET', at],
    ['GET', `${at}/content`],
    ['POST', `${at}/use`, { gridSize: 3, temporary: true }],
    ['POST', `${at}/copy`],
    ['POST', `${at}/content`, { content: 'Too late' }],
    ['PATCH', at, { name: 'Too late' }],
    ['DELETE', at],
    ['GET', `${at}/permissions`],
    ['POST', `${at}/permissions`, { username: friend.user!.username }],
    ['PATCH', `/api/content/${itemIds[0]}`, { content: 'Too late' }],
    ['DELETE', `/api/content/${itemIds[0]}`],
  ]
  for (const [method, path, body] of calls)
    expect([method, path, (await person.call(method, path, body)).status]).toEqual([method, path, 404])
}

/** Returns everything that a user sees of their own data. */
async function seenBy(person: Person): Promise<unknown[]> {
  const listed = await mineOf(person)
  const items = await Promise.all(listed.map(({ categoryId }) => itemsOf(person, categoryId)))
  const people = listed
    .filter(({ isOwner }) => isOwner)
    .map(({ categoryId }) => person.call('GET', `/api/categories/${categoryId}/permissions`))
  return [listed, items, (await Promise.all(people)).map(({ body }) => body)]
}

describe('deleting a category', () => {
  it('CAT-13: deletes its items and permissions too, for its owner and for the users it was shared with', async () => {
    expect(await leftOf(seeded.categoryId)).toEqual({ items: 9, permissions: 1 })
    expect(await remove(owner)).toMatchObject({ status: 204, body: undefined })
    for (const person of [owner, friend]) {
      await expectGone(seeded, person)
      expect(await mineOf(person)).toEqual([])
    }
    expect((await guest.call('GET', `/api/categories/${seeded.categoryId}`)).status).toBe(404)
  })

  it('CAT-13: keeps only its id, owner and dates, and the id stays reserved', async () => {
    const { categoryId } = seeded
    await remove(owner)
    for (const person of [owner, friend])
      expect(await person.call('POST', '/api/categories', { name: 'Again', categoryId })).toMatchObject(
        refusal(409, 'category-id-taken', 'categoryId'),
      )
    const stored = await storedCategory(categoryId)
    expect(stored).toEqual({
      _id: expect.anything(),
      categoryId,
      userId: new Types.ObjectId(owner.user!.id),
      createdAt: expect.any(Date),
      deletedAt: expect.any(Date),
    })
  })

  it('CAT-13: deletes items that are added at the same time', async () => {
    const { categoryId } = seeded
    const add = (word: string) =>
      friend.call('POST', `/api/categories/${categoryId}/content`, {
        items: texts(50, word).map((content) => ({ content })),
      })
    const answers = await Promise.all([add('One'), add('Two'), remove(owner), add('Three'), add('Four')])
    expect(answers[2].status).toBe(204)
    for (const { status } of answers) expect([201, 204, 404]).toContain(status)
    expect(await leftOf(categoryId)).toEqual({ items: 0, permissions: 0 })
  })
})

describe('deleting an account', () => {
  it('CAT-13: deletes its categories with their items and permissions, and reserves their ids', async () => {
    const empty = await makeCategory(owner)
    expect((await close(owner)).status).toBe(204)
    await expectGone(seeded, friend)
    expect(await mineOf(friend)).toEqual([])
    for (const { categoryId } of [seeded, empty]) {
      const { status, body } = await friend.call('POST', '/api/categories', { name: 'Again', categoryId })
      expect([status, body.category]).toEqual([409, undefined])
      expect(Object.keys((await storedCategory(categoryId))!).sort()).toEqual(
        ['_id', 'categoryId', 'createdAt', 'deletedAt', 'userId'].sort(),
      )
    }
  })

  it('CAT-13: ends its access to a category of another user, which stays as it was', async () => {
    const other = await signUp(app.url)
    const kept = await share(owner, seeded.categoryId, other, 'copy')
    const before = await seenBy(other)
    const items = await itemsOf(owner, seeded.categoryId)
    expect((await close(friend)).status).toBe(204)
    const people = await owner.call('GET', `/api/categories/${seeded.categoryId}/permissions`)
    expect([people.status, people.body]).toEqual([200, [kept]])
    expect(await leftOf(seeded.categoryId)).toEqual({ items: 9, permissions: 1 })
    expect(await itemsOf(owner, seeded.categoryId)).toEqual(items)
    expect(await seenBy(other)).toEqual(before)
  })
})
