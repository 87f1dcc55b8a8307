import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Types } from 'mongoose'
import { inject } from 'vitest'
import { createApp, type App, type AppDeps } from '#server/app.ts'
import { readConfig } from '#server/config-rules.mjs'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { changes } from '#server/embedded-db/changes.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { createLog } from '#server/log.ts'
import { cardModel, type CardDoc } from '#server/models/card.ts'
import { newCardId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { watchAnswers } from './contract/watch.ts'
import { dropDatabase, GIVEN_URI, inDatabase, newDatabaseName } from './given-mongodb.ts'
import { forTest, useStarted } from './use-started.ts'

export interface TestApp {
  /** `http://127.0.0.1:PORT` */
  url: string
  port: number
  /** The running server's instance. Like `events`, it is replaced by a restart. */
  readonly io: App['io']
  readonly http: App['http']
  readonly events: App['events']
  database: Database
  databaseUri: string
  /**
   * Stops the server and starts another at the same URL on the same database. A crash cuts off running requests;
   * `whileDown` runs while there is no server.
   */
  restart: (how?: { crash?: boolean; whileDown?: () => Promise<void> }) => Promise<void>
  startDraining: () => void
  close: () => Promise<void>
  /** Returns a card's document, also of a deleted card. */
  storedCard: (cardId: string) => Promise<CardDoc>
  /** Changes a stored card without this server, as another server on the same database would. */
  changeElsewhere: (cardId: string, fields: Partial<CardDoc>) => Promise<void>
  /** Stores that many empty cards of a user, aged one second, two seconds and so on. */
  fillCards: (userId: string, count: number) => Promise<void>
  /** Returns the versions of a card that this server has announced so far, before snapshots are throttled. */
  announced: (cardId: string) => number[]
}

/** The minimum that argon2 accepts. The default of 19 MiB costs 20 to 40 ms of CPU for every user that a test registers. */
const CHEAP_HASHING = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** The settings of a server that sets none. */
export const DEFAULT_SETTINGS = {
  ...readConfig({}).config!,
  sessionSecret: 'a secret for tests, 32 bytes or more',
  metrics: undefined,
}

interface DatabaseUri {
  uri: string
  /** Undefined if the database already has its indexes. */
  prepare: typeof createIndexes | undefined
  changes?: Database['changes']
  dispose: () => Promise<void>
}

let indexed: Promise<string> | undefined

/** Creates the directory of an empty database with all indexes, since creating them for each app takes half of its startup time. */
async function makeIndexed(): Promise<string> {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'indexed-'))
  const embedded = await startEmbeddedDb({ dataDir })
  const database = connectDatabase(embedded.uri, createIndexes, createLog('silent'))
  await database.firstUp
  await database.close()
  await embedded.close()
  return dataDir
}

/** Creates a separate database for each app: at TEST_MONGODB_URI under a new name, or the embedded one in a new directory. */
async function newDatabase(): Promise<DatabaseUri> {
  if (GIVEN_URI) {
    const uri = inDatabase(GIVEN_URI, newDatabaseName())
    return { uri, prepare: createIndexes, dispose: () => dropDatabase(uri) }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-test-'))
  await cp(await (indexed ??= makeIndexed()), dataDir, { recursive: true })
  const embedded = await startEmbeddedDb({ dataDir })
  return {
    uri: embedded.uri,
    prepare: undefined,
    changes,
    dispose: async () => {
      await embedded.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** `remembers: false` makes the app read each document again, as on a MongoDB. */
type Options = Partial<AppDeps> & { remembers?: boolean }

/**
 * Starts the real app on a free port with a real database.
 * @param beside an app whose database it shares, and which has to be closed later
 */
export async function startApp(
  { remembers = true, ...overrides }: Options = {},
  beside?: TestApp,
): Promise<TestApp> {
  const log = createLog('silent')
  const { uri, prepare, changes, dispose } = beside
    ? {
        uri: beside.databaseUri,
        prepare: undefined,
        changes: beside.database.changes,
        dispose: () => Promise.resolve(),
      }
    : await newDatabase()
  const database = connectDatabase(uri, prepare ?? (() => Promise.resolve()), log, {
    monitorCommands: overrides.metrics !== undefined,
    changes: remembers ? changes : undefined,
  })
  await database.firstUp
  const cards = cardModel(database.connection)
  const announced: Card[] = []
  const startAt = async (port: number): Promise<App> => {
    const started = await createApp({
      ...DEFAULT_SETTINGS,
      database,
      log,
      passwordHashing: CHEAP_HASHING,
      ...overrides,
    })
    watchAnswers(started.http)
    started.events.on('card.changed', ({ card }) => announced.push(card))
    await new Promise<void>((resolve) => started.http.listen({ port, host: '127.0.0.1' }, resolve))
    return started
  }
  let app = await startAt(0)
  const address = app.http.address()
  if (address === null || typeof address === 'string') throw new Error('The app does not listen')

  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    get io() {
      return app.io
    },
    get http() {
      return app.http
    },
    get events() {
      return app.events
    },
    database,
    databaseUri: uri,
    restart: async ({ crash = false, whileDown } = {}) => {
      if (crash) app.http.closeAllConnections()
      await app.close()
      await whileDown?.()
      app = await startAt(address.port)
    },
    startDraining: () => app.startDraining(),
    close: async () => {
      await app.close()
      await database.close()
      await dispose()
    },
    storedCard: async (cardId) => {
      const doc = await cards.findOne({ cardId }).lean()
      if (!doc) throw new Error(`No card ${cardId} is stored`)
      return doc
    },
    changeElsewhere: async (cardId, fields) => {
      await cards.updateOne({ cardId }, { $set: fields })
    },
    fillCards: async (userId, count) => {
      const nowMs = Date.now()
      const look = { gridSize: 3, hasFreeSpace: false, cells: Array(9).fill(''), theme: 'blue' }
      const rest = { freeSpaceImageUrl: null, version: 1, round: 1, opIds: [] }
      const empty = new cards({ userId, ...look, ...rest }).toObject()
      // Bypasses Mongoose, whose validation takes four times as long.
      await cards.collection.insertMany(
        Array.from({ length: count }, (_, index) => {
          const createdAt = new Date(nowMs - (index + 1) * 1000)
          const own = { _id: new Types.ObjectId(), cardId: newCardId(), title: `Card ${index + 1}` }
          return { ...empty, ...own, createdAt, updatedAt: createdAt }
        }),
      )
    },
    announced: (cardId) => announced.filter((card) => card.cardId === cardId).map(({ version }) => version),
  }
}

/**
 * Starts the app for the tests of a file or a group.
 * @param given options, as a function if they depend on something that is started earlier
 */
export function useApp(given: Options | (() => Options) = {}): TestApp {
  return useStarted(() => startApp(typeof given === 'function' ? given() : given))
}

/** Starts the app for one test, and stops it when the test ends. */
export const appForTest = (...of: Parameters<typeof startApp>): Promise<TestApp> => forTest(startApp(...of))
