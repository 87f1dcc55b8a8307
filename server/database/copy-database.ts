import mongoose from 'mongoose'
import { requireDatabase } from '../embedded-db/data-dir.ts'
import { startEmbeddedDb } from '../embedded-db/embedded-db.ts'
import { InUseError } from '../embedded-db/errors.ts'
import { CONNECTION_OPTIONS } from './connect.ts'
import { describeFailure, StepError } from './connection-failure.ts'
import { connectionUri } from './connection-uri.ts'
import {
  checkDataDirFormat,
  checkMongodbFormat,
  readFormat,
  NewerDataError,
  recordInDataDir,
  recordInMongodb,
  type DataFormat,
} from './data-format.ts'

/** Why a copy can't be made: one line for the person who runs it. */
export class CopyError extends Error {
  override readonly name: string = 'CopyError'
}

/** A copy failed and left documents behind. */
export class LeftoverError extends CopyError {
  override readonly name = 'LeftoverError'
}

/** Describes an error of a database, without the driver's message, which may contain the URI. */
export function toCopyError(name: string, error: unknown): unknown {
  if (error instanceof CopyError || (error as Error).name === 'AbortError') return error
  if (error instanceof StepError && error.cause instanceof NewerDataError)
    return new CopyError(`${name} ${error.cause.message}`, { cause: error })
  const { step, kind, code, codeName, cause } = describeFailure(error)
  const reasons = [step === 'connect' ? undefined : step, kind, code, codeName, cause]
  const details = reasons.filter((part) => part !== undefined).join(', ')
  return new CopyError(`${name} can't be used (${details}).`, { cause: error })
}

const CONNECT_TIMEOUT_MS = 5000
/** The timeout for one batch, and for one index. */
const COMMAND_TIMEOUT_MS = 60_000
/** The longest time of a timer, so that a copy deletes no expired documents. */
const NEVER_MS = 2 ** 31 - 1

const isUri = (location: string) => /^mongodb(\+srv)?:/.test(location)

async function startEmbedded(role: 'FROM' | 'TO', dataDir: string) {
  if (role === 'FROM') requireDatabase(dataDir)
  checkDataDirFormat(dataDir)
  try {
    return await startEmbeddedDb({ dataDir, ttlIntervalMs: NEVER_MS })
  } catch (error) {
    if (role === 'TO' || !(error instanceof InUseError)) throw error
    throw new CopyError(
      `${error.message} To copy it while it is in use, run \`npm run backup -- DIR\` and copy from DIR.`,
      { cause: error },
    )
  }
}

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

/**
 * Opens the database of a copy.
 * @param location the URI of a MongoDB, or a directory of an embedded database
 * @throws CopyError, DataDirError when it can't be used, or needs a newer version; `signal` ends the wait
 */
export async function openDatabase(role: 'FROM' | 'TO', location: string, signal: AbortSignal) {
  const embedded = isUri(location) ? undefined : await startEmbedded(role, location)
  const name = embedded ? location : role
  const connection = mongoose.createConnection()
  const close = async () => {
    await connection.close()
    await embedded?.close()
  }
  try {
    await connection.openUri(connectionUri(embedded?.uri ?? location), {
      ...CONNECTION_OPTIONS,
      serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      socketTimeoutMS: COMMAND_TIMEOUT_MS,
    })
    if (!embedded) await checkMongodbFormat(connection)
    return {
      /** The name in messages: the directory, or FROM or TO. */
      name,
      connection,
      format: await readFormat(embedded ? location : connection),
      /** Records the format of the copied data, for the next start of a server. */
      record: async (format: DataFormat) =>
        embedded ? recordInDataDir(location, format) : recordInMongodb(connection, format),
      close,
    }
  } catch (error) {
    await close()
    signal.throwIfAborted()
    throw toCopyError(name, error)
  }
}
