import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/database/connect.ts'
import { connectionUri } from '#server/database/connection-uri.ts'
import { isDatabaseUnavailable } from '#server/database/errors.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { createLog } from '#server/log.ts'
import { userModel } from '#server/models/user.ts'
import { describeFailure, isPermanent, StepError } from '#server/database/connection-failure.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { forTest } from '#tests/support/use-started.ts'

it('OPS-10: a URI allows neither stale reads nor unacknowledged writes; if it names no database, that is bingoboard', async () => {
  const sent: { name: string; db: unknown; readPreference: unknown; writeConcern: unknown }[] = []
  const embedded = await forTest(
    startEmbeddedDb({
      dataDir: newFolder(),
      record: ({ name, body, db }) =>
        sent.push({ name, db, readPreference: body.$readPreference, writeConcern: body.writeConcern }),
    }),
  )
  const host = /\/\/([^/]+)/.exec(embedded.uri)![1]
  const careless =
    'readPreference=secondaryPreferred&maxStalenessSeconds=120&readPreferenceTags=a:b&w=0&j=false'
  const database = await forTest(
    connectDatabase(`mongodb://${host}?${careless}`, createIndexes, createLog('silent')),
  )
  await database.firstUp
  const users = userModel(database.connection)
  await users.updateOne({ email: 'a@example.com' }, { $set: { displayName: 'A' } })
  await users.findOne({ email: 'a@example.com' })
  await database.connection
    .getClient()
    .db()
    .collection('sessions')
    .findOne({ _id: 'x' as never })

  const own = sent.filter(({ name }) => ['createIndexes', 'update', 'find'].includes(name))
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['createIndexes', 'update', 'find']))
  for (const { name, db, readPreference, writeConcern } of own) {
    expect([name, db, readPreference]).toEqual([name, 'bingoboard', undefined])
    if (name === 'update') expect(writeConcern).toEqual({ w: 'majority' })
  }
  expect(database.connection.getClient().options.maxPoolSize).toBe(30)
})

describe('the database that is connected to', () => {
  it.each([
    ['mongodb://host', 'mongodb://host/bingoboard?maxPoolSize=30'],
    ['mongodb://host/', 'mongodb://host/bingoboard?maxPoolSize=30'],
    ['mongodb://host/own?maxPoolSize=5', 'mongodb://host/own?maxPoolSize=5'],
    [
      'mongodb://a:b@h1:1,h2:2/?replicaSet=r&W=1',
      'mongodb://a:b@h1:1,h2:2/bingoboard?replicaSet=r&authSource=admin&maxPoolSize=30',
    ],
    [
      'mongodb://a:b@host/?authSource=people',
      'mongodb://a:b@host/bingoboard?authSource=people&maxPoolSize=30',
    ],
    ['mongodb+srv://a:b@host/own', 'mongodb+srv://a:b@host/own?maxPoolSize=30'],
  ])(
    'OPS-10: is bingoboard, with a pool of 30 connections, unless the URI says otherwise: %s',
    (given, used) => {
      expect(connectionUri(given)).toBe(used)
    },
  )

  it('OPS-10: users of a URI without a name are still looked up in admin', () => {
    const { options } = new mongo.MongoClient(connectionUri('mongodb://a:b@host'))
    expect([options.credentials?.source, options.dbName]).toEqual(['admin', 'bingoboard'])
  })
})

describe('database errors', () => {
  const failure = (code: number, errorLabels?: string[]) =>
    new mongo.MongoServerError({ code, errmsg: 'x', ...(errorLabels && { errorLabels }) })

  it.each([
    1, 6, 7, 13, 18, 43, 50, 64, 89, 91, 100, 112, 133, 134, 189, 262, 9001, 10_058, 10_107, 11_600, 11_601,
    11_602, 13_435, 13_436,
  ])('OPS-4 FLT-10: with code %i mean an unavailable database', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(true)
  })
  it.each([2, 26, 59, 85, 86, 121, 11_000])('OPS-4: with code %i do not', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(false)
  })
  it.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])('OPS-4: %s of a connection is temporary', (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('the socket has ended'), { code }))).toBe(true)
  })
  it.each(['ENOENT', 'ERR_INVALID_ARG_TYPE'])('OPS-4: %s of Node is not', (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('a defect'), { code }))).toBe(false)
  })
  it('OPS-4: are temporary if a connection ends during several writes', () => {
    const ended = new mongo.MongoBulkWriteError(
      new mongo.MongoNetworkError('read ECONNRESET'),
      {} as mongo.BulkWriteResult,
    )
    expect(isDatabaseUnavailable(ended)).toBe(true)
  })
  it('OPS-4: are temporary if the server marks them as retryable', () => {
    expect(isDatabaseUnavailable(failure(4711, ['RetryableWriteError']))).toBe(true)
    expect(isDatabaseUnavailable(failure(4711, ['Other']))).toBe(false)
  })
})

/** Returns an error like the driver's for an error reply of a server. */
const replyOf = (code: number, codeName: string) => Object.assign(new Error(codeName), { code, codeName })
const isPermanentAt = (step: string, error: Error) => isPermanent(describeFailure(new StepError(step, error)))

it('OPS-9: an index that a server such as FerretDB 1 refuses needs a person, unless the cause is temporary', () => {
  expect(isPermanentAt('index trash.expires', replyOf(238, 'NotImplemented'))).toBe(true)
  expect(isPermanentAt('index users.email', replyOf(197, 'InvalidIndexSpecificationOption'))).toBe(true)
  expect(isPermanentAt('index users.email', replyOf(189, 'PrimarySteppedDown'))).toBe(false)
  expect(isPermanentAt('connect', replyOf(197, 'InvalidIndexSpecificationOption'))).toBe(false)
  expect(isPermanentAt('index users.email', new Error('connection lost'))).toBe(false)
})
