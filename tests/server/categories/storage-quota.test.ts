import { describe, expect, it } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { categoryModel } from '#server/models/category.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { userModel } from '#server/models/user.ts'
import { bytesOfItem } from '#server/services/storage-quota.ts'
import { startApp, useApp } from '#tests/support/app.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { sumOf, scrape } from '#tests/support/scrape.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { signUp, useNewPerson } from '../cards/person.ts'
import { addItems, makeCategory, refusal, seedCategory, share, storedIn, texts } from './fixtures.ts'
import { useStarted } from '#tests/support/use-started.ts'

/** A hundredth of the real quotas. */
const QUOTAS = { unverified: 200_000, verified: 1_000_000 }
const ITEM = QUOTAS.unverified / 20
const FULL =
  "You've used all your 0.2 MB. Confirm your email to get 1 MB, or delete cards, categories or items to make room."

const metrics = createMetrics()
const { log, logged } = writtenLog()

const limits = withoutWriteLimit()
const app = useApp({ log, metrics, limits, quotas: QUOTAS })
const other = useStarted(() => startApp({ limits, quotas: QUOTAS }, app))
const owner = useNewPerson(app)

const connection = () => app.database.connection

/** Fills the owner's account up to so many bytes in the database, uncounted like those of an earlier version. */
async function fill(upTo: number) {
  const name = 'Seeded'
  const sizes = Array.from({ length: Math.floor(upTo / ITEM) - 1 }, () => ITEM)
  const rest = upTo - sizes.length * ITEM - name.length
  return seedCategory(app, owner, {
    name,
    contents: [...sizes, rest].map((size) => 'x'.repeat(size)),
  })
}
const add = (categoryId: string, content: string, by = owner) =>
  by.call('POST', `/api/categories/${categoryId}/content`, { content })
const numberOf = async (categoryId: string) =>
  (await categoryModel(connection()).findOne({ categoryId }).lean())!.itemBytes
async function countOf(categoryId: string): Promise<number> {
  const items = await contentItemModel(connection()).find({ categoryId }).lean()
  return items.reduce((sum, item) => sum + bytesOfItem(item), 0)
}

