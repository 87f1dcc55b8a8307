import { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toItems, type OfficialContent } from '#server/database/official-content.ts'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { createLog } from '#server/log.ts'
import { categoryModel } from '#server/models/category.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import type { Category } from '#shared/schemas/category.ts'
import { useApp } from '#tests/support/app.ts'
import { signUp, useGuest } from '../cards/person.ts'
import { contentsOf, itemsOf, makeCategory, seedCategory, share, texts } from './fixtures.ts'

const MOVIES: OfficialContent = {
  categoryId: 'movienight',
  language: 'en',
  name: 'Movie Night',
  description: 'For the couch',
  items: toItems([
    ['action', 'Somebody falls asleep', 'couch'],
    ['quote', '"Who is that again?"', 'couch', 'talk'],
    ['fact', 'The credits have a scene', 'film'],
  ]),
}
const TRIPS: OfficialContent = {
  categoryId: 'road-trips',
  language: 'en',
  name: 'Road Trips',
  description: 'For the back seat',
  items: toItems([['quote', '"Are we there yet?"', 'talk']]),
}
const SEED = [MOVIES, TRIPS]
const withItems = (rows: Parameters<typeof toItems>[0]): OfficialContent[] => [
  { ...MOVIES, items: toItems(rows) },
  TRIPS,
]

const app = useApp()
const guest = useGuest(app)

beforeEach(async () => {
  await categories().deleteMany({})
  await storedItems().deleteMany({})
})

const categories = () => categoryModel(app.database.connection)
const storedItems = () => contentItemModel(app.database.connection)
const log = createLog('silent')
const seed = (content: readonly OfficialContent[] = SEED) =>
  seedOfficialCategories(app.database.connection, log, content)
const listed = async (): Promise<Category[]> => (await guest.call('GET', '/api/categories/public')).body

describe('the first start', () => {
  it('CAT-12: creates the official categories with their items in their order', async () => {
    await seed()
    expect(await listed()).toMatchObject([
      { categoryId: 'movienight', name: 'Movie Night', description: 'For the couch', itemCount: 3 },
      { categoryId: 'road-trips', name: 'Road Trips', description: 'For the back seat', itemCount: 1 },
    ])
    expect(await itemsOf(guest, 'movienight')).toMatchObject(
      MOVIES.items.map((item) => ({ ...item, source: null })),
    )
  })

  it('CAT-12: completes an interrupted seed', async () => {
    await seed()
    const before = await itemsOf(guest, 'movienight')
    await storedItems().deleteOne({ content: MOVIES.items[1]!.content })
    await categories().updateOne({ categoryId: 'movienight' }, { $unset: { itemsStamp: 1 } })
    await categories().deleteOne({ categoryId: 'road-trips' })
    await seed()
    expect((await listed()).map(({ itemCount }) => itemCount)).toEqual([3, 1])
    const ids = (await itemsOf(guest, 'movienight')).map(({ id }) => id)
    expect(ids.sort()).toEqual(before.map(({ id }) => id).sort())
  })
})

