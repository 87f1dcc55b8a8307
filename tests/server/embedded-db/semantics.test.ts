import { deserialize, serialize, type Document } from 'bson'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECTED, PROJECTION_CASES } from '#tests/support/embedded-db/semantics/projection-cases.ts'
import { QUERY_CASES } from '#tests/support/embedded-db/semantics/query-cases.ts'
import { REFUSALS, STORED } from '#tests/support/embedded-db/semantics/refusals.ts'
import { SORT_CASES } from '#tests/support/embedded-db/semantics/sort-cases.ts'
import { UPDATE_CASES } from '#tests/support/embedded-db/semantics/update-cases.ts'
import { UPSERT_CASES } from '#tests/support/embedded-db/semantics/upsert-cases.ts'
import { openTestDb, OTHER_URI } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { verify } from '#server/embedded-db/verify.ts'

const REFUSAL = 'not supported by the embedded database: '

const test = useStarted(() => openTestDb({ anyUri: true, client: { promoteValues: false } }))
let collections = 0

async function filled(docs: Document[], index?: Record<string, 1 | -1>) {
  const collection = test.db.collection(`c${collections++}`)
  await collection.insertMany(structuredCloneOf(docs))
  if (index) await collection.createIndex(index)
  return collection
}

/** Copies documents, since the driver adds an `_id` to its arguments. */
const structuredCloneOf = (docs: Document[]) => docs.map((doc) => ({ ...doc }))
const idsOf = (docs: Document[]) => docs.map((doc) => doc._id.valueOf() as number | string)
const ascending = (ids: (number | string)[]) => ids.toSorted((a, b) => Number(a) - Number(b))
/** Returns a document as BSON in hex, so that comparisons include types and the order of fields. */
const bson = (doc: Document) => Buffer.from(serialize(doc)).toString('hex')

describe('queries', () => {
  for (const [name, { docs, filter, finds, unindexed = false }] of Object.entries(QUERY_CASES)) {
    const path = Object.keys(filter).find((key) => !key.startsWith('$')) ?? 'a'
    for (const index of [undefined, { [path]: 1 }, { [path]: -1 }] as const) {
      if ((path === '_id' || unindexed) && index) continue
      it(`DB-1: ${name}, ${index ? `index ${JSON.stringify(index)}` : 'without an index'}`, async () => {
        const collection = await filled(docs, index)
        expect(ascending(idsOf(await collection.find(filter).toArray()))).toEqual(finds)
        expect(Number(await collection.countDocuments(filter))).toEqual(finds.length)
      })
    }
  }
})

describe('sorting', () => {
  for (const [name, sorted] of Object.entries(SORT_CASES)) {
    const { docs, filter = {}, sort, index = sort, skip = 0, limit = 0, finds } = sorted
    it(`DB-1: ${name}, index ${JSON.stringify(index)}`, async () => {
      const collection = await filled(docs, index)
      const found = await collection.find(filter).sort(sort).skip(skip).limit(limit).toArray()
      expect(idsOf(found)).toEqual(finds)
    })
  }
})

