import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from 'mongoose'
import { PRODUCT_NAME } from '#shared/product.ts'
import { MARKER_FILE, writeDurably } from '../embedded-db/data-dir.ts'
import { DataDirError } from '../embedded-db/errors.ts'
import { VERSION } from '../version.ts'
import { StepError } from './connection-failure.ts'
import { unlessDuplicate } from './errors.ts'

/** The format of stored data, recorded in the marker of DATA_DIR, or in one document of a MongoDB. */
export interface DataFormat {
  /** Raised with every change that code has to distinguish. */
  dataFormat: number
  /** The oldest version that may open the data. Raised when earlier ones would misread or damage it. */
  oldestReader: string
}

/** The format that this version writes. CHANGELOG.md lists the changes of each format. */
export const DATA_FORMAT: DataFormat = { dataFormat: 1, oldestReader: '0.1.0' }

/** What is recorded; nothing in data of versions before 0.2.0. */
type StoredFormat = Partial<DataFormat> | null

const isOlder = (version: string, other: string) => version.localeCompare(other, 'en', { numeric: true }) < 0

/** Returns why this version can't open data, to follow the database's name; undefined when it can. */
function refusalReason(stored: StoredFormat): string | undefined {
  const { oldestReader } = stored ?? {}
  if (oldestReader === undefined || !isOlder(VERSION, oldestReader)) return undefined
  return `holds data for ${PRODUCT_NAME} ${oldestReader} or later, and this is ${VERSION}. Start a newer version, or restore a backup from before the upgrade.`
}

/** Whether the recorded format may stay. Data of a newer version keeps its own format. */
const isCurrent = (stored: StoredFormat, format: DataFormat): boolean =>
  (stored?.dataFormat ?? 0) >= format.dataFormat

function readMarker(dataDir: string): StoredFormat {
  try {
    return JSON.parse(readFileSync(join(dataDir, MARKER_FILE), 'utf8')) as StoredFormat
  } catch {
    // Missing before the first start. Opening the directory finds its other errors.
    return null
  }
}

/** Checks the format before the database in `dataDir` is opened. @throws DataDirError when it needs a newer version */
export function checkDataDirFormat(dataDir: string): void {
  const reason = refusalReason(readMarker(dataDir))
  if (reason !== undefined) throw new DataDirError(dataDir, reason)
}

/** Records the format in a data directory. Call it with the database open. */
export function recordInDataDir(dataDir: string, format = DATA_FORMAT): void {
  const marker = readMarker(dataDir)
  if (!isCurrent(marker, format))
    writeDurably(join(dataDir, MARKER_FILE), JSON.stringify({ ...marker, ...format }))
}

const FORMAT_ID = 'stored-data'
const formats = (connection: Connection) =>
  connection.collection<DataFormat & { _id: typeof FORMAT_ID }>('data_format')

/** Checks the format before anything else of a MongoDB is used. @throws StepError when it needs a newer version */
export async function checkMongodbFormat(connection: Connection): Promise<void> {
  const reason = refusalReason(await formats(connection).findOne({ _id: FORMAT_ID }))
  if (reason !== undefined) throw new StepError(`open a database that ${reason}`, new NewerDataError(reason))
}

/** Records the format in a MongoDB. If servers of two versions start together, the newer format stays. */
export async function recordInMongodb(connection: Connection, format = DATA_FORMAT): Promise<void> {
  const stored = await formats(connection).findOne({ _id: FORMAT_ID })
  if (isCurrent(stored, format)) return
  if (stored) await formats(connection).updateOne(stored, { $set: format })
  // Undefined: another server that starts at the same time has recorded its own.
  else if (!(await unlessDuplicate(formats(connection).insertOne({ _id: FORMAT_ID, ...format }))))
    await recordInMongodb(connection, format)
}

/** Returns the recorded format; undefined for data of versions before 0.2.0. */
export async function readFormat(location: string | Connection): Promise<DataFormat | undefined> {
  const stored: StoredFormat =
    typeof location === 'string' ? readMarker(location) : await formats(location).findOne({ _id: FORMAT_ID })
  const { dataFormat, oldestReader } = stored ?? {}
  return dataFormat === undefined || oldestReader === undefined ? undefined : { dataFormat, oldestReader }
}

/** The data needs a newer version. The message follows the name of the database. */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError'
}
