import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { categoryModel } from '#server/models/category.ts'
import { useApp } from '#tests/support/app.ts'
import { guestOf, signUp, type Person } from '../cards/person.ts'
import { itemsOf, mineOf, seedCategory, seedOfficial, storedIn, texts } from './fixtures.ts'

const ROLES = ['guest', 'stranger', 'view', 'copy', 'edit', 'owner'] as const
type Role = (typeof ROLES)[number]
type Row = Record<Role, number>

const OFFICIAL = 'movienight'

const app = useApp()
let people: Record<Role, Person>
/** Of the owner, shared at each level with the person of that name; seeded for each test, since a test may delete it. */
let categoryId = ''
let itemId: string
/** Another user with whom the category is shared, whose permission is revoked. */
let grantee: Person
const official = { itemId: '' }

beforeAll(async () => {
  await seedOfficial(app)
  const [stranger, view, copy, edit, owner] = await Promise.all(
    Array.from({ length: 5 }, () => signUp(app.url)),
  )
  people = {
    guest: guestOf(app.url),
    stranger: stranger!,
    view: view!,
    copy: copy!,
    edit: edit!,
    owner: owner!,
  }
  grantee = await signUp(app.url)
  official.itemId = (await itemsOf(people.guest, OFFICIAL))[0]!.id
})
beforeEach(seed)

