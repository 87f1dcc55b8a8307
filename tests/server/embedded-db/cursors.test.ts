import { Long, type Document } from 'bson'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDb, OTHER_URI, type TestDb } from '#tests/support/embedded-db/test-db.ts'

const COUNT = 250
const FIRST_BATCH = 101
const MAX_BATCH_BYTES = 16 * 1024 * 1024
const LOST = { code: 43, codeName: 'CursorNotFound' }

let test: TestDb
beforeAll(async () => {
  test = await openTestDb({ anyUri: true })
  const numbers = test.db.collection<{ _id: number }>('numbers')
  // Stored in another order than any that is asked for.
  const ids = Array.from({ length: COUNT }, (_, i) => (i * 37) % COUNT)
  await numbers.insertMany(
    ids.map((_id) => ({ _id, tens: Math.floor(_id / 10), down: -_id, tags: [_id % 3, 'all'] })),
  )
  await numbers.createIndexes([{ key: { tens: 1 } }, { key: { down: 1 } }, { key: { tags: 1 } }])
})
afterAll(() => test.close())

interface Batch {
  ids: number[]
  cursor: Long
}

/** Ids of cursors as the Longs they are. */
const run = (command: Document): Promise<Document> => test.db.command(command, { promoteLongs: false })
const batchOf = ({ cursor }: Document, list: 'firstBatch' | 'nextBatch'): Batch => ({
  ids: (cursor[list] as Document[]).map(({ _id }) => _id as number),
  cursor: cursor.id as Long,
})
const find = async (rest: Document, collection = 'numbers'): Promise<Batch> =>
  batchOf(await run({ find: collection, ...rest }), 'firstBatch')
const more = async (cursor: Long, rest: Document = {}, collection = 'numbers'): Promise<Batch> =>
  batchOf(await run({ getMore: cursor, collection, ...rest }), 'nextBatch')

/** All batches up to the end of the cursor. */
async function allBatches(query: Document, batchSize?: number): Promise<number[][]> {
  const size = batchSize === undefined ? {} : { batchSize }
  let batch = await find({ ...query, ...size })
  const batches = [batch.ids]
  while (!batch.cursor.isZero()) batches.push((batch = await more(batch.cursor, size)).ids)
  return batches
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)

const QUERIES: { name: string; query: Document; finds: number[]; inAnyOrder?: boolean }[] = [
  { name: 'all', query: {}, finds: from(0, COUNT - 1), inAnyOrder: true },
  { name: 'a range', query: { filter: { _id: { $gte: 40, $lt: 190 } } }, finds: from(40, 189) },
  { name: 'a sort by an index', query: { sort: { down: -1 } }, finds: from(0, COUNT - 1) },
  {
    name: 'a sort against an index',
    query: { sort: { down: 1 } },
    finds: from(0, COUNT - 1).reverse(),
  },
  {
    name: 'a sort in memory',
    query: { filter: { tags: 'all' }, sort: { tens: -1, _id: 1 } },
    finds: from(0, 24).flatMap((tens) => from(240 - tens * 10, 249 - tens * 10)),
  },
  {
    name: 'an index with several entries for each',
    query: { filter: { tags: { $in: [0, 1, 2, 'all'] } } },
    finds: from(0, COUNT - 1),
    inAnyOrder: true,
  },
  {
    name: 'branches that overlap',
    query: { filter: { $or: [{ tens: { $lt: 15 } }, { _id: { $gt: 100 } }] } },
    finds: from(0, COUNT - 1),
    inAnyOrder: true,
  },
  {
    name: 'skip, limit and a sort by an index',
    query: { sort: { down: -1 }, skip: 13, limit: 137 },
    finds: from(13, 149),
  },
  {
    name: 'skip, limit and a sort in memory',
    query: { filter: { tags: 'all' }, sort: { tens: -1, _id: 1 }, skip: 5, limit: 10 },
    finds: [...from(245, 249), ...from(230, 234)],
  },
  { name: 'a skip beyond the end', query: { skip: COUNT }, finds: [] },
  { name: 'nothing', query: { filter: { _id: -1 } }, finds: [] },
]

