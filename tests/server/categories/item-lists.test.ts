import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCategoryAccess } from '#server/services/categories/category-access.ts'
import { createCategoryStore } from '#server/services/categories/category-store.ts'
import { createItemLists } from '#server/services/categories/item-lists.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { guestOf, useGuest, usePerson } from '../cards/person.ts'
import { addItems, contentsOf, itemsOf, seedCategory, texts } from './fixtures.ts'

const app = useApp()
const owner = usePerson(app)
const guest = useGuest(app)
let categoryId: string
/** How often a list of items has been read from the database. */
let reads = 0

beforeAll(() => {
  app.database.connection.set(
    'debug',
    (collection: string, method: string, _query: unknown, options?: { projection?: object }) => {
      // Reads that only count bytes are left out.
      if (collection === 'content_items' && method === 'find' && !options?.projection) reads++
    },
  )
})
beforeEach(async () => {
  categoryId = (await seedCategory(app, owner, { contents: texts(30) })).categoryId
  reads = 0
})

const use = () =>
  guest.call('POST', `/api/categories/${categoryId}/use`, { gridSize: 5, hasFreeSpace: true, count: 25 })

describe('a list of items', () => {
  it('SEC-20: is read once for everyone who lists it or makes a card of it', async () => {
    const lists = await Promise.all(texts(20).map(() => itemsOf(guest, categoryId)))
    const cards = await Promise.all(texts(10).map(() => use()))
    expect(lists.every((list) => list.length === 30)).toBe(true)
    expect(cards.map(({ status }) => status)).toEqual(texts(10).map(() => 200))
    await contentsOf(owner, categoryId)
    expect(reads).toBe(1)
  })

  it('SEC-20: is read again after each change, for everyone', async () => {
    const [first] = await itemsOf(guest, categoryId)
    await addItems(owner, categoryId, ['Something new'])
    expect(await contentsOf(guest, categoryId)).toEqual([...texts(30), 'Something new'])
    await owner.call('PATCH', `/api/content/${first!.id}`, { content: 'Said otherwise' })
    expect((await contentsOf(guest, categoryId))[0]).toBe('Said otherwise')
    await owner.call('DELETE', `/api/content/${first!.id}`)
    expect(await contentsOf(guest, categoryId)).toEqual([...texts(30).slice(1), 'Something new'])
    await contentsOf(guest, categoryId)
    expect(reads).toBe(4)
  })

  it('SEC-20: immediately includes a change by another server on the same database', async () => {
    const other = await appForTest({}, app)
    const there = guestOf(other.url)
    expect(await contentsOf(there, categoryId)).toEqual(texts(30))
    await addItems(owner, categoryId, ['Something new'])
    expect(await contentsOf(there, categoryId)).toContain('Something new')
  })

  it('SEC-20: is returned as JSON with its length, which HEAD returns too', async () => {
    const { headers } = await guest.call('GET', `/api/categories/${categoryId}/content`)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    const head = await fetch(`${app.url}/api/categories/${categoryId}/content`, { method: 'HEAD' })
    const shown = [head.status, head.headers.get('content-length'), await head.text()]
    expect(shown).toEqual([200, headers['content-length'], ''])
  })

  it('SEC-20: is not returned once the category is deleted, even if it is cached', async () => {
    await itemsOf(guest, categoryId)
    await owner.call('DELETE', `/api/categories/${categoryId}`)
    expect((await guest.call('GET', `/api/categories/${categoryId}/content`)).status).toBe(404)
    expect((await use()).status).toBe(404)
  })
})

describe('cached lists', () => {
  it('SEC-20: are not returned for a restored category if they were read during its deletion', async () => {
    const store = createCategoryStore(app.database.connection)
    const find = () => createCategoryAccess(store).allowed('see', categoryId, undefined)
    const lists = createItemLists(store)
    const before = await find()
    await owner.call('DELETE', `/api/categories/${categoryId}`)
    expect((await lists.of(before)).contents).toEqual([])
    await owner.call('POST', `/api/deleted-categories/${categoryId}/restore`)
    expect((await lists.of(await find())).contents).toEqual(texts(30))
  })

  it('SEC-20: stay within their size limit and keep those that were requested last', async () => {
    const store = createCategoryStore(app.database.connection)
    const access = createCategoryAccess(store)
    const ids = [categoryId]
    for (let index = 0; index < 2; index++)
      ids.push((await seedCategory(app, owner, { contents: texts(30) })).categoryId)
    const docs = await Promise.all(ids.map((id) => access.allowed('see', id, undefined)))
    const oneList = (await createItemLists(store).of(docs[0]!)).json.byteLength
    const lists = createItemLists(store, 3 * oneList)
    const wasRead = async (index: number) => {
      const before = reads
      const { json, contents } = await lists.of(docs[index]!)
      expect((JSON.parse(json.toString()) as ContentItem[]).map(({ content }) => content)).toEqual(contents)
      return reads > before
    }
    expect([await wasRead(0), await wasRead(1), await wasRead(0)]).toEqual([true, true, false])
    expect([await wasRead(2), await wasRead(0), await wasRead(1)]).toEqual([true, false, true])
  })
})
