import { mongo } from 'mongoose'
import { AppError } from '../app-error.ts'

/**
 * MongoDB's codes of temporary failures, from the drivers' specification: host unreachable, network, time limits, write
 * concern not met, conflicting writes, no node to read from, stepping down, shutting down; of a cursor that a new
 * primary doesn't know; and of a full disk. 1 is an internal error, sent by a front end while the storage behind it is
 * gone. 13 and 18 are rights and a password withdrawn after the start, which an operator has to give back.
 */
const UNAVAILABLE_CODES = new Set([
  1, 6, 7, 13, 18, 43, 50, 64, 89, 91, 100, 112, 133, 134, 189, 262, 9001, 10_058, 10_107, 11_600, 11_601,
  11_602, 13_435, 13_436, 14_031,
])
/** Errors of Node that the driver (7.8) passes on unchanged when a connection ends just before it sends a command. */
const UNAVAILABLE_SOCKET_CODES = new Set(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])
/** The server's label for a retryable error. */
const TEMPORARY_LABEL = 'RetryableWriteError'

/** Errors of the driver and Mongoose for an unreachable database. */
const UNAVAILABLE_NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoServerClosedError',
  'MongoOperationTimeoutError',
  'MongooseServerSelectionError',
  'DisconnectedError',
])

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000
}

/** Resolves with a write's result; undefined when a unique index refuses it, because it is stored already. */
export async function unlessDuplicate<T>(write: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await write
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** Whether the database is unreachable or cannot write now, as opposed to a wrong request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (UNAVAILABLE_NAMES.has(error.name)) return true
  // Mongoose has no class for a model used before the first connection (`bufferCommands: false`).
  if (error.name === 'MongooseError' && error.message.includes('initial connection')) return true
  if (error instanceof mongo.MongoError && error.hasErrorLabel(TEMPORARY_LABEL)) return true
  // Errors of a write concern and of the network are nested when several writes went out together.
  if (error instanceof mongo.MongoBulkWriteError && error.err) return isUnavailableCode(error.err.code)
  if (error instanceof mongo.MongoBulkWriteError && isDatabaseUnavailable(error.errorResponse)) return true
  return 'code' in error && isUnavailableCode(error.code)
}

/** Whether an operation may work a moment later, according to our own error or the driver's. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof AppError ? error.code === 'unavailable' : isDatabaseUnavailable(error)
}

export function isUnavailableCode(code: unknown): boolean {
  if (typeof code === 'string') return UNAVAILABLE_SOCKET_CODES.has(code)
  return typeof code === 'number' && UNAVAILABLE_CODES.has(code)
}
