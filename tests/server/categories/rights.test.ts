import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { categoryModel } from '#server/models/category.ts'
import { useApp } from '#tests/support/app.ts'
import { expectRights, statusesFor, type Right } from '#tests/support/rights.ts'
import { usePerson } from '../cards/person.ts'
import {
  itemsOf,
  mineOf,
  ROLES,
  seedCategory,
  seedOfficial,
  storedIn,
  texts,
  usePeople,
  type Role,
} from './fixtures.ts'

const OFFICIAL = 'movienight'

const app = useApp()
const people = usePeople(app)
/** A category of the owner, shared at each level with that person. Seeded for each test, since a test may delete it. */
let categoryId = ''
let itemId: string
/** Another user who has a permission for the category, which is revoked. */
const grantee = usePerson(app)
const official = { itemId: '' }

beforeAll(async () => {
  await seedOfficial(app)
  official.itemId = (await itemsOf(people.guest, OFFICIAL))[0]!.id
})
beforeEach(seed)

async function seed(): Promise<void> {
  // Deletes the previous category, since a user may have at most a hundred.
  await categoryModel(app.database.connection).deleteMany({ categoryId })
  const { owner, view, copy, edit } = people
  const seeded = await seedCategory(app, owner, {
    contents: texts(9),
    people: [
      [view, 'view'],
      [copy, 'copy'],
      [edit, 'edit'],
      [grantee, 'view'],
    ],
  })
  categoryId = seeded.categoryId
  itemId = seeded.itemIds[0]!
}

const of = (rest = '') => `/api/categories/${categoryId}${rest}`
const { all, only } = statusesFor(ROLES)
const EDITORS = ['edit', 'owner'] as const

/** The table of permissions for a category of a user. */
const TABLE: Record<string, Right<Role>> = {
  'see it': ['GET', '/api/categories/ID', all(200)],
  'see its items': ['GET', '/api/categories/ID/content', all(200)],
  'make a card of it': ['POST', '/api/categories/ID/use', all(200), { gridSize: 3, temporary: true }],
  'copy it': ['POST', '/api/categories/ID/copy', only(['copy', ...EDITORS], 201)],
  'add an item': ['POST', '/api/categories/ID/content', only(EDITORS, 201), { content: 'One more' }],
  'add many items': [
    'POST',
    '/api/categories/ID/content',
    only(EDITORS, 201),
    { items: [{ content: 'One more' }, { content: 'And one' }] },
  ],
  'edit an item': ['PATCH', '/api/content/ITEM', only(EDITORS, 200), { content: 'Said otherwise' }],
  'delete an item': ['DELETE', '/api/content/ITEM', only(EDITORS, 204)],
  'rename it': ['PATCH', '/api/categories/ID', only(['owner'], 200), { name: 'Another name' }],
  'describe it': ['PATCH', '/api/categories/ID', only(['owner'], 200), { description: 'Other words' }],
  'list its people': ['GET', '/api/categories/ID/permissions', only(['owner'], 200)],
  grant: [
    'POST',
    '/api/categories/ID/permissions',
    only(['owner'], 200),
    { username: 'GRANTEE_NAME', permissionLevel: 'edit' },
  ],
  revoke: ['DELETE', '/api/categories/ID/permissions/GRANTEE', only(['owner'], 204)],
  'delete it': ['DELETE', '/api/categories/ID', only(['owner'], 204)],
}

/** The same for an official category, which everyone can see, users can copy and no one can change. */
const OFFICIAL_TABLE = Object.entries(TABLE).map(
  ([what, [method, path, expected, body]]): [string, Right<Role>] => {
    const statuses = what === 'copy it' ? { ...all(201), guest: 401 } : { ...all(403), guest: 401 }
    const right = expected.guest === 200 ? expected : statuses
    return [what, [method, path.replace('ID', OFFICIAL).replace('ITEM', 'OFFICIAL_ITEM'), right, body]]
  },
)

const fill = (text: string) =>
  text
    .replace('OFFICIAL_ITEM', official.itemId)
    .replace('ITEM', itemId)
    .replace('GRANTEE_NAME', grantee.user!.username)
    .replace('GRANTEE', grantee.user!.id)
    .replace('ID', categoryId)

describe.each([
  ['a category of a user', Object.entries(TABLE)],
  ['an official category', OFFICIAL_TABLE],
])('%s', (_, rights) => {
  it.each(rights)('CAT-1: only those with the right may %s', (_what, right) =>
    expectRights(right, { people, fill, seed, stored: () => storedIn(app) }),
  )
})

it('CAT-1: a user gives up a permission once; guests and strangers have none to give up', async () => {
  for (const level of ['view', 'copy', 'edit'] as const) {
    const path = of(`/permissions/${people[level].user!.id}`)
    expect((await people.guest.call('DELETE', path)).status).toBe(401)
    expect((await people[level].call('DELETE', path)).status).toBe(204)
    expect((await people[level].call('DELETE', path)).status).toBe(404)
    expect((await mineOf(people[level])).map((category) => category.categoryId)).not.toContain(categoryId)
  }
  const stranger = people.stranger.user!.id
  expect((await people.stranger.call('DELETE', of(`/permissions/${stranger}`))).status).toBe(404)
})
