import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppDeps } from '#server/app.ts'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { createLog } from '#server/log.ts'
import { startApp, type TestApp } from './app.ts'
import { useStarted } from './use-started.ts'
import { startEmbeddedDb, type EmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { createDatabaseWay, targetOf } from './database-way.ts'
import {
  dropDatabase,
  GIVEN_URI,
  inDatabase,
  newDatabaseName,
  primaryOf,
  throughSocket,
} from './given-mongodb.ts'

/**
 * Starts a database that can go away and come back with its data, at the same address: the embedded one, or the one at
 * TEST_MONGODB_URI, of which only the connection goes away.
 */
export async function startSwitchableDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'bingoboard-away-'))
  const given = GIVEN_URI && inDatabase(GIVEN_URI, newDatabaseName())
  const path = join(folder, 'way.sock')
  const way = createDatabaseWay({ path })
  let embedded: EmbeddedDb | undefined

  const start = async () => {
    if (!given) embedded = await startEmbeddedDb({ dataDir: join(folder, 'data') })
    await way.open(targetOf(given ? await primaryOf(given) : /\/\/([^/]+)/.exec(embedded!.uri)![1]!))
  }
  const stop = async () => {
    await way.close()
    await embedded?.close()
    embedded = undefined
  }

  await start()
  return {
    uri: throughSocket(given ?? embedded!.uri, path),
    stop,
    start,
    hold: way.hold,
    hang: way.hang,
    /** Delays each reply by this many ms from now on, as from a distant database. */
    slow: (ms: number) => way.slow(() => ms),
    close: async () => {
      await stop()
      if (given) await dropDatabase(given)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type SwitchableDatabase = Awaited<ReturnType<typeof startSwitchableDatabase>>

/** Starts an app on a database that can go away and come back, for the tests of a file or a group. */
export function useSwitchableApp(
  overrides: Partial<AppDeps> = {},
): TestApp & { away: SwitchableDatabase; mongo: Database } {
  return useStarted(async () => {
    const away = await startSwitchableDatabase()
    const mongo = connectDatabase(away.uri, createIndexes, createLog('silent'))
    await mongo.firstUp
    const app = await startApp({ database: mongo, ...overrides })
    return {
      ...app,
      away,
      mongo,
      close: async () => {
        await app.close()
        await mongo.close()
        await away.close()
      },
    }
  })
}
