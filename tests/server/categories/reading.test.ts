import { beforeAll, describe, expect, it } from 'vitest'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { createLog } from '#server/log.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Category } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp, type Person } from '../cards/person.ts'
import { itemsOf, makeCategory, mineOf, ROLES, seedCategory, share, texts, usePeople } from './fixtures.ts'

const app = useApp()
const people = usePeople(app)
let seeded: { categoryId: string; itemIds: string[] }

beforeAll(async () => {
  await seedOfficialCategories(app.database.connection, createLog('silent'))
  const { owner, view, copy, edit } = people
  seeded = await seedCategory(app, owner, {
    name: 'Garden party',
    description: 'In June',
    contents: texts(4),
    people: [
      [view, 'view'],
      [copy, 'copy'],
      [edit, 'edit'],
    ],
  })
})

const publicOf = async (person: Person): Promise<Category[]> =>
  (await person.call('GET', '/api/categories/public')).body
const read = async (person: Person, categoryId = seeded.categoryId): Promise<Category> =>
  (await person.call('GET', `/api/categories/${categoryId}`)).body

// Exactly the public fields: API-11 judges every answer.
describe('the fields of an answer', () => {
  it.each(ROLES)('CAT-6: %s: a category has the public fields', async (role) => {
    const isPermission = role === 'view' || role === 'copy' || role === 'edit'
    const category = await read(people[role])
    expect(category).toMatchObject({
      categoryId: seeded.categoryId,
      name: 'Garden party',
      description: 'In June',
      type: 'user',
      itemCount: 4,
      isOwner: role === 'owner',
      permission: isPermission ? role : null,
      ownerName: people.owner.user!.username,
    })
    const times = [category.createdAt, category.updatedAt]
    expect(times.map((time) => new Date(time).toISOString())).toEqual(times)
  })

  it.each(['guest', 'stranger'] as const)('CAT-6: %s: an official category has no owner', async (who) => {
    const official = await read(people[who], 'movienight')
    expect(official).toMatchObject({
      name: 'Movie Night',
      type: 'official',
      isOwner: false,
      permission: null,
      ownerName: null,
    })
    const items = await itemsOf(people[who], 'movienight')
    expect(official.itemCount).toBe(items.length)
  })
})

describe('lists', () => {
  /** So that each was made a second after the one before, whatever the clock of this run. */
  async function madeInTurn(ids: readonly string[]): Promise<void> {
    for (const [index, categoryId] of ids.entries()) {
      const createdAt = new Date(Date.now() - (ids.length - index) * 1000)
      await categoryModel(app.database.connection).updateOne({ categoryId }, { $set: { createdAt } })
    }
  }

  it('CAT-7: the user’s own come newest first, then the shared ones, the newest permission first', async () => {
    const [reader, friend] = [await signUp(app.url), await signUp(app.url)]
    const own = [await makeCategory(reader), await makeCategory(reader), await makeCategory(reader)]
    const shared = [await makeCategory(friend), await makeCategory(friend)]
    await madeInTurn([...own, ...shared].map(({ categoryId }) => categoryId))
    // The newer one is shared first, so that the order shows which date counts.
    for (const [index, { categoryId }] of shared.toReversed().entries()) {
      await share(friend, categoryId, reader, 'view')
      await categoryPermissionModel(app.database.connection).updateOne(
        { categoryId, userId: reader.user!.id },
        { $set: { createdAt: new Date(Date.now() - (10 - index) * 1000) } },
      )
    }
    const listed = await mineOf(reader)
    expect(listed.map(({ categoryId }) => categoryId)).toEqual([
      own[2]!.categoryId,
      own[1]!.categoryId,
      own[0]!.categoryId,
      shared[0]!.categoryId,
      shared[1]!.categoryId,
    ])
    expect(listed.map(({ isOwner, permission }) => [isOwner, permission])).toEqual([
      [true, null],
      [true, null],
      [true, null],
      [false, 'view'],
      [false, 'view'],
    ])
    for (const category of listed) expect(category).toEqual(await read(reader, category.categoryId))
  })

  it('CAT-7: the official ones are public, in their order, and the same for every reader', async () => {
    const official = await publicOf(people.guest)
    expect(official.map(({ categoryId, name }) => ({ categoryId, name }))).toEqual(
      OFFICIAL_CATEGORIES.map(({ categoryId, name }) => ({ categoryId, name })),
    )
    for (const role of ROLES) expect(await publicOf(people[role])).toEqual(official)
  })

  it('CAT-7: another user’s is in no list, and can be read by its link', async () => {
    const { guest, stranger } = people
    const ids = [...(await publicOf(guest)), ...(await publicOf(stranger)), ...(await mineOf(stranger))]
    expect(ids.map(({ categoryId }) => categoryId)).not.toContain(seeded.categoryId)
    for (const person of [guest, stranger]) expect((await read(person)).categoryId).toBe(seeded.categoryId)
  })
})
