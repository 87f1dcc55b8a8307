import type { Document } from 'bson'
import { expect, it } from 'vitest'
import { NaiveCollection, NaiveError, type NaiveDoc } from '#tests/support/embedded-db/naive-model.ts'
import {
  Chance,
  randomChange,
  randomDoc,
  randomFilter,
  randomSort,
} from '#tests/support/embedded-db/random-operations.ts'
import { openTestDb, type TestDb } from '#tests/support/embedded-db/test-db.ts'
import { verify } from '#server/embedded-db/verify.ts'

const OPERATIONS = process.env.TEST_ALL === '1' ? 10_000 : 800
const SEED = Number(process.env.TEST_SEED ?? 20_261_121)
const INDEXES = ['_id_', 'a_1_b_-1__id_1', 'b_-1_n_1', 'n_-1__id_-1', 'u_1', 'COLLSCAN']

/** Runs random operations on a new database and on a naive model in memory, and expects the same results. */
async function expectLikeNaiveModel(operations: number, seed: number): Promise<void> {
  const plansUsed = new Map<string, number>()
  const test = await openTestDb({
    anyUri: true,
    record: ({ plans }) => plans.forEach((plan) => plansUsed.set(plan, (plansUsed.get(plan) ?? 0) + 1)),
  })
  try {
    await run(test, operations, seed)
    if (test.embedded)
      for (const name of INDEXES)
        expect([name, plansUsed.get(name)! > operations / 500]).toEqual([name, true])
  } finally {
    await test.close()
  }
}

async function run(test: TestDb, operations: number, seed: number): Promise<void> {
  const chance = new Chance(seed)
  const model = new NaiveCollection()
  const real = test.db.collection<NaiveDoc>('random')
  await real.createIndexes([
    { key: { a: 1, b: -1, _id: 1 } },
    { key: { b: -1, n: 1 } },
    { key: { n: -1, _id: -1 } },
    { key: { u: 1 }, unique: true },
  ])
  const outcomes = { insert: 0, update: 0, remove: 0, find: 0, refused: 0, found: 0, changed: 0 }
  let nextId = 0

  for (let i = 0; i < operations; i++) {
    const filter = randomFilter(chance, nextId + 1)
    const [expected, actual] = await both(chance.below(10), filter)
    expect(actual, `operation ${i}, filter ${JSON.stringify(filter)}`).toEqual(expected)
  }
  const everything = await real.find({}, { sort: { _id: 1 } }).toArray()
  expect(everything).toEqual(model.find({}, { _id: 1 }))
  expect(test.embedded ? verify(test.embedded.engine).problems : []).toEqual([])

  // Every kind of operation ran, and every kind of outcome occurred.
  for (const [kind, times] of Object.entries(outcomes))
    expect([kind, times > operations / 100]).toEqual([kind, true])
  /** Runs one operation on both. @returns their results or error codes */
  function both(kind: number, filter: Document): Promise<[unknown, unknown]> {
    if (kind < 3) {
      const doc = randomDoc(chance, chance.below(12) === 0 ? chance.below(nextId + 1) : nextId++)
      outcomes.insert++
      return attempt(
        () => void model.insert({ ...doc }),
        async () => void (await real.insertOne({ ...doc })),
      )
    }
    if (kind < 5) {
      const [change, multi] = [randomChange(chance), chance.below(4) === 0]
      const byId = multi ? filter : { ...filter, _id: chance.below(nextId + 1) }
      outcomes.update++
      return attempt(
        () => {
          // The order of a multi update is undefined, so a refused one is not compared.
          const before = [...model.docs]
          try {
            return counted(model.update(byId, change, multi).length)
          } catch (error) {
            model.docs = before
            throw error
          }
        },
        async () => (await real[multi ? 'updateMany' : 'updateOne'](byId, change as Document)).matchedCount,
        multi,
      )
    }
    if (kind === 5) {
      const [change, id] = [randomChange(chance), chance.below(2) ? nextId++ : chance.below(nextId + 1)]
      outcomes.update++
      return attempt(
        () => model.update({ _id: id }, change, false, id)[0],
        async () => {
          await real.updateOne({ _id: id }, change as Document, { upsert: true })
          return real.findOne({ _id: id })
        },
      )
    }
    if (kind === 6) {
      const multi = chance.below(8) === 0
      const byId = multi ? { ...filter, n: { $gt: 90 } } : { ...filter, _id: chance.below(nextId + 1) }
      outcomes.remove++
      return attempt(
        () => counted(model.remove(byId, multi)),
        async () => (await real[multi ? 'deleteMany' : 'deleteOne'](byId)).deletedCount,
      )
    }
    outcomes.find++
    if (kind === 7) {
      return attempt(
        () => model.find(filter).length,
        () => real.countDocuments(filter),
      )
    }
    const [sort, skip, limit] = [
      randomSort(chance),
      chance.below(3),
      chance.below(2) ? 0 : 1 + chance.below(20),
    ]
    return attempt(
      () => {
        const rows = model.find(filter, sort).slice(skip, limit ? skip + limit : undefined)
        outcomes.found += rows.length
        return rows
      },
      () => real.find(filter, { sort, skip, limit }).toArray(),
    )
  }

  function counted(n: number): number {
    outcomes.changed += n
    return n
  }

  async function attempt(
    naive: () => unknown,
    mongo: () => Promise<unknown>,
    skipRefused = false,
  ): Promise<[unknown, unknown]> {
    let expected: unknown
    try {
      expected = naive()
    } catch (error) {
      if (!(error instanceof NaiveError)) throw error
      outcomes.refused++
      if (skipRefused) return [undefined, undefined]
      expected = { code: error.code }
    }
    const actual = await mongo().catch((error: { code?: number }) => ({ code: error.code }))
    return [expected, actual]
  }
}

it(
  `DB-6: ${OPERATIONS} random operations from seed ${SEED} give the same results as a naive model`,
  { timeout: 600_000 },
  () => expectLikeNaiveModel(OPERATIONS, SEED),
)
