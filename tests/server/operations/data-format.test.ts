import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterEach, beforeEach, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { backUp } from '#server/database/backup.ts'
import { checkDataDirFormat, DATA_FORMAT, recordInDataDir } from '#server/database/data-format.ts'
import { startDatabase } from '#server/database/start.ts'
import type { Database } from '#server/database/connect.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { VERSION } from '#server/version.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { endServers, spawnServer } from '#tests/support/server-process.ts'
import { writtenLog } from '#tests/support/written-log.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { forTest } from '#tests/support/use-started.ts'

const NEWER = { dataFormat: 7, oldestReader: '9.4.0' }
const REASON =
  `holds data for BingoBoard 9.4.0 or later, and this is ${VERSION}. ` +
  'Start a newer version, or restore a backup from before the upgrade.'
let dataDir: string
const marker = () => join(dataDir, 'bingoboard.json')
const readMarker = () => JSON.parse(readFileSync(marker(), 'utf8')) as unknown
const writeMarker = (content: object) => writeFileSync(marker(), JSON.stringify(content))

beforeEach(() => {
  dataDir = newFolder()
})
afterEach(endServers)

it('UPG-2 OPS-2: a newer version’s folder is refused by the server, with exit code 1, and by a backup, with both versions', async () => {
  await (await startEmbeddedDb({ dataDir })).close()
  writeMarker({ database: 'database/data.mdb', ...NEWER })
  const server = await spawnServer({ DATA_DIR: dataDir, PORT: '0' })
  expect(await server.ended).toBe(1)
  expect(server.errors()).toBe(`DATA_DIR ${dataDir} ${REASON}\n`)
  expect(server.output()).toBe('')
  await expect(backUp(dataDir, join(dataDir, 'backup'))).rejects.toThrow(REASON)
  expect(readMarker()).toEqual({ database: 'database/data.mdb', ...NEWER })
})

it('UPG-2: an earlier version’s folder is marked with the current format; a newer, compatible version’s mark is kept', () => {
  writeMarker({ database: 'database/data.mdb' })
  checkDataDirFormat(dataDir)
  recordInDataDir(dataDir)
  expect(readMarker()).toEqual({ database: 'database/data.mdb', ...DATA_FORMAT })
  const compatible = { database: 'database/data.mdb', dataFormat: 7, oldestReader: VERSION }
  writeMarker(compatible)
  checkDataDirFormat(dataDir)
  recordInDataDir(dataDir)
  expect(readMarker()).toEqual(compatible)
})

it('UPG-2: a MongoDB of a newer version is refused, with both versions in the log, and its recorded format stays', async () => {
  const test = await forTest(openTestDb())
  const connection = await mongoose.createConnection(test.uri).asPromise()
  const { log, logged } = writtenLog()
  const start = (): Database =>
    startDatabase({ mongodbUri: test.uri, dataDir, metrics: undefined }, log, undefined)
  const stored = () => connection.collection('data_format').findOne({})
  let database = start()
  await database.firstUp
  expect(await stored()).toMatchObject(DATA_FORMAT)
  await database.close()
  await connection.collection('data_format').updateOne({}, { $set: NEWER })
  database = start()
  const refused = {
    event: 'database_refused',
    step: `open a database that ${REASON}`,
    kind: 'NewerDataError',
  }
  await expect.poll(() => logged.at(-1)).toMatchObject(refused)
  expect(database.isUp()).toBe(false)
  expect(await stored()).toMatchObject(NEWER)
  await database.close()
  await connection.close()
})

it('UPG-2: two servers that start together on an empty MongoDB both start, and neither reports a refusal', async () => {
  const test = await forTest(openTestDb())
  const { log, logged } = writtenLog()
  const databases = [1, 2].map(() =>
    startDatabase({ mongodbUri: test.uri, dataDir, metrics: undefined }, log, undefined),
  )
  await Promise.all(databases.map(({ firstUp }) => firstUp))
  expect(logged.map(({ event }) => event)).toEqual(['database_up', 'database_up'])
  for (const { close } of databases) await close()
})

it('UPG-3: the server, the package and the changelog have the same version', () => {
  expect(packageJson.version).toBe(VERSION)
  expect(/^## (\S+?),? /m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(VERSION)
})
