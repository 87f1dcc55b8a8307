import { describe, expect, it, afterEach, beforeEach } from 'vitest'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { createLog } from '#server/log.ts'
import { recentPlayModel } from '#server/models/recent-play.ts'
import { appForTest } from '#tests/support/app.ts'
import { insertInParts } from '#tests/support/insert-in-parts.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { forTest, useEach } from '#tests/support/use-started.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'
import { Types } from 'mongoose'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { startDatabase } from '#server/database/start.ts'
import { categoryModel } from '#server/models/category.ts'
import { eventually } from '#tests/support/eventually.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { once } from 'node:events'
import { Changes } from '#server/embedded-db/changes.ts'
import { channel } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { isDatabaseUnavailable } from '#server/database/errors.ts'
import { GIVEN_URI } from '#tests/support/given-mongodb.ts'

/** Longer than requests wait until a database is found. */
const FAR_MS = 900
/** Longer than requests wait for an answer: 2 s. */
const INDEXING_MS = 3000

const away = useEach(startSwitchableDatabase)

/** Connects for one test. */
async function connected(
  prepare: Parameters<typeof connectDatabase>[1] = () => Promise.resolve(),
  options?: Parameters<typeof connectDatabase>[3],
): Promise<Database> {
  const database = await forTest(connectDatabase(away.uri, prepare, createLog('silent'), options))
  await database.firstUp
  return database
}

it('OPS-8: the server connects to a distant database even if each response takes longer than requests wait to connect', async () => {
  away.slow(FAR_MS)
  let prepared = 0
  await connected(() => Promise.resolve(void prepared++))
  expect(prepared).toBe(1)
})

it('OPS-8: building an index may take longer than a request', async () => {
  let prepared = 0
  await connected(async (connection) => {
    prepared++
    away.slow(INDEXING_MS)
    await connection.collection('grown').createIndex({ a: 1 })
    away.slow(0)
  })
  expect(prepared).toBe(1)
})

