import { MongoStore } from 'connect-mongo'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedDb, type EmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { deleteExpired } from '#server/embedded-db/embedded-db.ts'
import { listed, readSurface, watchSurface } from '#tests/support/embedded-db/surface.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { verify } from '#server/embedded-db/verify.ts'
import { indexedThings, newThings, type thingSchema, type Things } from './things.ts'

const dir = temporaryDir()
const surface = watchSurface()
let db: EmbeddedDb

beforeAll(async () => {
  db = await startEmbeddedDb({ dataDir: dir.path, record: surface.record })
  // As server/database/connect.ts does it.
  await mongoose.connect(db.uri, { autoCreate: false, autoIndex: false, bufferCommands: false })
})
afterAll(async () => {
  await mongoose.disconnect()
  await db.close()
  dir.remove()
})

const sent: (() => Promise<void>)[] = []
/**
 * The tests of the surface look at the commands of these tests too, and may run before them: whichever comes first runs
 * it, and it runs once.
 */
function sends(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const once = () => (running ??= run())
  sent.push(once)
  return once
}

describe('Mongoose', () => {
  const owner = new mongoose.Types.ObjectId()
  const filled = { owner, title: 'T', cells: ['a', 'b'] }
  const SIX = [
    { thingId: 't1', ...filled, version: 2 },
    { thingId: 't2', ...filled },
    { thingId: 't3', ...filled },
    { thingId: 't4', ...filled },
    { thingId: 't5', owner },
    { thingId: 't6', owner: new mongoose.Types.ObjectId() },
  ]
  const ids = async (
    Thing: Things,
    filter: mongoose.QueryFilter<mongoose.InferSchemaType<typeof thingSchema>>,
  ) => (await Thing.find(filter).lean()).map(({ thingId }) => thingId).toSorted()

  it(
    'DB-1: models create their indexes, even if they exist',
    sends(async () => {
      const Thing = newThings()
      await Thing.createIndexes()
      await Thing.createIndexes()
      const things = db.engine.catalogue.all().find(({ ns }) => ns.endsWith(`.${Thing.collection.name}`))
      const names = things!.indexes.map(({ name }) => name)
      expect(names).toEqual(['_id_', 'thingId_1', 'owner_1_title_-1__id_-1', 'token_1'])
    }),
  )

  it(
    'DB-1: documents are created, found, sorted, counted and changed',
    sends(async () => {
      const Thing = await indexedThings()
      for (const n of [1, 2, 3, 4])
        await Thing.create({ thingId: `t${n}`, owner, title: `T${n}`, cells: ['a', 'b'] })
      await Thing.insertMany(
        [
          { thingId: 't5', owner },
          { thingId: 't6', owner: new mongoose.Types.ObjectId() },
        ],
        { ordered: false },
      )
      const listing = await Thing.find({ owner, thingId: { $ne: 't4' } })
        .sort({ title: -1, _id: -1 })
        .skip(1)
        .limit(2)
        .select({ thingId: 1 })
        .lean()
      expect(listing.map(({ thingId }) => thingId)).toEqual(['t2', 't1'])
      expect(await Thing.countDocuments({ owner })).toBe(5)
      const changed = await Thing.findOneAndUpdate(
        { thingId: 't1', owner, version: 1 },
        { $set: { title: 'new', cells: ['a', 'z'] }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      expect(changed?.toObject()).toMatchObject({ title: 'new', cells: ['a', 'z'], version: 2 })
      expect(
        await Thing.findOneAndUpdate({ thingId: 't1', version: 1 }, { $set: { title: 'late' } }),
      ).toBeNull()
    }),
  )

  it(
    'DB-1: supports the filters that the application uses',
    sends(async () => {
      const Thing = await indexedThings(SIX)
      expect(await ids(Thing, { $or: [{ thingId: 't2' }, { thingId: 't4' }] })).toEqual(['t2', 't4'])
      expect(await ids(Thing, { owner, version: { $gt: 1, $lt: 9 } })).toEqual(['t1'])
      expect(await ids(Thing, { owner, thingId: { $in: ['t1', 't6'] } })).toEqual(['t1'])
      expect(await ids(Thing, { owner, token: null, title: null })).toEqual(['t5'])
      expect(await Thing.exists({ thingId: 't2' })).not.toBeNull()
    }),
  )

  it(
    'DB-1: supports upserts, unique keys and deletes',
    sends(async () => {
      const Thing = await indexedThings(SIX)
      const upserted = await Thing.updateOne(
        { thingId: 't7', owner },
        { $set: { title: 'T7' } },
        { upsert: true, setDefaultsOnInsert: false },
      )
      expect([upserted.upsertedCount, upserted.matchedCount]).toEqual([1, 0])
      const all = await Thing.updateMany({ owner }, { $set: { title: 'all' }, $unset: { cells: 1 } })
      expect([all.matchedCount, all.modifiedCount]).toEqual([6, 6])
      await expect(Thing.updateOne({ thingId: 't1' }, { $set: { thingId: 't2' } })).rejects.toMatchObject({
        code: 11000,
        keyValue: { thingId: 't2' },
      })
      expect((await Thing.deleteOne({ thingId: 't7' })).deletedCount).toBe(1)
      expect((await Thing.deleteMany({ owner, thingId: { $in: ['t1', 't2'] } })).deletedCount).toBe(2)
      expect(await ids(Thing, {})).toEqual(['t3', 't4', 't5', 't6'])
    }),
  )

  it(
    'DB-1: returns more documents than one batch',
    sends(async () => {
      const Thing = await indexedThings(Array.from({ length: 153 }, (_, n) => ({ thingId: `n${n}`, owner })))
      expect(await Thing.find({ owner }).lean()).toHaveLength(153)
    }),
  )
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
  /** @param collectionName one that no other test uses */
  const openStore = (collectionName: string) =>
    MongoStore.create({
      collectionName,
      client: mongoose.connection.getClient(),
      autoRemove: 'disabled',
      stringify: false,
      touchAfter: 3600,
    })

  it(
    'DB-1: sessions are stored, touched and destroyed',
    sends(async () => {
      const store = openStore('sessions')
      // As server/http/login/session.ts reads them.
      const stored = (_id: string) =>
        mongoose.connection.collection<{ _id: string }>('sessions').findOne({ _id })
      const session = {
        cookie: { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000) },
        userId: 'u1',
      }
      await promised((done) => store.set('s1', session as never, done))
      expect(await stored('s1')).toMatchObject({ session: { userId: 'u1' } })
      await promised((done) => store.touch('s1', session as never, done))
      await promised((done) => store.set('s1', { ...session, userId: 'u2' } as never, done))
      expect(await stored('s1')).toMatchObject({ session: { userId: 'u2' } })
      await promised((done) => store.destroy('s1', done))
      expect(await stored('s1')).toBeNull()
    }),
  )

  it(
    'DB-1: an expired session is deleted by the TTL index',
    sends(async () => {
      const sessions = mongoose.connection.collection('expiring')
      await sessions.createIndex({ expires: 1 }, { expireAfterSeconds: 0, background: true })
      const store = openStore('expiring')
      const session = (ms: number) => ({
        cookie: { originalMaxAge: 1, expires: new Date(Date.now() + ms) },
      })
      await promised((done) => store.set('old', session(-1000) as never, done))
      await promised((done) => store.set('valid', session(60_000) as never, done))
      await sessions.insertMany([{ expires: 'a string' }, { expires: null }, {}])
      expect(await sessions.countDocuments({})).toBe(5)
      await deleteExpired(db.engine)
      expect((await sessions.find({}).toArray()).filter(({ session }) => session !== undefined)).toHaveLength(
        1,
      )
      expect(await sessions.countDocuments({})).toBe(4)
      expect(verify(db.engine).problems).toEqual([])
    }),
  )

  it(
    'DB-1: the TTL index deletes more expired documents than one commit does',
    sends(async () => {
      const tokens = mongoose.connection.collection<{ at: Date }>('tokens')
      await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 60 })
      const aged = (seconds: number) => ({ at: new Date(Date.now() - seconds * 1000) })
      await tokens.insertMany([...Array.from({ length: 1200 }, () => aged(61)), aged(30)])
      await deleteExpired(db.engine)
      expect(await tokens.countDocuments({})).toBe(1)
    }),
  )
})

describe('the surface', () => {
  async function sendAll() {
    for (const send of sent) await send()
  }

  it('DB-7: every command of Mongoose and connect-mongo is listed in docs/database-surface.md', async () => {
    await sendAll()
    expect(surface.violations().filter((line) => !line.startsWith('reads everything: find things'))).toEqual(
      [],
    )
  })

  it('DB-7: every listed command is sent', async () => {
    await sendAll()
    const Thing = await indexedThings()
    const client = await connect(db.uri)
    await client.db().command({ ping: 1 })
    await client.db().command({ hello: 1 })
    await client.db().collection(Thing.collection.name).findOne({ thingId: 't1' })
    await client.close()
    // The driver sends these to other kinds of server, or with options that this application does not set.
    const elsewhere = [...listed(readSurface())].filter((token) => token.startsWith('hello.'))
    const unsent = () =>
      [...listed(readSurface())].filter((token) => !surface.used.has(token) && !elsewhere.includes(token))
    await expect.poll(() => unsent()).toEqual([])
  })
})
