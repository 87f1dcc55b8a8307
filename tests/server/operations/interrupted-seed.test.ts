import { expect, it } from 'vitest'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { startDatabase } from '#server/database/start.ts'
import { categoryModel } from '#server/models/category.ts'
import { eventually } from '#tests/support/eventually.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { startSwitchableDatabase } from '#tests/support/switchable-database.ts'
import { useEach } from '#tests/support/use-started.ts'
import { writtenLog } from '#tests/support/written-log.ts'

const away = useEach(startSwitchableDatabase)

/** A start whose official categories are being stored. */
async function startSeeding() {
  const seeding = away.hold('update')
  const { log, logged } = writtenLog()
  const database = startDatabase(
    { mongodbUri: away.uri, dataDir: newFolder(), metrics: undefined },
    log,
    undefined,
  )
  await seeding.running
  const events = () => logged.map(({ event }) => event)
  return { database, events, release: seeding.release }
}

it('OPS-8: a start whose database goes away while it stores the official categories stores them when it is back', async () => {
  const { database, events, release } = await startSeeding()
  await away.stop()
  release()
  // A MongoDB of several nodes makes the driver repeat the write: the database is away for longer than it waits.
  await eventually(events, (logged) => logged.length > 0)
  await away.start()
  await database.firstUp
  const stored = await categoryModel(database.connection).find({ userId: null }).lean()
  expect(stored).toHaveLength(OFFICIAL_CONTENT.length)
  expect(stored.filter(({ itemsStamp }) => itemsStamp === undefined)).toEqual([])
  expect(events()).toEqual(['database_down', 'database_up'])
  await database.close()
})

it('OPS-5: one that is ended then says nothing of a failure', async () => {
  const { database, events, release } = await startSeeding()
  await database.close()
  release()
  expect(events()).toEqual([])
})
