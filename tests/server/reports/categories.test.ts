import { beforeEach, describe, expect, it } from 'vitest'
import { categoryModel } from '#server/models/category.ts'
import { takenDownCategoryModel } from '#server/models/taken-down.ts'
import { signUp } from '#tests/server/cards/person.ts'
import {
  addItems,
  contentsOf,
  itemsOf,
  makeCategory,
  mineOf,
  refusal,
  share,
  storedIn,
} from '#tests/server/categories/fixtures.ts'
import { MOST_NODES, startSite } from '#tests/support/nodes.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { act, ADMIN, adminOf, loggedActs, OPERATOR, REASON } from './fixtures.ts'
import { useEach, useStarted } from '#tests/support/use-started.ts'

describe('a category that is taken down', () => {
  let categoryId: string
  let target: string

  const site = useStarted(() => startSite(MOST_NODES, { operator: OPERATOR, adminEmails: [ADMIN] }))
  const admin = useStarted(() => adminOf(site.apps[0]!))
  const newPerson = () => useEach(() => signUp(site.apps[0]!.url))
  const [host, editor, viewer] = [newPerson(), newPerson(), newPerson()]
  beforeEach(async () => {
    ;({ categoryId } = await makeCategory(host, { name: 'Reported words', description: 'Of ours' }))
    await addItems(host, categoryId, ['First word', 'Second word', 'Third word'])
    await share(host, categoryId, editor, 'edit')
    await share(host, categoryId, viewer, 'view')
    target = `${site.apps[0]!.url}/categories/${categoryId}`
  })

  const everyone = () => [host, editor, viewer]
  const everywhere = () => everyone().flatMap((person) => site.apps.map(({ url }) => person.at(url)))
  const refused = (body: object) => admin.post('/api/admin/acts', { target, reason: REASON, ...body })
  const found = async () => (await admin.post('/api/admin/find', { target })).body.thing
  const keptRow = () =>
    takenDownCategoryModel(site.apps[0]!.database.connection).findOne({ _id: categoryId }).lean()

  it('ADM-1: is in no response and in no list, and its words are stored separately', async () => {
    await act(admin, 'take-down', target)
    for (const person of everywhere()) {
      expect(await mineOf(person)).toEqual([])
      for (const path of [`/api/categories/${categoryId}`, `/api/categories/${categoryId}/content`])
        expect((await person.call('GET', path)).status).toBe(404)
    }
    expect(await storedIn(site.apps[0]!)).not.toMatch(/Reported words|First word/)
    expect(await found()).toMatchObject({ state: 'removed', title: null, owner: host.user!.username })
    const days = ((await keptRow())!.expires.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect((await found()).until).toBe((await keptRow())!.expires.toISOString())
  })

  it('ADM-3, ADM-4: is restored to its owner, its editors and every list as it was, and the acts are recorded', async () => {
    const listed = await Promise.all(everyone().map(mineOf))
    const items = await itemsOf(host, categoryId)
    await act(admin, 'take-down', target, 'Because of A')
    expect(await act(admin, 'restore', target, 'Because of B')).toMatch(/^Live again: \S+\.$/)
    for (const { url } of site.apps) {
      expect(await Promise.all(everyone().map((person) => mineOf(person.at(url))))).toEqual(listed)
      expect(await itemsOf(viewer.at(url), categoryId)).toEqual(items)
      expect((await newVisitor(url).get(`/api/categories/${categoryId}`)).body.name).toBe('Reported words')
    }
    const last = site.apps.at(-1)!.url
    await addItems(editor.at(last), categoryId, ['Fourth word'])
    expect(await contentsOf(host, categoryId)).toEqual([
      'First word',
      'Second word',
      'Third word',
      'Fourth word',
    ])
    const path = `/api/categories/${categoryId}`
    expect((await viewer.at(last).call('POST', `${path}/content`, { content: 'Not theirs' })).status).toBe(
      403,
    )
    expect((await host.at(last).call('PATCH', path, { name: 'Harmless words' })).status).toBe(200)
    expect(await keptRow()).toBeNull()
    expect(await found()).toMatchObject({ state: 'live', title: 'Harmless words', until: null })
    const { body: me } = await admin.get('/api/user')
    expect(await loggedActs(site.apps[0]!, `category ${categoryId}`)).toEqual([
      [me.id, me.username, 'take-down', 'Because of A'],
      [me.id, me.username, 'restore', 'Because of B'],
    ])
  })

  it('ADM-3: a second restoration is refused and changes nothing', async () => {
    const notDown = {
      status: 404,
      body: { code: 'not-found', message: "It isn't taken down." },
    }
    expect(await refused({ act: 'restore' })).toMatchObject(notDown)
    await act(admin, 'take-down', target)
    await act(admin, 'restore', target)
    const stored = await storedIn(site.apps[0]!)
    expect(await refused({ act: 'restore' })).toMatchObject(notDown)
    expect(await storedIn(site.apps[0]!)).toBe(stored)
  })

  it('ADM-3: has each item once after two restorations at the same time', async () => {
    await act(admin, 'take-down', target)
    const asked = [admin, newVisitor(site.apps.at(-1)!.url, admin.cookies)].map((visitor) =>
      visitor.post('/api/admin/acts', { act: 'restore', target, reason: REASON }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404])
    expect(await contentsOf(host, categoryId)).toEqual(['First word', 'Second word', 'Third word'])
  })

  it('ADM-3: is not restored to people whose account is gone', async () => {
    await act(admin, 'take-down', target)
    await act(admin, 'delete', editor.user!.username)
    await act(admin, 'restore', target)
    const { body } = await host.call('GET', `/api/categories/${categoryId}/permissions`)
    expect(body.map(({ username }: { username: string }) => username)).toEqual([viewer.user!.username])
  })

  it('ADM-3 ACC-17: is deleted permanently with its owner’s account', async () => {
    await act(admin, 'take-down', target)
    await act(admin, 'delete', host.user!.username)
    expect(await keptRow()).toBeNull()
    const { connection } = site.apps[0]!.database
    expect(await categoryModel(connection).countDocuments({ userId: host.user!.id })).toBe(0)
    expect(await refused({ act: 'restore' })).toMatchObject(refusal(404, 'not-found'))
    for (const person of [editor, viewer]) expect(await mineOf(person)).toEqual([])
    expect(await mineOf(await signUp(site.apps.at(-1)!.url))).toEqual([])
  })

  it('ADM-3: is not restored after 30 days, or after its owner deleted it', async () => {
    await act(admin, 'take-down', target)
    await takenDownCategoryModel(site.apps[0]!.database.connection).updateOne(
      { _id: categoryId },
      { $set: { expires: new Date() } },
    )
    const late = await refused({ act: 'restore' })
    expect([late.status, late.body.message]).toEqual([404, expect.stringContaining('30 days')])
    const own = await makeCategory(host)
    await host.call('DELETE', `/api/categories/${own.categoryId}`)
    const link = `${site.apps[0]!.url}/categories/${own.categoryId}`
    expect(await refused({ act: 'restore', target: link })).toMatchObject(refusal(404, 'not-found'))
  })
})