describe('updates', () => {
  for (const [name, { before, update, after, modified = true }] of Object.entries(UPDATE_CASES)) {
    it(`DB-1: ${name}`, async () => {
      const collection = await filled([before])
      const statement = { q: { _id: 1 }, u: update }
      const reply = await test.db.command({ update: collection.collectionName, updates: [statement] })
      expect(bson((await collection.findOne())!)).toBe(bson(after))
      expect([Number(reply.n), Number(reply.nModified)]).toEqual([1, modified ? 1 : 0])
    })
  }

  for (const [name, { filter, update, inserts }] of Object.entries(UPSERT_CASES)) {
    it(`DB-1: upsert: ${name}`, async () => {
      const collection = await filled([{ _id: 'other' }])
      const statement = { q: filter, u: update, upsert: true }
      const reply = await test.db.command({ update: collection.collectionName, updates: [statement] })
      const stored = (await collection.findOne({ _id: { $ne: 'other' as never } }))!
      expect(Object.keys(stored)[0]).toBe('_id')
      expect((reply.upserted as Document[]).map(({ _id }) => String(_id))).toEqual([String(stored._id)])
      expect([Number(reply.n), Number(reply.nModified)]).toEqual([1, 0])
      expect({ ...stored, ...(!('_id' in inserts) && { _id: undefined }) }).toEqual(valuesOf(inserts))
    })
  }

  it('DB-1: findAndModify returns the old or the new document', async () => {
    const collection = await filled([1, 2, 3].map((_id) => ({ _id, a: _id })))
    const command = { findAndModify: collection.collectionName, query: { a: 2 }, update: { $inc: { a: 5 } } }
    const old = await test.db.command(command)
    expect(bson(old.value)).toBe(bson({ _id: 2, a: 2 }))
    const changed = await test.db.command({ ...command, query: { a: 7 }, new: true })
    expect(bson(changed.value)).toBe(bson({ _id: 2, a: 12 }))
    expect(changed.lastErrorObject).toMatchObject({ updatedExisting: true })
    const none = await test.db.command(command)
    expect([none.value, none.lastErrorObject.updatedExisting]).toEqual([null, false])
  })

  it('DB-1: a failed statement does not count its document', async () => {
    const collection = await filled([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ])
    await collection.createIndex({ a: 1 }, { unique: true })
    const updates = [2, 3].map((a) => ({ q: { _id: 1 }, u: { $set: { a } } }))
    const reply = await test.db.command({ update: collection.collectionName, updates, ordered: false })
    expect([Number(reply.n), Number(reply.nModified), reply.writeErrors.length]).toEqual([1, 1, 1])
  })

  it('DB-1: an ordered insert stops at the first error, and an unordered one continues', async () => {
    const collection = await filled([{ _id: 2 }])
    const documents = [{ _id: 1 }, { _id: 2 }, { _id: 3 }]
    const ordered = await test.db.command({ insert: collection.collectionName, documents })
    expect([Number(ordered.n), ordered.writeErrors.length, Number(ordered.ok)]).toEqual([1, 1, 1])
    const unordered = await test.db.command({ insert: collection.collectionName, documents, ordered: false })
    expect([Number(unordered.n), unordered.writeErrors.length]).toEqual([1, 2])
  })

  it('DB-1: documents are returned with the same bytes', async () => {
    const odd = { _id: 1, z: 1, list: [], nested: { b: [{}], a: null }, text: '\u0000', date: new Date(-1) }
    const collection = await filled([odd])
    expect(bson((await collection.findOne())!)).toBe(bson(odd))
  })
})

describe('projections', () => {
  for (const { projection, shows } of PROJECTION_CASES) {
    it(`DB-1: ${JSON.stringify(projection)}`, async () => {
      const collection = await filled([PROJECTED])
      expect(bson((await collection.findOne({}, { projection }))!)).toBe(bson(shows))
    })
  }
})

describe.skipIf(OTHER_URI)('refusals', () => {
  // A separate database, because everything stored in it is checked after each refusal.
  const test = useStarted(() => openTestDb({ client: { promoteValues: false } }))
  beforeAll(async () => {
    await test.db.collection<Document>('c').insertOne({ ...STORED } as never)
    await test.db.collection('c').createIndex({ a: 1 }, { unique: true })
  })

  for (const [name, command, says] of REFUSALS)
    it(`DB-2: ${name}`, async () => {
      const entriesBefore = verify(test.embedded!.engine).indexEntries
      const reply = await test.db.command(command).catch((error: Document) => ({ writeErrors: [error] }))
      const [refusal] = (reply.writeErrors ?? [reply]) as Document[]
      expect([Number(refusal!.code), refusal!.errmsg]).toEqual([
        115,
        expect.stringContaining(`${REFUSAL}${says}`),
      ])
      expect((await test.db.collection('c').find().toArray()).map(bson)).toEqual([bson(STORED)])
      expect(verify(test.embedded!.engine)).toMatchObject({ problems: [], indexEntries: entriesBefore })
    })
})

/** Converts the plain numbers of a case to Int32, as the driver sends them. */
function valuesOf(doc: Document): Document {
  return { _id: undefined, ...deserialize(serialize(doc), { promoteValues: false }) }
}

it('DB-1: a count by a field lists its values, and omits a value that no document has', async () => {
  const items = test.db.collection('items')
  const countsOf = async (values: string[]) => {
    const found = items.aggregate<{ _id: string; n: number }>([
      { $match: { of: { $in: values } } },
      { $group: { _id: '$of', n: { $sum: 1 } } },
    ])
    return Object.fromEntries((await found.toArray()).map(({ _id, n }) => [_id, Number(n)]))
  }
  expect(await countsOf(['x'])).toEqual({})
  await items.insertMany(['x', 'y', 'x', 'z', 'x', 'y'].map((of) => ({ of })))
  expect(await countsOf(['x', 'y', 'none', 'x'])).toEqual({ x: 3, y: 2 })
  expect(await countsOf([])).toEqual({})
  const many = Array.from({ length: 150 }, (_, at) => `value ${at}`)
  await items.insertMany(many.map((of) => ({ of })))
  expect(Object.keys(await countsOf(many))).toHaveLength(150)
})