describe('batches', () => {
  for (const { name, query, finds, inAnyOrder } of QUERIES)
    for (const batchSize of [undefined, 0, 1, 7, 100, 101, 137, 249, 250, 251, 1000])
      it(`DB-8: ${name}, each once, by batches of ${batchSize ?? 'no size'}`, async () => {
        const batches = await allBatches(query, batchSize)
        expect(inAnyOrder ? ascending(batches.flat()) : batches.flat()).toEqual(finds)
        if (batchSize) {
          // Full up to the last one, after which there may come an empty one that tells of the end.
          const full = Math.floor(finds.length / batchSize)
          const sizes = batches.map(({ length }) => length)
          expect(sizes.slice(0, full)).toEqual(Array.from({ length: full }, () => batchSize))
          expect(sizes.slice(full).filter((size) => size > 0).length).toBeLessThanOrEqual(1)
        } else {
          expect(batches[0]).toHaveLength(batchSize === 0 ? 0 : Math.min(FIRST_BATCH, finds.length))
          expect(batches.length).toBeLessThanOrEqual(2)
        }
      })

  it('DB-8: the size may change from batch to batch', async () => {
    const first = await find({ sort: { down: -1 }, batchSize: 3 })
    const second = await more(first.cursor, { batchSize: 50 })
    const rest = await more(second.cursor)
    expect([first.ids.length, second.ids.length]).toEqual([3, 50])
    expect([...first.ids, ...second.ids, ...rest.ids]).toEqual(from(0, COUNT - 1))
    expect(rest.cursor.isZero()).toBe(true)
  })

  it('DB-8: a limit that is met, and a single batch, leave no cursor behind', async () => {
    expect((await find({ limit: 5, batchSize: 5 })).cursor.isZero()).toBe(true)
    expect((await find({ batchSize: 5, singleBatch: true })).cursor.isZero()).toBe(true)
    const first = await find({ limit: 6, batchSize: 5 })
    expect(first.cursor.isZero()).toBe(false)
    const last = await more(first.cursor, { batchSize: 1 })
    expect([last.ids.length, last.cursor.isZero()]).toEqual([1, true])
  })

  it('DB-8: of large documents so many as an answer may hold, and all of them in the end', async () => {
    const large = test.db.collection<{ _id: number }>('large')
    const filler = 'x'.repeat(1_000_000)
    await large.insertMany(from(0, 23).map((_id) => ({ _id, filler })))
    const reply = await run({ find: 'large', sort: { _id: 1 }, batchSize: 1000 })
    const first = batchOf(reply, 'firstBatch')
    expect(first.ids.length).toBeGreaterThan(10)
    expect(first.ids.length * filler.length).toBeLessThanOrEqual(MAX_BATCH_BYTES)
    const second = await more(first.cursor, { batchSize: 1000 }, 'large')
    expect([...first.ids, ...second.ids]).toEqual(from(0, 23))
  })

  it('DB-8: cursors that are read in turns do not disturb each other', async () => {
    const open = await Promise.all([1, 2, 3, 4, 5].map((batchSize) => find({ sort: { _id: 1 }, batchSize })))
    const seen = open.map(({ ids }) => ids)
    for (let going = open.map(({ cursor }, i) => ({ cursor, i })); going.length > 0;) {
      const batches = await Promise.all(going.map(({ cursor, i }) => more(cursor, { batchSize: 10 + i })))
      batches.forEach(({ ids }, turn) => seen[going[turn]!.i]!.push(...ids))
      going = going
        .map(({ i }, turn) => ({ cursor: batches[turn]!.cursor, i }))
        .filter(({ cursor }) => !cursor.isZero())
    }
    for (const ids of seen) expect(ids).toEqual(from(0, COUNT - 1))
  })

  for (const direction of [1, -1] as const)
    it(`DB-8: what is deleted between two batches does not come, what is added further on does (${direction})`, async () => {
      const name = `moving ${direction}`
      const moving = test.db.collection<{ _id: number }>(name)
      await moving.insertMany(from(0, 9).map((step) => ({ _id: step * direction })))
      const first = await find({ sort: { _id: direction }, batchSize: 3 }, name)
      await moving.deleteMany({ _id: { $in: [1, 3, 5].map((step) => step * direction) } })
      await moving.insertMany([{ _id: -1 * direction }, { _id: 20 * direction }])
      const rest = await more(first.cursor, {}, name)
      const steps = [...first.ids, ...rest.ids].map((id) => Math.abs(id))
      expect(steps).toEqual([0, 1, 2, 4, 6, 7, 8, 9, 20])
    })
})

/** The cursor is no more, whoever asks. */
async function expectLost(cursor: Long): Promise<void> {
  await expect(more(cursor)).rejects.toMatchObject({
    ...LOST,
    errmsg: `cursor id ${cursor.toString()} not found`,
  })
}

describe('dead cursors', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('DB-8: one that never was', () => expectLost(Long.fromString('1234567890123456789')))

  it('DB-8: one read to its end', async () => {
    const { cursor } = await find({ batchSize: 10 })
    expect((await more(cursor)).cursor.isZero()).toBe(true)
    await expectLost(cursor)
  })

  it('DB-8: one that was killed, which takes no other with it and is told of once', async () => {
    const [killed, other] = [await find({ batchSize: 10 }), await find({ batchSize: 10, sort: { down: -1 } })]
    const unknown = Long.fromString('1234567890123456789')
    const kill = () => run({ killCursors: 'numbers', cursors: [killed.cursor, unknown] })
    expect(await kill()).toMatchObject({
      cursorsKilled: [killed.cursor],
      cursorsNotFound: [unknown],
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    })
    await expectLost(killed.cursor)
    expect(await kill()).toMatchObject({ cursorsKilled: [], cursorsNotFound: [killed.cursor, unknown] })
    expect((await more(other.cursor)).ids).toEqual(from(10, COUNT - 1))
  })

  it('DB-8: one that a client closed half-way', async () => {
    const cursor = test.db.collection('numbers').find({}, { batchSize: 10 })
    await cursor.next()
    const { id } = cursor
    expect(id?.isZero()).toBe(false)
    await cursor.close()
    await expectLost(id!)
  })

  it('DB-8: one of another collection is neither read nor killed', async () => {
    const { cursor } = await find({ batchSize: 10, sort: { down: -1 } })
    await test.db.collection('others').insertOne({})
    await expect(more(cursor, {}, 'others')).rejects.toMatchObject({ code: 13, codeName: 'Unauthorized' })
    expect((await more(cursor)).ids).toEqual(from(10, COUNT - 1))
  })

  it.skipIf(OTHER_URI)('DB-8: one that nobody has used for ten minutes', async () => {
    const idle = await find({ batchSize: 10, sort: { down: -1 } })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 9 * 60_000)
    await find({ batchSize: 10 })
    expect((await more(idle.cursor, { batchSize: 10 })).ids).toEqual(from(10, 19))
    vi.setSystemTime(Date.now() + 11 * 60_000)
    await find({ batchSize: 10 })
    await expectLost(idle.cursor)
  })
})
