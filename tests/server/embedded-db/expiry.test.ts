import { expect, it } from 'vitest'
import { deleteExpired } from '#server/embedded-db/embedded-db.ts'
import { verify } from '#server/embedded-db/verify.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { useStarted } from '#tests/support/use-started.ts'

const test = useStarted(() => openTestDb())

const aged = (seconds: number) => ({ at: new Date(Date.now() - seconds * 1000) })

it('DB-1: the TTL index deletes what has expired, and nothing that has no date', async () => {
  const sessions = test.db.collection<{ at?: unknown }>('sessions')
  await sessions.createIndex({ at: 1 }, { expireAfterSeconds: 0, background: true })
  await sessions.insertMany([aged(1), aged(-60), { at: 'a string' }, { at: null }, {}])
  await deleteExpired(test.embedded!.engine)
  expect(await sessions.countDocuments({})).toBe(4)
  expect((await sessions.find({}).toArray()).filter(({ at }) => at instanceof Date)).toHaveLength(1)
  expect(verify(test.embedded!.engine).problems).toEqual([])
})

it('DB-1: the TTL index deletes more expired documents than one commit does', async () => {
  const tokens = test.db.collection<{ at: Date }>('tokens')
  await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 60 })
  await tokens.insertMany([...Array.from({ length: 1200 }, () => aged(61)), aged(30)])
  await deleteExpired(test.embedded!.engine)
  expect(await tokens.countDocuments({})).toBe(1)
})
