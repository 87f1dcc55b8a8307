import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '#server/embedded-db/storage.ts'
import { deleteExpired } from '#server/embedded-db/embedded-db.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { useEach } from '#tests/support/use-started.ts'
import { verify } from '#server/embedded-db/verify.ts'

interface Thing {
  _id: number
  state: string
  n: number
  at: Date
}

const COUNT = 3000
/**
 * The maximum number of entries of documents and indexes for two batches of 500 documents: reading a document takes two
 * entries, reading and writing it five. All documents at once would take half as many again.
 */
const MOST_READ = 2000
const MOST_WRITTEN = 5000

const test = useEach(openTestDb)
let storage: Storage
let things: ReturnType<typeof test.db.collection<Thing>>
const documents = (from: number, state: string): Thing[] =>
  Array.from({ length: COUNT }, (_, index) => ({ _id: from + index, state, n: 0, at: new Date() }))

beforeEach(async () => {
  storage = test.embedded!.engine.storage
  things = test.db.collection('things')
  await things.createIndex({ state: 1 })
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 3600 })
  await things.insertMany(documents(0, 'old'))
})
afterEach(() => expect(verify(test.embedded!.engine).problems).toEqual([]))

/** Runs a command. @returns its result, and the most entries that the storage handled in one turn of the event loop */
async function watched<T>(command: () => Promise<T>): Promise<{ result: T; most: number; entries: number }> {
  let inTurn = 0
  let most = 0
  let entries = 0
  const counted = (by = 1) => {
    inTurn += by
    entries += by
    most = Math.max(most, inTurn)
  }
  const real = { ...boundMethods(storage) }
  Object.assign(storage, {
    get: (key: Buffer) => (counted(), real.get(key)),
    put: (key: Buffer, value: Buffer) => (counted(), real.put(key, value)),
    remove: (key: Buffer) => (counted(), real.remove(key)),
    first: (...args: Parameters<Storage['first']>) => {
      const found = real.first(...args)
      counted(found.length)
      return found
    },
    *scan(...args: Parameters<Storage['scan']>) {
      for (const entry of real.scan(...args)) {
        counted()
        yield entry
      }
    },
  })
  let over = false
  const nextTurn = () => {
    inTurn = 0
    if (!over) setImmediate(nextTurn)
  }
  nextTurn()
  const result = await command()
  over = true
  Object.assign(storage, real)
  return { result, most, entries }
}

function boundMethods(of: Storage) {
  return {
    get: of.get.bind(of),
    put: of.put.bind(of),
    remove: of.remove.bind(of),
    first: of.first.bind(of),
    scan: of.scan.bind(of),
  }
}

describe('a command that concerns many documents', () => {
  const ofAll = { state: 'old' }
  interface Command {
    run: () => Promise<unknown>
    results: unknown
  }
  const reading: Record<string, Command> = {
    'an update that finds nothing': {
      run: async () => (await things.updateOne({ n: 1 }, { $set: { n: 2 } })).matchedCount,
      results: 0,
    },
    'a find': { run: async () => (await things.find(ofAll).toArray()).length, results: COUNT },
    'a find without matches': {
      run: async () => (await things.find({ n: { $gt: 0 } }).toArray()).length,
      results: 0,
    },
    'a find behind others': {
      run: async () => (await things.find({}).skip(2990).toArray()).length,
      results: 10,
    },
    'a count of matches': { run: () => things.countDocuments({ n: 0 }), results: COUNT },
    'a count by an index': { run: () => things.countDocuments(ofAll), results: COUNT },
    'counts by a field': {
      run: () =>
        things
          .aggregate([
            { $match: { state: { $in: ['old', 'new'] } } },
            { $group: { _id: '$state', n: { $sum: 1 } } },
          ])
          .toArray(),
      results: [{ _id: 'old', n: COUNT }],
    },
  }
  const writing: Record<string, Command> = {
    'a delete': {
      run: async () => (await things.deleteMany(ofAll)).deletedCount,
      results: COUNT,
    },
    'an update of the indexed field that it looks for': {
      run: async () => (await things.updateMany(ofAll, { $set: { state: 'new' } })).modifiedCount,
      results: COUNT,
    },
    'an insert': {
      run: async () => (await things.insertMany(documents(COUNT, 'more'))).insertedCount,
      results: COUNT,
    },
    'a bulk of many small statements': {
      run: async () =>
        (
          await things.bulkWrite(
            Array.from({ length: COUNT }, (_, _id) => ({
              updateOne: { filter: { _id }, update: { $inc: { n: 1 } } },
            })),
          )
        ).modifiedCount,
      results: COUNT,
    },
    'an index build': {
      run: () => things.createIndex({ n: 1, _id: -1 }),
      results: 'n_1__id_-1',
    },
    'the deletion of expired documents': {
      run: async () => {
        await things.updateMany({}, { $set: { at: new Date(0) } })
        await deleteExpired(test.embedded!.engine)
        return things.countDocuments()
      },
      results: 0,
    },
  }
  async function givesTurns(name: string, { run, results }: Command, atMost: number): Promise<void> {
    const { result, most, entries } = await watched(run)
    expect(result, name).toEqual(results)
    expect(entries, name).toBeGreaterThanOrEqual(COUNT)
    expect(most, name).toBeLessThanOrEqual(atMost)
  }

  it('DB-10: one that changes nothing lets other commands run after 500 documents', async () => {
    for (const [name, command] of Object.entries(reading)) await givesTurns(name, command, MOST_READ)
  })
  for (const [name, command] of Object.entries(writing))
    it(`DB-10: ${name} lets other commands run after 500 documents`, () =>
      givesTurns(name, command, MOST_WRITTEN))
})

