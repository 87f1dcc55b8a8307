import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { startSwitchableDatabase, type SwitchableDatabase } from '#tests/support/switchable-database.ts'

/** More than the 2 s after which a database without heartbeats counts as down. */
const STALL_MS = 2500

let away: SwitchableDatabase
let database: Database

beforeEach(async () => {
  away = await startSwitchableDatabase()
  database = connectDatabase(away.uri, () => Promise.resolve(), createLog('silent'))
  await database.firstUp
  await once(database.connection.getClient(), 'serverHeartbeatSucceeded')
})

afterEach(async () => {
  await database.close()
  await away.dispose()
})

const stall = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS)

it('OPS-4: a database that answers stays up while the event loop of the server stalls', async () => {
  stall()
  expect(database.isUp()).toBe(true)
  // The turn of the event loop in which the timers of the stall fire.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(database.isUp()).toBe(true)
  expect(await database.ping()).toBe(true)
})
