import { beforeEach, describe, expect, it } from 'vitest'
import { takenDownCategoryModel } from '#server/models/taken-down.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import type { AccountData } from '#shared/contract/account-data.ts'
import { CATEGORIES_PER_USER } from '#shared/product.ts'
import { act, ADMIN, adminOf, OPERATOR, PASSWORD } from '#tests/server/reports/fixtures.ts'
import { useApp } from '#tests/support/app.ts'
import { useNewPerson } from '../cards/person.ts'
import { contentsOf, mineOf, refusal, seedCategories, seedCategory, storedIn, texts } from './fixtures.ts'

const app = useApp({ operator: OPERATOR, adminEmails: [ADMIN] })
const owner = useNewPerson(app)
const mate = useNewPerson(app)
let categoryId: string
beforeEach(async () => {
  ;({ categoryId } = await seedCategory(app, owner, { contents: texts(3), people: [[mate, 'edit']] }))
})

const remove = () => owner.call('DELETE', `/api/categories/${categoryId}`)
const restore = (person = owner) => person.call('POST', `/api/deleted-categories/${categoryId}/restore`)
const forget = (person = owner) => person.call('DELETE', `/api/deleted-categories/${categoryId}`)
const listed = async () => (await owner.call('GET', '/api/deleted-categories')).body as object[]
const kept = () =>
  Promise.all([
    takenDownCategoryModel(app.database.connection).countDocuments({ _id: categoryId }),
    contentItemModel(app.database.connection).countDocuments({ categoryId }),
  ])

describe('a deleted category', () => {
  it('TRASH-1: is restored with its items and permissions', async () => {
    const [before] = await mineOf(owner)
    expect((await remove()).status).toBe(204)
    expect([await kept(), await mineOf(mate)]).toEqual([[1, 0], []])
    expect(await listed()).toMatchObject([{ id: categoryId, title: 'Seeded' }])
    const { status, body } = await restore()
    expect([status, body]).toEqual([200, before])
    expect([await contentsOf(mate, categoryId), await listed(), await kept()]).toEqual([texts(3), [], [0, 3]])
    expect(await mineOf(mate)).toMatchObject([{ categoryId, permission: 'edit' }])
  })

  it('TRASH-2: is not restored for others, above the quota, or while it is live, and nothing changes', async () => {
    for (const call of [restore, forget]) expect((await call()).status).toBe(404)
    await remove()
    const stored = await storedIn(app)
    for (const call of [restore, forget]) expect(await call(mate)).toMatchObject(refusal(404, 'not-found'))
    expect(await storedIn(app)).toBe(stored)
    await seedCategories(app, owner, CATEGORIES_PER_USER)
    expect(await restore()).toMatchObject(refusal(403, 'quota-exceeded'))
    expect(await listed()).toHaveLength(1)
  })

  it('TRASH-3, TRASH-4: is gone for good on request and with the account; its owner cannot restore one that was taken down', async () => {
    await remove()
    expect((await forget()).status).toBe(204)
    expect([await kept(), (await restore()).status]).toEqual([[0, 0], 404])

    ;({ categoryId } = await seedCategory(app, owner, { contents: texts(2) }))
    await remove()
    const admin = await adminOf(app)
    await act(admin, 'take-down', categoryId)
    for (const call of [restore, forget]) expect((await call()).body.code).toBe('removed')
    expect(await listed()).toEqual([])

    ;({ categoryId } = await seedCategory(app, owner, { contents: texts(2), people: [[mate, 'view']] }))
    await remove()
    const { body } = await owner.call('GET', '/api/account/export')
    const { categories, deletedCategories } = body as AccountData
    expect([categories, deletedCategories]).toMatchObject([
      [],
      [{ categoryId, items: [{ content: 'Item 1' }, { content: 'Item 2' }], deletedAt: expect.any(String) }],
    ])
    expect(deletedCategories[0]?.permissions).toMatchObject([{ username: mate.user!.username }])
    await owner.call('DELETE', '/api/account', { password: PASSWORD })
    expect(await kept()).toEqual([0, 0])
  })
})
