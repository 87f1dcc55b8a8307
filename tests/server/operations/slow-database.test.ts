import { expect, it } from 'vitest'
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

/** Longer than requests wait for a database to be found. */
const FAR_MS = 900
/** Longer than requests wait for an answer: 2 s. */
const INDEXING_MS = 3000

const slow = useEach(startSwitchableDatabase)

/** For one test. */
async function connected(prepare: Parameters<typeof connectDatabase>[1]): Promise<Database> {
  const database = await forTest(connectDatabase(slow.uri, prepare, createLog('silent')))
  await database.firstUp
  return database
}

it('OPS-8: a far database is connected to, though each answer takes longer than requests look for it', async () => {
  slow.slow(FAR_MS)
  let prepared = 0
  await connected(() => Promise.resolve(void prepared++))
  expect(prepared).toBe(1)
})

it('OPS-8: building an index may take longer than a request', async () => {
  let prepared = 0
  await connected(async (connection) => {
    prepared++
    slow.slow(INDEXING_MS)
    await connection.collection('grown').createIndex({ a: 1 })
    slow.slow(0)
  })
  expect(prepared).toBe(1)
})

it('HIST-3: deleting a card does not wait for the plays of everyone who played it; they go in parts', async () => {
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
  const deletion = slow.hold('delete')
  expect((await visitor.send('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
  await deletion.running
  deletion.release()
  await expect.poll(() => plays.countDocuments({ cardId })).toBe(0)
  expect(commands.filter((method) => method === 'deleteMany')).toHaveLength(3)
})
