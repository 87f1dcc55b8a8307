import { MongoStore } from 'connect-mongo'
import mongoose, { Schema } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startEmbeddedDb, type EmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { listed, readSurface, watchSurface } from '#tests/support/embedded-db/surface.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'

const dir = temporaryDir()
const surface = watchSurface()
let db: EmbeddedDb

beforeAll(async () => {
  db = await startEmbeddedDb({ dataDir: dir.path, record: surface.record })
  await mongoose.connect(db.uri, { bufferCommands: false })
})
afterAll(async () => {
  await mongoose.disconnect()
  await db.close()
  dir.remove()
})

const thingSchema = new Schema(
  {
    thingId: { type: String, required: true, unique: true },
    owner: { type: Schema.Types.ObjectId, required: true },
    title: String,
    cells: [String],
    opIds: { type: [String], select: false },
    version: { type: Number, default: 1 },
    token: String,
  },
  { timestamps: true },
)
thingSchema.index({ owner: 1, createdAt: -1, thingId: 1 })
thingSchema.index({ token: 1 }, { unique: true, partialFilterExpression: { token: { $exists: true } } })
const Thing = mongoose.model('Thing', thingSchema)

describe('Mongoose', () => {
  const owner = new mongoose.Types.ObjectId()

  it('DB-1: models make their collections and indexes', async () => {
    await Thing.init()
    await Thing.createCollection()
    await Thing.ensureIndexes()
    const names = (await Thing.listIndexes()).map(({ name }) => name as string)
    expect(names).toEqual(['_id_', 'thingId_1', 'owner_1_createdAt_-1_thingId_1', 'token_1'])
  })

  it('DB-1: documents are made, found, sorted, counted and changed', async () => {
    for (const n of [1, 2, 3, 4])
      await Thing.create({ thingId: `t${n}`, owner, title: `T${n}`, cells: ['a', 'b'] })
    await Thing.insertMany([
      { thingId: 't5', owner },
      { thingId: 't6', owner: new mongoose.Types.ObjectId() },
    ])
    const listing = await Thing.find({ owner, thingId: { $ne: 't1' } })
      .sort({ createdAt: -1, thingId: 1 })
      .skip(1)
      .limit(2)
      .select('thingId')
      .lean()
    expect(listing.map(({ thingId }) => thingId)).toEqual(['t4', 't3'])
    expect(await Thing.countDocuments({ owner })).toBe(5)
    const changed = await Thing.findOneAndUpdate(
      { thingId: 't1', owner, version: 1 },
      { $set: { title: 'new', 'cells.1': 'z', opIds: ['op'] }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    expect(changed?.toObject()).toMatchObject({ title: 'new', cells: ['a', 'z'], version: 2 })
    expect(
      await Thing.findOneAndUpdate({ thingId: 't1', version: 1 }, { $set: { title: 'late' } }),
    ).toBeNull()
    expect((await Thing.findOne({ thingId: 't1' }).select('+opIds').lean())?.opIds).toEqual(['op'])
  })

  it('DB-1: the filters an application needs', async () => {
    const ids = async (filter: mongoose.QueryFilter<mongoose.InferSchemaType<typeof thingSchema>>) =>
      (await Thing.find(filter).sort({ thingId: 1 }).lean()).map(({ thingId }) => thingId)
    expect(await ids({ $or: [{ thingId: 't2' }, { thingId: 't4' }] })).toEqual(['t2', 't4'])
    expect(
      await ids({ owner, createdAt: { $gt: new Date(0), $lte: new Date() }, version: { $gte: 2, $lt: 9 } }),
    ).toEqual(['t1'])
    expect(await ids({ $and: [{ owner }, { thingId: { $in: ['t1', 't6'] } }] })).toEqual(['t1'])
    expect(await ids({ owner: { $eq: owner }, token: { $exists: true } })).toEqual([])
  })

  it('DB-1: upserts, removals and partial uniqueness', async () => {
    const upserted = await Thing.updateOne(
      { thingId: 't7' },
      { $set: { owner }, $setOnInsert: { title: 'T7' } },
      { upsert: true },
    )
    expect([upserted.upsertedCount, upserted.matchedCount]).toEqual([1, 0])
    expect(
      (await Thing.updateMany({ owner }, { $set: { title: 'all' }, $unset: { cells: 1 } })).modifiedCount,
    ).toBe(6)
    await Thing.updateOne({ thingId: 't1' }, { $set: { token: 'same' } })
    await expect(Thing.updateOne({ thingId: 't2' }, { $set: { token: 'same' } })).rejects.toMatchObject({
      code: 11000,
      keyValue: { token: 'same' },
    })
    expect(await Thing.findOneAndDelete({ thingId: 't7' }, { sort: { createdAt: 1 } })).toMatchObject({
      title: 'all',
    })
    expect(
      await Thing.findOneAndUpdate(
        { thingId: 't8' },
        { $set: { owner } },
        { upsert: true, returnDocument: 'after', projection: { thingId: 1 } },
      ),
    ).toMatchObject({ thingId: 't8' })
    expect((await Thing.deleteOne({ thingId: 't8' })).deletedCount).toBe(1)
    expect((await Thing.deleteMany({ owner, thingId: { $in: ['t1', 't2'] } })).deletedCount).toBe(2)
  })

  it('DB-1: a saved document of a wrong version is refused, a cursor walks over all', async () => {
    const doc = (await Thing.findOne({ thingId: 't3' }))!
    doc.title = 'saved'
    await doc.save()
    const seen: string[] = []
    for await (const { thingId } of Thing.find({}).sort({ _id: 1 }).cursor({ batchSize: 2 }))
      seen.push(thingId)
    expect(seen.sort()).toEqual(['t3', 't4', 't5', 't6'])
    const stages = [{ $match: { owner } }, { $sample: { size: 2 } }]
    const sample = await Thing.collection.aggregate(stages, { batchSize: 9 }).toArray()
    expect(new Set(sample.map(({ thingId }) => thingId as string)).size).toBe(2)
  })
})

/** connect-mongo's calls as promises. */
function promised<T>(
  call: (done: (error: unknown, value?: T | null) => void) => void,
): Promise<T | null | undefined> {
  return new Promise((resolve, reject) =>
    call((error, value) => (error instanceof Error ? reject(error) : resolve(value))),
  )
}

describe('connect-mongo', () => {
  it('DB-1: sessions are kept, touched, counted and destroyed', async () => {
    const store = MongoStore.create({
      client: mongoose.connection.getClient(),
      stringify: false,
      touchAfter: 3600,
    })
    const session = {
      cookie: { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000) },
      userId: 'u1',
    }
    await promised((done) => store.set('s1', session as never, done))
    expect(await promised((done) => store.get('s1', done))).toMatchObject({ userId: 'u1' })
    expect(await promised<number>((done) => store.length(done))).toBe(1)
    await promised((done) => store.touch('s1', session as never, done))
    await promised((done) => store.set('s1', { ...session, userId: 'u2' } as never, done))
    expect(await promised((done) => store.get('s1', done))).toMatchObject({ userId: 'u2' })
    await promised((done) => store.destroy('s1', done))
    expect(await promised((done) => store.get('s1', done))).toBeNull()
    await promised((done) => store.clear(done))
  })

  it('DB-1: an expired session is not found, even before it is deleted', async () => {
    const store = MongoStore.create({ client: mongoose.connection.getClient(), stringify: false })
    const session = { cookie: { originalMaxAge: 1, expires: new Date(Date.now() - 1000) } }
    await promised((done) => store.set('old', session as never, done))
    expect(await promised((done) => store.get('old', done))).toBeNull()
  })
})

describe('the surface', () => {
  it('DB-7: what Mongoose and connect-mongo send is listed in docs/database-surface.md and served by indexes', () => {
    expect(surface.violations()).toEqual([])
  })

  it('DB-7: a look-up without an index and an unlisted operator do not go unnoticed', async () => {
    const watch = watchSurface()
    const other = temporaryDir()
    const noticing = await startEmbeddedDb({ dataDir: other.path, record: watch.record })
    const client = await connect(noticing.uri)
    await client.db().collection('c').insertOne({ a: 1 })
    await client.db().collection('c').findOne({ a: 1 })
    await client.db().collection('c').countDocuments({ a: 1 })
    await expect(
      client
        .db()
        .collection('c')
        .updateOne({ _id: 1 as never }, { $push: { a: 1 } as never }),
    ).rejects.toMatchObject({ code: 9 })
    await client.close()
    await noticing.close()
    other.remove()
    expect(watch.violations()).toEqual([
      'not in docs/database-surface.md: update $push',
      'reads everything: find c {a}',
      'reads everything: aggregate c {a}',
    ])
  })

  it('DB-7: nothing is listed that nobody sends', async () => {
    const client = await connect(db.uri)
    await client.db().command({ ping: 1 })
    const cursor = client.db().collection('things').find({}, { batchSize: 1 })
    await cursor.next()
    await cursor.close()
    await client.db().command({ findAndModify: 'things', query: { _id: 0 }, sort: { _id: 1 }, remove: true })
    await client.db().command({ hello: 1 })
    await client.db('elsewhere').dropDatabase()
    await client.close()
    // What the driver sends to other kinds of server, or under options that this application does not set.
    const elsewhere = [...listed(readSurface())].filter((token) => token.startsWith('hello.'))
    const unsent = () =>
      [...listed(readSurface())].filter((token) => !surface.used.has(token) && !elsewhere.includes(token))
    await vi.waitFor(() => expect(unsent()).toEqual([]))
  })
})
