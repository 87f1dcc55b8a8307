import { once } from 'node:events'
import { expect, it } from 'vitest'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { Changes } from '#server/embedded-db/changes.ts'
import { createLog } from '#server/log.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { forTest, useEach } from '#tests/support/use-started.ts'

/** More than the 2 s after which a database without heartbeats counts as down. */
const STALL_MS = 2500

const away = useEach(startSwitchableDatabase)

/** One that has heard from it. */
async function connected(options: Parameters<typeof connectDatabase>[3] = {}): Promise<Database> {
  const database = connectDatabase(away.uri, () => Promise.resolve(), createLog('silent'), options)
  await database.firstUp
  await once(database.connection.getClient(), 'serverHeartbeatSucceeded')
  return database
}
const database = useEach(connected)

const stall = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS)

it('OPS-4: a database that answers stays up while the event loop of the server stalls', async () => {
  stall()
  expect(database.isUp()).toBe(true)
  // The turn of the event loop in which the timers of the stall fire.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(database.isUp()).toBe(true)
  expect(await database.ping()).toBe(true)
})

it('OPS-4: the embedded database stays up while a busy machine keeps its thread from answering', async () => {
  const embedded = await forTest(connected({ changes: new Changes() }))
  const release = away.hang('everything')
  const read = embedded.connection.collection('users').findOne({})
  // A MongoDB as silent counts as down.
  await expect.poll(() => database.isUp(), { timeout: 2 * STALL_MS }).toBe(false)
  expect(embedded.isUp()).toBe(true)
  release()
  expect(await read).toBeNull()
})
