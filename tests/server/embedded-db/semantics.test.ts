import { deserialize, serialize, type Document } from 'bson'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECTED, PROJECTION_CASES } from '#tests/support/embedded-db/semantics/projection-cases.ts'
import { QUERY_CASES } from '#tests/support/embedded-db/semantics/query-cases.ts'
import { STORED, type RefusalCase } from '#tests/support/embedded-db/semantics/refusal-case.ts'
import { REFUSALS } from '#tests/support/embedded-db/semantics/refusals.ts'
import { REFUSED_HERE } from '#tests/support/embedded-db/semantics/refused-here.ts'
import { SORT_CASES } from '#tests/support/embedded-db/semantics/sort-cases.ts'
import { UPDATE_CASES } from '#tests/support/embedded-db/semantics/update-cases.ts'
import { UPSERT_CASES } from '#tests/support/embedded-db/semantics/upsert-cases.ts'
import { openTestDb, OTHER_URI, type TestDb } from '#tests/support/embedded-db/test-db.ts'

let test: TestDb
let collections = 0

beforeAll(async () => {
  test = await openTestDb({ anyUri: true, client: { promoteValues: false } })
})
afterAll(() => test.close())

async function filled(docs: Document[], index?: Record<string, 1 | -1>) {
  const collection = test.db.collection(`c${collections++}`)
  await collection.insertMany(structuredCloneOf(docs))
  if (index) await collection.createIndex(index)
  return collection
}

/** The driver adds an `_id` to what it is given: the tables stay untouched. */
const structuredCloneOf = (docs: Document[]) => docs.map((doc) => ({ ...doc }))
const idsOf = (docs: Document[]) => docs.map((doc) => doc._id.valueOf() as number | string)
const ascending = (ids: (number | string)[]) => ids.toSorted((a, b) => Number(a) - Number(b))
/** Equal with their BSON types and the order of their fields. */
const bson = (doc: Document) => Buffer.from(serialize(doc)).toString('hex')

describe('queries', () => {
  for (const { name, docs, filter, finds } of QUERY_CASES) {
    const path = Object.keys(filter).find((key) => !key.startsWith('$')) ?? 'a'
    for (const index of [undefined, { [path]: 1 }, { [path]: -1 }] as const) {
      if (path === '_id' && index) continue
      it(`DB-1: ${name}, ${index ? `index ${JSON.stringify(index)}` : 'without an index'}`, async () => {
        const collection = await filled(docs, index)
        expect(ascending(idsOf(await collection.find(filter).toArray()))).toEqual(finds)
        expect(Number(await collection.countDocuments(filter))).toEqual(finds.length)
      })
    }
  }
})

describe('sorting', () => {
  for (const { name, docs, filter = {}, sort, skip = 0, limit = 0, finds } of SORT_CASES) {
    for (const index of [undefined, sort, { a: 1, ...sort }]) {
      it(`DB-1: ${name}, ${index ? `index ${JSON.stringify(index)}` : 'without an index'}`, async () => {
        const collection = await filled(docs, index as Record<string, 1 | -1>)
        const found = await collection.find(filter).sort(sort).skip(skip).limit(limit).toArray()
        expect(idsOf(found)).toEqual(finds)
      })
    }
  }
})

