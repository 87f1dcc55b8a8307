import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectDatabase } from '#server/database/connect.ts'
import { isDatabaseUnavailable } from '#server/database/errors.ts'
import { createLog } from '#server/log.ts'
import { eventually } from '#tests/support/eventually.ts'
import { GIVEN_URI } from '#tests/support/given-mongodb.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { useEach } from '#tests/support/use-started.ts'

const CREATED = channel('net.client.socket')
let sockets: Socket[]
const collect = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
beforeEach(() => {
  sockets = []
  CREATED.subscribe(collect)
})
afterEach(() => CREATED.unsubscribe(collect))
const remote = useEach(startSwitchableDatabase)
const database = useEach(async () => {
  const connected = connectDatabase(remote.uri, () => Promise.resolve(), createLog('silent'), {
    monitorCommands: true,
  })
  await connected.firstUp
  return connected
})

const ENDED_BY = ['this side', 'the database'] as const

function endAll(by: (typeof ENDED_BY)[number]): void {
  for (const socket of sockets) {
    // As Node does when the other side has ended a connection.
    if (by === 'the database') socket.write = () => false
    socket.destroy()
  }
}

/** Ends every connection in the moment before the next command is written. */
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
  'OPS-8: a write whose connection %s ends before it is sent is stored once or not at all, and the next one works',
  async (by) => {
    const users = database.connection.collection('notes')
    endBeforeNext('insert', by)
    const refusal = await users.insertOne({ email: 'a@example.com' }).catch((error: unknown) => error)
    // A MongoDB with retryable writes gets it again, once.
    if (GIVEN_URI === undefined) expect(refusal).toSatisfy(isDatabaseUnavailable)
    await expect.poll(() => database.isUp()).toBe(true)
    await users.insertOne({ email: 'b@example.com' })
    const stored = isDatabaseUnavailable(refusal) ? 0 : 1
    expect(await users.countDocuments({ email: 'a@example.com' })).toBe(stored)
  },
)

it.each(ENDED_BY)('OPS-8: a read whose connection %s ends before it is sent is sent again', async (by) => {
  const users = database.connection.collection('notes')
  await users.insertOne({ email: 'c@example.com' })
  endBeforeNext('find', by)
  expect(await users.findOne({ email: 'c@example.com' })).toMatchObject({ email: 'c@example.com' })
})

it.each(ENDED_BY)(
  'OPS-4: after a heartbeat whose connection %s ends before it is sent, the server notices that the database is back',
  async (by) => {
    const client = database.connection.getClient()
    await once(client, 'serverHeartbeatSucceeded')
    client.once('serverHeartbeatStarted', () => endAll(by))
    await once(client, 'serverHeartbeatStarted')
    await remote.stop()
    await expect.poll(() => database.isUp()).toBe(false)
    expect(await database.ping()).toBe(false)
    await remote.start()
    await eventually(database.ping, (up) => up)
    // The session store keeps using the client that it was given.
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 })
  },
)