describe('the bytes of an account', () => {
  it('CAT-17: can be used to the last one; then each call that adds some is refused and stores nothing', async () => {
    const { categoryId, itemIds } = await fill(QUOTAS.unverified - 4)
    expect((await add(categoryId, '🎉')).status).toBe(400)
    expect((await add(categoryId, 'abcd')).status).toBe(201)
    const another = await signUp(app.url)
    const shared = await makeCategory(another)
    await addItems(another, shared.categoryId, texts(9))
    await share(another, shared.categoryId, owner, 'copy')
    const before = await storedIn(app)
    for (const [method, path, body] of [
      ['POST', `/api/categories/${categoryId}/content`, { content: 'ab' }],
      ['POST', `/api/categories/${categoryId}/content`, { items: [{ content: 'ab' }, { content: 'cd' }] }],
      ['PATCH', `/api/content/${itemIds[0]}`, { tags: ['one'] }],
      ['POST', '/api/categories', { name: 'One more' }],
      ['POST', `/api/categories/${shared.categoryId}/copy`],
      ['POST', '/api/cards', {}],
      ['POST', `/api/categories/${shared.categoryId}/use`, { gridSize: 3, temporary: false }],
    ] as const)
      expect(await owner.call(method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'quota-exceeded', message: FULL },
      })
    expect(await storedIn(app)).toBe(before)
    expect((await owner.call('GET', '/api/my-cards')).body).toEqual([])
    // Changes that need no more space are still accepted.
    expect((await owner.call('PATCH', `/api/content/${itemIds[0]}`, { content: 'Short' })).status).toBe(200)
  })

  it('CAT-17: are freed by deleting a category, cards and an item, and by shortening an item', async () => {
    const { categoryId, itemIds } = await fill(QUOTAS.unverified)
    // Each frees more than the item that is shortened in the end. Stored directly in the database, because the account is full.
    const another = await seedCategory(app, owner, { name: 'Two', contents: ['x'.repeat(ITEM)] })
    await app.fillCards(owner.user!.id, 2)
    const cards = (await owner.call('GET', '/api/my-cards')).body as { cardId: string }[]
    const isFull = async () =>
      expect(await add(categoryId, 'ab')).toMatchObject(refusal(403, 'quota-exceeded'))
    await isFull()
    expect((await owner.call('DELETE', `/api/categories/${another.categoryId}`)).status).toBe(204)
    await isFull()
    for (const { cardId } of cards)
      expect((await owner.call('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
    await isFull()
    await owner.call('PATCH', `/api/content/${itemIds[0]}`, { content: 'x'.repeat(400) })
    expect((await add(categoryId, 'ab')).status).toBe(201)
    await owner.call('DELETE', `/api/content/${itemIds[1]}`)
    expect(await numberOf(categoryId)).toBe(18 * ITEM - 'Seeded'.length + 400 + 2)
  })

  it('CAT-17: have a higher limit with a confirmed email', async () => {
    const { categoryId } = await fill(QUOTAS.unverified)
    expect((await add(categoryId, 'ab')).status).toBe(403)
    await userModel(connection()).updateOne(
      { username: owner.user!.username },
      { $set: { emailVerified: true } },
    )
    expect((await add(categoryId, 'ab')).status).toBe(201)
  })

  it('CAT-17: include what others add to its categories; if they are used up, the refusal says whose they are', async () => {
    const { categoryId } = await fill(QUOTAS.unverified)
    const editor = await signUp(app.url)
    await share(owner, categoryId, editor, 'edit')
    expect(await add(categoryId, 'ab', editor)).toMatchObject({
      status: 403,
      body: {
        code: 'quota-exceeded',
        message: "This category's owner has used all their 0.2 MB. Ask them to make room.",
      },
    })
    await makeCategory(editor)
  })

  it('CAT-17: are exceeded by two servers by one call at most', async () => {
    const room = 4000
    const { categoryId } = await fill(QUOTAS.unverified - room)
    const elsewhere = owner.at(other.url)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        add(categoryId, 'x'.repeat(400), index % 2 ? owner : elsewhere),
      ),
    )
    const stored = answers.filter(({ status }) => status === 201).length
    expect(stored * 400).toBeGreaterThanOrEqual(room - 400)
    expect(stored * 400).toBeLessThanOrEqual(room + 400)
    expect(await numberOf(categoryId)).toBe(await countOf(categoryId))
  })

  it('CAT-17: are counted again if a crash left a wrong number', async () => {
    const { categoryId } = await makeCategory(owner)
    for (const wrong of [2 * QUOTAS.unverified, -5]) {
      await categoryModel(connection()).updateOne({ categoryId }, { $set: { itemBytes: wrong } })
      expect((await add(categoryId, 'Fits')).status).toBe(201)
      expect(await numberOf(categoryId)).toBe(await countOf(categoryId))
    }
  })

  it('CAT-17, OPS-20: are in the log once the account is nearly full, and in the metrics for the largest one', async () => {
    const { categoryId } = await fill(16 * ITEM - 10)
    const userId = owner.user!.id
    const lines = () =>
      logged.filter(
        (line) => line.event.startsWith('account_') && (line as { userId?: string }).userId === userId,
      )
    expect(await add(categoryId, 'abc')).toMatchObject({ status: 201 })
    expect(lines()).toEqual([])
    for (let times = 0; times < 2; times++)
      expect(await add(categoryId, 'x'.repeat(100))).toMatchObject({ status: 201 })
    expect(lines()).toMatchObject([{ event: 'account_nearly_full', bytes: 16 * ITEM - 7 }])
    const largest = sumOf(await scrape(metrics), 'bingoboard_largest_account_bytes', {})
    expect(largest).toBeGreaterThan(16 * ITEM)
    expect(largest).toBeLessThan(30 * ITEM)
  })
})
