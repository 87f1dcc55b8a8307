import { serialize } from 'bson'
import { expect, it } from 'vitest'
import { parseRequest, WireError } from '#server/embedded-db/wire.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'

const test = useStarted(() => openTestDb())

/** OP_QUERY, as drivers greet a server that they don't know. */
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
