import { createServer } from 'node:http'
import express from 'express'
import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { errorHandler } from '#server/http/errors.ts'
import type { Logger } from '#server/log.ts'
import { startRefusingMongodb } from '#tests/support/refusing-mongodb.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listening } from '#tests/support/listening.ts'
import { forTest } from '#tests/support/use-started.ts'
import { writtenLog, type Logged } from '#tests/support/written-log.ts'

const PASSWORD = 'hunter2-of-the-uri'
const WRONG_PASSWORD = { code: 18, codeName: 'AuthenticationFailed', errmsg: `${PASSWORD} is wrong` }
const INTERNAL = { code: 1, codeName: 'InternalError', errmsg: 'no connection to the storage' }
const NO_RIGHT = { code: 13, codeName: 'Unauthorized', errmsg: 'not authorized on bingoboard' }

let logged: Logged[]

/** Connects, and keeps the log in `logged`. */
function connectTo(uri: string, prepare = createIndexes, repeatLogMs = 60_000): Promise<Database> {
  const written = writtenLog()
  logged = written.logged
  return forTest(connectDatabase(uri, prepare, written.log, { repeatLogMs }))
}
/** Returns the logged reasons why there is no connection. Fails if they contain the URI or the password. */
const reasons = () => {
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${PASSWORD}|mongodb://`))
  return logged.map(({ msg: _msg, time: _time, ...reason }) => reason)
}

describe('an unusable database', () => {
  it('OPS-9: is logged once for wrong credentials, and immediately for a new reason', async () => {
    const refusing = await forTest(startRefusingMongodb(WRONG_PASSWORD))
    await connectTo(`mongodb://someone:${PASSWORD}@${refusing.host}/?authMechanism=SCRAM-SHA-256`)
    await eventually(reasons, ({ length }) => length > 0)
    const wrong = {
      level: 50,
      event: 'database_refused',
      step: 'connect',
      kind: 'MongoServerError',
      code: 18,
      codeName: 'AuthenticationFailed',
    }
    const { refusals } = refusing
    await eventually(
      () => refusing.refusals,
      (count) => count > refusals + 1,
    )
    expect(reasons()).toEqual([wrong])
    refusing.refusal = NO_RIGHT
    await eventually(reasons, ({ length }) => length > 1)
    expect(reasons()).toEqual([wrong, { ...wrong, code: 13, codeName: 'Unauthorized' }])
  })

  it('OPS-9: is logged for a missing right with the index that needs it', async () => {
    const refusing = await forTest(startRefusingMongodb(NO_RIGHT))
    await connectTo(`mongodb://${refusing.host}`)
    await eventually(reasons, ({ length }) => length > 0)
    expect(reasons()).toEqual([
      {
        level: 50,
        event: 'database_refused',
        step: expect.stringMatching(/^index users\.\w+$/),
        kind: 'MongoServerError',
        code: 13,
        codeName: 'Unauthorized',
      },
    ])
  })

  it('OPS-9: is logged for a conflicting index, which is named', async () => {
    const test = await forTest(openTestDb())
    const users = test.client.db('bingoboard').collection('users')
    await users.createIndex({ email: 1 }, { name: 'email_1' })
    await connectTo(`mongodb://${/\/\/([^/]+)/.exec(test.uri)![1]}/?directConnection=true`)
    await eventually(reasons, ({ length }) => length > 0)
    expect(reasons()).toMatchObject([
      { level: 50, event: 'database_refused', step: 'index users.email', code: expect.any(Number) },
    ])
    await users.dropIndex('email_1').catch(() => undefined)
  })

  it('OPS-9: is logged with its cause as temporary if it is down', async () => {
    await connectTo(`mongodb://someone:${PASSWORD}@127.0.0.1:1`)
    await eventually(reasons, ({ length }) => length > 0)
    expect(reasons()).toEqual([
      {
        level: 40,
        event: 'database_down',
        step: 'connect',
        kind: 'MongooseServerSelectionError',
        cause: 'ECONNREFUSED',
      },
    ])
  })

  it('OPS-9: is logged again for the same reason after a while', async () => {
    const refusing = await forTest(startRefusingMongodb(WRONG_PASSWORD))
    await connectTo(`mongodb://${refusing.host}`, createIndexes, 0)
    await eventually(reasons, ({ length }) => length > 1)
    expect(reasons()[1]).toEqual(reasons()[0])
  })

  it('OPS-9: is logged as refused, naming MONGODB_URI, for a URI that the driver refuses', async () => {
    await connectTo('mongodb://127.0.0.1/?noSuchOption=1')
    await eventually(reasons, ({ length }) => length > 0)
    expect(reasons()).toEqual([
      { level: 50, event: 'database_refused', step: 'connect', kind: 'MongoParseError' },
    ])
    expect(logged[0]?.msg).toContain('an option or a value in MONGODB_URI')
  })

  it('OPS-9: is logged for duplicates under a unique index, without their values', async () => {
    const test = await forTest(openTestDb())
    const duplicate = new mongo.MongoServerError({ code: 11_000, errmsg: `dup key: ${PASSWORD}` })
    await connectTo(test.uri, () => Promise.reject(duplicate))
    await eventually(reasons, ({ length }) => length > 0)
    expect(reasons()).toMatchObject([{ event: 'database_refused', code: 11_000 }])
  })

  it.each([
    ['a right that was taken away', NO_RIGHT, 'database_refused'],
    ['storage that is gone behind its front end', INTERNAL, 'sys_unavailable'],
  ])(
    'OPS-4, OPS-9: fails the ping and makes a call 503, with the code in the log, because of %s',
    async (_what, refusal, event) => {
      const refusing = await forTest(startRefusingMongodb(refusal))
      const database = await connectTo(`mongodb://${refusing.host}`, () => Promise.resolve())
      await database.firstUp
      expect(await database.ping()).toBe(false)

      const error = await database.connection
        .collection('users')
        .findOne({})
        .catch((thrown: unknown) => thrown)
      const lines: object[] = []
      const log = { error: (line: object) => void lines.push(line) } as unknown as Logger
      const handle = errorHandler(log, () => undefined)
      const server = createServer(
        express()
          .get('/', () => Promise.reject(error as Error))
          .use(handle),
      )
      const response = await fetch(`http://127.0.0.1:${await listening(server)}/`)
      server.close()
      expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
      const { code, codeName } = refusal
      expect(lines).toMatchObject([{ event, step: 'command', code, codeName }])
    },
  )
})