describe('updates', () => {
  for (const { name, before, update, after, modified = true } of UPDATE_CASES) {
    it(`DB-1: ${name}`, async () => {
      const collection = await filled([before])
      const statement = { q: { _id: 1 }, u: update }
      const reply = await test.db.command({ update: collection.collectionName, updates: [statement] })
      expect(bson((await collection.findOne())!)).toBe(bson(after))
      expect([Number(reply.n), Number(reply.nModified)]).toEqual([1, modified ? 1 : 0])
    })
  }

  for (const { name, filter, update, inserts } of UPSERT_CASES) {
    it(`DB-1: upsert: ${name}`, async () => {
      const collection = await filled([{ _id: 'other' }])
      const command = {
        findAndModify: collection.collectionName,
        query: filter,
        update,
        upsert: true,
        new: true,
      }
      const reply = await test.db.command(command)
      expect(reply.lastErrorObject.updatedExisting).toBe(false)
      const stored = await collection.findOne({ _id: { $ne: 'other' as never } })
      expect(bson(reply.value as Document)).toBe(bson(stored!))
      expect({ ...stored, ...(!('_id' in inserts) && { _id: undefined }) }).toEqual(valuesOf(inserts))
    })
  }

  it('DB-1: many documents are changed with multi, one without', async () => {
    const docs = [1, 2, 3].map((_id) => ({ _id, a: 1 }))
    const collection = await filled(docs, { a: 1 })
    expect(Number((await collection.updateOne({ a: 1 }, { $set: { b: 1 } })).modifiedCount)).toBe(1)
    expect(Number((await collection.updateMany({ a: 1 }, { $inc: { a: 1 } })).modifiedCount)).toBe(3)
    expect(Number(await collection.countDocuments({ a: 2 }))).toBe(3)
    expect(Number(await collection.countDocuments({ a: 1 }))).toBe(0)
  })

  it('DB-1: findAndModify answers the old or the new document, by the sort asked for', async () => {
    const collection = await filled([1, 2, 3].map((_id) => ({ _id, a: _id })))
    const name = collection.collectionName
    const first = { findAndModify: name, query: {}, sort: { a: -1 }, update: { $set: { b: 1 } } }
    expect(idsOf([(await test.db.command(first)).value])).toEqual([3])
    const kept = await test.db.command({ ...first, new: true, fields: { b: 1, _id: 0 } })
    expect(bson(kept.value)).toBe(bson({ b: 1 }))
    const gone = await test.db.command({ findAndModify: name, query: { _id: 2 }, remove: true })
    expect(idsOf([gone.value])).toEqual([2])
    expect((await test.db.command({ findAndModify: name, query: { _id: 2 }, remove: true })).value).toBeNull()
    expect(Number(await collection.countDocuments({}))).toBe(2)
  })

  it('DB-1: deletes one or all', async () => {
    const collection = await filled(
      [1, 2, 3].map((_id) => ({ _id, a: 1 })),
      { a: 1 },
    )
    expect(Number((await collection.deleteOne({ a: 1 })).deletedCount)).toBe(1)
    expect(Number((await collection.deleteMany({ a: 1 })).deletedCount)).toBe(2)
    expect(Number(await collection.countDocuments({}))).toBe(0)
  })

  it('DB-1: an ordered insert stops at the first refusal, an unordered one goes on', async () => {
    const collection = await filled([{ _id: 2 }])
    const documents = [{ _id: 1 }, { _id: 2 }, { _id: 3 }]
    const ordered = await test.db.command({ insert: collection.collectionName, documents })
    expect([Number(ordered.n), ordered.writeErrors.length, Number(ordered.ok)]).toEqual([1, 1, 1])
    const unordered = await test.db.command({ insert: collection.collectionName, documents, ordered: false })
    expect([Number(unordered.n), unordered.writeErrors.length]).toEqual([1, 2])
  })

  it('DB-1: the documents come back as the bytes they were sent in', async () => {
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

describe('$sample', () => {
  it('DB-1: as many different matches as asked for, at most all', async () => {
    const collection = await filled(Array.from({ length: 20 }, (_, _id) => ({ _id, even: _id % 2 === 0 })))
    const sample = async (size: number) =>
      idsOf(await collection.aggregate([{ $match: { even: true } }, { $sample: { size } }]).toArray())
    const few = await sample(4)
    expect(new Set(few).size).toBe(4)
    expect(few.every((id) => Number(id) % 2 === 0)).toBe(true)
    expect(ascending(await sample(50))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  })
})

describe('refusals', () => {
  beforeAll(async () => {
    await test.db.collection<Document>('c').insertOne({ ...STORED } as never)
    await test.db.collection('c').createIndex({ a: 1 }, { unique: true })
    await test.db.collection('parallel').createIndex({ x: 1, y: 1 })
  })

  for (const refusal of REFUSALS) it(`DB-2: ${refusal.name}`, () => expectRefusal(refusal))
  // These MongoDB can do: against another database they would say nothing.
  if (!OTHER_URI)
    for (const refusal of REFUSED_HERE) it(`DB-2: here: ${refusal.name}`, () => expectRefusal(refusal))
})

/** The command is refused and nothing of it is done. */
async function expectRefusal({ command, code, says = '' }: RefusalCase): Promise<void> {
  const reply = await test.db.command(command).catch((error: Document) => ({ writeErrors: [error] }))
  const [refusal] = reply.writeErrors as Document[]
  expect(refusal && Number(refusal.code)).toBe(code)
  expect(refusal!.errmsg).toContain(says)
  expect((await test.db.collection('c').find().toArray()).map(bson)).toEqual([bson(STORED)])
}

/** Plain numbers of a table as the Int32 they are sent as. */
function valuesOf(doc: Document): Document {
  return { _id: undefined, ...deserialize(serialize(doc), { promoteValues: false }) }
}