describe('while others take turns', () => {
  it('DB-10: each document changes completely, once, and only while it matches', async () => {
    const updated = things.updateMany({ state: 'old' }, { $set: { state: 'new' }, $inc: { n: 1 } })
    const claimed = Array.from({ length: 40 }, (_, at) =>
      things.updateOne({ _id: at * 75, state: 'old' }, { $set: { state: 'claimed' } }),
    )
    const claims = (await Promise.all(claimed)).reduce((sum, { modifiedCount }) => sum + modifiedCount, 0)
    const { modifiedCount, matchedCount } = await updated
    expect([modifiedCount, matchedCount]).toEqual([COUNT - claims, COUNT - claims])
    expect(await things.countDocuments({ state: 'new', n: 1 })).toBe(COUNT - claims)
    expect(await things.countDocuments({ state: 'claimed', n: 0 })).toBe(claims)
  })

  it('DB-10: an index that is built while documents are inserted, changed and deleted is consistent with them', async () => {
    const built = things.createIndex({ n: 1, _id: 1 }, { unique: true })
    const changes = []
    for (let at = 0; at < 60; at++) {
      const _id = (at * 997) % COUNT
      changes.push(
        things.insertOne({ _id: COUNT + at, state: 'added', n: at, at: new Date() }),
        things.updateOne({ _id }, { $inc: { n: at } }),
        things.deleteOne({ _id: (_id + 1) % COUNT }),
      )
      if (at % 10 === 0) await test.db.command({ ping: 1 })
    }
    await Promise.all(changes)
    await built
    const found = await things.find().sort({ n: 1, _id: 1 }).toArray()
    expect(found).toHaveLength(await things.countDocuments())
  })

  it('DB-10: an index whose build was interrupted is used by no query, and the next build starts again', async () => {
    const { catalogue } = test.embedded!.engine
    const real = storage.write.bind(storage)
    let writes = 0
    storage.write = (work) => (writes++ < 3 ? real(work) : Promise.reject(new Error('the process has ended')))
    await expect(things.createIndex({ n: 1 })).rejects.toThrow('the process has ended')
    storage.write = real
    // Reads the catalogue as the next start does.
    catalogue.load()
    const indexes = () => catalogue.all().find(({ namespace }) => namespace.endsWith('.things'))!.indexes
    expect(indexes().map(({ name, building }) => [name, building])).toContainEqual(['n_1', true])
    await expect(things.find().sort({ n: 1 }).toArray()).rejects.toThrow(/a sort that no index serves/)
    await things.updateMany({ _id: { $gt: COUNT - 100 } }, { $set: { n: 5 } })
    await things.deleteMany({ _id: { $lt: 50 } })
    await things.createIndex({ n: 1 })
    expect(indexes().map(({ name }) => name)).toEqual(['_id_', 'state_1', 'at_1', 'n_1'])
    expect(await things.find().sort({ n: 1 }).toArray()).toHaveLength(COUNT - 50)
  })
})
