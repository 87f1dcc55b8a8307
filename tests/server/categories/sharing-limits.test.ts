import { Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { newCategoryId } from '#shared/ids.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { signUp, type Person } from '../cards/person.ts'
import { makeCategory, mineOf } from './fixtures.ts'

let owner: Person
let categoryId: string
const limits = withoutWriteLimit()
const app = useApp({ limits })
beforeEach(async () => {
  owner = await signUp(app.url)
  categoryId = (await makeCategory(owner)).categoryId
})

const permissions = () => categoryPermissionModel(app.database.connection)
const grant = (username: string, permissionLevel = 'view') =>
  owner.call('POST', `/api/categories/${categoryId}/permissions`, { username, permissionLevel })

async function shareWithMany(count: number): Promise<void> {
  const now = new Date()
  await permissions().insertMany(
    Array.from({ length: count }, () => ({
      categoryId,
      userId: new Types.ObjectId(),
      permissionLevel: 'view',
      createdAt: now,
      updatedAt: now,
    })),
  )
}

describe('the limits of sharing', () => {
  it('CAT-15: a category is shared with at most 100 people; a role can still be changed, and a revoked one makes room', async () => {
    await shareWithMany(98)
    const [one, another, third] = [await signUp(app.url), await signUp(app.url), await signUp(app.url)]
    expect((await grant(one.user!.username)).status).toBe(201)
    const answers = await Promise.all([another, third].map(({ user }) => grant(user!.username)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
    const refused = answers.find(({ status }) => status === 403)
    expect(refused?.body).toMatchObject({
      code: 'quota-exceeded',
      fields: { username: expect.stringContaining('100 people') as string },
    })
    expect(await permissions().countDocuments({ categoryId })).toBe(100)
    expect((await grant(one.user!.username, 'edit')).status).toBe(200)

    await owner.call('DELETE', `/api/categories/${categoryId}/permissions/${one.user!.id}`)
    expect((await grant(one.user!.username)).status).toBe(201)
  })

  it('CAT-15: after 60 attempts in an hour, also with unknown names, an owner waits', async () => {
    const friend = await signUp(app.url)
    for (let tries = 0; tries < 57; tries++) await limits.grant(owner.user!.id)
    for (let tries = 0; tries < 3; tries++) expect((await grant('no-such-user')).status).toBe(404)
    const refused = await grant(friend.user!.username)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await permissions().countDocuments({ categoryId })).toBe(0)
    const other = await signUp(app.url)
    const { categoryId: theirs } = await makeCategory(other)
    const granted = await other.call('POST', `/api/categories/${theirs}/permissions`, {
      username: friend.user!.username,
      permissionLevel: 'view',
    })
    expect(granted.status).toBe(201)
  })

  it('CAT-15: a list holds the newest 200 of what is shared with a user', async () => {
    const friend = await signUp(app.url)
    const now = Date.now()
    const made = Array.from({ length: 205 }, (_, index) => ({
      categoryId: newCategoryId(),
      userId: new Types.ObjectId(owner.user!.id),
      type: 'user' as const,
      name: `Spam ${index}`,
      description: '',
      createdAt: new Date(now),
      updatedAt: new Date(now),
    }))
    await categoryModel(app.database.connection).insertMany(made)
    await permissions().insertMany(
      made.map((category, index) => ({
        categoryId: category.categoryId,
        userId: new Types.ObjectId(friend.user!.id),
        permissionLevel: 'view',
        createdAt: new Date(now + index),
        updatedAt: new Date(now + index),
      })),
    )
    const listed = await mineOf(friend)
    expect(listed).toHaveLength(200)
    expect(listed[0]?.name).toBe('Spam 204')
    expect(listed.at(-1)?.name).toBe('Spam 5')
  })

  it('CAT-4: of 500 wrong items the answer names the first 20', async () => {
    const items = Array.from({ length: 500 }, () => ({ content: '' }))
    const { status, body } = await owner.call('POST', `/api/categories/${categoryId}/content`, { items })
    expect(status).toBe(400)
    expect(Object.keys((body as { fields: object }).fields)).toEqual(
      Array.from({ length: 20 }, (_, index) => `items.${index}.content`),
    )
  })
})
