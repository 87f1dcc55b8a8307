import type { Document } from 'bson'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DUPLICATE_KEY_CASES } from '#tests/support/embedded-db/semantics/duplicate-keys.ts'
import { connect, openTestDb, type Client } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'

const RACERS = 16

let racers: Client[]
let collections = 0

const test = useStarted(() => openTestDb({ anyUri: true }))
beforeAll(async () => {
  racers = await Promise.all(Array.from({ length: RACERS }, () => connect(test.uri)))
  // All connect before the race, so that the first to connect has no head start.
  await Promise.all(racers.map((racer) => racer.db(test.db.databaseName).command({ ping: 1 })))
})
afterAll(async () => {
  await Promise.all(racers.map((racer) => racer.close()))
})

/** Returns a new collection, through the connection of each racer. */
function newCollection() {
  const name = `c${collections++}`
  return {
    collection: test.db.collection(name),
    ns: `${test.db.databaseName}.${name}`,
    each: racers.map((racer) => racer.db(test.db.databaseName).collection(name)),
  }
}

/** Runs all at once. @returns the results of the winners and the errors of the others */
async function race<T>(runs: (() => Promise<T>)[]): Promise<{ won: T[]; refused: Document[] }> {
  const outcomes = await Promise.allSettled(runs.map((run) => run()))
  return {
    won: outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value),
    refused: outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as Document),
  }
}

describe('16 clients insert the same key', () => {
  for (const [name, { index, doc, keyValue, shown }] of Object.entries(DUPLICATE_KEY_CASES)) {
    const keyPattern = index ?? { _id: 1 }
    const indexName = index ? Object.entries(index).flat().join('_') : '_id_'
    it(`DB-3: ${name}: one succeeds, and the others get error 11000 with MongoDB's message`, async () => {
      const { collection, ns, each } = newCollection()
      if (index) await collection.createIndex(index, { unique: true })
      const { won, refused } = await race(each.map((racer) => () => racer.insertOne({ ...doc })))
      expect(won).toHaveLength(1)
      expect(refused).toHaveLength(RACERS - 1)
      for (const error of refused) {
        expect(error).toMatchObject({ name: 'MongoServerError', code: 11000, keyPattern, keyValue })
        expect(error.message).toBe(
          `E11000 duplicate key error collection: ${ns} index: ${indexName} dup key: ${shown}`,
        )
        // The error contains the whole key, in the order of the index.
        expect(Object.keys(error.keyPattern as Document)).toEqual(Object.keys(keyPattern))
        expect(Object.keys(error.keyValue as Document)).toEqual(Object.keys(keyValue))
      }
      const stored = await collection.find().toArray()
      expect(stored.map(({ _id }) => _id)).toEqual(won.map(({ insertedId }) => insertedId))
    })
  }
})

describe('other simultaneous uses of a key', () => {
  it('DB-3: one of 16 updates to the same new name succeeds', async () => {
    const { collection, ns, each } = newCollection()
    await collection.createIndex({ name: 1 }, { unique: true })
    await collection.insertMany(each.map((_, i) => ({ _id: i as never, name: `racer ${i}` })))
    const { won, refused } = await race(
      each.map((racer, i) => () => racer.updateOne({ _id: i as never }, { $set: { name: 'winner' } })),
    )
    expect(won).toEqual([expect.objectContaining({ matchedCount: 1, modifiedCount: 1 })])
    const text = `E11000 duplicate key error collection: ${ns} index: name_1 dup key: { name: "winner" }`
    expect(refused).toHaveLength(RACERS - 1)
    for (const error of refused) {
      expect(error).toMatchObject({ code: 11000, keyPattern: { name: 1 }, keyValue: { name: 'winner' } })
      // MongoDB 8 puts the operation in front.
      expect(error.message).toMatch(/^(Plan executor error during update :: caused by :: )?E11000 /)
      expect(error.message).toContain(text)
    }
    expect(await collection.countDocuments({ name: 'winner' })).toBe(1)
    expect(await collection.countDocuments({})).toBe(RACERS)
  })

  it('DB-3: a key is free again once its document is deleted or has another key', async () => {
    const { collection } = newCollection()
    await collection.createIndex({ name: 1 }, { unique: true })
    await collection.insertMany([{ name: 'a' }, { name: 'b' }])
    await collection.deleteOne({ name: 'a' })
    await collection.updateOne({ name: 'b' }, { $set: { name: 'c' } })
    await collection.insertMany([{ name: 'a' }, { name: 'b' }])
    await expect(collection.insertOne({ name: 'c' })).rejects.toMatchObject({ code: 11000 })
    const names = (await collection.find().toArray()).map(({ name }) => name as string)
    expect(names.toSorted()).toEqual(['a', 'b', 'c'])
  })
})

it('DB-3: no unique index is created if two documents have the same key', async () => {
  const { collection, ns } = newCollection()
  await collection.insertMany([{ name: 'a' }, { name: 'b' }, { name: 'a' }])
  const error: unknown = await collection.createIndex({ name: 1 }, { unique: true }).catch((e: unknown) => e)
  expect(error).toMatchObject({ code: 11000, keyPattern: { name: 1 }, keyValue: { name: 'a' } })
  expect((error as Error).message).toContain(
    `E11000 duplicate key error collection: ${ns} index: name_1 dup key: { name: "a" }`,
  )
  await collection.insertOne({ name: 'b' })
  expect(await collection.countDocuments({ name: 'b' })).toBe(2)
})