describe('another start', () => {
  it('CAT-12: reads no items that are as seeded, and notices changes by a server of another version', async () => {
    await seed()
    const before = await itemsOf(guest, 'movienight')
    const collections = new Set<string>()
    app.database.connection.set('debug', (collection: string) => collections.add(collection))
    await seed()
    app.database.connection.set('debug', false)
    expect([...collections]).toEqual(['categories'])

    await storedItems().deleteMany({ categoryId: 'movienight' })
    await categories().updateOne({ categoryId: 'movienight' }, { itemsStamp: new Types.ObjectId() })
    await seed()
    expect((await itemsOf(guest, 'movienight')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))

    await storedItems().deleteMany({ categoryId: 'movienight' })
    await categories().updateOne({ categoryId: 'movienight' }, { deletedAt: new Date() })
    await seed()
    expect((await itemsOf(guest, 'movienight')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('CAT-12: seeds everything once if several servers start together', async () => {
    await Promise.all([seed(), seed(), seed()])
    expect((await listed()).map(({ categoryId }) => categoryId)).toEqual(['movienight', 'road-trips'])
    expect(await contentsOf(guest, 'movienight')).toEqual(MOVIES.items.map(({ content }) => content))
    expect(await storedItems().countDocuments()).toBe(4)
  })

  it('CAT-12: replaces an item with other words, updates one with another type or tags, and leaves other categories alone', async () => {
    await seed()
    const [before, trips] = [await itemsOf(guest, 'movienight'), await itemsOf(guest, 'road-trips')]
    await seed(
      withItems([
        ['scenario', 'Somebody falls asleep', 'couch'],
        ['quote', '"Wait, who is that?"', 'couch', 'talk'],
        ['fact', 'The credits have a scene', 'end'],
      ]),
    )
    const after = await itemsOf(guest, 'movienight')
    const updatedAt = expect.any(String) as string
    expect(after).toEqual([
      { ...before[0], contentType: 'scenario', updatedAt },
      { ...before[2], tags: ['end'], updatedAt },
      expect.objectContaining({ content: '"Wait, who is that?"', tags: ['couch', 'talk'] }),
    ])
    expect(before.map(({ id }) => id)).not.toContain(after[2]!.id)
    for (const [at, of] of [0, 2].entries()) expect(after[at]!.updatedAt > before[of]!.updatedAt).toBe(true)
    expect(await itemsOf(guest, 'road-trips')).toEqual(trips)
  })

  it('CAT-12: updates a changed description, and leaves the other categories alone', async () => {
    await seed()
    const [before, others] = await listed()
    await seed([{ ...MOVIES, description: 'For every evening' }, TRIPS])
    const [after, othersAfter] = await listed()
    expect(after).toEqual({ ...before, description: 'For every evening', updatedAt: expect.any(String) })
    expect(after!.updatedAt > before!.updatedAt).toBe(true)
    expect(othersAfter).toEqual(others)
  })

  it('CAT-12: deletes an item that the seed no longer has, and restores its id if it returns', async () => {
    await seed()
    const before = await itemsOf(guest, 'movienight')
    await seed([{ ...MOVIES, items: MOVIES.items.slice(1) }, TRIPS])
    expect(await itemsOf(guest, 'movienight')).toEqual(before.slice(1))
    await seed()
    expect((await itemsOf(guest, 'movienight')).map(({ id }) => id)).toEqual(
      [before[1], before[2], before[0]].map((item) => item!.id),
    )
  })

  it('CAT-12: deletes a category that the seed no longer has with its items, and reserves its id', async () => {
    await seed()
    const user = await signUp(app.url)
    await seed([TRIPS])
    expect((await listed()).map(({ categoryId }) => categoryId)).toEqual(['road-trips'])
    expect((await guest.call('GET', '/api/categories/movienight')).status).toBe(404)
    expect(await storedItems().countDocuments({ categoryId: 'movienight' })).toBe(0)
    const taken = await user.call('POST', '/api/categories', { name: 'Mine', categoryId: 'movienight' })
    expect(taken.status).toBe(409)
  })
})

describe('data of users', () => {
  it('CAT-12: is not changed by the seed: categories, items, permissions, copies, cards', async () => {
    await seed()
    const [user, friend] = [await signUp(app.url), await signUp(app.url)]
    const { categoryId } = await seedCategory(app, user, { name: 'Movie Night', contents: texts(9) })
    await share(user, categoryId, friend, 'edit')
    const { body: copy } = await user.call('POST', '/api/categories/movienight/copy')
    const { body: card } = await user.call('POST', `/api/categories/${categoryId}/use`, { gridSize: 3 })
    const seen = async () => [
      (await user.call('GET', '/api/categories')).body,
      (await user.call('GET', `/api/categories/${categoryId}/permissions`)).body,
      await itemsOf(user, categoryId),
      await itemsOf(user, copy.categoryId),
      (await user.call('GET', `/api/cards/${card.cardId}`)).body,
      (await friend.call('GET', '/api/categories')).body,
    ]
    const before = await seen()
    for (const content of [[TRIPS], SEED, [], SEED]) await seed(content)
    expect(await seen()).toEqual(before)
  })

  it('CAT-12: includes a category with the id of an official one, which is left alone while the others are seeded', async () => {
    const user = await signUp(app.url)
    const made = await makeCategory(user, { categoryId: 'movienight', name: 'My movies' })
    await user.call('POST', '/api/categories/movienight/content', { content: 'My own words' })
    const warn = vi.spyOn(log, 'warn')
    await seed()
    expect(warn).toHaveBeenCalledWith({ event: 'seed_skipped', categoryId: 'movienight' }, expect.any(String))
    warn.mockRestore()
    expect((await user.call('GET', '/api/categories/movienight')).body).toEqual({ ...made, itemCount: 1 })
    expect(await contentsOf(user, 'movienight')).toEqual(['My own words'])
    expect((await listed()).map(({ categoryId }) => categoryId)).toEqual(['road-trips'])
  })
})