async function seed(): Promise<void> {
  // A user has at most a hundred.
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

const all = (status: number) => Object.fromEntries(ROLES.map((role) => [role, status])) as Row
const only = (allowed: Role[], status: number): Row => ({
  ...all(403),
  guest: 401,
  ...Object.fromEntries(allowed.map((role) => [role, status])),
})

const row = (method: string, path: () => string, expected: Row, body?: () => object) => ({
  method,
  path,
  expected,
  body,
})
type Case = ReturnType<typeof row>
const of = (rest = '') => `/api/categories/${categoryId}${rest}`

/** The table of permissions for a category of a user. */
const TABLE: Record<string, Case> = {
  'see it': row('GET', () => of(), all(200)),
  'see its items': row('GET', () => of('/content'), all(200)),
  'make a card of it': row(
    'POST',
    () => of('/use'),
    all(200),
    () => ({ gridSize: 3, count: 9, hasFreeSpace: false, temporary: true }),
  ),
  'copy it': row('POST', () => of('/copy'), only(['copy', 'edit', 'owner'], 201)),
  'add an item': row(
    'POST',
    () => of('/content'),
    only(['edit', 'owner'], 201),
    () => ({ content: 'One more' }),
  ),
  'add many items': row(
    'POST',
    () => of('/content'),
    only(['edit', 'owner'], 201),
    () => ({ items: [{ content: 'One more' }, { content: 'And one' }] }),
  ),
  'edit an item': row(
    'PATCH',
    () => `/api/content/${itemId}`,
    only(['edit', 'owner'], 200),
    () => ({ content: 'Said otherwise' }),
  ),
  'delete an item': row('DELETE', () => `/api/content/${itemId}`, only(['edit', 'owner'], 204)),
  'rename it': row(
    'PATCH',
    () => of(),
    only(['owner'], 200),
    () => ({ name: 'Another name' }),
  ),
  'describe it': row(
    'PATCH',
    () => of(),
    only(['owner'], 200),
    () => ({ description: 'Other words' }),
  ),
  'list its people': row('GET', () => of('/permissions'), only(['owner'], 200)),
  grant: row(
    'POST',
    () => of('/permissions'),
    only(['owner'], 200),
    () => ({ username: grantee.user!.username, permissionLevel: 'edit' }),
  ),
  revoke: row('DELETE', () => of(`/permissions/${grantee.user!.id}`), only(['owner'], 204)),
  'delete it': row('DELETE', () => of(), only(['owner'], 204)),
}

const officialPath = (rest = '') => `/api/categories/${OFFICIAL}${rest}`
const bySignedIn = (status: number): Row => ({ ...all(status), guest: 401 })

/** The same for an official category, which no user changes. */
const OFFICIAL_TABLE: Record<string, Case> = {
  'see it': row('GET', () => officialPath(), all(200)),
  'see its items': row('GET', () => officialPath('/content'), all(200)),
  'make a card of it': row(
    'POST',
    () => officialPath('/use'),
    all(200),
    () => ({ temporary: true }),
  ),
  'copy it': row('POST', () => officialPath('/copy'), bySignedIn(201)),
  'add an item': row(
    'POST',
    () => officialPath('/content'),
    bySignedIn(403),
    () => ({ content: 'One more' }),
  ),
  'edit an item': row(
    'PATCH',
    () => `/api/content/${official.itemId}`,
    bySignedIn(403),
    () => ({ content: 'Said otherwise' }),
  ),
  'delete an item': row('DELETE', () => `/api/content/${official.itemId}`, bySignedIn(403)),
  'rename it': row(
    'PATCH',
    () => officialPath(),
    bySignedIn(403),
    () => ({ name: 'Mine now' }),
  ),
  'list its people': row('GET', () => officialPath('/permissions'), bySignedIn(403)),
  grant: row(
    'POST',
    () => officialPath('/permissions'),
    bySignedIn(403),
    () => ({ username: grantee.user!.username }),
  ),
  revoke: row('DELETE', () => officialPath(`/permissions/${grantee.user!.id}`), bySignedIn(403)),
  'delete it': row('DELETE', () => officialPath(), bySignedIn(403)),
}

const CODES: Record<number, string> = { 401: 'not-signed-in', 403: 'forbidden' }

describe.each([
  ['a category of a user', TABLE],
  ['an official category', OFFICIAL_TABLE],
])('%s', (_, table) => {
  const cases = Object.entries(table).map(([what, how]) => ({ what, ...how }))

  it.each(cases)('CAT-1: $what', async ({ method, path, body, expected }) => {
    const call = (role: Role) => people[role].call(method, path(), body?.())
    const before = await storedIn(app)
    for (const role of ROLES.filter((role) => expected[role] >= 400)) {
      const { status, body: refused } = await call(role)
      expect([role, status]).toEqual([role, expected[role]])
      expect(refused).toMatchObject({ code: CODES[status], message: expect.any(String) })
    }
    expect(await storedIn(app)).toBe(before)
    for (const [at, role] of ROLES.filter((role) => expected[role] < 400).entries()) {
      // The call before may have changed or deleted it.
      if (at > 0 && method !== 'GET') await seed()
      expect([role, (await call(role)).status]).toEqual([role, expected[role]])
    }
  })
})

describe('permissions', () => {
  it.each([
    ['guest', false],
    ['stranger', false],
    ['view', true],
    ['copy', true],
    ['edit', true],
  ] as const)('CAT-1: "%s" finds it in My Categories, under "Shared with you": %s', async (role, finds) => {
    const answer = await people[role].call('GET', '/api/categories')
    if (role === 'guest') return expect(answer.status).toBe(401)
    const listed = (answer.body as { categoryId: string }[]).map((category) => category.categoryId)
    expect(listed.includes(categoryId)).toBe(finds)
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

  it('CAT-1: every call is refused in the order signed out, invalid, unknown, forbidden', async () => {
    const unknown = '/api/categories/nowhere-00'
    const { guest, stranger } = people
    const calls: [string, string, object?][] = [
      ['PATCH', unknown, { name: 'Any name' }],
      ['DELETE', unknown],
      ['POST', `${unknown}/copy`],
      ['POST', `${unknown}/content`, { content: 'Any' }],
      ['GET', `${unknown}/permissions`],
      ['POST', `${unknown}/permissions`, { username: 'anyone' }],
      ['DELETE', `${unknown}/permissions/${grantee.user!.id}`],
      ['PATCH', '/api/content/0123456789abcdef01234567', { content: 'Any' }],
      ['DELETE', '/api/content/0123456789abcdef01234567'],
    ]
    for (const [method, path, body] of calls) {
      expect([method, path, (await guest.call(method, path, body)).status]).toEqual([method, path, 401])
      expect([method, path, (await stranger.call(method, path, body)).status]).toEqual([method, path, 404])
    }
    expect((await stranger.call('PATCH', of(), { name: '' })).status).toBe(400)
    for (const path of [unknown, `${unknown}/content`])
      expect((await guest.call('GET', path)).status).toBe(404)
    expect((await guest.call('POST', `${unknown}/use`, {})).status).toBe(404)
    expect((await guest.call('POST', `${unknown}/use`, { temporary: false })).status).toBe(401)
  })
})
