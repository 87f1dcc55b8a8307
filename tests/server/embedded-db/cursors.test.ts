import { Long, type Document } from 'bson'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDb, OTHER_URI } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'

const COUNT = 250
const FIRST_BATCH = 101
const LOST = { code: 43, codeName: 'CursorNotFound' }

const test = useStarted(() => openTestDb({ anyUri: true }))
beforeAll(async () => {
  const numbers = test.db.collection<{ _id: number }>('numbers')
  // Inserted in an order that no query requests.
  const ids = Array.from({ length: COUNT }, (_, i) => (i * 37) % COUNT)
  await numbers.insertMany(ids.map((_id) => ({ _id, tens: Math.floor(_id / 10), down: -_id, rest: _id % 3 })))
  await numbers.createIndexes([
    { key: { tens: 1 } },
    { key: { down: 1 } },
    { key: { rest: 1, tens: -1, _id: 1 } },
  ])
})

interface Batch {
  ids: number[]
  cursor: Long
}

/** Runs a command, and keeps cursor ids as Long. */
const run = (command: Document): Promise<Document> => test.db.command(command, { promoteLongs: false })
const batchOf = ({ cursor }: Document, list: 'firstBatch' | 'nextBatch'): Batch => ({
  ids: (cursor[list] as Document[]).map(({ _id }) => _id as number),
  cursor: cursor.id as Long,
})
const find = async (rest: Document, collection = 'numbers'): Promise<Batch> =>
  batchOf(await run({ find: collection, ...rest }), 'firstBatch')
const more = async (cursor: Long, collection = 'numbers'): Promise<Batch> =>
  batchOf(await run({ getMore: cursor, collection }), 'nextBatch')

/** Returns all batches up to the end of the cursor. */
async function allBatches(query: Document): Promise<number[][]> {
  let batch = await find(query)
  const batches = [batch.ids]
  // Bounded: on a server that never ends a cursor the test fails instead of hanging.
  while (!batch.cursor.isZero() && batches.length < 10) batches.push((batch = await more(batch.cursor)).ids)
  return batches
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)

const QUERIES: Record<string, { query: Document; finds: number[]; inAnyOrder?: boolean }> = {
  all: { query: {}, finds: from(0, COUNT - 1), inAnyOrder: true },
  'a sort by an index': { query: { sort: { down: -1 } }, finds: from(0, COUNT - 1) },
  'a sort behind a filter': {
    query: { filter: { rest: 0 }, sort: { tens: -1, _id: 1 } },
    finds: from(0, 24).flatMap((tens) => from(240 - tens * 10, 249 - tens * 10).filter((id) => id % 3 === 0)),
  },
  'overlapping branches': {
    query: { filter: { $or: [{ rest: { $in: [0, 1] } }, { tens: { $in: from(0, 20) } }] } },
    finds: from(0, COUNT - 1).filter((id) => id % 3 < 2 || id < 210),
    inAnyOrder: true,
  },
  'skip, limit and a sort by an index': {
    query: { sort: { down: -1 }, skip: 13, limit: 137 },
    finds: from(13, 149),
  },
  'a limit of one batch': {
    query: { limit: FIRST_BATCH, sort: { _id: 1 } },
    finds: from(0, FIRST_BATCH - 1),
  },
  'exactly one batch': {
    query: { skip: COUNT - FIRST_BATCH, sort: { _id: 1 } },
    finds: from(COUNT - FIRST_BATCH, COUNT - 1),
  },
  'a skip past the end': { query: { skip: COUNT }, finds: [] },
}

describe('batches', () => {
  for (const [name, { query, finds, inAnyOrder }] of Object.entries(QUERIES))
    it(`DB-8: ${name}, each once`, async () => {
      const batches = await allBatches(query)
      expect(inAnyOrder ? ascending(batches.flat()) : batches.flat()).toEqual(finds)
      expect(batches[0]).toHaveLength(Math.min(FIRST_BATCH, finds.length))
      expect(batches.length).toBeLessThanOrEqual(2)
    })

  it('DB-8: reaching the limit closes the cursor', async () => {
    expect((await find({ limit: 5 })).cursor.isZero()).toBe(true)
    expect((await find({ limit: FIRST_BATCH })).cursor.isZero()).toBe(true)
    expect((await find({ limit: 1, singleBatch: true })).cursor.isZero()).toBe(true)
    const first = await find({ limit: FIRST_BATCH + 1 })
    expect(first.cursor.isZero()).toBe(false)
    const last = await more(first.cursor)
    expect([last.ids.length, last.cursor.isZero()]).toEqual([1, true])
  })

  it('DB-8: a batch of large documents stays below the message limit, and all are returned in the end', async () => {
    const large = test.db.collection<{ _id: number }>('large')
    const filler = 'x'.repeat(1_000_000)
    await large.insertMany(from(0, 23).map((_id) => ({ _id, filler })))
    let batch = await find({ sort: { _id: 1 } }, 'large')
    const ids = [...batch.ids]
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThan(24)
    while (!batch.cursor.isZero() && ids.length < 30)
      ids.push(...(batch = await more(batch.cursor, 'large')).ids)
    expect(ids).toEqual(from(0, 23))
  })

  for (const direction of [1, -1] as const)
    it(`DB-8: documents deleted between two batches are not returned, and documents inserted further on are (${direction})`, async () => {
      const name = `moving ${direction}`
      const moving = test.db.collection<{ _id: number }>(name)
      const ids = from(0, 119)
      await moving.insertMany(ids.map((step) => ({ _id: step * direction })))
      const first = await find({ sort: { _id: direction } }, name)
      const deleted = [1, 3, 105, 107]
      await moving.deleteMany({ _id: { $in: deleted.map((step) => step * direction) } })
      await moving.insertMany([{ _id: -1 * direction }, { _id: 200 * direction }])
      const rest = await more(first.cursor, name)
      const steps = [...first.ids, ...rest.ids].map((id) => Math.abs(id))
      expect(steps).toEqual([...ids.filter((id) => id !== 105 && id !== 107), 200])
    })
})

async function expectLost(cursor: Long): Promise<void> {
  await expect(more(cursor)).rejects.toMatchObject({
    ...LOST,
    errmsg: `cursor id ${cursor.toString()} not found`,
  })
}

describe('dead cursors', () => {
  it('DB-8: an unknown cursor is error 43', () => expectLost(Long.fromString('1234567890123456789')))

  it('DB-8: a cursor of another collection is refused', async () => {
    const { cursor } = await find({ sort: { down: -1 } })
    await test.db.collection('others').insertOne({})
    await expect(more(cursor, 'others')).rejects.toMatchObject({ code: OTHER_URI ? 13 : 43 })
    expect((await more(cursor)).ids).toEqual(from(FIRST_BATCH, COUNT - 1))
  })

  it.skipIf(OTHER_URI)('DB-8: a cursor that was unused for ten minutes is error 43', async () => {
    const [idle, used] = [await find({ sort: { down: -1 } }), await find({ sort: { down: 1 } })]
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 9 * 60_000)
    await find({})
    expect((await more(used.cursor)).ids).toHaveLength(COUNT - FIRST_BATCH)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    await find({})
    await expectLost(idle.cursor)
  })

  it.skipIf(OTHER_URI)('OPS-22, DB-8: the oldest of more than 200 cursors is error 43', async () => {
    const oldest = await find({})
    const second = await find({})
    for (let index = 0; index < 199; index++) await find({})
    await expectLost(oldest.cursor)
    expect((await more(second.cursor)).ids).toHaveLength(COUNT - FIRST_BATCH)
  })
})