it('HIST-3: deleting a card does not wait for the plays of everyone who played it, which are deleted in parts', async () => {
  const database = await connected(createIndexes)
  const app = await appForTest({ database })
  const { visitor } = await registeredVisitor(app.url)
  const { cardId } = await visitor.makeCard({ title: 'Played a lot' })
  const plays = recentPlayModel(database.connection)
  const playedAt = new Date()
  await insertInParts(
    plays,
    Array.from({ length: 1200 }, () => ({ cardId, userId: new Types.ObjectId(), playedAt })),
  )
  const commands: string[] = []
  database.connection.set('debug', (collection: string, method: string) => {
    if (collection === 'card_history') commands.push(method)
  })
  const deletion = away.hold('delete')
  expect((await visitor.send('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
  await deletion.running
  deletion.release()
  await expect.poll(() => plays.countDocuments({ cardId })).toBe(0)
  expect(commands.filter((method) => method === 'deleteMany')).toHaveLength(3)
})

/** Starts a database, and holds its official categories back while they are being stored. */
async function startSeeding() {
  const seeding = away.hold('update')
  const { log, logged } = writtenLog()
  const database = startDatabase(
    { mongodbUri: away.uri, dataDir: newFolder(), metrics: undefined },
    log,
    undefined,
  )
  await seeding.running
  const events = () => logged.map(({ event }) => event)
  return { database, events, release: seeding.release }
}

it('OPS-8: if the database goes down while a start stores the official categories, they are stored once it is back', async () => {
  const { database, events, release } = await startSeeding()
  await away.stop()
  release()
  // With a MongoDB of several nodes the driver retries the write, so the database is away for longer than that.
  await eventually(events, (logged) => logged.length > 0)
  await away.start()
  await database.firstUp
  const stored = await categoryModel(database.connection).find({ userId: null }).lean()
  expect(stored).toHaveLength(OFFICIAL_CONTENT.length)
  expect(stored.filter(({ itemsStamp }) => itemsStamp === undefined)).toEqual([])
  expect(events()).toEqual(['database_down', 'database_up'])
  await database.close()
})

it('OPS-5: a start that is stopped while it stores the official categories logs no failure', async () => {
  const { database, events, release } = await startSeeding()
  await database.close()
  release()
  expect(events()).toEqual([])
})

/** More than the 2 s after which a database without heartbeats counts as down. */
const STALL_MS = 2500

/** Connects, and waits for the first heartbeat of the database. */
async function heard(options?: Parameters<typeof connectDatabase>[3]): Promise<Database> {
  const database = await connected(undefined, options)
  await once(database.connection.getClient(), 'serverHeartbeatSucceeded')
  return database
}

const stall = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS)

it('OPS-4: a database that responds counts as up while the server’s event loop stalls', async () => {
  const database = await heard()
  stall()
  expect(database.isUp()).toBe(true)
  // Waits for the turn of the event loop in which the timers that expired during the stall fire.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(database.isUp()).toBe(true)
  expect(await database.ping()).toBe(true)
})

it('OPS-4: the embedded database counts as up while a busy machine keeps its thread from responding', async () => {
  const [database, embedded] = [await heard(), await heard({ changes: new Changes() })]
  const release = away.hang('everything')
  const read = embedded.connection.collection('users').findOne({})
  // A MongoDB that is silent for as long counts as down.
  await expect.poll(() => database.isUp(), { timeout: 2 * STALL_MS }).toBe(false)
  expect(embedded.isUp()).toBe(true)
  release()
  expect(await read).toBeNull()
})

describe('a connection that ends', () => {
  const CREATED = channel('net.client.socket')
  let sockets: Socket[]
  const collect = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
  beforeEach(() => {
    sockets = []
    CREATED.subscribe(collect)
  })
  afterEach(() => CREATED.unsubscribe(collect))
  const database = useEach(() => connected(undefined, { monitorCommands: true }))

  const ENDED_BY = ['this side', 'the database'] as const

  function endAll(by: (typeof ENDED_BY)[number]): void {
    for (const socket of sockets) {
      // Drops what is written, as Node does when the other side has ended a connection.
      if (by === 'the database') socket.write = () => false
      socket.destroy()
    }
  }

  /** Ends every connection just before the next command of this name is written. */
  function endBeforeNext(name: string, by: (typeof ENDED_BY)[number]): void {
    const client = database.connection.getClient()
    const end = ({ commandName }: { commandName: string }) => {
      if (commandName !== name) return
      client.off('commandStarted', end)
      endAll(by)
    }
    client.on('commandStarted', end)
  }

  it.each(ENDED_BY)(
    'OPS-8: if %s ends it before a write is sent, that is stored once or not at all, and the next one works',
    async (by) => {
      const users = database.connection.collection('notes')
      endBeforeNext('insert', by)
      const refusal = await users.insertOne({ email: 'a@example.com' }).catch((error: unknown) => error)
      // With retryable writes, the driver sends the write to a MongoDB once more.
      if (GIVEN_URI === undefined) expect(refusal).toSatisfy(isDatabaseUnavailable)
      await expect.poll(() => database.isUp()).toBe(true)
      await users.insertOne({ email: 'b@example.com' })
      const stored = isDatabaseUnavailable(refusal) ? 0 : 1
      expect(await users.countDocuments({ email: 'a@example.com' })).toBe(stored)
    },
  )

  it.each(ENDED_BY)('OPS-8: if %s ends it before a read is sent, the read is sent again', async (by) => {
    const users = database.connection.collection('notes')
    await users.insertOne({ email: 'c@example.com' })
    endBeforeNext('find', by)
    expect(await users.findOne({ email: 'c@example.com' })).toMatchObject({ email: 'c@example.com' })
  })

  it.each(ENDED_BY)(
    'OPS-4: if %s ends it before a heartbeat is sent, the server still notices when the database is down and back',
    async (by) => {
      const client = database.connection.getClient()
      await once(client, 'serverHeartbeatSucceeded')
      client.once('serverHeartbeatStarted', () => endAll(by))
      await once(client, 'serverHeartbeatStarted')
      await away.stop()
      await expect.poll(() => database.isUp()).toBe(false)
      expect(await database.ping()).toBe(false)
      await away.start()
      await eventually(database.ping, (up) => up)
      // The session store keeps using the client that it was given.
      expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
    },
  )
})
