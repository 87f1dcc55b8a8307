import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { signUp, type Person } from '../cards/person.ts'
import { mineOf, seedCategory, refusal, share, storedIn, texts } from './fixtures.ts'

const app = useApp({ limits: withoutWriteLimit() })
let friend: Person
let owner: Person
let categoryId: string
let itemId: string

beforeAll(async () => {
  owner = await signUp(app.url)
})
beforeEach(async () => {
  const seeded = await seedCategory(app, owner, { contents: texts(9) })
  categoryId = seeded.categoryId
  itemId = seeded.itemIds[0]!
})

async function newFriend(): Promise<void> {
  friend = await signUp(app.url)
}
const at = (rest = '') => `/api/categories/${categoryId}${rest}`
const grant = (body: object) => owner.call('POST', at('/permissions'), body)
const revoke = (person: Person, by = owner) => by.call('DELETE', at(`/permissions/${person.user!.id}`))
const peopleOf = async (): Promise<CategoryPermission[]> => (await owner.call('GET', at('/permissions'))).body
const findsIt = async (person: Person) =>
  (await mineOf(person)).some((category) => category.categoryId === categoryId)

/** Which calls a person may make. Each call leaves the next ones possible. */
async function powersOf(person: Person): Promise<Record<string, boolean>> {
  const passes = async (method: string, path: string, body?: object) => {
    const { status } = await person.call(method, path, body)
    expect([200, 201, 403]).toContain(status)
    return status !== 403
  }
  return {
    finds: await findsIt(person),
    copies: await passes('POST', at('/copy')),
    edits: await passes('PATCH', `/api/content/${itemId}`, { content: 'Said otherwise' }),
    adds: await passes('POST', at('/content'), { content: 'One more' }),
  }
}
const POWERS = {
  none: { finds: false, copies: false, edits: false, adds: false },
  view: { finds: true, copies: false, edits: false, adds: false },
  copy: { finds: true, copies: true, edits: false, adds: false },
  edit: { finds: true, copies: true, edits: true, adds: true },
}

describe('granting a permission', () => {
  beforeAll(newFriend)

  it.each(['view', 'copy', 'edit'] as const)('CAT-8: %s permits what the level allows', async (level) => {
    const { id, username } = friend.user!
    expect(await powersOf(friend)).toEqual(POWERS.none)
    const { status, body } = await grant({ username, permissionLevel: level })
    const entry = { userId: id, username, displayName: null, permissionLevel: level }
    expect([status, body]).toEqual([201, entry])
    expect(await peopleOf()).toEqual([entry])
    expect(await powersOf(friend)).toEqual(POWERS[level])
    expect((await friend.call('GET', at())).body.permission).toBe(level)
  })

  it.each<[string, (name: string) => string]>([
    ['capitals', (name) => name.toUpperCase()],
    ['mixed case', (name) => name.replace('user', 'UsEr')],
    ['spaces around it', (name) => `  ${name}\n`],
  ])('CAT-8: a name in %s is found, and answered as its owner writes it', async (_, typed) => {
    const { status, body } = await grant({ username: typed(friend.user!.username) })
    expect([status, body.username, body.userId]).toEqual([201, friend.user!.username, friend.user!.id])
  })

  it('CAT-8: granting again changes the level, up or down, and answers 200', async () => {
    const { username } = friend.user!
    expect((await grant({ username, permissionLevel: 'view' })).status).toBe(201)
    for (const permissionLevel of ['edit', 'copy', 'copy', 'view'] as const) {
      const { status, body } = await grant({ username: username.toUpperCase(), permissionLevel })
      expect([status, body.permissionLevel]).toEqual([200, permissionLevel])
      expect(await peopleOf()).toEqual([body])
      expect(await powersOf(friend)).toEqual(POWERS[permissionLevel])
    }
  })
})

describe('refused permissions', () => {
  beforeAll(newFriend)

  it.each(['nobody-has-this-name', 'user', '%%%', 'user-.*', '$where', 'a\u0000b', 'üser', 'x'.repeat(100)])(
    'CAT-8: the name %j is 404 and named',
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
  beforeAll(newFriend)

  it('CAT-8: listing, copying and editing are refused from the next call on; the link still works', async () => {
    await share(owner, categoryId, friend, 'edit')
    expect(await powersOf(friend)).toEqual(POWERS.edit)
    expect(await revoke(friend)).toMatchObject({ status: 204, body: undefined })
    expect(await powersOf(friend)).toEqual(POWERS.none)
    expect(await peopleOf()).toEqual([])
    const { status, body } = await friend.call('GET', at())
    expect([status, body.permission, body.isOwner]).toEqual([200, null, false])
    expect((await friend.call('GET', at('/content'))).status).toBe(200)
  })

  it('CAT-8: one that was never granted or is already revoked is 404', async () => {
    expect(await revoke(friend)).toMatchObject(refusal(404, 'not-found'))
    await share(owner, categoryId, friend, 'view')
    expect((await revoke(friend)).status).toBe(204)
    expect(await revoke(friend)).toMatchObject(refusal(404, 'not-found'))
    expect(await revoke(owner)).toMatchObject(refusal(404, 'not-found'))
    const unknown = at('/permissions/0123456789abcdef01234567')
    expect(await owner.call('DELETE', unknown)).toMatchObject(refusal(404, 'not-found'))
  })
})
