import { serialize } from 'bson'
import { expect, it } from 'vitest'
import { parseRequest, WireError } from '#server/embedded-db/wire.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { deleteExpired } from '#server/embedded-db/embedded-db.ts'
import { verify } from '#server/embedded-db/verify.ts'

const test = useStarted(() => openTestDb())

/** Returns an OP_QUERY message, with which drivers greet an unknown server. */
function query(body: object): Buffer {
  const document = serialize(body)
  const namespace = Buffer.from('admin.$cmd\0')
  const head = Buffer.alloc(20)
  head.writeInt32LE(head.length + namespace.length + 8 + document.length, 0)
  head.writeInt32LE(2004, 12)
  return Buffer.concat([head, namespace, Buffer.alloc(8), document])
}

it.each(['hello', 'ismaster', 'isMaster'])('DB-1: a driver that greets with %s is answered', async (name) => {
  const { legacy, body } = parseRequest(query({ [name]: 1 }))
  expect([legacy, Object.keys(body)]).toEqual([true, [name]])
  expect(await test.db.admin().command({ [name]: 1 })).toMatchObject({ ok: 1, maxWireVersion: 21 })
})

it('DB-2: an OP_QUERY that is no greeting is refused', () => {
  expect(() => parseRequest(query({ find: 'cards' }))).toThrow(WireError)
})

const aged = (seconds: number) => ({ at: new Date(Date.now() - seconds * 1000) })

it('DB-1: the TTL index deletes expired documents, and none without a date', async () => {
  const sessions = test.db.collection<{ at?: unknown }>('sessions')
  await sessions.createIndex({ at: 1 }, { expireAfterSeconds: 0, background: true })
  await sessions.insertMany([aged(1), aged(-60), { at: 'a string' }, { at: null }, {}])
  await deleteExpired(test.embedded!.engine)
  expect(await sessions.countDocuments({})).toBe(4)
  expect((await sessions.find({}).toArray()).filter(({ at }) => at instanceof Date)).toHaveLength(1)
  expect(verify(test.embedded!.engine).problems).toEqual([])
})

it('DB-1: the TTL index deletes more expired documents than fit into one commit', async () => {
  const tokens = test.db.collection<{ at: Date }>('tokens')
  await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 60 })
  await tokens.insertMany([...Array.from({ length: 1200 }, () => aged(61)), aged(30)])
  await deleteExpired(test.embedded!.engine)
  expect(await tokens.countDocuments({})).toBe(1)
})
