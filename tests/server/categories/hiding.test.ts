import { Types } from 'mongoose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import type { AccountData } from '#shared/contract/account-data.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { hiddenOwnerModel } from '#server/models/hidden-owner.ts'
import { useApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { type Person, signUp, useNewPerson } from '../cards/person.ts'
import { mineOf, refusal, seedCategory, seedOfficial, share, storedIn, texts } from './fixtures.ts'

const app = useApp({ limits: withoutWriteLimit() })
const owner = useNewPerson(app)
const friend = useNewPerson(app)
/** A category of the owner that is shared with the friend. */
let categoryId: string

beforeAll(() => seedOfficial(app))
beforeEach(async () => {
  categoryId = await sharedBy(owner, 'Choir')
})

async function sharedBy(person: Person, name: string): Promise<string> {
  return (await seedCategory(app, person, { name, contents: texts(9), people: [[friend, 'edit']] }))
    .categoryId
}
const at = (rest = '', id = categoryId) => `/api/categories/${id}${rest}`
const hide = (body: unknown = {}, id = categoryId) => friend.call('POST', at('/hidden', id), body)
const hideAll = (id = categoryId) => hide({ allOfOwner: true }, id)
const unhide = (id = categoryId) => friend.call('DELETE', at('/hidden', id))
const listed = async (person = friend) => (await mineOf(person)).map(({ name }) => name).sort()
async function hidden(): Promise<string[]> {
  const { status, body } = await friend.call('GET', '/api/categories/hidden')
  expect(status).toBe(200)
  return (body as HiddenCategory[]).map(({ name, hidden }) => `${name}: ${hidden}`).sort()
}
const hiddenOwners = () => hiddenOwnerModel(app.database.connection)

describe('refusals', () => {
  const calls = (id?: string): [string, string, object?][] => [
    ['POST', at('/hidden', id), {}],
    ['POST', at('/hidden', id), { allOfOwner: true }],
    ['DELETE', at('/hidden', id)],
  ]
  async function expectRefused(person: Person, id: string, expected: object): Promise<void> {
    const before = await storedIn(app)
    for (const [method, path, body] of calls(id))
      expect(await person.call(method, path, body)).toMatchObject(expected)
    expect(await storedIn(app)).toBe(before)
  }

  it('CAT-16: a category that does not exist, was deleted or is not shared with the user is 404', async () => {
    await expectRefused(friend, 'nothing-at', refusal(404, 'not-found'))
    await expectRefused(await signUp(app.url), categoryId, refusal(404, 'not-found'))
    await owner.call('DELETE', at(`/permissions/${friend.user!.id}`))
    await expectRefused(friend, categoryId, refusal(404, 'not-found'))
    await owner.call('DELETE', at())
    await expectRefused(friend, categoryId, refusal(404, 'not-found'))
  })

  it('CAT-16: the user’s own category is 400, an official one 403', async () => {
    await expectRefused(owner, categoryId, refusal(400, 'invalid', 'id'))
    await expectRefused(friend, 'movienight', refusal(403, 'forbidden'))
  })

  it('CAT-16: the 1,001st hidden owner is refused, even if two are hidden at once; showing one makes room', async () => {
    const userId = new Types.ObjectId(friend.user!.id)
    await hiddenOwners().insertMany(
      Array.from({ length: 999 }, () => ({ userId, ownerId: new Types.ObjectId(), createdAt: new Date() })),
      { lean: true },
    )
    const other = await sharedBy(await signUp(app.url), 'Other')
    const answers = await Promise.all([hideAll(), hideAll(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
    const isOther = answers[0].status === 403
    expect(answers[isOther ? 0 : 1]).toMatchObject(refusal(403, 'quota-exceeded'))
    expect(await listed()).toEqual([isOther ? 'Choir' : 'Other'])
    const [done, left] = isOther ? [other, categoryId] : [categoryId, other]
    expect((await hideAll(done)).status).toBe(204)
    expect((await hideAll(left)).status).toBe(403)
    expect((await unhide(done)).status).toBe(204)
    expect((await hideAll(left)).status).toBe(204)
  })
})

describe('hiding one category', () => {
  it('CAT-16: removes it from the user’s list, however often it is requested, until it is shown again', async () => {
    await sharedBy(owner, 'Garden')
    expect(await hidden()).toEqual([])
    for (let times = 0; times < 2; times++) {
      expect(await hide()).toMatchObject({ status: 204, body: undefined })
      expect(await listed()).toEqual(['Garden'])
      expect(await hidden()).toEqual(['Choir: category'])
    }
    for (let times = 0; times < 2; times++) {
      expect(await unhide()).toMatchObject({ status: 204, body: undefined })
      expect(await listed()).toEqual(['Choir', 'Garden'])
      expect(await hidden()).toEqual([])
    }
  })

  it('CAT-16: lists it with its name and its owner’s, and no id or email of the owner', async () => {
    await owner.call('PATCH', '/api/profile', { displayName: 'Ada L.' })
    await hide()
    const { body } = await friend.call('GET', '/api/categories/hidden')
    expect(body).toEqual([{ categoryId, name: 'Choir', ownerName: 'Ada L.', hidden: 'category' }])
  })

  it('CAT-16: changes neither link nor role nor what others see; a changed role leaves it hidden', async () => {
    const other = await signUp(app.url)
    await share(owner, categoryId, other, 'view')
    const [seen, people, ofOwner] = [
      (await friend.call('GET', at())).body,
      (await owner.call('GET', at('/permissions'))).body,
      await mineOf(owner),
    ]
    await hide()
    expect((await friend.call('GET', at())).body).toEqual(seen)
    expect((await owner.call('GET', at('/permissions'))).body).toEqual(people)
    expect(await mineOf(owner)).toEqual(ofOwner)
    expect(await listed(other)).toEqual(['Choir'])
    expect((await friend.call('POST', at('/copy'))).status).toBe(201)
    expect((await friend.call('POST', at('/content'), { content: 'One more' })).status).toBe(201)
    await share(owner, categoryId, friend, 'copy')
    expect(await hidden()).toEqual(['Choir: category'])
  })

  it('CAT-16: makes room among the newest 200', async () => {
    const now = Date.now()
    const spammer = await signUp(app.url)
    const spam: string[] = []
    for (let index = 0; index < 6; index++) spam.push(await sharedBy(spammer, `Spam ${index}`))
    await categoryPermissionModel(app.database.connection).insertMany(
      Array.from({ length: 195 }, (_, index) => ({
        categoryId: `gone${String(index).padStart(6, '0')}`,
        userId: new Types.ObjectId(friend.user!.id),
        permissionLevel: 'view',
        createdAt: new Date(now + 60_000 + index),
        updatedAt: new Date(now),
      })),
    )
    expect(await listed()).not.toContain('Choir')
    await hideAll(spam[0])
    expect(await listed()).toEqual(['Choir'])
  })
})

describe('hiding everything of an owner', () => {
  it('CAT-16: hides what the owner shares now and later, but not what others share', async () => {
    await sharedBy(owner, 'Garden')
    await sharedBy(await signUp(app.url), 'Other')
    for (let times = 0; times < 2; times++) expect((await hideAll()).status).toBe(204)
    expect(await listed()).toEqual(['Other'])
    const later = await seedCategory(app, owner, { name: 'Later' })
    const granted = await share(owner, later.categoryId, friend, 'view')
    expect(granted).toMatchObject({ userId: friend.user!.id, permissionLevel: 'view' })
    expect(await listed()).toEqual(['Other'])
    expect(await hidden()).toEqual(['Choir: owner', 'Garden: owner', 'Later: owner'])
    await owner.call('DELETE', at(`/permissions/${friend.user!.id}`))
    await share(owner, categoryId, friend, 'copy')
    expect(await hidden()).toEqual(['Choir: owner', 'Garden: owner', 'Later: owner'])
  })

  it('CAT-16: is undone by showing any of them, also for later ones; one that was hidden separately stays hidden', async () => {
    const alone = await sharedBy(owner, 'Alone')
    const garden = await sharedBy(owner, 'Garden')
    await hide({}, alone)
    await hideAll()
    expect(await hidden()).toEqual(['Alone: category', 'Choir: owner', 'Garden: owner'])
    for (let times = 0; times < 2; times++) {
      expect((await unhide(garden)).status).toBe(204)
      expect(await listed()).toEqual(['Choir', 'Garden'])
      expect(await hidden()).toEqual(['Alone: category'])
    }
    await sharedBy(owner, 'Later')
    const later = await seedCategory(app, owner, { name: 'Last' })
    await share(owner, later.categoryId, friend, 'view')
    expect(await listed()).toEqual(['Choir', 'Garden', 'Last', 'Later'])
    expect(await hiddenOwners().countDocuments({ userId: friend.user!.id })).toBe(0)
  })
})

describe('what is stored', () => {
  it('CAT-16: a restored category is listed again, except for users who have hidden its owner since', async () => {
    const garden = await sharedBy(owner, 'Garden')
    const remove = () => owner.call('DELETE', at())
    const restore = () => owner.call('POST', `/api/deleted-categories/${categoryId}/restore`)
    await remove()
    await hideAll(garden)
    await restore()
    expect(await hidden()).toEqual(['Choir: owner', 'Garden: owner'])
    await remove()
    await unhide(garden)
    await restore()
    expect(await listed()).toEqual(['Choir', 'Garden'])
    await hide()
    await remove()
    await hideAll(garden)
    await restore()
    expect(await hidden()).toEqual(['Choir: category', 'Garden: owner'])
  })

  it('DATA-1: hidden categories are in the user’s data, with names and no ids of others', async () => {
    const other = await signUp(app.url)
    await sharedBy(other, 'Seen')
    await hide({}, await sharedBy(other, 'Alone'))
    await hideAll()
    const { body } = await friend.call('GET', '/api/account/export')
    const data = body as AccountData
    expect(data.permissions.map(({ name, hidden }) => `${name}: ${hidden}`).sort()).toEqual([
      'Alone: category',
      'Choir: owner',
      'Seen: null',
    ])
    expect(data.hiddenOwners).toEqual([
      { name: owner.user!.username, createdAt: expect.any(String) as string },
    ])
    expect(JSON.stringify(body)).not.toContain(owner.user!.id)
  })
})
