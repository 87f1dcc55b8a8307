import { beforeEach, describe, expect, it } from 'vitest'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { type Person, signUp, useNewPerson } from '../cards/person.ts'
import { mineOf, seedCategory, refusal, share, storedIn, texts, makeCategory } from './fixtures.ts'
import { Types } from 'mongoose'
import { newCategoryId } from '#shared/ids.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'

const limits = withoutWriteLimit()
const app = useApp({ limits })
const owner = useNewPerson(app)
const friend = useNewPerson(app)
let categoryId: string
let itemId: string

beforeEach(async () => {
  const seeded = await seedCategory(app, owner, { contents: texts(9) })
  categoryId = seeded.categoryId
  itemId = seeded.itemIds[0]!
})

const at = (rest = '') => `/api/categories/${categoryId}${rest}`
const grant = (body: object) => owner.call('POST', at('/permissions'), body)
const revoke = (person: Person) => owner.call('DELETE', at(`/permissions/${person.user!.id}`))
const peopleOf = async (): Promise<CategoryPermission[]> => (await owner.call('GET', at('/permissions'))).body
const findsIt = async (person: Person) =>
  (await mineOf(person)).some((category) => category.categoryId === categoryId)

/** Returns a person's permission, and checks their list of categories. rights.test.ts tests what each level allows. */
const levelOf = async (person: Person) => {
  const { permission } = (await person.call('GET', at())).body
  expect(await findsIt(person)).toBe(permission !== null)
  return permission as string | null
}

describe('granting a permission', () => {
  it.each<[string, (name: string) => string]>([
    ['capitals', (name) => name.toUpperCase()],
    ['mixed case', (name) => name.replace('user', 'UsEr')],
    ['spaces around it', (name) => `  ${name}\n`],
  ])('CAT-8: finds a name typed with %s, and returns it as its owner writes it', async (_, typed) => {
    const { status, body } = await grant({ username: typed(friend.user!.username) })
    expect([status, body.username, body.userId]).toEqual([201, friend.user!.username, friend.user!.id])
  })

  it('CAT-8: takes effect immediately; granting again changes its level, up or down, and returns 200', async () => {
    const { id, username } = friend.user!
    expect(await levelOf(friend)).toBeNull()
    const first = await grant({ username, permissionLevel: 'view' })
    const entry = { userId: id, username, displayName: null, permissionLevel: 'view' }
    expect([first.status, first.body, await levelOf(friend)]).toEqual([201, entry, 'view'])
    for (const permissionLevel of ['edit', 'copy', 'copy', 'view'] as const) {
      const { status, body } = await grant({ username: username.toUpperCase(), permissionLevel })
      expect([status, body.permissionLevel]).toEqual([200, permissionLevel])
      expect(await peopleOf()).toEqual([body])
      expect(await levelOf(friend)).toBe(permissionLevel)
    }
  })
})

describe('refused permissions', () => {
  it.each(['nobody-has-this-name', 'user', '%%%', 'user-.*', '$where', 'a\u0000b', 'üser', 'x'.repeat(100)])(
    'CAT-8: the unknown name %j is 404, and the field is named',
    async (username) => {
      const before = await storedIn(app)
      expect(await grant({ username, permissionLevel: 'edit' })).toMatchObject(
        refusal(404, 'not-found', 'username'),
      )
      expect(await storedIn(app)).toBe(before)
    },
  )

  it('CAT-8: the owner’s own name is 400, in upper or lower case', async () => {
    const before = await storedIn(app)
    const { username } = owner.user!
    for (const typed of [username, username.toUpperCase()])
      expect(await grant({ username: typed })).toMatchObject(refusal(400, 'invalid', 'username'))
    expect(await storedIn(app)).toBe(before)
    expect((await owner.call('GET', at())).body).toMatchObject({ isOwner: true, permission: null })
  })
})

describe('revoking a permission', () => {
  it('CAT-8: ends listing and editing from the next call on; the link still works', async () => {
    await share(owner, categoryId, friend, 'edit')
    const edit = () => friend.call('PATCH', `/api/content/${itemId}`, { content: 'Said otherwise' })
    expect([await levelOf(friend), (await edit()).status]).toEqual(['edit', 200])
    expect(await revoke(friend)).toMatchObject({ status: 204, body: undefined })
    expect([await levelOf(friend), (await edit()).status]).toEqual([null, 403])
    expect(await peopleOf()).toEqual([])
    const { status, body } = await friend.call('GET', at())
    expect([status, body.permission, body.isOwner]).toEqual([200, null, false])
    expect((await friend.call('GET', at('/content'))).status).toBe(200)
  })

  it('CAT-8: is 404 if the permission was never granted or is already revoked', async () => {
    expect(await revoke(friend)).toMatchObject(refusal(404, 'not-found'))
    await share(owner, categoryId, friend, 'view')
    expect((await revoke(friend)).status).toBe(204)
    expect(await revoke(friend)).toMatchObject(refusal(404, 'not-found'))
    expect(await revoke(owner)).toMatchObject(refusal(404, 'not-found'))
    const unknown = at('/permissions/0123456789abcdef01234567')
    expect(await owner.call('DELETE', unknown)).toMatchObject(refusal(404, 'not-found'))
  })
})

const permissions = () => categoryPermissionModel(app.database.connection)
const grantAs = (username: string, permissionLevel = 'view') => grant({ username, permissionLevel })

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
    expect((await grantAs(one.user!.username)).status).toBe(201)
    const answers = await Promise.all([another, third].map(({ user }) => grantAs(user!.username)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
    const refused = answers.find(({ status }) => status === 403)
    expect(refused?.body).toMatchObject({
      code: 'quota-exceeded',
      fields: { username: expect.stringContaining('100 people') as string },
    })
    expect(await permissions().countDocuments({ categoryId })).toBe(100)
    expect((await grantAs(one.user!.username, 'edit')).status).toBe(200)

    await owner.call('DELETE', `/api/categories/${categoryId}/permissions/${one.user!.id}`)
    expect((await grantAs(one.user!.username)).status).toBe(201)
  })

  it('CAT-15: after 60 attempts in an hour, including unknown names, an owner has to wait', async () => {
    for (let tries = 0; tries < 57; tries++) await limits.grant(owner.user!.id)
    for (let tries = 0; tries < 3; tries++) expect((await grantAs('no-such-user')).status).toBe(404)
    const refused = await grantAs(friend.user!.username)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(await permissions().countDocuments({ categoryId })).toBe(0)
    const other = await signUp(app.url)
    const { categoryId: theirs } = await makeCategory(other)
    const granted = await other.call('POST', `/api/categories/${theirs}/permissions`, {
      username: friend.user!.username,
      permissionLevel: 'view',
    })
    expect(granted.status).toBe(201)
  })

  it('CAT-15: a list has the newest 200 of what is shared with a user', async () => {
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

  it('CAT-4: for 500 invalid items the response names the first 20', async () => {
    const items = Array.from({ length: 500 }, () => ({ content: '' }))
    const { status, body } = await owner.call('POST', `/api/categories/${categoryId}/content`, { items })
    expect(status).toBe(400)
    expect(Object.keys((body as { fields: object }).fields)).toEqual(
      Array.from({ length: 20 }, (_, index) => `items.${index}.content`),
    )
  })
})
