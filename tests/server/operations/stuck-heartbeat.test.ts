import { once } from 'node:events'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { createLog } from '#server/log.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startSwitchableDatabase, type SwitchableDatabase } from '#tests/support/switchable-database.ts'

/** More than the 2 s after which a database without heartbeats counts as down. */
const STUCK_MS = 3000

let away: SwitchableDatabase
let database: Database

afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
  await away.dispose()
})

/** Destroys the socket of a heartbeat just before the driver writes to it, as a connection that ends just then does. */
function stickHeartbeat(): Promise<void> {
  const write = Reflect.get(Socket.prototype, 'write') as (this: Socket, ...args: unknown[]) => boolean
  const spy = vi.spyOn(Socket.prototype, 'write')
  return new Promise((resolve) => {
    spy.mockImplementation(function (this: Socket, ...args: unknown[]) {
      const [chunk] = args
      const isHeartbeat =
        chunk instanceof Uint8Array && /(?:hello|ismaster)\0/.test(Buffer.from(chunk).toString('latin1'))
      if (isHeartbeat && this.listenerCount('timeout') > 0) {
        spy.mockRestore()
        this.destroy()
        resolve()
      }
      return write.apply(this, args)
    })
  })
}

it('OPS-4: after a heartbeat that never ends, the server notices that the database is back', async () => {
  away = await startSwitchableDatabase()
  database = connectDatabase(away.uri, createIndexes, createLog('silent'), { stuckHeartbeatMs: STUCK_MS })
  await database.firstUp
  const client = database.connection.getClient()
  // The time without heartbeats runs from the first one.
  await once(client, 'serverHeartbeatSucceeded')
  await stickHeartbeat()
  await away.stop()
  await new Promise((resolve) => setTimeout(resolve, STUCK_MS + 1000))
  expect(database.isUp()).toBe(false)
  expect(await database.ping()).toBe(false)
  await away.start()
  await eventually(database.ping, (up) => up)
  // The session store keeps using the client that it was given.
  expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
})
